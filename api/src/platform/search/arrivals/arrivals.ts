/**
 * What came into the result of a search since an instant: entries that opened (again), and entries that an edit brought
 * into it. The filter of the list decides, so an alert tells exactly what the list shows.
 *
 * An entry's document has when it opened and when it was edited last (`arrival-fields.ts`). What an edit replaced is kept
 * for some time (`FormerVersionDocument`): an entry that the search found before the edit does not count as new.
 */

import { predicateOf } from '@consulting/mongoose-sqlite';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { Arrival } from '../../../shared/arrival.ts';
import { defined } from '../../../shared/defined.ts';
import { newId } from '../../../shared/id.ts';
import type { ArrivalFields } from './arrival-fields.ts';
import {
  FORMER_VERSION_MODEL,
  formerVersionSchema,
  type FormerVersionDocument,
} from './former-version.schema.ts';

/** What is looked for. */
export interface Wanted<Document> {
  /** Restricts to what the list shows at all. */
  shown?: QueryFilter<Document>;
  /** The filter of the search. */
  matching: QueryFilter<Document>;
  since: Date;
  /** Maximum entries. */
  most: number;
}

interface Entry extends ArrivalFields {
  _id: Types.ObjectId;
}

/** Returns the model of the versions that edits have replaced, beside a model of the same store. */
const formersOf = ({ db }: { db: Model<unknown>['db'] }): Model<FormerVersionDocument> =>
  (db.models[FORMER_VERSION_MODEL] ??
    db.model(FORMER_VERSION_MODEL, formerVersionSchema)) as unknown as Model<FormerVersionDocument>;

/** Returns what came in after `since`, last first. An index of `arrivedAt` serves it. */
export async function arrivalsIn<Document extends ArrivalFields>(
  model: Model<Document>,
  { shown = {}, matching, since, most }: Wanted<Document>,
): Promise<Arrival[]> {
  const filter = { ...shown, ...matching, arrivedAt: { $gt: since } } as QueryFilter<Document>;
  const found = await model
    .find(filter, { openedAt: 1, arrivedAt: 1 })
    .sort({ arrivedAt: -1, _id: -1 })
    .limit(most)
    .lean<Entry[]>();
  const arrivals = found.flatMap(({ _id, openedAt, arrivedAt }) =>
    openedAt && arrivedAt ? [{ id: _id.toHexString(), openedAt, arrivedAt }] : [],
  );
  const edited = arrivals.filter(({ openedAt }) => openedAt <= since).map(({ id }) => id);
  const stayed = await foundBefore(model, edited, { matching, since });
  return arrivals.filter(({ id }) => !stayed.has(id));
}

/** Returns those of the entries that the search found before their first edit after `since`. */
async function foundBefore<Document>(
  model: Model<Document>,
  ids: readonly string[],
  { matching, since }: Pick<Wanted<Document>, 'matching' | 'since'>,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const formers = await formersOf(model)
    .find({ targetId: { $in: [...ids] }, at: { $gt: since } })
    .sort({ targetId: 1, at: -1 })
    .lean<FormerVersionDocument[]>();
  // The first edit comes last, and stays.
  const first = new Map(formers.map(({ targetId, content }) => [targetId.toHexString(), content]));
  const matches = predicateOf(matching);
  // An edit whose former version is no longer kept is too old to be news.
  return new Set(ids.filter((id) => !first.has(id) || matches(first.get(id)!)));
}

/**
 * Keeps what an open entry is found by until this edit, and returns the fields to write with the edit. Belongs in its unit
 * of work. `fields` are those by which its list is filtered, `change` the new values; a missing value stays.
 */
export async function arrivingByEdit<Document extends ArrivalFields>(
  model: Model<Document>,
  id: string,
  { fields, change, at }: { fields: readonly string[]; change: object; at: Date },
): Promise<Pick<ArrivalFields, 'arrivedAt'>> {
  const changed = defined(change) as Record<string, unknown>;
  if (!fields.some((field) => field in changed)) return {};
  const before = await model.findById(id).select('+words').lean<Entry & Record<string, unknown>>();
  if (!before?.openedAt) return {};
  const former = pick(before, fields);
  if (JSON.stringify(former) === JSON.stringify(pick({ ...before, ...changed }, fields))) return {};
  const content = { ...former, words: before['words'] ?? null };
  await formersOf(model).create([{ _id: newId(), targetId: id, at, content }]);
  return { arrivedAt: at };
}

/** Forgets what removed entries were found by. */
export async function forgetFormer<Document>(model: Model<Document>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await formersOf(model).deleteMany({ targetId: { $in: [...ids] } });
}

const pick = (document: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, document[field] ?? null]));
