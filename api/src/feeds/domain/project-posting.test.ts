import { COMPANY, CONTRACT_TYPES, postingTerms } from '@consulting/contracts';
import { jobPostingOfProject, type PostedProject } from './project-posting.ts';

const PROJECT: PostedProject = {
  ...{
    id: '0123456789abcdef01234567',
    title: 'EWM <rollout>',
    description: 'Two sites.\n\nOne <b>wave</b>.',
  },
  ...postingTerms({ salary_from: 95, salary_period: 'hour' }),
  ...{ location: 'Potsdam', contract_type: 'freelance', b2bId: null, show_company: false },
  createdAt: new Date('2026-11-19T08:00:00.000Z'),
  closesAt: new Date('2026-12-31T23:00:00.000Z'),
};
const SITE = 'https://example.test';
const URL = `${SITE}/projects/ewm-rollout-${PROJECT.id}`;
const posting = (changes: Partial<PostedProject> = {}, company = '') =>
  jobPostingOfProject({ ...PROJECT, ...changes }, { site: SITE, url: URL, company });

it('is a posting of the firm’s freelance project', () => {
  expect(posting()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'EWM <rollout>',
    description: '<p>Two sites.</p><p>One &lt;b&gt;wave&lt;/b&gt;.</p>',
    datePosted: '2026-11-19T08:00:00.000Z',
    validThrough: '2026-12-31T22:59:59.000Z',
    employmentType: 'CONTRACTOR',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 95, unitText: 'HOUR' },
    },
    identifier: { '@type': 'PropertyValue', name: COMPANY.name, value: PROJECT.id },
    hiringOrganization: { '@type': 'Organization', name: COMPANY.name, sameAs: SITE },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Potsdam', addressCountry: 'DE' },
    },
    directApply: true,
    url: URL,
  });
});

it('is one only under a contract that is a job, whatever else is said of the employment', () => {
  const types = [...CONTRACT_TYPES, null].map(
    (contract_type) => posting({ contract_type, employment_type: 'part-time' })?.employmentType,
  );
  expect(types).toEqual(['CONTRACTOR', undefined, 'TEMPORARY', undefined]);
});

it('needs a place, or is fully remote', () => {
  for (const location of ['', ' ', 'Remote'])
    for (const workplace of ['hybrid', 'onsite', null] as const)
      expect(posting({ location, workplace })).toBeNull();
  expect(posting({ location: '', workplace: 'remote' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'Germany' }],
  });
  const hybrid = posting({ workplace: 'hybrid' });
  expect(hybrid).toHaveProperty('jobLocation');
  expect(hybrid).not.toHaveProperty('jobLocationType');
});

it('names a company that shows its name, and is none of one that does not', () => {
  const companys = { b2bId: 'f'.repeat(24) };
  expect(posting(companys, 'Spree Logistik')).toBeNull();
  expect(posting({ ...companys, show_company: true }, '')).toBeNull();
  expect(posting({ ...companys, show_company: true }, 'Spree Logistik')?.hiringOrganization).toEqual({
    '@type': 'Organization',
    name: 'Spree Logistik',
  });
});
