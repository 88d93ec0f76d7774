import { longDate } from './dates.ts';
import type { EmploymentType, SaidTerms, SalaryPeriod, Workplace } from './postings.ts';

/** The words of the terms, for the pages that the server writes and the client continues. */
export const EMPLOYMENT_WORDS: Record<EmploymentType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  internship: 'Internship',
  temporary: 'Temporary',
};

export const WORKPLACE_WORDS: Record<Workplace, string> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

const PER: Record<SalaryPeriod, string> = {
  year: 'a year',
  month: 'a month',
  hour: 'an hour',
  day: 'a day',
};

/** "€60,000" (Without Intl, whose data a phone loads for 20 ms.) */
const euros = (amount: number): string => `€${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** "€60,000 to €75,000 a year"; empty where nothing is said. */
export function salaryText({ salary_from: from, salary_to: to, salary_period: period }: SaidTerms): string {
  const per = period ? ` ${PER[period]}` : '';
  const [least, most] = [from ?? undefined, to ?? undefined];
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return `Up to ${euros(most ?? 0)}${per}`;
  if (most === undefined) return `From ${euros(least)}${per}`;
  return least === most ? `${euros(least)}${per}` : `${euros(least)} to ${euros(most)}${per}`;
}

/** What a reader is shown of a posting besides its own texts; each is empty where nothing is said. */
export interface PostingTexts {
  employment: string;
  workplace: string;
  salary: string;
  /** The last day on which it is open, a long US date. */
  closing: string;
}

export function postingTexts(posting: SaidTerms & { closes_at?: string | null | undefined }): PostingTexts {
  return {
    employment: posting.employment_type ? EMPLOYMENT_WORDS[posting.employment_type] : '',
    workplace: posting.workplace ? WORKPLACE_WORDS[posting.workplace] : '',
    salary: salaryText(posting),
    closing: posting.closes_at ? longDate(posting.closes_at) : '',
  };
}
