import { type Doc, isDocument, ObjectId } from '../bson/codec.ts';
import { compare, equal, RANK, rank } from '../bson/compare.ts';
import { refused, serverError } from '../bson/errors.ts';
import { asDouble, calculate, isNumber, numberKind, toNumber, wholeNumber } from '../bson/numbers.ts';
import { typeName } from '../query/operators.ts';
import { toRegExp } from '../query/regex.ts';
import { isTrue } from '../query/match.ts';
import { dateOperators } from './dates.ts';

/** The least and most arguments ('named': one document of them), and the operator on evaluated arguments. */
export type Operator = [least: number, most: number | 'named', compute: (args: unknown[]) => unknown];

const ANY = Infinity;
export const isNull = (value: unknown): value is null | undefined => value === null || value === undefined;

const wrong = (name: string, value: unknown, code = 16554) =>
  serverError(code, `${name} does not support a value of type ${typeName(value)}`);

const numeric =
  (name: string, compute: (n: number) => number): Operator['2'] =>
  ([value]) => {
    if (isNull(value)) return null;
    if (!isNumber(value)) throw wrong(name, value, 28765);
    if (numberKind(value) === 'decimal') throw refused('arithmetic on Decimal128');
    const result = compute(toNumber(value));
    return numberKind(value) === 'int' && Number.isInteger(result) ? result : asDouble(result);
  };

const compared = (accepts: (order: number) => boolean): Operator => [
  2,
  2,
  ([a, b]) => {
    // Servers differ here, so that no answer can be relied on.
    if (a !== b && isNull(a) && isNull(b)) throw refused('comparing null with a missing field (use $ifNull)');
    return accepts(compare(a, b));
  },
];

const text = (name: string, value: unknown): string => {
  if (isNull(value)) return '';
  if (typeof value === 'string') return value;
  throw refused(`${name} on a value of type ${typeName(value)}`);
};

const strings =
  (name: string, compute: (...parts: string[]) => unknown): Operator['2'] =>
  (args) => {
    if (args.some(isNull)) return null;
    return compute(...args.map((one) => text(name, one)));
  };

const arrays =
  (name: string, compute: (...lists: unknown[][]) => unknown): Operator['2'] =>
  (args) => {
    if (args.some(isNull)) return null;
    for (const one of args) if (!Array.isArray(one)) throw wrong(name, one, 28664);
    return compute(...(args as unknown[][]));
  };

export const distinctValues = (values: unknown[]): unknown[] =>
  values.filter((value, i) => values.findIndex((other) => equal(other, value)) === i);

const includes = (list: unknown[], value: unknown) => list.some((one) => equal(one, value));

/** Sums the numbers among the values; everything else counts nothing. */
export const sum = (values: unknown[]): unknown =>
  values.filter(isNumber).reduce<unknown>((total, value) => calculate(total, value, '+'), 0);

export function average(values: unknown[]): unknown {
  const numbers = values.filter(isNumber);
  return numbers.length ? asDouble(toNumber(sum(numbers)) / numbers.length) : null;
}

export function extreme(values: unknown[], direction: 1 | -1): unknown {
  const present = values.filter((value) => !isNull(value));
  return present.length
    ? present.reduce((best, one) => (compare(one, best) * direction > 0 ? one : best))
    : null;
}

// $sum, $avg, $min and $max look into their single argument when it is an array.
const spread = (args: unknown[]) => (args.length === 1 && Array.isArray(args[0]) ? args[0] : args);

function add(args: unknown[]): unknown {
  if (args.some(isNull)) return null;
  const dates = args.filter((one) => one instanceof Date);
  if (dates.length > 1) throw serverError(16612, 'only one date allowed in an $add expression');
  const others = args.filter((one) => !(one instanceof Date));
  for (const one of others) if (!isNumber(one)) throw wrong('$add', one);
  return dates[0] ? new Date(+dates[0] + toNumber(sum(others))) : sum(others);
}

function subtract([a, b]: unknown[]): unknown {
  if (isNull(a) || isNull(b)) return null;
  if (a instanceof Date) return b instanceof Date ? asDouble(+a - +b) : new Date(+a - toNumber(b));
  if (!isNumber(a) || !isNumber(b)) throw wrong('$subtract', isNumber(a) ? b : a, 16556);
  return calculate(a, b, '-');
}

const binary =
  (name: string, compute: (a: number, b: number) => number): Operator['2'] =>
  ([a, b]) => {
    if (isNull(a) || isNull(b)) return null;
    if (!isNumber(a) || !isNumber(b)) throw wrong(name, isNumber(a) ? b : a, 16609);
    if (toNumber(b) === 0 && name !== '$pow')
      throw serverError(name === '$mod' ? 16610 : 2, `can't ${name} by zero`);
    const result = compute(toNumber(a), toNumber(b));
    const whole = name !== '$divide' && numberKind(a) === 'int' && numberKind(b) === 'int';
    return whole && Number.isInteger(result) ? result : asDouble(result);
  };

function elementAt([list, at]: unknown[]): unknown {
  if (isNull(list) || isNull(at)) return null;
  if (!Array.isArray(list)) throw wrong('$arrayElemAt', list, 28689);
  return list.at(wholeNumber(at) ?? NaN);
}

