import { PUBLIC_JOB as job } from '../public-job.fixture.ts';
import { position, positionsDocument } from './positions.ts';

const SITE = 'https://example.test';
const TEXTS = { job: 'The job', qualification: 'Qualification', offer: 'Offer' };

describe('the list for job boards', () => {
  it('has each job with the address of its page in its own language, its company and its last day', () => {
    const terms = { employment_type: 'part-time', closes_at: '2026-12-31', language: 'de' } as const;
    const one = position({ ...job, ...terms, offer: 'A ticket' }, SITE, TEXTS);
    expect(positionsDocument([one])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
<position>
<id>${job.id}</id>
<subcompany>Muster</subcompany>
<office>Köln</office>
<name>Basis &amp; &lt;HANA&gt; &quot;Admin&quot;</name>
<jobDescriptions>
<jobDescription><name>The job</name><value>&lt;p&gt;Run systems&lt;/p&gt;&lt;p&gt;First line&lt;br&gt;second line&lt;/p&gt;&lt;p&gt;New &amp;lt;/script&amp;gt; paragraph&lt;/p&gt;</value></jobDescription>
<jobDescription><name>Qualification</name><value>&lt;p&gt;Linux&lt;/p&gt;</value></jobDescription>
<jobDescription><name>Offer</name><value>&lt;p&gt;A ticket&lt;/p&gt;</value></jobDescription>
</jobDescriptions>
<employmentType>permanent</employmentType>
<schedule>part-time</schedule>
<createdAt>2026-11-19T08:00:00.000Z</createdAt>
<url>${SITE}/de/career/basis-and-hana-admin-${job.id}</url>
<company>Muster</company>
<validThrough>2026-12-31</validThrough>
<language>de</language>
</position>
</workzag-jobs>
`);
  });

  it('leaves out what is not given, and names the town of the firm for a job without a place', () => {
    const one = position({ ...job, qualification: '', location: '' }, SITE, TEXTS);
    expect(one).not.toMatch(/<(employmentType|schedule|validThrough)>|Qualification|Offer|<\w+><\/\w+>/);
    expect(one).toContain('<office>Berlin</office>');
    expect(positionsDocument([])).toContain('<workzag-jobs>\n</workzag-jobs>');
  });
});
