import { LIMITS } from '../limits.ts';
import type { SalaryPeriod } from '../postings/postings.ts';

/** Why a text is no amount of money. `cents` are those of a year or a month, `unclear` has two readings. */
export type AmountProblem = 'not-amount' | 'unclear' | 'not-positive' | 'too-large' | 'cents';

/** Euros with at most two decimals, or why there are none. `readings` are the two of an unclear text. */
export type ReadAmount =
  | { amount: number }
  | { problem: Exclude<AmountProblem, 'unclear'> }
  | { problem: 'unclear'; readings: readonly [number, number] };

/** Longer texts are no amounts. */
const LONGEST = 40;

/** Euros. No consultant asks for more, so `12.345` may be meant as 12.35. */
const MOST_AN_HOUR = 1000;

const CURRENCY = '(?:€|eur|euros?)';
const AMOUNT = new RegExp(
  // Digits with separators, ",-" for no cents, and a word for thousands.
  `^${CURRENCY}? ?(\\d[\\d.,' ]*)(?:[.,][-–—]{1,2})? ?(k|t|tsd\\.?|tausend|thousand)? ?${CURRENCY}?$`,
);
const BLANKS = /[\s\u00a0\u2007\u2009\u202f_]+/g;
const APOSTROPHES = /[\u2019\u02bc`´]/g;

/**
 * Reads euros as people write them in English or German: `60.000`, `60,000.00`, `60 000`, `60'000`, `60k`, `13,90 €`. Null for an
 * empty text. A separator before three digits groups them. One digit before it, and three behind that do not end in 0,
 * may be either (`1.234`): that is asked, not guessed, as is what would be more than anybody earns in an hour (`12.345`).
 * Of a year or a month, cents are refused.
 */
export function readAmount(text: string, period?: SalaryPeriod | ''): ReadAmount | null {
  if (text.length > LONGEST) return { problem: 'not-amount' };
  const plain = text.replace(BLANKS, ' ').replace(APOSTROPHES, "'").trim().toLowerCase();
  if (plain === '') return null;
  const [, written, thousands] = AMOUNT.exec(plain) ?? [];
  const digits = written?.trim();
  const read =
    digits === undefined
      ? { problem: 'not-amount' as const }
      : numberOf(digits, thousands !== undefined, period === 'hour' ? MOST_AN_HOUR : Infinity);
  if ('problem' in read) return read;
  const amount = cents(thousands === undefined ? read.amount : read.amount * 1000);
  if (amount === 0) return { problem: 'not-positive' };
  if (amount > LIMITS.salary) return { problem: 'too-large' };
  return isInWholeEuros(period) && !Number.isInteger(amount) ? { problem: 'cents' } : { amount };
}

/** Returns euros rounded to cents. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Whether somebody is paid for so long a time that cents mean nothing. */
export const isInWholeEuros = (period: SalaryPeriod | null | undefined | ''): boolean =>
  period === 'year' || period === 'month';

/**
 * The number of digits with separators; of a number of thousands a separator is always that of the decimals. More than
 * `plausible` is asked if the separator may be that of decimals.
 */
function numberOf(digits: string, inThousands: boolean, plausible: number): ReadAmount {
  const kinds = [...new Set(digits.replace(/\d/g, ''))];
  const last = kinds.at(-1);
  if (last === undefined) return grouped([digits], '');
  const isDecimal = last === '.' || last === ',';
  const parts = digits.split(last);
  const end = parts.at(-1) ?? '';
  if (kinds.length === 1 && isDecimal && parts.length === 2) {
    const [before = ''] = parts;
    if (end.length !== 3 || inThousands) return grouped([before], end);
    const read = grouped(parts, '');
    if (!('amount' in read)) return read;
    const mayBeEither = before.length === 1 && !end.endsWith('0');
    if (!mayBeEither && read.amount <= plausible) return read;
    return { problem: 'unclear', readings: [read.amount, cents(Number(`${before}.${end}`))] };
  }
  if (kinds.length === 1) return inThousands ? { problem: 'not-amount' } : grouped(parts, '');
  // Two kinds: the last one is that of the decimals, and occurs once.
  if (kinds.length > 2 || !isDecimal || parts.length !== 2) return { problem: 'not-amount' };
  return grouped((parts[0] ?? '').split(kinds[0] ?? ''), end);
}

/** The number of groups of three digits, of which the first may be shorter, and of its decimals. */
function grouped([first = '', ...others]: readonly string[], decimals: string): ReadAmount {
  const isNumber = others.length > 0 ? /^[1-9]\d{0,2}$/.test(first) : /^(0|[1-9]\d*)$/.test(first);
  if (!isNumber || !others.every((group) => /^\d{3}$/.test(group)) || !/^\d{0,2}$/.test(decimals))
    return { problem: 'not-amount' };
  return { amount: Number(`${first}${others.join('')}.${decimals || 0}`) };
}
