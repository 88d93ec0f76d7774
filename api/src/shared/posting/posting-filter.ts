import type { EmploymentType, SaidTerms, SalaryPeriod, Workplace } from '@consulting/contracts';

/** By which terms of work lists of postings are filtered. */
export interface PostingFilter {
  workplace?: Workplace | undefined;
  employment_type?: EmploymentType | undefined;
  /** The highest amount that is stated for this period is at least `from`; other periods are not converted. */
  pay?: { from: number; period: SalaryPeriod } | undefined;
}

/** The fields of which the facets of a posting are made. */
export const FACET_FIELDS = [
  'workplace',
  'employment_type',
  'salary_from',
  'salary_to',
  'salary_period',
] as const;

const payFacet = (period: SalaryPeriod): string => `pay-${period}`;

/** Returns the facets of a posting by their names. */
export function facetsOfTerms(terms: SaidTerms): Record<string, string | number | null | undefined> {
  const { workplace, employment_type, salary_period: period, salary_from, salary_to } = terms;
  return {
    workplace,
    employment_type,
    ...(period && { [payFacet(period)]: salary_to ?? salary_from }),
  };
}

/** Returns the facets that a filter asks for. */
export const facetsWanted = ({ workplace, employment_type, pay }: PostingFilter) => ({
  equal: { workplace, employment_type },
  atLeast: pay ? { [payFacet(pay.period)]: pay.from } : {},
});
