import { COMPANY, jobPath, localizedPath, type EmploymentType } from '@consulting/contracts';
import type { JobPosting, WithContext } from 'schema-dts';
import { paragraphs } from '../../shared/texts/markup.ts';
import { commonData, organization, placeIn, placeOf } from './posting-data.ts';
import type { PublicJob } from './public-job.ts';

const EMPLOYMENT: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
};

/**
 * Returns an open job as structured data for search engines (schema.org JobPosting), for its page in its own language. A
 * job without a place is in the firm's city.
 */
export function jobPosting(job: PublicJob, site: string): WithContext<JobPosting> {
  return {
    '@context': 'https://schema.org',
    ...commonData(job),
    description: paragraphs([job.description, job.qualification, job.offer].filter(Boolean).join('\n\n')),
    ...(job.employment_type && { employmentType: EMPLOYMENT[job.employment_type] }),
    hiringOrganization: organization(job.company, site),
    ...(placeOf(job) ?? placeIn(COMPANY.city)),
    qualifications: job.qualification,
    ...(job.offer && { jobBenefits: job.offer }),
    url: site + localizedPath(job.language, jobPath(job)),
  };
}
