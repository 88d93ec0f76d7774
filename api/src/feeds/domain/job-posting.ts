import { COMPANY, jobPath } from '@consulting/contracts';
import { paragraphs } from './markup.ts';
import type { PublicJob } from './public-job.ts';

/** The job as structured data for search engines (schema.org JobPosting). */
export function jobPosting(job: PublicJob, site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: paragraphs(`${job.description}\n\n${job.qualification}`),
    datePosted: job.createdAt.toISOString(),
    identifier: { '@type': 'PropertyValue', name: COMPANY.name, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.company === COMPANY.name ? { sameAs: site } : {}),
    },
    ...placeOf(job.location),
    qualifications: job.qualification,
    directApply: true,
    url: site + jobPath(job),
  };
}

/** Where the work is: a place, or from home anywhere in Germany. */
function placeOf(location: string): object {
  if (/^(remote|home ?office)$/i.test(location.trim()))
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

/** The way to the job's page from the home page (schema.org BreadcrumbList). */
export function jobBreadcrumb(job: PublicJob, site: string): object {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Careers', path: '/career' },
    { name: job.title, path: jobPath(job) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  };
}
