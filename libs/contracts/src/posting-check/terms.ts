import type { CheckedPosting } from './posting.ts';
import type { PostingRule } from './rules.ts';

/** A term that is missing or contradicts another, with the field of the form in which it is entered. */
export interface TermFound {
  rule: PostingRule;
  field: string;
}

const isGiven = (amount: number | null | undefined): boolean => amount !== null && amount !== undefined;

/** Returns whether the posting says what is paid. */
export const saysPay = ({ salary_from, salary_to }: CheckedPosting): boolean =>
  isGiven(salary_from) || isGiven(salary_to);

/** Pay of employees is a matter of the directive; what self-employed people invoice is not. */
const isEmployment = ({ kind, contract_type }: CheckedPosting): boolean =>
  kind === 'job' || contract_type === 'temporary-employment';

export function termRules(posting: CheckedPosting): TermFound[] {
  const found: TermFound[] = [];
  if (!saysPay(posting))
    found.push({ rule: isEmployment(posting) ? 'pay-missing' : 'rate-missing', field: 'salary_from' });
  if (posting.workplace === 'remote' && posting.location?.trim())
    found.push({ rule: 'remote-with-place', field: 'location' });
  if (!posting.closes_at) found.push({ rule: 'closing-date-missing', field: 'closes_at' });
  return found;
}
