import { type Doc } from './codec.ts';
import { refused } from './errors.ts';
import { compareNumbers } from './numbers.ts';

/** MongoDB's order over types: a value's place comes first from its type, then from itself. */
export const RANK = {
  minKey: 1,
  missing: 2,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 55,
  maxKey: 127,
} as const;

const BSON_RANK: Record<string, number> = {
  ObjectId: RANK.objectId,
  Binary: RANK.binary,
  Int32: RANK.number,
  Double: RANK.number,
  Long: RANK.number,
  Decimal128: RANK.number,
  Timestamp: RANK.timestamp,
  BSONRegExp: RANK.regex,
  BSONSymbol: RANK.string,
  MinKey: RANK.minKey,
  MaxKey: RANK.maxKey,
};

export function rank(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return RANK.string;
    case 'number':
    case 'bigint':
      return RANK.number;
    case 'boolean':
      return RANK.boolean;
    case 'undefined':
      return RANK.missing;
  }
  if (value === null) return RANK.null;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  if (value instanceof RegExp) return RANK.regex;
  const type = (value as { _bsontype?: string })._bsontype;
  if (!type) return RANK.object;
  const found = BSON_RANK[type];
  if (found === undefined) throw refused(`the BSON type ${type} in a comparison`);
  return found;
}

/** Negative, zero or positive as `a` sorts before, with or after `b` on MongoDB (no collation). */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  const ra = rank(a);
  const rb = rank(b);
  if (ra !== rb) return ra - rb;
  switch (ra) {
    case RANK.number:
      return compareNumbers(a, b);
    case RANK.string:
      return compareStrings(String(a), String(b));
    case RANK.boolean:
      return Number(a) - Number(b);
    case RANK.date:
      return Math.sign(+(a as Date) - +(b as Date)) || 0;
    case RANK.object:
      return compareDocuments(a as Doc, b as Doc);
    case RANK.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case RANK.objectId:
      return Buffer.compare((a as { id: Uint8Array }).id, (b as { id: Uint8Array }).id);
    case RANK.binary:
      return compareBinary(a as BinaryLike, b as BinaryLike);
    case RANK.timestamp:
      return (a as { compare(o: unknown): number }).compare(b);
    case RANK.regex:
      return compareArrays(regexParts(a), regexParts(b));
    default:
      return 0;
  }
}

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;

interface BinaryLike {
  buffer: Uint8Array;
  position: number;
  sub_type: number;
}

export const binaryBytes = (b: BinaryLike): Uint8Array => b.buffer.subarray(0, b.position);

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

function compareDocuments(a: Doc, b: Doc): number {
  const left = Object.entries(a);
  const right = Object.entries(b);
  for (let i = 0; i < left.length && i < right.length; i++) {
    const [name, value] = left[i]!;
    const [otherName, other] = right[i]!;
    const order = rank(value) - rank(other) || compareStrings(name, otherName) || compare(value, other);
    if (order) return order;
  }
  return left.length - right.length;
}

function compareArrays(a: unknown[], b: unknown[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compare(a[i], b[i]);
    if (order) return order;
  }
  return a.length - b.length;
}

function compareBinary(a: BinaryLike, b: BinaryLike): number {
  return a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(binaryBytes(a), binaryBytes(b));
}
