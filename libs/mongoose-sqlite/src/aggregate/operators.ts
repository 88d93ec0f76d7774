import { bsonType, type Doc, isDocument, isNull } from '../bson/codec.ts';
import { compare, equal } from '../bson/compare.ts';
import { must, refused, serverError } from '../bson/errors.ts';
import { asDouble, calculate, isNumber, plus, times, toNumber, wholeNumber } from '../bson/numbers.ts';
import { typeName } from '../query/operators.ts';
import { compileSlice } from '../query/project.ts';
import { distinctValues } from '../query/sort.ts';
import { isTrue } from '../query/match.ts';
import { dateToString } from './dates.ts';

type Compute = (...args: unknown[]) => unknown;

const wrong = (name: string, value: unknown) =>
  serverError(16554, `${name} does not support a value of type ${typeName(value)}`);

/** Null where an argument is null or missing, an error where one is of another type. */
const typed =
  (name: string, fits: (value: unknown) => boolean, compute: (...args: never[]) => unknown): Compute =>
  (...args) => {
    if (args.some(isNull)) return null;
    for (const one of args) if (!fits(one)) throw wrong(name, one);
    return compute(...(args as never[]));
  };
const isText = (value: unknown) => typeof value === 'string';
const numbers = (name: string, compute: (a: unknown, b: unknown) => unknown) =>
  typed(name, isNumber, compute);
const arrays = (name: string, compute: (...lists: unknown[][]) => unknown) =>
  typed(name, Array.isArray, compute);

const compared =
  (accepts: (order: number) => unknown): Compute =>
  (a, b) => {
    // Servers differ here, so that no answer can be relied on.
    if (a !== b && isNull(a) && isNull(b))
      throw refused('comparing null with a missing field ($ifNull tells them apart)');
    return accepts(compare(a, b));
  };

const includes = (list: unknown[], value: unknown) => list.some((one) => equal(one, value));

/** Sums the numbers among the values; everything else counts nothing. */
export const sum = (values: unknown[]): unknown => values.filter(isNumber).reduce<unknown>(plus, 0);

export function average(values: unknown[]): unknown {
  const found = values.filter(isNumber);
  return found.length ? asDouble(toNumber(sum(found)) / found.length) : null;
}

export function extreme(values: unknown[], direction: 1 | -1): unknown {
  const present = values.filter((value) => !isNull(value));
  return present.length
    ? present.reduce((best, one) => (compare(one, best) * direction > 0 ? one : best))
    : null;
}

export function merge(values: unknown[]): Doc {
  for (const one of values) if (!isNull(one) && !isDocument(one)) throw wrong('$mergeObjects', one);
  return Object.assign({}, ...values);
}

// $sum, $avg, $min, $max and $mergeObjects look into their single argument when it is an array.
const spread =
  (compute: (values: unknown[]) => unknown): Compute =>
  (...args) =>
    compute(args.length === 1 && Array.isArray(args[0]) ? args[0] : args);

function elementAt(list: unknown, at: unknown): unknown {
  if (isNull(list) || isNull(at)) return null;
  if (!Array.isArray(list)) throw wrong('$arrayElemAt', list);
  return list.at(wholeNumber(at) ?? NaN);
}

function slice(list: unknown, ...range: unknown[]): unknown {
  if (isNull(list) || range.some(isNull)) return null;
  if (!Array.isArray(list)) throw wrong('$slice', list);
  return compileSlice(range.length === 1 ? range[0] : range)(list);
}

function toText(value: unknown): unknown {
  if (isNull(value)) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && bsonType(value) !== 'ObjectId') throw wrong('$toString', value);
  return String(value);
}

const divide = (name: string, compute: (a: number, b: number) => number) =>
  numbers(name, (a, b) => {
    must(toNumber(b), 2, `can't ${name} by zero`);
    return name === '$mod' ? calculate(a, b, compute) : asDouble(compute(toNumber(a), toNumber(b)));
  });

