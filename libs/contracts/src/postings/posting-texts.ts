import { longDate } from '../texts/dates.ts';
import { DEFAULT_REMOTE_COUNTRIES, type ContractType, type SaidTerms } from './postings.ts';
import { fill } from '../texts/fill.ts';
import { WORDS, type Words } from '../texts/words.ts';

/** Returns "€60,000" or "€13.90". Not by Intl: its data takes a phone 20 ms to load. */
export function euros(amount: number, words: Words = WORDS): string {
  const groups: string[] = [];
  const [whole = '', cents] = String(amount).split('.');
  for (let digits = whole; digits; digits = digits.slice(0, -3)) groups.unshift(digits.slice(-3));
  const decimals = cents ? words['amount.decimal'] + cents.padEnd(2, '0') : '';
  const grouped = groups.join(words['amount.group']) + decimals;
  return fill(words['amount.euros'], { amount: grouped });
}

/** Returns "€60,000 to €75,000 a year"; empty without amounts. */
export function salaryText(
  { salary_from: from, salary_to: to, salary_period: period }: SaidTerms,
  words: Words = WORDS,
): string {
  const [least, most] = [from ?? undefined, to ?? undefined];
  if (least === undefined && most === undefined) return '';
  const amount = amountText(least, most, words);
  return period ? fill(words[`salary.${period}`], { amount }) : amount;
}

function amountText(least: number | undefined, most: number | undefined, words: Words): string {
  if (least === undefined) return fill(words['salary.up-to'], { amount: euros(most ?? 0, words) });
  if (most === undefined) return fill(words['salary.from'], { amount: euros(least, words) });
  if (least === most) return euros(least, words);
  return fill(words['salary.range'], { from: euros(least, words), to: euros(most, words) });
}

/** The texts of the terms of a posting, in the order in which they are shown. */
export const TERM_TEXTS = ['employment', 'workplace', 'salary'] as const;

/** The terms of a posting as texts, and the last day on which it is open as a long date; empty if missing. */
export type PostingTexts = Record<(typeof TERM_TEXTS)[number] | 'closing', string>;

export function postingTexts(
  posting: SaidTerms & { closes_at?: string | null | undefined },
  words: Words = WORDS,
): PostingTexts {
  return {
    employment: posting.employment_type ? words[`employment.${posting.employment_type}`] : '',
    workplace: workplaceText(posting, words),
    salary: salaryText(posting, words),
    closing: posting.closes_at ? longDate(posting.closes_at, words) : '',
  };
}

/** Returns "Remote (Germany, Austria)"; without the countries where these are the default. */
function workplaceText({ workplace, remote_countries }: SaidTerms, words: Words): string {
  if (!workplace) return '';
  const codes = remote_countries ?? DEFAULT_REMOTE_COUNTRIES;
  if (workplace !== 'remote' || codes.join() === DEFAULT_REMOTE_COUNTRIES.join())
    return words[`workplace.${workplace}`];
  // Only postings with other countries load the names, which take a phone 20 ms.
  const names = new Intl.DisplayNames(words['names.locale'], { type: 'region' });
  return fill(words['workplace.remote-from'], { countries: codes.map((code) => names.of(code)).join(', ') });
}

/** Returns a type of contract with what it means: "Freelance: Self-employed work that is invoiced." */
export const contractText = (type: ContractType | null, words: Words = WORDS): string =>
  type ? `${words[`contract.${type}`]}: ${words[`contract.${type}.means`]}` : '';
