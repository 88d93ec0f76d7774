import { setImmediate as turn } from 'node:timers/promises';
import { storedForm, type StoredForm } from '@consulting/mongoose-sqlite';
import type { Connection, Model, QueryFilter, Types } from 'mongoose';
import type { ArrivalMemory } from '../../../shared/arrival.ts';
import type { ArrivalFields } from './arrival-fields.ts';
import { formersOf, type FormerVersionDocument } from './former-version.schema.ts';

/** An entry that came in, with what searches find it by. */
export interface NewEntry {
  id: string;
  openedAt: Date;
  arrivedAt: Date;
  stored: StoredForm;
  /** The versions that edits have replaced, the first edit first. */
  formers: { at: Date; content: StoredForm }[];
}

/** What came into a list after an instant, whoever finds it: last first. */
export interface Window {
  since: Date;
  entries: NewEntry[];
  /** What searches have found of it. */
  matched: { bySearch: Map<string, NewEntry[]>; size: number };
}

/** Entries that are read at most, those that came in last: more are never news to anybody. */
const MOST_READ = 5_000;
/** Entries that are read before others get a turn: a few milliseconds. */
const IN_A_TURN = 50;

/** Returns what came into a list after `since` or before; read once for a memory, unless it needs to reach further back. */
export async function windowOf<Document extends ArrivalFields>(
  model: Model<Document>,
  fields: readonly string[],
  since: Date,
  memory?: ArrivalMemory,
): Promise<Window> {
  const known = memory?.windows.get(model.modelName) as Window | undefined;
  if (known && known.since <= since) return known;
  const entries = await read(model, fields, since);
  const window: Window = { since, entries, matched: { bySearch: new Map(), size: 0 } };
  memory?.windows.set(model.modelName, window);
  return window;
}

async function read<Document extends ArrivalFields>(
  model: Model<Document>,
  fields: readonly string[],
  since: Date,
): Promise<NewEntry[]> {
  const projection = Object.fromEntries(
    [...fields, 'words', 'openedAt', 'arrivedAt'].map((each) => [each, 1]),
  );
  const found = model
    .find({ arrivedAt: { $gt: since } } as QueryFilter<Document>, projection)
    .sort({ arrivedAt: -1, _id: -1 })
    .limit(MOST_READ)
    .lean<(ArrivalFields & { _id: Types.ObjectId })[]>()
    .cursor({ batchSize: IN_A_TURN });
  const entries: NewEntry[] = [];
  for await (const document of found) {
    const { _id, openedAt, arrivedAt } = document;
    if (!openedAt || !arrivedAt) continue;
    entries.push({ id: _id.toHexString(), openedAt, arrivedAt, stored: storedForm(document), formers: [] });
    if (entries.length % IN_A_TURN === 0) await turn();
  }
  await addFormers(model, entries, since);
  return entries;
}

async function addFormers(
  model: { db: Connection },
  entries: readonly NewEntry[],
  since: Date,
): Promise<void> {
  const edited = new Map(
    entries.filter(({ openedAt, arrivedAt }) => arrivedAt > openedAt).map((entry) => [entry.id, entry]),
  );
  if (edited.size === 0) return;
  const formers = await formersOf(model)
    .find({ targetId: { $in: [...edited.keys()] }, at: { $gt: since } })
    .sort({ targetId: 1, at: 1 })
    .lean<FormerVersionDocument[]>();
  for (const { targetId, at, content } of formers)
    edited.get(targetId.toHexString())?.formers.push({ at, content: storedForm(content) });
}
