import {
  euros,
  isInWholeEuros,
  LIMITS,
  readAmount,
  salaryText,
  type ReadAmount,
  type SalaryPeriod,
} from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { LANGUAGE } from '../language.ts';

/** Returns an amount as a field shows it: without groups, because a group of three digits may be read in two ways. */
export const amountInput = (amount: number | null | undefined): string => {
  const [whole = '', cents] = String(amount ?? '').split('.');
  return cents === undefined ? whole : `${whole}${LANGUAGE === 'de' ? ',' : '.'}${cents.padEnd(2, '0')}`;
};

/** Returns the amount of a text, null for none and for what is no amount, or has to be asked. */
export function amountOf(text: string | undefined, period?: SalaryPeriod | ''): number | null {
  const read = readAmount(text ?? '', period);
  return read && 'amount' in read ? read.amount : null;
}

/** Returns what is wrong with a text that is to be an amount for a period; null if nothing is. */
export function amountProblem(text: string | undefined, period?: SalaryPeriod | ''): string | null {
  const read = readAmount(text ?? '', period);
  return read && 'problem' in read ? said(read, isInWholeEuros(period)) : null;
}

function said(read: Exclude<ReadAmount, { amount: number }>, wholeOnly: boolean): string {
  const most = euros(LIMITS.salary);
  switch (read.problem) {
    case 'unclear': {
      const [groups, decimals] = read.readings;
      const [one, other] = [euros(groups), euros(decimals)];
      if (wholeOnly) return t`Do you mean ${one}? Please write ${amountInput(groups)}.`;
      return t`${one} or ${other}? Please write ${amountInput(groups)} or ${amountInput(decimals)}.`;
    }
    case 'not-positive':
      return t`Please enter more than 0, or nothing.`;
    case 'too-large':
      return t`Please enter ${most} at most.`;
    case 'cents':
      return t`Please enter whole euros for a year or a month.`;
    case 'not-amount':
      return t`This cannot be read as one amount. Please write it like ${amountInput(60_000)} or ${amountInput(13.9)}.`;
  }
}

interface Pay {
  salary_from: string;
  salary_to: string;
  salary_period: SalaryPeriod | '';
}

/** Validation rules of the two amounts. */
export const payRules = {
  salary_from: (text: string | undefined, { salary_period }: Pay) => amountProblem(text, salary_period),
  salary_to: (text: string | undefined, { salary_from, salary_period }: Pay) => {
    const [least, most] = [amountOf(salary_from), amountOf(text)];
    if (least !== null && most !== null && most < least)
      return t`This must not be less than the amount the salary starts from.`;
    return amountProblem(text, salary_period);
  },
};

/** Returns how the pay will be published, as far as it can be read; what is asked about an unclear one; '' for none. */
export function payShown({ salary_from, salary_to, salary_period }: Pay): string {
  const problem = amountProblem(salary_from, salary_period) ?? amountProblem(salary_to, salary_period);
  if (problem !== null) return problem;
  const pay = salaryText({
    ...{ salary_from: amountOf(salary_from), salary_to: amountOf(salary_to) },
    salary_period: salary_period || null,
  });
  return pay && t`Published as: ${pay}`;
}
