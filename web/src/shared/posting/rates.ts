import { salaryText, type SalaryPeriod } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { amountOf, amountProblem } from './amounts.ts';

/** An amount with its groups and decimals, and the word for thousands. */
const AMOUNT = /\d+(?:[.,'’ \u00a0\u202f]\d+)*(?: ?k\b)?/gi;
const RANGE = /^(?:€|euro?)?(?:[-–—]|to|bis)(?:€|euro?)?$/i;
const PERIOD_WORDS: Record<SalaryPeriod, RegExp> = {
  hour: /\b(?:hour|hourly|hr|h|std|stunde|stundensatz)\b/i,
  day: /\b(?:day|daily|tag|tages?satz|pt)\b/i,
  month: /\b(?:month|monthly|monat|monatlich)\b/i,
  year: /\b(?:year|yearly|annual|jahr|jährlich|annum)\b/i,
};
const LEAST = /\b(?:from|ab|min)\b/i;
const MOST = /\b(?:up to|bis zu|max)\b/i;

/** Returns how a rate in somebody's own words is read, like "€80 to €95 an hour"; '' for what cannot be read for certain. */
export function rateRead(text: string): string {
  const found = [...text.matchAll(AMOUNT)];
  const [one, other] = found;
  const periods = (Object.keys(PERIOD_WORDS) as SalaryPeriod[]).filter((each) =>
    PERIOD_WORDS[each].test(text),
  );
  if (!one || found.length > 2 || periods.length > 1) return '';
  const between = other && text.slice(one.index + one[0].length, other.index);
  if (between !== undefined && !RANGE.test(between.replace(/\s/g, ''))) return '';
  // The words are the person's own, so cents of a year are no problem.
  const period = periods[0] === 'hour' ? 'hour' : undefined;
  const problem = found.map(([amount]) => amountProblem(amount, period)).find((each) => each !== null);
  if (problem !== undefined) return problem ?? '';
  const [first, second = first] = found.map(([amount]) => {
    return amountOf(amount, period);
  });
  if (first === undefined || second === undefined || (first ?? 0) > (second ?? 0)) return '';
  const pay = salaryText({
    salary_from: !other && MOST.test(text) ? null : first,
    salary_to: !other && LEAST.test(text) ? null : second,
    salary_period: periods[0] ?? null,
  });
  return t`Read as: ${pay}`;
}
