import { Binary, bsonType, Double, isDocument, Long, must, ObjectId, refused } from './wire.ts';

/** MongoDB's order of types, by their names in $type. */
const ORDER = 'undefined null number string object array binData objectId bool date'.split(' ');
const NAMES: Record<string, string> = { Binary: 'binData', ObjectId: 'objectId', boolean: 'bool' };
const NUMBERS = ['Int32', 'Double', 'Long'];

/** Returns the type of a value. Throws for types that are never compared (Decimal128, RegExp, Timestamp…). */
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

/** Returns the rank of a value's type, from 2 to 45. */
export const typeOrder = (value: unknown): number => ORDER.indexOf(kindOf(value)) * 5 || 2;

export const isNumber = (value: unknown): boolean => kindOf(value) === 'number';
const isInt32 = (n: number) => (n | 0) === n && !Object.is(n, -0);
const isDouble = (value: unknown): boolean =>
  typeof value === 'number' ? !isInt32(value) : bsonType(value) === 'Double';

/** Returns the storage type of a number by its name in $type. Meaningless for other values. */
export const numberType = (value: unknown): string =>
  isDouble(value) ? 'double' : bsonType(value) === 'Long' ? 'long' : isNumber(value) ? 'int' : '';

/** Returns the nearest JavaScript number. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : Number(String(value));

/** Returns a number as a double, distinct from an integer of the same value. */
export const asDouble = (n: number): unknown => (isInt32(n) ? new Double(n) : n);

/** MongoDB's arithmetic on two numbers: a double gives a double, and an int that overflows a long. */
const arithmetic = (compute: (x: number, y: number) => number) => (a: unknown, b: unknown) => {
  const result = compute(toNumber(a), toNumber(b));
  if (isDouble(a) || isDouble(b)) return asDouble(result);
  must(Number.isSafeInteger(result), 2, 'integer overflow beyond 2^53');
  const long = [a, b].some((value) => bsonType(value) === 'Long') || !isInt32(result + 0);
  return long ? Long.fromNumber(result) : result + 0;
};
export const plus = arithmetic((x, y) => x + y);
export const times = arithmetic((x, y) => x * y);

/** Returns the whole number of an operand ($size, $limit…), or undefined. */
export const wholeNumber = (value: unknown): number | undefined =>
  isNumber(value) && Number.isSafeInteger(toNumber(value)) ? toNumber(value) : undefined;

// No key is a prefix of another, so keys of several fields can be concatenated, and inverting all bytes reverses the
// order.
/** Encodes a value as bytes that sort (memcmp) as MongoDB sorts the values: the type's rank, then the value. */
export const encodeKey = (value: unknown, direction: 1 | -1 = 1): Buffer => {
  const key = Buffer.concat([Buffer.from([typeOrder(value)]), ...parts(value)]);
  return direction < 0 ? invert(key) : key;
};

/** Returns the key of a value as text, for Maps and Sets. */
export const keyText = (value: unknown): string => encodeKey(value).toString('latin1');

/** Returns a negative number, zero or a positive number if `a` sorts before, with or after `b` (no collation). */
export const compare = (a: unknown, b: unknown): number =>
  a === b ? 0 : typeOrder(a) - typeOrder(b) || Buffer.compare(encodeKey(a), encodeKey(b));

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
  Buffer.concat([Buffer.from([typeOrder(value)]), textKey(name), encodeKey(value)]);

// UTF-8 with escaped zeros, so that two zeros terminate it.
const escaped = (text: string): string => text.replaceAll('\0', '\0\u0001');
const textKey = (text: string): Buffer => Buffer.from(`${escaped(text)}\0\0`);

/** Returns the common prefix of the keys of all texts that begin with this one. */
export const prefixKey = (text: string): Buffer =>
  Buffer.concat([Buffer.from([typeOrder(text)]), Buffer.from(escaped(text))]);

// NaN sorts below all numbers.
function doubleKey(n: number): Buffer {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(n)) return bytes;
  bytes.writeDoubleBE(n + 0);
  if (bytes[0]! & 0x80) return invert(bytes);
  bytes[0]! |= 0x80;
  return bytes;
}

// The nearest double, then the distance of the value to it, so that longs beyond 2^53 sort correctly.
function numberKey(value: unknown): Buffer[] {
  const near = toNumber(value);
  const tail = Buffer.from([0x80, 0]);
  if (bsonType(value) === 'Long') tail.writeUInt16BE(0x8000 + Number(BigInt(String(value)) - BigInt(near)));
  return [doubleKey(near), tail];
}

/**
 * Decodes the value whose key begins at `start`, and returns it with the end of the key. Undefined unless it is a
 * string, an id, a date or a boolean: other keys are ambiguous, as an int and a double share one.
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

/** Returns the smallest byte string above all strings that start with `bytes`. */
export function successor(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end--;
  const out = Buffer.from(end ? bytes.subarray(0, end) : [0xfe]);
  out[out.length - 1]!++;
  return out;
}
