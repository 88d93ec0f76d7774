/**
 * What came into the result of a search since an instant: entries that opened (again), and entries that an edit brought
 * into it. The filter of the list decides, so an alert tells exactly what the list shows.
 *
 * An entry's document has when it opened and when it was edited last (`arrival-fields.ts`). What an edit replaced is kept
 * for some time (`FormerVersionDocument`): an entry that the search found before the edit does not count as new. The new
 * entries are read along the index of `arrivedAt` and matched here: the filter's own indexes are over the whole list.
 */

import { setImmediate as turn } from 'node:timers/promises';
import { predicateOf } from '@consulting/mongoose-sqlite';
import type { Model, QueryFilter } from 'mongoose';
import type { Arrival, News } from '../../../shared/arrival.ts';
import { defined } from '../../../shared/defined.ts';
import { newId } from '../../../shared/id.ts';
import { stored } from '../../database/queries/find-page.ts';
import type { ArrivalFields } from './arrival-fields.ts';
import { formersOf } from './former-version.schema.ts';
import { windowOf, type NewEntry, type Window } from './new-entries.ts';

/** A search of a list, and since when its arrivals count. */
interface Wanted<Document> extends Omit<News, 'except'> {
  /** The fields by which the list is filtered. */
  fields: readonly string[];
  /** Restricts to what the list shows at all. */
  shown?: QueryFilter<Document>;
  /** The filter of the search. */
  matching: QueryFilter<Document>;
}

/** Entries that are matched before others get a turn: a few milliseconds. */
const IN_A_TURN = 500;
/** Former versions that are kept of one entry: with more edits since it opened, the oldest go. */
export const MOST_FORMERS = 50;
/** References to matching entries that a memory keeps; with more, it begins anew. */
const MOST_KEPT = 200_000;

/** Returns what came in after `since`, last first. */
export async function arrivalsIn<Document extends ArrivalFields>(
  model: Model<Document>,
  { fields, shown = {}, matching, since, most, memory, search }: Wanted<Document>,
): Promise<Arrival[]> {
  const window = await windowOf(model, [...fields, ...Object.keys(shown)], since, memory);
  const [isShown, matches] = [predicateOf(stored(model, shown)), predicateOf(stored(model, matching))];
  const all = await matchingIn(window, search, (entry) => isShown(entry.stored) && matches(entry.stored));
  return all
    .filter((entry) => entry.arrivedAt > since && !wasFoundBefore(entry, since, matches))
    .slice(0, most)
    .map(({ id, openedAt, arrivedAt }) => ({ id, openedAt, arrivedAt }));
}

/** Returns the entries of a window that a search finds now. */
async function matchingIn(
  { entries, matched }: Window,
  search: string | undefined,
  isFound: (entry: NewEntry) => boolean,
): Promise<NewEntry[]> {
  const known = search === undefined ? undefined : matched.bySearch.get(search);
  if (known) return known;
  const found: NewEntry[] = [];
  for (const [at, entry] of entries.entries()) {
    if (isFound(entry)) found.push(entry);
    if (at % IN_A_TURN === IN_A_TURN - 1) await turn();
  }
  if (search === undefined) return found;
  if (matched.size > MOST_KEPT) {
    matched.bySearch.clear();
    matched.size = 0;
  }
  matched.bySearch.set(search, found);
  matched.size += found.length + 1;
  return found;
}

/** Returns whether the search found the entry before its first edit after `since`, and the entry has not opened since. */
function wasFoundBefore(
  { openedAt, formers }: NewEntry,
  since: Date,
  matches: (content: NewEntry['stored']) => boolean,
): boolean {
  if (openedAt > since) return false;
  const first = formers.find(({ at }) => at > since);
  // An edit whose former version is no longer kept is too old to be news.
  return !first || matches(first.content);
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
  const before = await model.findById(id).select('+words').lean<ArrivalFields & Record<string, unknown>>();
  if (!before?.openedAt) return {};
  const former = pick(before, fields);
  if (JSON.stringify(former) === JSON.stringify(pick({ ...before, ...changed }, fields))) return {};
  const content = { ...former, words: before['words'] ?? null };
  const formers = formersOf(model);
  await formers.create([{ _id: newId(), targetId: id, at, content }]);
  const oldest = await formers.find({ targetId: id }, { _id: 1 }).sort({ at: -1 }).skip(MOST_FORMERS).lean();
  if (oldest.length > 0) await formers.deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) } });
  return { arrivedAt: at };
}

/**
 * Forgets what entries were found by: of removed ones, and of those that are paused, closed or opened. What opens again is
 * news to everybody, so nothing asks what found it before.
 */
export async function forgetFormer<Document>(model: Model<Document>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await formersOf(model).deleteMany({ targetId: { $in: [...ids] } });
}

const pick = (document: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, document[field] ?? null]));
