import { bsonType, type Doc } from './codec.ts';
import { refused } from './errors.ts';
import { compareNumbers } from './numbers.ts';

/** MongoDB's order over types: a value's place comes first from its type, then from itself. */
const PLACES = {
  MinKey: 1,
  undefined: 2,
  null: 5,
  number: 10,
  Int32: 10,
  Double: 10,
  Long: 10,
  Decimal128: 10,
  string: 15,
  object: 20,
  array: 25,
  Binary: 30,
  ObjectId: 35,
  boolean: 40,
  Date: 45,
  Timestamp: 47,
  RegExp: 55,
  BSONRegExp: 55,
  MaxKey: 127,
} as const;
export const PLACE: Record<keyof typeof PLACES, number> = PLACES;

export function place(value: unknown): number {
  let type: string = typeof value;
  if (type === 'object') {
    if (value === null) type = 'null';
    else if (Array.isArray(value)) type = 'array';
    else if (value instanceof Date) type = 'Date';
    else if (value instanceof RegExp) type = 'RegExp';
    else type = bsonType(value) ?? 'object';
  }
  const found = (PLACE as Record<string, number>)[type];
  if (found === undefined) throw refused(`the type ${type} in a comparison`);
  return found;
}

/** Negative, zero or positive as `a` sorts before, with or after `b` on MongoDB (no collation). */
export function compare(a: unknown, b: unknown): number {
  const at = place(a);
  if (at !== place(b)) return at - place(b);
  switch (at) {
    case PLACE.number:
      return compareNumbers(a, b);
    case PLACE.string:
      return compareStrings(a as string, b as string);
    case PLACE.boolean:
    case PLACE.Date:
      return Number(a) - Number(b);
    case PLACE.object:
      return compareLists(Object.entries(a as Doc), Object.entries(b as Doc), compareFields);
    case PLACE.array:
      return compareLists(a as unknown[], b as unknown[], compare);
    case PLACE.ObjectId:
      return Buffer.compare((a as { id: Uint8Array }).id, (b as { id: Uint8Array }).id);
    case PLACE.Binary: {
      const [x, y] = [a as Binary, b as Binary];
      return (
        x.position - y.position || x.sub_type - y.sub_type || Buffer.compare(binaryBytes(x), binaryBytes(y))
      );
    }
    case PLACE.Timestamp:
      return (a as { compare(other: unknown): number }).compare(b);
    case PLACE.RegExp:
      return compareLists(regexParts(a), regexParts(b), compare);
    default:
      return 0;
  }
}

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;

export interface Binary {
  buffer: Uint8Array;
  position: number;
  sub_type: number;
}
export const binaryBytes = (b: Binary): Uint8Array => b.buffer.subarray(0, b.position);

export function regexParts(value: unknown): [string, string] {
  if (value instanceof RegExp) return [value.source, value.flags.replace(/[gyu]/g, '')];
  const { pattern, options } = value as { pattern: string; options: string };
  return [pattern, options];
}

// MongoDB compares the bytes of UTF-8; JavaScript's order differs only where surrogates meet U+E000 and above.
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  if (/[\uD800-\uFFFF]/.test(a) && /[\uD800-\uFFFF]/.test(b))
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

const compareFields = ([name, a]: [string, unknown], [other, b]: [string, unknown]) =>
  place(a) - place(b) || compareStrings(name, other) || compare(a, b);

function compareLists<T>(a: T[], b: T[], order: (x: T, y: T) => number): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const found = order(a[i]!, b[i]!);
    if (found) return found;
  }
  return a.length - b.length;
}
