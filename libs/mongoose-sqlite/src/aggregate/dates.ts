import { type Doc, isNull } from '../bson/codec.ts';
import { must, refused, serverError } from '../bson/errors.ts';

const FORMATS: Record<string, (iso: string) => string> = {
  Y: (iso) => iso.slice(0, 4),
  m: (iso) => iso.slice(5, 7),
  d: (iso) => iso.slice(8, 10),
  H: (iso) => iso.slice(11, 13),
  M: (iso) => iso.slice(14, 16),
  S: (iso) => iso.slice(17, 19),
  L: (iso) => iso.slice(20, 23),
  '%': () => '%',
};

/** In UTC; time zones are refused. */
export function dateToString(operand: unknown): unknown {
  const { date, format = '%Y-%m-%dT%H:%M:%S.%LZ', onNull = null, ...rest } = operand as Doc;
  if (Object.keys(rest).length) throw refused(`$dateToString with ${Object.keys(rest)[0]}`);
  if (isNull(date)) return onNull;
  must(
    typeof format === 'string' && date instanceof Date,
    18533,
    '$dateToString takes a date and a format string',
  );
  return format.replace(/%(.?)/g, (_, letter: string) => {
    const write = FORMATS[letter];
    if (!write) throw serverError(18536, `Invalid format character '%${letter}' in format string`);
    return write(date.toISOString());
  });
}
