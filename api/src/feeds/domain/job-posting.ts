import {
  COMPANY,
  DEFAULT_LANGUAGE,
  jobPath,
  localizedPath,
  type EmploymentType,
  type PostingTerms,
  type SalaryPeriod,
} from '@consulting/contracts';
import { paragraphs } from './markup.ts';
import type { PublicJob } from './public-job.ts';

const EMPLOYMENT: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
};

const UNIT: Record<SalaryPeriod, string> = { year: 'YEAR', month: 'MONTH', hour: 'HOUR', day: 'DAY' };

/** Returns the job as structured data for search engines (schema.org JobPosting). */
export function jobPosting(job: PublicJob, site: string, language = DEFAULT_LANGUAGE): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    inLanguage: job.language,
    description: paragraphs(`${job.description}\n\n${job.qualification}`),
    datePosted: job.createdAt.toISOString(),
    ...(job.closesAt && { validThrough: lastSecond(job.closesAt) }),
    ...(job.employment_type && { employmentType: EMPLOYMENT[job.employment_type] }),
    ...salaryOf(job),
    identifier: { '@type': 'PropertyValue', name: COMPANY.name, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.company === COMPANY.name ? { sameAs: site } : {}),
    },
    ...placeOf(job),
    qualifications: job.qualification,
    directApply: true,
    url: site + localizedPath(language, jobPath(job)),
  };
}

/** Returns the last second before an end of day: readers who take the date alone take the last day, not the one after it. */
const lastSecond = (endOfDay: Date) => new Date(endOfDay.getTime() - 1_000).toISOString();

function salaryOf({ salary_from: from, salary_to: to, salary_period: period }: PostingTerms): object {
  if (period === null || (from === null && to === null)) return {};
  const range = { ...(from !== null && { minValue: from }), ...(to !== null && { maxValue: to }) };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', ...range, unitText: UNIT[period] },
    },
  };
}

/** Returns the place of work: a location, or remote anywhere in Germany. */
function placeOf({ location, workplace }: PublicJob): object {
  if (workplace === 'remote' || /^(remote|home ?office)$/i.test(location.trim()))
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Germany' },
    };
  const addressLocality = location || COMPANY.city;
  return {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressCountry: 'DE' },
    },
  };
}