function slice([list, ...range]: unknown[]): unknown {
  if (isNull(list) || range.some(isNull)) return null;
  if (!Array.isArray(list)) throw wrong('$slice', list, 28724);
  const [first, count] = range.map((n) => wholeNumber(n) ?? NaN) as [number, number?];
  if (count === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
  if (!(count > 0)) throw serverError(28729, 'Third argument to $slice must be positive');
  const start = first < 0 ? Math.max(0, list.length + first) : first;
  return list.slice(start, start + count);
}

function merge(args: unknown[]): unknown {
  for (const one of args) if (!isNull(one) && !isDocument(one)) throw wrong('$mergeObjects', one, 40400);
  return Object.assign({}, ...args) as Doc;
}

function toText([value]: unknown[]): unknown {
  if (isNull(value)) return null;
  if (value instanceof Date) return value.toISOString();
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  if (value instanceof ObjectId || rank(value) === RANK.number) return String(value);
  throw serverError(241, `Unsupported conversion from ${typeName(value)} to string in $convert`);
}

function sizeOf([list]: unknown[]): number {
  if (!Array.isArray(list))
    throw serverError(17124, `The argument to $size must be an array, but was of type: ${typeName(list)}`);
  return list.length;
}

function regexMatch([operand]: unknown[]): unknown {
  const { input, regex, options } = operand as Doc;
  return (
    !isNull(input) &&
    !isNull(regex) &&
    toRegExp(regex, options as string | undefined).test(text('$regexMatch', input))
  );
}

/** Upper and lower case of ASCII only, as MongoDB has it. */
const changeCase = (name: string, pattern: RegExp, change: (c: string) => string): Operator => [
  1,
  1,
  ([value]) => text(name, value).replace(pattern, change),
];

export const operators: Record<string, Operator> = {
  ...dateOperators,
  $eq: compared((order) => order === 0),
  $ne: compared((order) => order !== 0),
  $gt: compared((order) => order > 0),
  $gte: compared((order) => order >= 0),
  $lt: compared((order) => order < 0),
  $lte: compared((order) => order <= 0),
  $cmp: [2, 2, ([a, b]) => Math.sign(compare(a, b))],
  $not: [1, 1, ([value]) => !isTrue(value)],
  $ifNull: [2, ANY, (args) => args.find((value, i) => !isNull(value) || i === args.length - 1)],
  $add: [0, ANY, add],
  $subtract: [2, 2, subtract],
  $multiply: [
    0,
    ANY,
    (args) => {
      if (args.some(isNull)) return null;
      for (const one of args) if (!isNumber(one)) throw wrong('$multiply', one, 16555);
      return args.reduce<unknown>((product, one) => calculate(product, one, '*'), 1);
    },
  ],
  $divide: [2, 2, binary('$divide', (a, b) => a / b)],
  $mod: [2, 2, binary('$mod', (a, b) => a % b)],
  $pow: [2, 2, binary('$pow', (a, b) => a ** b)],
  $abs: [1, 1, numeric('$abs', Math.abs)],
  $ceil: [1, 1, numeric('$ceil', Math.ceil)],
  $floor: [1, 1, numeric('$floor', Math.floor)],
  $sqrt: [1, 1, numeric('$sqrt', Math.sqrt)],
  $sum: [0, ANY, (args) => sum(spread(args))],
  $avg: [0, ANY, (args) => average(spread(args))],
  $min: [0, ANY, (args) => extreme(spread(args), -1)],
  $max: [0, ANY, (args) => extreme(spread(args), 1)],
  $concat: [0, ANY, strings('$concat', (...parts) => parts.join(''))],
  $toUpper: changeCase('$toUpper', /[a-z]/g, (c) => c.toUpperCase()),
  $toLower: changeCase('$toLower', /[A-Z]/g, (c) => c.toLowerCase()),
  $split: [2, 2, strings('$split', (value, by = '') => value.split(by))],
  $strLenCP: [1, 1, ([value]) => [...text('$strLenCP', value)].length],
  $substrCP: [
    3,
    3,
    ([value, from, count]) =>
      [...text('$substrCP', value)].slice(toNumber(from), toNumber(from) + toNumber(count)).join(''),
  ],
  $regexMatch: [1, 'named', regexMatch],
  $toString: [1, 1, toText],
  $toObjectId: [1, 1, ([value]) => (isNull(value) ? null : new ObjectId(text('$toObjectId', value)))],
  $type: [1, 1, ([value]) => typeName(value)],
  $isArray: [1, 1, ([value]) => Array.isArray(value)],
  $size: [1, 1, sizeOf],
  $arrayElemAt: [2, 2, elementAt],
  $first: [1, 1, ([list]) => elementAt([list, 0])],
  $last: [1, 1, ([list]) => elementAt([list, -1])],
  $slice: [2, 3, slice],
  $in: [
    2,
    2,
    ([value, list]) => {
      if (!Array.isArray(list)) throw serverError(40081, '$in requires an array as a second argument');
      return includes(list, value);
    },
  ],
  $concatArrays: [0, ANY, arrays('$concatArrays', (...lists) => lists.flat())],
  $reverseArray: [1, 1, arrays('$reverseArray', (list = []) => [...list].reverse())],
  $setUnion: [0, ANY, arrays('$setUnion', (...lists) => distinctValues(lists.flat()).sort(compare))],
  $setIntersection: [
    1,
    ANY,
    arrays('$setIntersection', (first = [], ...rest) =>
      distinctValues(first.filter((one) => rest.every((list) => includes(list, one)))).sort(compare),
    ),
  ],
  $setDifference: [
    2,
    2,
    arrays('$setDifference', (a = [], b = []) => distinctValues(a.filter((one) => !includes(b, one)))),
  ],
  $mergeObjects: [0, ANY, (args) => merge(spread(args))],
  $objectToArray: [
    1,
    1,
    ([value]) => (isNull(value) ? null : Object.entries(value as Doc).map(([k, v]) => ({ k, v }))),
  ],
};
