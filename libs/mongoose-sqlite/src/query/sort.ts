import { type Doc, isDocument } from '../bson/codec.ts';
import { compare } from '../bson/compare.ts';
import { must, refused } from '../bson/errors.ts';
import { keyText } from '../bson/key.ts';
import { toNumber } from '../bson/numbers.ts';
import { reach, valuesAt } from './path.ts';

export type SortKeys = [path: string, direction: 1 | -1][];

export function sortKeys(sort: unknown): SortKeys {
  const entries = sort instanceof Map ? [...sort] : Object.entries((sort ?? {}) as Doc);
  return entries.map(([path, given]) => {
    if (isDocument(given)) throw refused(`the sort ${JSON.stringify(given)}`);
    const direction = toNumber(given);
    must(path && (direction === 1 || direction === -1), 15975, '$sort key ordering must be 1 or -1');
    return [path, direction];
  });
}

/** What a document sorts by: the smallest (ascending) or largest element an array offers, null when missing. */
function sortValue(doc: Doc, parts: string[], direction: 1 | -1): unknown {
  let best: { value: unknown } | undefined;
  const offer = (value: unknown) => {
    if (!best || compare(value, best.value) * direction < 0) best = { value };
    return false;
  };
  reach(doc, parts, false, (value) => {
    if (!Array.isArray(value)) return offer(value ?? null);
    return value.length ? value.some(offer) : offer(undefined);
  });
  return best ? best.value : null;
}

export function sortDocuments<T>(items: T[], keys: SortKeys, document: (item: T) => Doc): T[] {
  const paths = keys.map(([path, direction]) => ({ parts: path.split('.'), direction }));
  const values = (item: T) =>
    paths.map(({ parts, direction }) => sortValue(document(item), parts, direction));
  const rows = items.map((item) => ({ item, by: values(item) }));
  const order = (a: unknown[], b: unknown[], i = 0): number =>
    i === paths.length ? 0 : compare(a[i], b[i]) * paths[i]!.direction || order(a, b, i + 1);
  return rows.sort((a, b) => order(a.by, b.by)).map(({ item }) => item);
}

export function distinctAt(rows: { doc: Doc }[], path: string): unknown[] {
  return distinctValues(
    rows.flatMap(({ doc }) => valuesAt(doc, path)).filter((value) => value !== undefined),
  );
}

/** Each value once: numbers of equal value are the same. */
export function distinctValues(values: unknown[]): unknown[] {
  const seen = new Map<string, unknown>();
  for (const value of values) {
    const key = keyText(value);
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}
