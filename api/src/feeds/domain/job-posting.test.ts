import { COMPANY, EMPLOYMENT_TYPES, SALARY_PERIODS } from '@consulting/contracts';
import { jobPosting } from './job-posting.ts';
import { PUBLIC_JOB as job } from './public-job.fixture.ts';

const SITE = 'https://example.test';

describe('jobPosting', () => {
  it('has the countries of remote work instead of a place', () => {
    const posting = jobPosting({ ...job, workplace: 'remote', remote_countries: ['DE', 'CH'] }, SITE);
    const country = (name: string) => ({ '@type': 'Country', name });
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [country('Germany'), country('Switzerland')],
    });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  it('is not remote by the text of its place, which is no place then', () => {
    const inCity = (addressLocality: string) => ({ jobLocation: { address: { addressLocality } } });
    for (const location of [' home office ', 'HomeOffice', 'REMOTE', '', ' ']) {
      const posting = jobPosting({ ...job, location, workplace: 'hybrid' }, SITE);
      expect(posting).toMatchObject(inCity(COMPANY.city));
      expect(posting).not.toHaveProperty('jobLocationType');
    }
    for (const location of ['Remoteville', 'Not remote'])
      expect(jobPosting({ ...job, location }, SITE)).toMatchObject(inCity(location));
  });

  it('has the terms of the work in their words, and nothing where nothing is said', () => {
    const terms = {
      employment_type: 'internship',
      workplace: 'remote',
      salary_from: 15,
      salary_period: 'hour',
      closesAt: new Date('2026-12-31T23:00:00.000Z'),
    } as const;
    expect(jobPosting({ ...job, ...terms, offer: 'A ticket' }, SITE)).toMatchObject({
      jobBenefits: 'A ticket',
      employmentType: 'INTERN',
      jobLocationType: 'TELECOMMUTE',
      validThrough: '2026-12-31T22:59:59.000Z',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 15, unitText: 'HOUR' },
      },
    });
    for (const field of ['employmentType', 'validThrough', 'baseSalary', 'jobLocationType', 'jobBenefits'])
      expect(jobPosting(job, SITE)).not.toHaveProperty(field);
  });

  it('has the words of schema.org for each kind of work and each period', () => {
    const of = (terms: object) =>
      jobPosting({ ...job, ...terms }, SITE) as unknown as Record<string, unknown>;
    expect(EMPLOYMENT_TYPES.map((employment_type) => of({ employment_type })['employmentType'])).toEqual([
      'FULL_TIME',
      'PART_TIME',
      'INTERN',
      'TEMPORARY',
    ]);
    const units = SALARY_PERIODS.map((salary_period) => of({ salary_from: 1, salary_to: 2, salary_period }));
    expect(units.map(({ baseSalary }) => (baseSalary as { value: object }).value)).toEqual(
      ['YEAR', 'MONTH', 'HOUR', 'DAY'].map((unitText) => ({
        '@type': 'QuantitativeValue',
        minValue: 1,
        maxValue: 2,
        unitText,
      })),
    );
    expect(of({ salary_to: 2, salary_period: 'day' })['baseSalary']).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', maxValue: 2, unitText: 'DAY' },
    });
    expect(of({ salary_period: 'day' })).not.toHaveProperty('baseSalary');
    expect(of({ salary_from: 1 })).not.toHaveProperty('baseSalary');
  });

  it('is whole, with the firm’s address where the firm offers a job without a place', () => {
    const own = {
      ...job,
      title: 'Basis',
      company: COMPANY.name,
      location: '',
      description: 'D',
      language: 'de',
    } as const;
    expect(jobPosting(own, SITE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Basis',
      description: '<p>D</p><p>Linux</p>',
      datePosted: '2026-11-19T08:00:00.000Z',
      identifier: { '@type': 'PropertyValue', name: COMPANY.name, value: job.id },
      hiringOrganization: { '@type': 'Organization', name: COMPANY.name, sameAs: SITE },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: COMPANY.city, addressCountry: 'DE' },
      },
      qualifications: 'Linux',
      directApply: true,
      url: `${SITE}/de/career/basis-${job.id}`,
    });
    expect((jobPosting(job, SITE) as { hiringOrganization: object }).hiringOrganization).toEqual({
      '@type': 'Organization',
      name: 'Muster',
    });
  });

  it('has what search engines require', () => {
    expect(jobPosting(job, SITE)).toMatchObject({
      '@type': 'JobPosting',
      title: job.title,
      datePosted: '2026-11-19T08:00:00.000Z',
      hiringOrganization: { name: 'Muster' },
      jobLocation: { address: { addressLocality: 'Köln' } },
      description: expect.stringContaining('<p>New &lt;/script&gt; paragraph</p>'),
    });
  });
});
