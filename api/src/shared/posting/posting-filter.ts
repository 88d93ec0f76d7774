import { placeKey } from '@consulting/contracts/vocabulary';
import {
  isInWholeEuros,
  type EmploymentType,
  type SaidTerms,
  type SalaryPeriod,
  type Workplace,
} from '@consulting/contracts';

/** By which terms of work lists of postings are filtered. */
export interface PostingFilter {
  workplace?: Workplace | undefined;
  employment_type?: EmploymentType | undefined;
  /** The highest amount that is stated for this period is at least `from`; other periods are not converted. */
  pay?: { from: number; period: SalaryPeriod } | undefined;
}

/** The fields of which the facets of a posting are made. */
export const FACET_FIELDS = [
  'location',
  'workplace',
  'employment_type',
  'salary_from',
  'salary_to',
  'salary_period',
] as const;

const payFacet = (period: SalaryPeriod): string => `pay-${period}`;

/** The largest number of a facet, which has eight digits: more than anybody is paid for a day. */
const MOST = 99_999_999;

/** Returns an amount as a whole number: euros for a year or a month, cents for a day or an hour. */
const payNumber = (amount: number, period: SalaryPeriod): number =>
  isInWholeEuros(period) ? Math.ceil(amount) : Math.min(Math.round(amount * 100), MOST);

/** Returns the facets of a posting by their names. */
export function facetsOfTerms(
  terms: SaidTerms & { location?: string | undefined },
): Record<string, string | number | null | undefined> {
  const { location, workplace, employment_type, salary_period: period, salary_from, salary_to } = terms;
  const most = salary_to ?? salary_from ?? null;
  return {
    ...placeWanted(location),
    workplace,
    employment_type,
    ...(period && { [payFacet(period)]: most && payNumber(most, period) }),
  };
}

/** Returns the facet of a place, of which any spelling is given, in English or German. */
export const placeWanted = (location: string | undefined) => ({ location: location && placeKey(location) });

/** Returns the facets that a filter asks for. */
export const facetsWanted = ({ workplace, employment_type, pay }: PostingFilter) => ({
  equal: { workplace, employment_type },
  atLeast: pay ? { [payFacet(pay.period)]: payNumber(pay.from, pay.period) } : {},
});
