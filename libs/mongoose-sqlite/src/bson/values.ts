import { Binary, bsonType, Double, isDocument, Long, must, ObjectId, refused } from './wire.ts';

/** MongoDB's order over types, by the names $type has for them. */
const ORDER = 'undefined null number string object array binData objectId bool date'.split(' ');
const NAMES: Record<string, string> = { Binary: 'binData', ObjectId: 'objectId', boolean: 'bool' };
const NUMBERS = ['Int32', 'Double', 'Long'];

/** The kind of a value. Refuses those this engine stores but never compares (Decimal128, RegExp, Timestamp…). */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  const type = bsonType(value) ?? typeof value;
  if (NUMBERS.includes(type)) return 'number';
  const name = NAMES[type] ?? type;
  if (!ORDER.includes(name)) throw refused(`comparing or computing with ${type}`);
  return name;
}

/** A value's place among the types, from 2 to 45. */
export const place = (value: unknown): number => ORDER.indexOf(kindOf(value)) * 5 || 2;

export const isNumber = (value: unknown): boolean => kindOf(value) === 'number';
const isInt32 = (n: number) => (n | 0) === n && !Object.is(n, -0);
const isDouble = (value: unknown): boolean =>
  typeof value === 'number' ? !isInt32(value) : bsonType(value) === 'Double';

/** How a number is stored, by the name $type has for it; of no meaning for other values. */
export const numberType = (value: unknown): string =>
  isDouble(value) ? 'double' : bsonType(value) === 'Long' ? 'long' : isNumber(value) ? 'int' : '';

/** The nearest JavaScript number. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : Number(String(value));

/** A double, kept apart from an integer of the same value. */
export const asDouble = (n: number): unknown => (isInt32(n) ? new Double(n) : n);

/** MongoDB's arithmetic on two numbers: a double makes a double, an int grows into a long. */
const arithmetic = (compute: (x: number, y: number) => number) => (a: unknown, b: unknown) => {
  const result = compute(toNumber(a), toNumber(b));
  if (isDouble(a) || isDouble(b)) return asDouble(result);
  must(Number.isSafeInteger(result), 2, 'integer overflow beyond 2^53');
  const long = [a, b].some((value) => bsonType(value) === 'Long') || !isInt32(result + 0);
  return long ? Long.fromNumber(result) : result + 0;
};
export const plus = arithmetic((x, y) => x + y);
export const times = arithmetic((x, y) => x * y);

/** A whole number from an operand ($size, $limit…), or undefined. */
export const wholeNumber = (value: unknown): number | undefined =>
  isNumber(value) && Number.isSafeInteger(toNumber(value)) ? toNumber(value) : undefined;

// No key is a prefix of another, so that keys of several fields can stand one after another, and inverting all bytes
// turns the order round.
/** Bytes that sort (memcmp) as MongoDB sorts the values: the type's place, then the value. */
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
  if (typeof value === 'string') return [textKey(value)];
  if (typeof value === 'boolean') return [Buffer.from([Number(value)])];
  if (value instanceof Date) return [doubleKey(Number(value))];
  if (value instanceof ObjectId) return [value.id];
  if (value instanceof Binary) {
    const head = Buffer.alloc(5, value.sub_type);
    head.writeUInt32BE(value.position);
    return [head, value.value()];
  }
  if (Array.isArray(value)) return [...value.map((one) => encodeKey(one)), END];
  if (isDocument(value)) return [...Object.entries(value).map(fieldKey), END];
  return isNumber(value) ? numberKey(value) : [];
}

const fieldKey = ([name, value]: [string, unknown]): Buffer =>
  Buffer.concat([Buffer.from([place(value)]), textKey(name), encodeKey(value)]);

// UTF-8 with its zeros marked, so that two zeros end it.
const marked = (text: string): string => text.replaceAll('\0', '\0\u0001');
const textKey = (text: string): Buffer => Buffer.from(`${marked(text)}\0\0`);

/** What the keys of all texts begin with that begin with this one. */
export const beginningKey = (text: string): Buffer =>
  Buffer.concat([Buffer.from([place(text)]), Buffer.from(marked(text))]);

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

/**
 * The value whose key stands at a place of a string of keys, and where that ends; undefined unless it is a string, an
 * id, a date or a boolean. The keys of other values do not say all about them: an int has that of a double.
 */
export function decodeKey(keys: Buffer, start: number, direction: 1 | -1) {
  const bytes = direction < 0 ? invert(keys.subarray(start)) : keys.subarray(start);
  const kind = ORDER[bytes[0]! / 5];
  const till = (length: number, value: (own: Buffer) => unknown) => {
    return { value: value(bytes.subarray(1, 1 + length)), end: start + 1 + length };
  };
  if (kind === 'bool') return till(1, (own) => own[0] === 1);
  if (kind === 'objectId') return till(12, (own) => new ObjectId(own.toString('hex')));
  if (kind === 'date') return till(8, (own) => new Date(ofDouble(own)));
  if (kind !== 'string') return undefined;
  const length = bytes.indexOf(END_OF_TEXT, 1) + 1;
  return till(length, (own) => own.toString('utf8', 0, length - 2).replaceAll('\0\u0001', '\0'));
}

const END_OF_TEXT = Buffer.from([0, 0]);

const ofDouble = (key: Buffer): number => {
  const bytes = Buffer.from(key);
  if (!(bytes[0]! & 0x80)) return invert(bytes).readDoubleBE();
  bytes[0]! ^= 0x80;
  return bytes.readDoubleBE();
};

export const invert = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => 0xff ^ byte));

/** The smallest byte string above every string that starts with `bytes`. */
export function successor(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end--;
  const out = Buffer.from(end ? bytes.subarray(0, end) : [0xfe]);
  out[out.length - 1]!++;
  return out;
}
