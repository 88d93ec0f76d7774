import { decodeKey, invert, typeOrder } from '../../bson/values.ts';
import { type Doc, ObjectId } from '../../bson/wire.ts';
import type { Collection } from '../catalog.ts';
import { countEntries } from './count.ts';
import type { Query } from './find.ts';
import type { Interval } from '../cache/count-cache.ts';
import { choosePlan } from './plan.ts';
import type { Source } from './source.ts';

/** Values of some fields of an index, and the number of documents that have them. */
export type Counted = { doc: Doc; n: number };

/**
 * Counts the documents of a query by some of their fields, from the entries of one index; undefined if no index serves.
 * The index must decide the filter by values of its first fields. The wanted fields are among these, plus at most the
 * one that follows; or the filter has a range of that one. Only strings, ids, dates and booleans can be decoded exactly from a key.
 */
export function countBy(source: Source, collection: Collection, query: Query, paths: string[]) {
  const { filter, sort, skip, limit } = query;
  if (sort.length || skip || limit) return undefined;
  const { index, intervals, exact, fixedFields, ranged } = choosePlan(collection, filter, [], false, paths);
  if (!index || !exact || !fixedFields) return undefined;
  const following = ranged ? undefined : index.keys[fixedFields];
  const known = index.keys.slice(0, fixedFields).concat(following ?? []);
  if (!paths.every((path) => !path.includes('.') && known.some((key) => key.path === path))) return undefined;
  const next = following && paths.includes(following.path) ? following : undefined;
  const found: Counted[] = [];
  for (const interval of intervals) {
    const doc = decodeFields(interval[0], index.keys.slice(0, fixedFields));
    if (!doc) return undefined;
    if (!next) {
      const n = countEntries(source, index.id, interval);
      if (n) found.push({ doc, n });
      continue;
    }
    for (const { part, n } of parts(source, index.id, interval, next.direction)) {
      const own = part ? decodeFields(Buffer.from(part, 'hex'), [next]) : undefined;
      if (!own) return undefined;
      found.push({ doc: { [next.path]: own[next.path], ...doc }, n });
    }
  }
  return found;
}

type Key = { path: string; direction: 1 | -1 };

function decodeFields(bytes: Buffer, keys: Key[]): Doc | undefined {
  const doc: Doc = {};
  let at = 0;
  for (const { path, direction } of keys) {
    const found = decodeKey(bytes, at, direction);
    if (!found) return undefined;
    doc[path] = found.value;
    at = found.end;
  }
  return doc;
}

/** Counts the distinct keys of the field after the fixed fields; null for keys that cannot be decoded exactly. */
function parts({ sqlite }: Source, index: number, interval: Interval, direction: 1 | -1) {
  const from = interval[0].length + 1;
  return sqlite.sql(PARTS[direction]).all(from, index, ...interval) as { part: string | null; n: number }[];
}

const inverted = (hex: string) => invert(Buffer.from(hex, 'hex')).toString('hex');

function sqlOf(direction: 1 | -1): string {
  const bytes = (hex: string) => `x'${direction < 0 ? inverted(hex) : hex}'`;
  const type = (value: unknown) => bytes(typeOrder(value).toString(16).padStart(2, '0'));
  return `SELECT hex(CASE substr(rest, 1, 1)
      WHEN ${type('')} THEN substr(rest, 1, 2 + instr(substr(rest, 2), ${bytes('0000')}))
      WHEN ${type(true)} THEN substr(rest, 1, 2)
      WHEN ${type(new Date(0))} THEN substr(rest, 1, 9)
      WHEN ${type(new ObjectId())} THEN substr(rest, 1, 13)
    END) AS part, count(*) AS n
    FROM (SELECT substr(k, ?) AS rest FROM entries WHERE idx=? AND k>=? AND k<?) GROUP BY part`;
}

const PARTS = { [1]: sqlOf(1), [-1]: sqlOf(-1) };
