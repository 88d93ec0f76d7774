import { type Doc } from '../bson/codec.ts';
import { refused, serverError } from '../bson/errors.ts';
import type { Operator } from './operators.ts';

const isNull = (value: unknown) => value === null || value === undefined;

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  const time = (value as { getTimestamp?: () => Date }).getTimestamp?.();
  if (!time) throw serverError(16006, `can't convert from BSON type ${typeof value} to Date`);
  return time;
}

const part = (read: (date: Date) => number): Operator => [
  1,
  1,
  ([value]) => {
    if (isNull(value)) return null;
    if (typeof value === 'object' && 'date' in (value as Doc))
      throw refused('a date expression with a time zone');
    return read(toDate(value));
  },
];

const dayOfYear = (d: Date) => Math.floor((+d - Date.UTC(d.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
const pad = (n: number, width = 2) => String(n).padStart(width, '0');

const FORMATS: Record<string, (d: Date) => string> = {
  Y: (d) => pad(d.getUTCFullYear(), 4),
  m: (d) => pad(d.getUTCMonth() + 1),
  d: (d) => pad(d.getUTCDate()),
  H: (d) => pad(d.getUTCHours()),
  M: (d) => pad(d.getUTCMinutes()),
  S: (d) => pad(d.getUTCSeconds()),
  L: (d) => pad(d.getUTCMilliseconds(), 3),
  j: (d) => pad(dayOfYear(d), 3),
  '%': () => '%',
};

function dateToString([operand]: unknown[]): unknown {
  const { date, format = '%Y-%m-%dT%H:%M:%S.%LZ', onNull = null, ...rest } = operand as Doc;
  if (Object.keys(rest).length) throw refused(`$dateToString with ${Object.keys(rest)[0]}`);
  if (isNull(date)) return onNull;
  if (typeof format !== 'string')
    throw serverError(18533, '$dateToString requires that "format" be a string');
  const at = toDate(date);
  return format.replace(/%(.?)/g, (_, letter: string) => {
    const write = FORMATS[letter];
    if (!write) throw serverError(18536, `Invalid format character '%${letter}' in format string`);
    return write(at);
  });
}

/** Dates are read in UTC; time zones are refused. */
export const dateOperators: Record<string, Operator> = {
  $year: part((d) => d.getUTCFullYear()),
  $month: part((d) => d.getUTCMonth() + 1),
  $dayOfMonth: part((d) => d.getUTCDate()),
  $dayOfYear: part(dayOfYear),
  $dayOfWeek: part((d) => d.getUTCDay() + 1),
  $hour: part((d) => d.getUTCHours()),
  $minute: part((d) => d.getUTCMinutes()),
  $second: part((d) => d.getUTCSeconds()),
  $millisecond: part((d) => d.getUTCMilliseconds()),
  $dateToString: [1, 'named', dateToString],
};
