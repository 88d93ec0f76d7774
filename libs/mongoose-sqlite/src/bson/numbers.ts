import { Double, Long } from './codec.ts';
import { refused, serverError } from './errors.ts';

type Kind = 'int' | 'long' | 'double' | 'decimal';

const NUMERIC = new Set(['Int32', 'Double', 'Long', 'Decimal128']);
const isInt32 = (n: number) =>
  Number.isInteger(n) && n >= -0x80000000 && n <= 0x7fffffff && !Object.is(n, -0);

export function isNumber(value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'bigint') return true;
  return NUMERIC.has((value as { _bsontype?: string } | null)?._bsontype ?? '');
}

/** The BSON number type under which a value is stored. */
export function numberKind(value: unknown): Kind {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (typeof value === 'bigint') return 'long';
  switch ((value as { _bsontype: string })._bsontype) {
    case 'Int32':
      return 'int';
    case 'Double':
      return 'double';
    case 'Long':
      return 'long';
    default:
      return 'decimal';
  }
}

/** The nearest JavaScript number. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : Number(String(value));
const toBigInt = (value: unknown): bigint => BigInt(String(value));

/** A double, kept apart from an integer of the same value. */
export const asDouble = (n: number): unknown => (isInt32(n) ? new Double(n) : n);

export function compareNumbers(a: unknown, b: unknown): number {
  const x = exact(a);
  const y = exact(b);
  if (typeof x !== 'object' && typeof y !== 'object') {
    if (x < y) return -1;
    if (x > y) return 1;
    return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  }
  if (typeof x === 'number' && !Number.isFinite(x)) return x === Infinity ? 1 : -1;
  if (typeof y === 'number' && !Number.isFinite(y)) return y === Infinity ? -1 : 1;
  const [p, q] = fraction(x);
  const [r, s] = fraction(y);
  const difference = p * s - r * q;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

type Exact = number | bigint | { digits: bigint; exponent: number };

function exact(value: unknown): Exact {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  const kind = numberKind(value);
  if (kind === 'long') return toBigInt(value);
  const text = String(value);
  const parts = /^(-?\d+)(?:\.(\d*))?(?:E([+-]?\d+))?$/i.exec(text);
  if (kind !== 'decimal' || !parts) return Number(text);
  const [, whole = '0', decimals = '', exponent = '0'] = parts;
  return { digits: BigInt(whole + decimals), exponent: Number(exponent) - decimals.length };
}

function fraction(value: Exact): [bigint, bigint] {
  if (typeof value === 'bigint') return [value, 1n];
  if (typeof value === 'object') {
    const { digits, exponent } = value;
    return exponent < 0 ? [digits, 10n ** BigInt(-exponent)] : [digits * 10n ** BigInt(exponent), 1n];
  }
  let denominator = 1n;
  let numerator = value;
  for (; !Number.isInteger(numerator); denominator *= 2n) numerator *= 2;
  return [BigInt(numerator), denominator];
}

/** MongoDB's integer arithmetic: int grows into long, a double makes a double. */
export function calculate(a: unknown, b: unknown, sign: '+' | '-' | '*'): unknown {
  const kinds = [numberKind(a), numberKind(b)];
  if (kinds.includes('decimal')) throw refused('arithmetic on Decimal128');
  if (kinds.includes('double')) return asDouble(operate(toNumber(a), toNumber(b), sign));
  const result = operateBig(toBigInt(a), toBigInt(b), sign);
  if (BigInt.asIntN(64, result) !== result) throw serverError(2, `integer overflow in ${a} ${sign} ${b}`);
  const small = kinds.includes('long') ? false : BigInt.asIntN(32, result) === result;
  return small ? Number(result) : Long.fromBigInt(result);
}

function operate(a: number, b: number, sign: '+' | '-' | '*'): number {
  return sign === '+' ? a + b : sign === '-' ? a - b : a * b;
}

function operateBig(a: bigint, b: bigint, sign: '+' | '-' | '*'): bigint {
  return sign === '+' ? a + b : sign === '-' ? a - b : a * b;
}

/** A whole number from a command's argument ($slice, $limit…), or undefined. */
export function wholeNumber(value: unknown): number | undefined {
  if (!isNumber(value)) return undefined;
  const n = toNumber(value);
  return Number.isSafeInteger(n) ? n : undefined;
}