function subtract(a: unknown, b: unknown): unknown {
  if (a instanceof Date || b instanceof Date) throw refused('$subtract on dates');
  return numbers('$subtract', (x, y) => calculate(x, y, (m, n) => m - n))(a, b);
}

/** Upper and lower case of ASCII only, as MongoDB has it. */
const changeCase =
  (pattern: RegExp, upper: boolean): Compute =>
  (value) => {
    if (!isNull(value) && !isText(value))
      throw refused(`changing the case of a value of type ${typeName(value)}`);
    return String(value ?? '').replace(pattern, (c) => (upper ? c.toUpperCase() : c.toLowerCase()));
  };

const datePart = (name: string, read: (date: Date) => number) =>
  typed(name, (one) => one instanceof Date, read);
const fold = (name: string, by: (a: unknown, b: unknown) => unknown, start: number) =>
  typed(name, isNumber, (...args) => (args as unknown[]).reduce<unknown>(by, start));

/** Least and most arguments, and the operator on their values. */
export const operators: Record<string, [least: number, most: number, compute: Compute]> = {
  $eq: [2, 2, compared((order) => order === 0)],
  $ne: [2, 2, compared((order) => order !== 0)],
  $gt: [2, 2, compared((order) => order > 0)],
  $gte: [2, 2, compared((order) => order >= 0)],
  $lt: [2, 2, compared((order) => order < 0)],
  $lte: [2, 2, compared((order) => order <= 0)],
  $cmp: [2, 2, compared(Math.sign)],
  $not: [1, 1, (value) => !isTrue(value)],
  $ifNull: [2, Infinity, (...args) => args.find((value) => !isNull(value)) ?? args.at(-1)],
  $add: [0, Infinity, fold('$add', plus, 0)],
  $multiply: [0, Infinity, fold('$multiply', times, 1)],
  $subtract: [2, 2, subtract],
  $divide: [2, 2, divide('$divide', (a, b) => a / b)],
  $mod: [2, 2, divide('$mod', (a, b) => a % b)],
  $sum: [0, Infinity, spread(sum)],
  $avg: [0, Infinity, spread(average)],
  $min: [0, Infinity, spread((values) => extreme(values, -1))],
  $max: [0, Infinity, spread((values) => extreme(values, 1))],
  $mergeObjects: [0, Infinity, spread(merge)],
  $concat: [0, Infinity, typed('$concat', isText, (...texts) => texts.join(''))],
  $toUpper: [1, 1, changeCase(/[a-z]/g, true)],
  $toLower: [1, 1, changeCase(/[A-Z]/g, false)],
  $toString: [1, 1, toText],
  $type: [1, 1, typeName],
  $isArray: [1, 1, Array.isArray as Compute],
  $size: [1, 1, (list) => (Array.isArray(list) ? list.length : must(false, 17124, '$size takes an array'))],
  $arrayElemAt: [2, 2, elementAt],
  $first: [1, 1, (list) => elementAt(list, 0)],
  $last: [1, 1, (list) => elementAt(list, -1)],
  $slice: [2, 3, slice],
  $in: [
    2,
    2,
    (value, list) => (Array.isArray(list) ? includes(list, value) : must(false, 40081, '$in takes an array')),
  ],
  $concatArrays: [0, Infinity, arrays('$concatArrays', (...lists) => lists.flat())],
  $setUnion: [0, Infinity, arrays('$setUnion', (...lists) => distinctValues(lists.flat()).sort(compare))],
  $year: [1, 1, datePart('$year', (date) => date.getUTCFullYear())],
  $month: [1, 1, datePart('$month', (date) => date.getUTCMonth() + 1)],
  $dayOfMonth: [1, 1, datePart('$dayOfMonth', (date) => date.getUTCDate())],
  $hour: [1, 1, datePart('$hour', (date) => date.getUTCHours())],
  $dateToString: [1, 1, dateToString],
};
