import { bsonType, type Doc, Double, Long } from './codec.ts';
import { must, refused } from './errors.ts';

/** MongoDB's order over types, by the names $type has for them. */
const ORDER = 'undefined null number string object array binData objectId bool date'.split(' ');
const NUMBERS: Record<string, string> = { Int32: 'int', Double: 'double', Long: 'long' };
const KINDS: Record<string, string> = { boolean: 'bool', Binary: 'binData', ObjectId: 'objectId' };

/** The kind of a value. Refuses those this engine stores but never compares (Decimal128, RegExp, Timestamp…). */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  const type = value instanceof RegExp ? 'RegExp' : (bsonType(value) ?? typeof value);
  const kind = type in NUMBERS ? 'number' : (KINDS[type] ?? type);
  if (!ORDER.includes(kind)) throw refused(`comparing or computing with ${type}`);
  return kind;
}

/** A value's place among the types, from 2 to 45. */
export const place = (value: unknown): number => ORDER.indexOf(kindOf(value)) * 5 || 2;

export const isNumber = (value: unknown): boolean => kindOf(value) === 'number';
const isInt32 = (n: number) => (n | 0) === n && !Object.is(n, -0);

/** The name $type gives a value's BSON type; numbers by the type under which they are stored. */
export function typeName(value: unknown): string {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  return NUMBERS[bsonType(value) ?? ''] ?? kindOf(value);
}

/** The nearest JavaScript number. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : Number(String(value));

/** A double, kept apart from an integer of the same value. */
export const asDouble = (n: number): unknown => (isInt32(n) ? new Double(n) : n);

/** MongoDB's arithmetic on two numbers: a double makes a double, an int grows into a long. */
function calculate(a: unknown, b: unknown, compute: (x: number, y: number) => number): unknown {
  const types = [typeName(a), typeName(b)];
  const result = compute(toNumber(a), toNumber(b));
  if (types.includes('double')) return asDouble(result);
  must(Number.isSafeInteger(result), 2, 'integer overflow beyond 2^53');
  return types.includes('long') || !isInt32(result + 0) ? Long.fromNumber(result) : result + 0;
}
export const plus = (a: unknown, b: unknown) => calculate(a, b, (x, y) => x + y);
export const times = (a: unknown, b: unknown) => calculate(a, b, (x, y) => x * y);

/** A whole number from a command's argument ($slice, $limit…), or undefined. */
export const wholeNumber = (value: unknown): number | undefined =>
  isNumber(value) && Number.isSafeInteger(toNumber(value)) ? toNumber(value) : undefined;

/**
 * Bytes that sort (memcmp) as MongoDB sorts the values: the type's place, then the value. No key is a prefix of
 * another, so that keys of several fields can stand one after another, and inverting all bytes turns the order round.
 */
export const encodeKey = (value: unknown, direction: 1 | -1 = 1): Buffer => {
  const key = Buffer.concat([Buffer.from([place(value)]), ...parts(value)]);
  return direction < 0 ? invert(key) : key;
};

/** The key as a Map's key. */
export const keyText = (value: unknown): string => encodeKey(value).toString('latin1');

/** Negative, zero or positive as `a` sorts before, with or after `b` on MongoDB (no collation). */
export const compare = (a: unknown, b: unknown): number =>
  a === b ? 0 : place(a) - place(b) || Buffer.compare(encodeKey(a), encodeKey(b));

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;

const END = Buffer.from([0]);

function parts(value: unknown): Uint8Array[] {
  switch (kindOf(value)) {
    case 'number':
      return numberKey(value);
    case 'string':
      return [textKey(value as string)];
    case 'object':
      return [...Object.entries(value as Doc).map(fieldKey), END];
    case 'array':
      return [...(value as unknown[]).map((one) => encodeKey(one)), END];
    case 'binData': {
      const { buffer, position, sub_type } = value as { buffer: Buffer; position: number; sub_type: number };
      const head = Buffer.alloc(5, sub_type);
      head.writeUInt32BE(position);
      return [head, buffer.subarray(0, position)];
    }
    case 'objectId':
      return [(value as { id: Uint8Array }).id];
    case 'bool':
      return [Buffer.from([Number(value)])];
    case 'date':
      return [doubleKey(Number(value))];
    default:
      return [];
  }
}

const fieldKey = ([name, value]: [string, unknown]): Buffer =>
  Buffer.concat([Buffer.from([place(value)]), textKey(name), encodeKey(value)]);

// UTF-8 with its zeros marked, so that two zeros end it.
const textKey = (text: string): Buffer => Buffer.from(`${text.replaceAll('\0', '\0\u0001')}\0\0`);

// NaN sorts below all numbers.
function doubleKey(n: number): Buffer {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(n)) return bytes;
  bytes.writeDoubleBE(n + 0);
  if (bytes[0]! & 0x80) return invert(bytes);
  bytes[0]! |= 0x80;
  return bytes;
}

// The nearest double, then how far the value lies from it: a long beyond 2^53 keeps its place.
function numberKey(value: unknown): Buffer[] {
  const near = toNumber(value);
  const tail = Buffer.from([0x80, 0]);
  if (bsonType(value) === 'Long') tail.writeUInt16BE(0x8000 + Number(BigInt(String(value)) - BigInt(near)));
  return [doubleKey(near), tail];
}

export const invert = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => 0xff ^ byte));

/** The smallest byte string above every string that starts with `bytes`. */
export function successor(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end--;
  const out = Buffer.from(end ? bytes.subarray(0, end) : [0xfe]);
  out[out.length - 1]!++;
  return out;
}
