/**
 * Facets: values by which a list is filtered, stored as entries of one index. A value that few documents have is found by
 * the index; one that many have is found by the order of the list. So a filter costs the same in a list of any length.
 */

import { beginningWith } from '../database/queries/literal.ts';
import { PATH_OF_FACETS } from './searched.ts';

/** Digits of a whole number: amounts, and days as `20261127`. */
const DIGITS = 8;
const END = ';';

type Value = string | number | Date | readonly string[] | null | undefined;

const day = (date: Date): number => Number(date.toISOString().slice(0, 10).replaceAll('-', ''));
const digits = (value: number): string => String(value).padStart(DIGITS, '0');

/** Returns the entry of a value: a word of a few, a number, or a day (UTC). */
function entryOf(name: string, value: string | number | Date): string {
  const text = value instanceof Date ? digits(day(value)) : typeof value === 'number' ? digits(value) : value;
  return `${name}=${text}${END}`;
}

/** Returns the entries of values by their names, of a list one for each; missing and empty values have none. */
export const facets = (values: Readonly<Record<string, Value>>): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    [value ?? []]
      .flat()
      .flatMap((each: string | number | Date) => (each === '' ? [] : [entryOf(name, each)])),
  );

/** What a list is filtered by: names of facets with values. */
export interface WantedFacets {
  /** Exactly these; undefined does not filter. */
  equal?: Readonly<Record<string, string | undefined>>;
  /** This number or a larger one. */
  atLeast?: Readonly<Record<string, number>>;
  /** This day or an earlier one. */
  dayUntil?: Readonly<Record<string, Date>>;
}

/** Returns filters for documents that have all of these facets. */
export const withFacets = ({ equal = {}, atLeast = {}, dayUntil = {} }: WantedFacets): object[] => [
  ...facets(equal).map((entry) => ({ [PATH_OF_FACETS]: beginningWith(entry) })),
  ...Object.entries(atLeast).map(([name, least]) =>
    inRange(name, digits(least), (digit) => upTo(9).slice(digit + 1)),
  ),
  ...Object.entries(dayUntil).map(([name, last]) =>
    inRange(name, digits(day(last)), (digit) => upTo(digit - 1)),
  ),
];

/**
 * Returns filters for documents that have exactly these facets, for lists with an index that begins with what they always filter
 * by and goes on with the facets and the order of the list: a value costs the same however many have it.
 */
export const withIndexedFacets = (equal: Readonly<Record<string, string | undefined>>): object[] =>
  facets(equal).map((entry) => ({ [PATH_OF_FACETS]: entry }));

const upTo = (digit: number): number[] => Array.from({ length: digit + 1 }, (_, i) => i);

/**
 * Returns a filter for a number, or one that differs from it first in a digit that `others` allows: a range of numbers
 * as prefixes, which both engines find by the index.
 */
function inRange(name: string, number: string, others: (digit: number) => number[]): object {
  const beginnings = Array.from(number).flatMap((digit, at) =>
    others(Number(digit)).map((other) => number.slice(0, at) + String(other)),
  );
  return {
    $or: [number, ...beginnings].map((start) => ({ [PATH_OF_FACETS]: beginningWith(`${name}=${start}`) })),
  };
}
