/**
 * The rules of Google for a JobPosting as a JSON schema: what is required, the recommended properties that we have, and
 * the form of each value (developers.google.com/search/docs/appearance/structured-data/job-posting). Other properties
 * are refused, so that a misspelt one is noticed.
 */

const text = { type: 'string', pattern: '\\S' };
const instant = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$',
};
const address = { type: 'string', pattern: '^https?://[^\\s<>"]+$' };

const typed = (type: string, properties: object, required: readonly string[]) => ({
  type: 'object',
  properties: { '@type': { const: type }, ...properties },
  required: ['@type', ...required],
  additionalProperties: false,
});

const country = typed('Country', { name: text }, ['name']);
const place = typed(
  'Place',
  {
    address: typed(
      'PostalAddress',
      { addressLocality: text, addressCountry: { type: 'string', pattern: '^[A-Z]{2}$' } },
      // Only the country is required; without a town nobody finds the posting.
      ['addressCountry', 'addressLocality'],
    ),
  },
  ['address'],
);
const amount = { type: 'number', minimum: 0 };
const salary = typed(
  'MonetaryAmount',
  {
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    value: {
      ...typed(
        'QuantitativeValue',
        { minValue: amount, maxValue: amount, unitText: { enum: ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] } },
        ['unitText'],
      ),
      anyOf: [{ required: ['minValue'] }, { required: ['maxValue'] }],
    },
  },
  ['currency', 'value'],
);

/** Remote work names the countries of applicants and has no place, all other work has a place. */
const where = {
  oneOf: [
    {
      required: ['jobLocation'],
      properties: { jobLocationType: false, applicantLocationRequirements: false },
    },
    { required: ['jobLocationType', 'applicantLocationRequirements'], properties: { jobLocation: false } },
  ],
};

export const JOB_POSTING_SCHEMA = {
  ...typed(
    'JobPosting',
    {
      '@context': { const: 'https://schema.org' },
      title: { ...text, maxLength: 200 },
      description: { type: 'string', pattern: '^(<p>([^<>]|<br>)+</p>)+$' },
      datePosted: instant,
      validThrough: instant,
      employmentType: {
        enum: [
          'FULL_TIME',
          'PART_TIME',
          'CONTRACTOR',
          'TEMPORARY',
          'INTERN',
          'VOLUNTEER',
          'PER_DIEM',
          'OTHER',
        ],
      },
      baseSalary: salary,
      identifier: typed('PropertyValue', { name: text, value: text }, ['name', 'value']),
      hiringOrganization: typed('Organization', { name: text, sameAs: address }, ['name']),
      jobLocation: place,
      jobLocationType: { const: 'TELECOMMUTE' },
      applicantLocationRequirements: { type: 'array', items: country, minItems: 1 },
      qualifications: text,
      jobBenefits: text,
      directApply: { type: 'boolean' },
      url: address,
    },
    [
      '@context',
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'identifier',
      'directApply',
      'url',
    ],
  ),
  allOf: [where],
};
