import { decodeKey } from '../../bson/values.ts';
import type { Doc } from '../../bson/wire.ts';
import type { Collection, Index } from '../catalog.ts';
import type { Query } from './find.ts';
import { choosePlan } from './plan.ts';
import type { Source } from './source.ts';

/** Larger pages are read in turns, as documents. */
const MOST_ROWS = 1_000;

/**
 * Returns the wanted fields of the documents of a query from the entries of one index, without reading documents;
 * undefined if no index has all of them, decides the filter and gives the order, or if a value cannot be decoded exactly
 * from its key: then the documents are read.
 */
export function coveredBy(
  source: Source,
  collection: Collection,
  { filter, sort, skip, limit }: Query,
  fields: readonly string[],
): Doc[] | undefined {
  if (limit < 1 || limit > MOST_ROWS) return undefined;
  const { index, intervals, exact, order } = choosePlan(collection, filter, sort, true);
  const [interval, ...others] = intervals;
  if (!index || !exact || !interval || others.length > 0 || (sort.length > 0 && !order)) return undefined;
  if (!fields.every((field) => index.keys.some(({ path }) => path === field))) return undefined;
  const statement = source.sqlite.sql(order === -1 ? BACKWARDS : FORWARDS);
  const { keys } = statement.get(index.id, ...interval, limit, skip) as { keys: string | null };
  const found: Doc[] = [];
  for (const key of keys === null ? [] : keys.split(',')) {
    const doc = decoded(Buffer.from(key, 'hex'), index, fields);
    if (!doc) return undefined;
    found.push(doc);
  }
  return found;
}

/** The `_id` comes first, as in stored documents. */
function decoded(key: Buffer, { keys }: Index, fields: readonly string[]): Doc | undefined {
  const doc: Doc = fields.includes('_id') ? { _id: undefined } : {};
  let missing = fields.length;
  let at = 0;
  for (const { path, direction } of keys) {
    const found = decodeKey(key, at, direction);
    if (!found) return undefined;
    at = found.end;
    if (!fields.includes(path)) continue;
    doc[path] = found.value;
    if (--missing === 0) return doc;
  }
  return undefined;
}

// Reads the keys as one text: one value is much cheaper to transfer than many rows.
const ENTRIES =
  'SELECT group_concat(hex(k)) AS keys FROM (SELECT k FROM entries WHERE idx=? AND k>=? AND k<?';
const FORWARDS = `${ENTRIES} ORDER BY k, id LIMIT ? OFFSET ?)`;
const BACKWARDS = `${ENTRIES} ORDER BY k DESC, id DESC LIMIT ? OFFSET ?)`;
