import { type Doc, isDocument } from '../bson/codec.ts';
import { compare, equal, RANK, rank } from '../bson/compare.ts';
import { refused, serverError } from '../bson/errors.ts';
import { isNumber, numberKind, toNumber, wholeNumber } from '../bson/numbers.ts';
import { type ElementTest, isOperators, type Predicate } from './match.ts';
import { toRegExp } from './regex.ts';

interface Compile {
  compileFilter(filter: unknown): Predicate;
  compileElement(operators: Doc): ElementTest;
}

const isNull = (value: unknown) => value === null || value === undefined;
const isRegex = (value: unknown) => !isNull(value) && rank(value) === RANK.regex;

// Servers differ here, so that no answer can be relied on.
function nullOrRefused(value: unknown): boolean {
  if (value === undefined) throw refused('$gte or $lte with null over a missing field');
  return value === null;
}

function equality(operand: unknown): ElementTest {
  if (isNull(operand)) return isNull;
  if (typeof operand === 'string') return (value) => value === operand;
  return (value) => value !== undefined && equal(value, operand);
}

// $gt and its kin compare within one type only; null stands for missing too.
const ordering =
  (accepts: (order: number) => boolean) =>
  (operand: unknown): ElementTest => {
    if (isNull(operand)) return accepts(0) ? nullOrRefused : () => false;
    const type = rank(operand);
    if (type === RANK.minKey || type === RANK.maxKey) throw refused('a comparison with MinKey or MaxKey');
    if (type === RANK.regex) throw serverError(2, "Can't have RegEx as arg to predicate over field");
    const nan = Number.isNaN(operand);
    return (value) => {
      if (value === undefined || rank(value) !== type) return false;
      if (nan || Number.isNaN(type === RANK.number ? toNumber(value) : 0))
        return accepts(0) && equal(value, operand);
      return accepts(compare(value, operand));
    };
  };

/** Operators that look at one value; undefined is a missing one. */
export const valueOperators: Record<string, (operand: unknown, all: Doc) => ElementTest> = {
  $eq: equality,
  $gt: ordering((order) => order > 0),
  $gte: ordering((order) => order >= 0),
  $lt: ordering((order) => order < 0),
  $lte: ordering((order) => order <= 0),
  $in: (operand) => {
    if (!Array.isArray(operand)) throw serverError(2, '$in needs an array');
    if (operand.some(isOperators)) throw serverError(2, 'cannot nest $ under $in');
    const tests = operand.map((one) => (isRegex(one) ? regexTest(one) : equality(one)));
    return (value) => tests.some((test) => test(value));
  },
  $regex: (operand, all) => regexTest(operand, all.$options as string | undefined),
  $mod: (operand) => {
    const [divisor, remainder] = modulus(operand);
    return (value) => {
      if (value === undefined || !isNumber(value)) return false;
      const n = toNumber(value);
      return Number.isFinite(n) && Math.trunc(n) % divisor === remainder;
    };
  },
  $type: (operand) => {
    const tests = (Array.isArray(operand) ? operand : [operand]).map(typeTest);
    if (!tests.length) throw serverError(9, '$type must match at least one type');
    return (value) => value !== undefined && tests.some((test) => test(value));
  },
};

function regexTest(operand: unknown, options?: string): ElementTest {
  if (typeof operand !== 'string' && !isRegex(operand)) throw serverError(2, '$regex has to be a string');
  if (options !== undefined && typeof options !== 'string')
    throw serverError(2, '$options has to be a string');
  const regex = toRegExp(operand, options);
  const same = isRegex(operand) ? equality(operand) : () => false;
  return (value) => (typeof value === 'string' ? regex.test(value) : value !== undefined && same(value));
}

function modulus(operand: unknown): [number, number] {
  if (!Array.isArray(operand) || operand.length !== 2)
    throw serverError(2, 'malformed mod, needs two elements');
  const [divisor, remainder] = operand.map((n) => (isNumber(n) ? Math.trunc(toNumber(n)) : NaN));
  if (!Number.isFinite(divisor) || !Number.isFinite(remainder))
    throw serverError(2, 'malformed mod, not a number');
  if (divisor === 0) throw serverError(2, 'divisor cannot be 0');
  return [divisor!, remainder! === 0 ? 0 : remainder!];
}

const TYPE_NAMES: [string, number, number][] = [
  ['string', 2, RANK.string],
  ['object', 3, RANK.object],
  ['array', 4, RANK.array],
  ['binData', 5, RANK.binary],
  ['objectId', 7, RANK.objectId],
  ['bool', 8, RANK.boolean],
  ['date', 9, RANK.date],
  ['null', 10, RANK.null],
  ['regex', 11, RANK.regex],
  ['timestamp', 17, RANK.timestamp],
];
const NUMBER_TYPES = new Map<unknown, string>([
  [1, 'double'],
  [16, 'int'],
  [18, 'long'],
  [19, 'decimal'],
]);

/** The name $type gives a value's BSON type. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (isNumber(value)) return numberKind(value);
  return TYPE_NAMES.find(([, , place]) => place === rank(value))?.[0] ?? 'undefined';
}

function typeTest(given: unknown): ElementTest {
  const wanted = isNumber(given) ? toNumber(given) : given;
  if (wanted === 'number') return isNumber;
  const known = TYPE_NAMES.find(([name, code]) => name === wanted || code === wanted);
  if (known) return (value) => rank(value) === known[2];
  const kind = NUMBER_TYPES.get(wanted) ?? [...NUMBER_TYPES.values()].find((name) => name === wanted);
  if (!kind) throw serverError(2, `Unknown type name alias: ${String(given)}`);
  return (value) => isNumber(value) && numberKind(value) === kind;
}

/** Operators that look at an array as a whole: the place of the element that matched (0 for $size), or -1. */
export const arrayOperators: Record<
  string,
  (operand: unknown, compile: Compile) => (list: unknown[]) => number
> = {
  $size: (operand) => {
    const size = wholeNumber(operand);
    if (size === undefined || size < 0)
      throw serverError(2, `Failed to parse $size. Expected a non-negative integer`);
    return (list) => (list.length === size ? 0 : -1);
  },
  $elemMatch: (operand, { compileFilter, compileElement }) => {
    if (!isDocument(operand)) throw serverError(2, '$elemMatch needs an Object');
    const logical = ['$and', '$or', '$nor', '$expr'].includes(Object.keys(operand)[0] ?? '');
    if (isOperators(operand) && !logical) {
      const test = compileElement(operand);
      return (list) => list.findIndex(test);
    }
    const matches = compileFilter(operand);
    return (list) =>
      list.findIndex((element) => {
        if (Array.isArray(element)) return matches({ ...element } as unknown as Doc, {});
        return isDocument(element) && matches(element, {});
      });
  },
};
