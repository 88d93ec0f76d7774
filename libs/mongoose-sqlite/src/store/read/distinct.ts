import { decodeKey, encodeKey, kindOf, successor } from '../../bson/values.ts';
import type { Doc } from '../../bson/wire.ts';
import { isOperators } from '../../query/match.ts';
import type { Collection, Index } from '../catalog.ts';
import type { Source } from './source.ts';

const EXACT = new Set(['string', 'objectId', 'date', 'bool']);

/**
 * Returns the distinct values of a field from the entries of an index, or undefined if no index serves. The index
 * begins with the fields of the filter, each with one value, followed by the wanted field. Reads one entry for each
 * value, however many documents have it. Only strings, ids, dates and booleans can be decoded exactly from a key.
 */
export function distinctFromIndex({ sqlite }: Source, collection: Collection, filter: Doc, path: string) {
  const index = collection.indexes.find((each) => serves(each, filter, path));
  const wanted = index?.keys[Object.keys(filter).length];
  if (!index || !wanted) return undefined;
  const prefix = Buffer.concat(
    index.keys.slice(0, Object.keys(filter).length).map((key) => encodeKey(filter[key.path], key.direction)),
  );
  const end = successor(prefix);
  // An empty array has this key in the index, and no value.
  const none = encodeKey(undefined, wanted.direction);
  const next = sqlite.sql('SELECT k FROM entries WHERE idx=? AND k>=? AND k<? ORDER BY k LIMIT 1');
  const values: unknown[] = [];
  for (let from: Buffer = prefix; ;) {
    const row = next.get(index.id, from, end) as { k: Uint8Array } | undefined;
    if (!row) return values;
    const key = Buffer.from(row.k);
    if (key.subarray(prefix.length).indexOf(none) === 0) {
      from = successor(key.subarray(0, prefix.length + none.length));
      continue;
    }
    const found = decodeKey(key, prefix.length, wanted.direction);
    if (!found) return undefined;
    values.push(found.value);
    from = successor(key.subarray(0, found.end));
  }
}

/** A multikey index has an entry for each array element: right for the wanted field, not for those of the filter. */
function serves({ keys, partial, spec, multikey }: Index, filter: Doc, path: string): boolean {
  const asked = Object.keys(filter);
  if (partial || spec.sparse || path.includes('.') || keys[asked.length]?.path !== path) return false;
  return keys
    .slice(0, asked.length)
    .every((key, i) => asked.includes(key.path) && !(multikey & (1 << i)) && isOneValue(filter[key.path]));
}

const isOneValue = (value: unknown): boolean => !isOperators(value) && EXACT.has(kindOf(value));
