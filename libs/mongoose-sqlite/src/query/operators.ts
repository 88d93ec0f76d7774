import { type Doc, isDocument, isNull } from '../bson/codec.ts';
import { compare, equal, PLACE, place } from '../bson/compare.ts';
import { must, refused, serverError } from '../bson/errors.ts';
import { isNumber, numberKind, toNumber, wholeNumber } from '../bson/numbers.ts';
import { compileElement, compileFilter, type ElementTest, isLogical, isOperators, isRegex } from './match.ts';
import { toRegExp } from './regex.ts';

function equality(operand: unknown): ElementTest {
  if (isNull(operand)) return isNull;
  if (typeof operand === 'string') return (value) => value === operand;
  return (value) => value !== undefined && equal(value, operand);
}

// $gt and its kin compare within one type only.
const ordering =
  (accepts: (order: number) => boolean) =>
  (operand: unknown): ElementTest => {
    if (isNull(operand)) return accepts(0) ? nullOrRefused : () => false;
    const type = place(operand);
    if (type === PLACE.MinKey || type === PLACE.MaxKey) throw refused('a comparison with MinKey or MaxKey');
    must(type !== PLACE.RegExp, 2, "Can't have RegEx as arg to predicate over field");
    const isNaN = (value: unknown) => type === PLACE.number && Number.isNaN(toNumber(value));
    return (value) => {
      if (value === undefined || place(value) !== type) return false;
      const order = compare(value, operand);
      return isNaN(value) || isNaN(operand) ? order === 0 && accepts(0) : accepts(order);
    };
  };

function nullOrRefused(value: unknown): boolean {
  if (value === undefined) throw refused('$gte or $lte with null over a missing field');
  return value === null;
}

/** Operators that look at one value; undefined is a missing one. */
export const valueOperators: Record<string, (operand: unknown, siblings: Doc) => ElementTest> = {
  $eq: equality,
  $gt: ordering((order) => order > 0),
  $gte: ordering((order) => order >= 0),
  $lt: ordering((order) => order < 0),
  $lte: ordering((order) => order <= 0),
  $in: (operand) => {
    must(Array.isArray(operand), 2, '$in needs an array');
    must(!operand.some(isOperators), 2, 'cannot nest $ under $in');
    const tests = operand.map((one) => (isRegex(one) ? regexTest(one) : equality(one)));
    return (value) => tests.some((test) => test(value));
  },
  $regex: (operand, siblings) => regexTest(operand, siblings.$options),
  $mod: (operand) => {
    must(Array.isArray(operand) && operand.length === 2, 2, 'malformed mod, needs two elements');
    const [divisor, remainder] = operand.map((n) => (isNumber(n) ? Math.trunc(toNumber(n)) : NaN));
    must(
      Number.isFinite(divisor) && Number.isFinite(remainder) && divisor !== 0,
      2,
      'malformed mod, not a number or 0',
    );
    return (value) => isNumber(value) && Math.trunc(toNumber(value)) % divisor! === remainder! + 0;
  },
  $type: (operand) => {
    const tests = (Array.isArray(operand) ? operand : [operand]).map(typeTest);
    must(tests.length, 9, '$type must match at least one type');
    return (value) => value !== undefined && tests.some((test) => test(value));
  },
};

function regexTest(operand: unknown, options?: unknown): ElementTest {
  must(typeof operand === 'string' || isRegex(operand), 2, '$regex has to be a string');
  must(options === undefined || typeof options === 'string', 2, '$options has to be a string');
  const regex = toRegExp(operand, options);
  return (value) =>
    typeof value === 'string'
      ? regex.test(value)
      : isRegex(value) && isRegex(operand) && equal(value, operand);
}

const TYPES: [name: string, code: number, at: number][] = [
  ['string', 2, PLACE.string],
  ['object', 3, PLACE.object],
  ['array', 4, PLACE.array],
  ['binData', 5, PLACE.Binary],
  ['objectId', 7, PLACE.ObjectId],
  ['bool', 8, PLACE.boolean],
  ['date', 9, PLACE.Date],
  ['null', 10, PLACE.null],
  ['regex', 11, PLACE.RegExp],
  ['timestamp', 17, PLACE.Timestamp],
];
const NUMBER_TYPES: Record<string, number> = { double: 1, int: 16, long: 18, decimal: 19 };

/** The name $type gives a value's BSON type. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  return numberKind(value) ?? TYPES.find(([, , at]) => at === place(value))?.[0] ?? 'undefined';
}

function typeTest(given: unknown): ElementTest {
  const wanted = isNumber(given) ? toNumber(given) : given;
  if (wanted === 'number') return isNumber;
  const numbers = Object.entries(NUMBER_TYPES).find((names) => names.includes(wanted as string));
  const name = numbers?.[0] ?? TYPES.find((names) => names.slice(0, 2).includes(wanted as string))?.[0];
  if (!name) throw serverError(2, `Unknown type name alias: ${String(given)}`);
  return (value) => typeName(value) === name;
}

/** Operators that look at an array as a whole: the place of the element that matched (0 for $size), or -1. */
export const arrayOperators: Record<string, (operand: unknown) => (list: unknown[]) => number> = {
  $size: (operand) => {
    const size = wholeNumber(operand);
    must(size !== undefined && size >= 0, 2, 'Failed to parse $size. Expected a non-negative integer');
    return (list) => (list.length === size ? 0 : -1);
  },
  $elemMatch: (operand) => {
    must(isDocument(operand), 2, '$elemMatch needs an Object');
    if (isOperators(operand) && !isLogical(operand)) {
      const test = compileElement(operand);
      return (list) => list.findIndex(test);
    }
    const matches = compileFilter(operand);
    return (list) => list.findIndex((one) => isDocument(one) && matches(one, {}));
  },
};
