import { type Doc, field, isDocument, isObject, must, refused } from '../bson/wire.ts';
import { encodeKey, keyText, toNumber } from '../bson/values.ts';

/** Tests one value at a path (undefined: missing). `position` is its index in the outermost array on the way. */
export type Test = (value: unknown, position: number | undefined) => boolean;

export const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

// Arrays on the way are searched element by element. An array at the end is tested by its elements and then as a whole
// (`expand`), or as a whole only.
/** Tests the values at a path as MongoDB finds them. Stops at the first that passes. */
export function reach(value: unknown, parts: string[], expand: boolean, test: Test, at?: number): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) {
    const found = expand && Array.isArray(value) && value.some((element, i) => test(element, at ?? i));
    return found || test(value, at);
  }
  if (!Array.isArray(value))
    return isDocument(value) ? reach(field(value, part), rest, expand, test, at) : test(undefined, at);
  const offset = isIndex(part) ? Number(part) : -1;
  return value.some((element, i) => {
    const outer = at ?? i;
    if (isDocument(element) && reach(element, parts, expand, test, outer)) return true;
    if (i !== offset) return false;
    if (!rest.length) return test(element, outer);
    return isObject(element) && reach(element, rest, expand, test, outer);
  });
}

/** Returns all values at a path; of an array only its elements. */
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
  return Object.entries((sort ?? {}) as Doc).map(([path, given]) => {
    if (isDocument(given)) throw refused(`the sort ${JSON.stringify(given)}`);
    const direction = toNumber(given);
    must(path && (direction === 1 || direction === -1), 15975, '$sort key ordering must be 1 or -1');
    return [path, direction];
  });
}

/** Returns the sort key of a document: of an array its smallest (ascending) or largest element, null if missing. */
function sortKey(doc: Doc, parts: string[], direction: 1 | -1): Buffer {
  const keys: Buffer[] = [];
  reach(doc, parts, false, (value) => {
    const offered = Array.isArray(value) ? (value.length ? value : [undefined]) : [value ?? null];
    keys.push(...offered.map((one) => encodeKey(one, direction)));
    return false;
  });
  return keys.sort(Buffer.compare)[0] ?? encodeKey(null, direction);
}

export function sortDocuments<T>(items: T[], keys: SortKeys, document: (item: T) => Doc): T[] {
  const rows = items.map((item) => {
    const parts = keys.map(([path, direction]) => sortKey(document(item), path.split('.'), direction));
    return { item, key: Buffer.concat(parts) };
  });
  return rows.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ item }) => item);
}

/** Returns each value once, without missing ones. Numbers of equal value are the same. */
export function distinctValues(values: unknown[]): unknown[] {
  const seen = new Map<string, unknown>();
  for (const value of values)
    if (value !== undefined && !seen.has(keyText(value))) seen.set(keyText(value), value);
  return [...seen.values()];
}
