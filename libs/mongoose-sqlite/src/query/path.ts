import { type Doc, field, isDocument } from '../bson/codec.ts';
import { must, refused } from '../bson/errors.ts';
import { encodeKey, keyText, toNumber } from '../bson/values.ts';

/** Tests one value a path reaches (undefined: missing). `position` is its place in the outermost array crossed. */
export type Test = (value: unknown, position: number | undefined) => boolean;

export const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * MongoDB's walk: arrays on the way are searched element by element; an array at the end is offered by its elements
 * and then as a whole (`expand`), or as a whole only. Ends at the first value that passes.
 */
export function reach(
  value: unknown,
  parts: string[],
  expand: boolean,
  test: Test,
  position?: number,
): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) {
    if (expand && Array.isArray(value) && value.some((element, i) => test(element, position ?? i)))
      return true;
    return test(value, position);
  }
  if (!Array.isArray(value)) {
    return isDocument(value)
      ? reach(field(value, part), rest, expand, test, position)
      : test(undefined, position);
  }
  const offset = isIndex(part) ? Number(part) : -1;
  return value.some((element, i) => {
    const outer = position ?? i;
    if (isDocument(element) && reach(element, parts, expand, test, outer)) return true;
    if (i !== offset) return false;
    if (!rest.length) return test(element, outer);
    return typeof element === 'object' && element !== null && reach(element, rest, expand, test, outer);
  });
}

/** Every value a path offers, arrays by their elements only. */
export function valuesAt(doc: Doc, path: string): unknown[] {
  const values: unknown[] = [];
  reach(doc, path.split('.'), true, (value) => {
    if (!Array.isArray(value)) values.push(value);
    return false;
  });
  return values;
}

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
function sortKey(doc: Doc, parts: string[], direction: 1 | -1): Buffer {
  let best: Buffer | undefined;
  const offer = (value: unknown) => {
    const key = encodeKey(value, direction);
    if (!best || Buffer.compare(key, best) < 0) best = key;
    return false;
  };
  reach(doc, parts, false, (value) => {
    if (!Array.isArray(value)) return offer(value ?? null);
    return value.length ? value.some(offer) : offer(undefined);
  });
  return best ?? encodeKey(null, direction);
}

export function sortDocuments<T>(items: T[], keys: SortKeys, document: (item: T) => Doc): T[] {
  const rows = items.map((item) => {
    const parts = keys.map(([path, direction]) => sortKey(document(item), path.split('.'), direction));
    return { item, key: Buffer.concat(parts) };
  });
  return rows.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ item }) => item);
}

/** Each value once, without missing ones: numbers of equal value are the same. */
export function distinctValues(values: unknown[]): unknown[] {
  const seen = new Map<string, unknown>();
  for (const value of values)
    if (value !== undefined && !seen.has(keyText(value))) seen.set(keyText(value), value);
  return [...seen.values()];
}
