import {
  COMPANY,
  DEFAULT_LANGUAGE,
  LOCALES,
  type PostingTerms,
  type SalaryPeriod,
} from '@consulting/contracts';
import type { Country, JobPosting, MonetaryAmount, Place } from 'schema-dts';

/** The facts that jobs and projects have in common. */
export interface Posted extends PostingTerms {
  id: string;
  title: string;
  location: string;
  createdAt: Date;
  /** The end of the last day on which it is open; null when there is none. */
  closesAt: Date | null;
}

const UNIT: Record<SalaryPeriod, string> = { year: 'YEAR', month: 'MONTH', hour: 'HOUR', day: 'DAY' };
const SAYS_REMOTE = /^(remote|home ?office)$/i;

/** Returns the properties that jobs and projects have in common, except for the place. */
export function commonData(posted: Posted) {
  return {
    '@type': 'JobPosting',
    title: posted.title,
    datePosted: posted.createdAt.toISOString(),
    ...(posted.closesAt && { validThrough: lastSecond(posted.closesAt) }),
    ...salaryOf(posted),
    identifier: { '@type': 'PropertyValue', name: COMPANY.name, value: posted.id },
    directApply: true,
  } as const satisfies JobPosting;
}

/** The name of an organisation, with the site of the firm for the firm itself. */
export function organization(name: string, site: string) {
  return {
    '@type': 'Organization',
    name,
    ...(name === COMPANY.name && { sameAs: site }),
  } as const satisfies JobPosting['hiringOrganization'];
}

/** The properties of the place of work. */
type PlaceData = Pick<JobPosting, 'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'>;

/**
 * Returns the place of work: the countries of remote work, or a location; null when the posting names none. A location
 * that only says "Remote" is no place, and only the workplace makes work remote.
 */
export function placeOf({ location, workplace, remote_countries }: Posted): PlaceData | null {
  if (workplace === 'remote')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remote_countries.map(country),
    };
  const locality = location.trim();
  return locality === '' || SAYS_REMOTE.test(locality) ? null : placeIn(locality);
}

/** Returns the data of work in a town. */
export const placeIn = (addressLocality: string): PlaceData => ({
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality, addressCountry: 'DE' },
  } satisfies Place,
});

/** Returns a country by its English name, as the documentation of Google writes it. */
function country(code: string): Country {
  const names = new Intl.DisplayNames(LOCALES[DEFAULT_LANGUAGE], { type: 'region' });
  return { '@type': 'Country', name: names.of(code) ?? code };
}

/** Returns the last second before an end of day: readers who take the date alone take the last day, not the one after it. */
const lastSecond = (endOfDay: Date) => new Date(endOfDay.getTime() - 1_000).toISOString();

function salaryOf({ salary_from: from, salary_to: to, salary_period: period }: PostingTerms) {
  if (period === null || (from === null && to === null)) return {};
  const range = { ...(from !== null && { minValue: from }), ...(to !== null && { maxValue: to }) };
  const baseSalary: MonetaryAmount = {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', ...range, unitText: UNIT[period] },
  };
  return { baseSalary };
}
