import { bsonType, Double, Long } from './codec.ts';
import { must, refused } from './errors.ts';

const KINDS: Record<string, 'int' | 'double' | 'long' | 'decimal'> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
};
const isInt32 = (n: number) => (n | 0) === n && !Object.is(n, -0);

/** The BSON number type under which a value is stored; undefined when it is no number. */
export function numberKind(value: unknown) {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  return KINDS[bsonType(value) ?? ''];
}

export const isNumber = (value: unknown): boolean => numberKind(value) !== undefined;

/** The nearest JavaScript number. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : Number(String(value));

/** A double, kept apart from an integer of the same value. */
export const asDouble = (n: number): unknown => (isInt32(n) ? new Double(n) : n);

function exact(value: unknown): number | bigint {
  if (typeof value === 'number') return value;
  const text = String(value);
  if (bsonType(value) === 'Long') return BigInt(text);
  // Up to 15 digits two different decimals are two different doubles.
  const fine = bsonType(value) !== 'Decimal128' || /^\W?[\d.]{1,16}$|^(-?Infinity|NaN)$/.test(text);
  if (!fine) throw refused(`comparing the Decimal128 ${text}`);
  return Number(text);
}

/** NaN sorts below all numbers, and with itself. */
export function compareNumbers(a: unknown, b: unknown): number {
  const [x, y] = [exact(a), exact(b)];
  return x < y ? -1 : x > y ? 1 : Number(Number.isNaN(y)) - Number(Number.isNaN(x));
}

/** MongoDB's arithmetic on two numbers: a double makes a double, an int grows into a long. */
export function calculate(a: unknown, b: unknown, compute: (x: number, y: number) => number): unknown {
  const kinds = [numberKind(a), numberKind(b)];
  if (kinds.includes('decimal')) throw refused('arithmetic on Decimal128');
  const result = compute(toNumber(a), toNumber(b));
  if (kinds.includes('double')) return asDouble(result);
  must(Number.isSafeInteger(result), 2, 'integer overflow beyond 2^53');
  return kinds.includes('long') || !isInt32(result + 0) ? Long.fromNumber(result) : result + 0;
}
export const plus = (a: unknown, b: unknown) => calculate(a, b, (x, y) => x + y);
export const times = (a: unknown, b: unknown) => calculate(a, b, (x, y) => x * y);

/** A whole number from a command's argument ($slice, $limit…), or undefined. */
export function wholeNumber(value: unknown): number | undefined {
  return isNumber(value) && Number.isSafeInteger(toNumber(value)) ? toNumber(value) : undefined;
}
