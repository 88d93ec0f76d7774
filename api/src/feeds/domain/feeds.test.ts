import { jobContent, postingTerms, WORDS } from '@consulting/contracts';
import { atomFeed, type FeedTexts } from './atom.ts';
import { jobBreadcrumb, jobPosting } from './job-posting.ts';
import { escapeMarkup, jsonInScript, paragraphs } from './markup.ts';
import type { PublicJob } from './public-job.ts';
import { securityTxt } from './security-txt.ts';
import {
  firstJobOf,
  jobEntries,
  pageEntries,
  robots,
  sitemapFile,
  sitemapFiles,
  sitemapIndex,
} from './sitemap.ts';

const SITE = 'https://example.test';
const job: PublicJob = {
  id: '0123456789abcdef01234567',
  ...jobContent({
    title: 'Basis & <HANA> "Admin"',
    company: 'Muster',
    description: 'First line\nsecond line\n\nNew </script> paragraph',
    qualification: 'Linux',
    location: 'Köln',
    introduction: 'Run systems',
  }),
  ...postingTerms(),
  state: 'open',
  closes_at: null,
  closesAt: null,
  createdAt: new Date('2026-11-19T08:00:00.000Z'),
  changedAt: new Date('2026-11-20T08:00:00.000Z'),
};

const IN_ENGLISH: FeedTexts = {
  language: 'en',
  title: 'Open positions',
  words: () => WORDS,
  applyBy: (_, day) => `Apply by ${day}.`,
};

describe('markup', () => {
  it('escapes what has a meaning and drops what XML forbids', () => {
    expect(escapeMarkup(`<a href="x">'&'\u0000\ud800</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;',
    );
  });

  it('cannot end the script element that holds it', () => {
    const text = jsonInScript({ text: '</script><!--\u2028' });
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toEqual({ text: '</script><!--\u2028' });
  });

  it('makes paragraphs of blank lines', () => {
    expect(paragraphs('a\nb\n\n\nc <')).toBe('<p>a<br>b</p><p>c &lt;</p>');
  });
});

describe('atomFeed', () => {
  it('names the job, links its page and carries its text as escaped HTML', () => {
    const feed = atomFeed([job], SITE, IN_ENGLISH);
    expect(feed).toContain('<title>Basis &amp; &lt;HANA&gt; &quot;Admin&quot;, Köln</title>');
    expect(feed).toContain(`href="${SITE}/career/basis-and-hana-admin-${job.id}"`);
    expect(feed.match(/<updated>2026-11-20T08:00:00.000Z<\/updated>/g)).toHaveLength(2);
    expect(feed).toContain('<published>2026-11-19T08:00:00.000Z</published>');
    expect(feed).toContain('New &amp;lt;/script&amp;gt; paragraph');
  });

  it('says what the work is like, and until when one can apply', () => {
    const terms = { employment_type: 'full-time', salary_to: 70_000, salary_period: 'year' } as const;
    const feed = atomFeed([{ ...job, ...terms, closes_at: '2026-12-31' }], SITE, IN_ENGLISH);
    expect(feed).toContain('<category term="full-time"/>');
    const line = 'Full-time, Up to €70,000 a year. Apply by December 31, 2026.';
    expect(feed).toContain(`&lt;p&gt;${line}&lt;/p&gt;</content>`);
    expect(atomFeed([job], SITE, IN_ENGLISH)).toContain('paragraph&lt;/p&gt;</content>');
  });

  it('is a valid feed without jobs too', () => {
    expect(atomFeed([], SITE, IN_ENGLISH)).toMatch(
      /<updated>1970-01-01T00:00:00.000Z<\/updated>[\s\S]*<\/feed>\n$/,
    );
  });
});

describe('sitemap', () => {
  const built = new Date('2026-01-01T00:00:00.000Z');

  it('lists pages and jobs with their last change; careers changes with its newest job', () => {
    const pages = [
      { path: '/', changedAt: built },
      { path: '/career', changedAt: built },
    ];
    const map = sitemapFile([...pageEntries(pages, [job]), ...jobEntries([job])], SITE);
    const entries = [...map.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map((match) =>
      match.slice(1),
    );
    expect(entries).toEqual([
      [`${SITE}/`, '2026-01-01T00:00:00.000Z'],
      [`${SITE}/de`, '2026-01-01T00:00:00.000Z'],
      [`${SITE}/career`, '2026-11-20T08:00:00.000Z'],
      [`${SITE}/de/career`, '2026-11-20T08:00:00.000Z'],
      [`${SITE}/career/basis-and-hana-admin-${job.id}`, '2026-11-20T08:00:00.000Z'],
      [`${SITE}/de/career/basis-and-hana-admin-${job.id}`, '2026-11-20T08:00:00.000Z'],
    ]);
    // Each entry of the careers page links to both languages.
    const careers = ['en', 'de'].map(
      (each) => `hreflang="${each}" href="${SITE}${each === 'de' ? '/de' : ''}/career"`,
    );
    for (const link of careers) expect(map.split(link)).toHaveLength(3);
  });

  it('is a list of files: the pages, and a thousand jobs each', () => {
    expect(sitemapFiles(0)).toEqual(['pages.xml']);
    expect(sitemapFiles(1_000)).toEqual(['pages.xml', 'jobs-1.xml']);
    expect(sitemapFiles(1_001)).toEqual(['pages.xml', 'jobs-1.xml', 'jobs-2.xml']);
    expect(sitemapIndex(['pages.xml', 'jobs-1.xml'], SITE).match(/<loc>.*?<\/loc>/g)).toEqual([
      `<loc>${SITE}/sitemap-pages.xml</loc>`,
      `<loc>${SITE}/sitemap-jobs-1.xml</loc>`,
    ]);
    expect(['jobs-1.xml', 'jobs-3.xml'].map(firstJobOf)).toEqual([0, 2_000]);
    for (const name of ['jobs-0.xml', 'jobs-01.xml', 'jobs--1.xml', 'jobs-1', 'pages.xml', 'jobs-1.xmlx', ''])
      expect(firstJobOf(name)).toBeNull();
  });

  it('is named by robots.txt, which keeps crawlers out of the signed-in areas', () => {
    expect(robots(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(robots(SITE)).toContain('Disallow: /admin-dashboard');
    expect(robots(SITE)).toContain('Disallow: /de/dashboard');
  });
});

describe('jobPosting', () => {
  it('says that work from home has no place', () => {
    const posting = jobPosting({ ...job, location: 'Remote' }, SITE);
    expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  it('has the terms of the work in their words, and nothing where nothing is said', () => {
    const terms = {
      employment_type: 'internship',
      workplace: 'remote',
      salary_from: 15,
      salary_period: 'hour',
      closesAt: new Date('2026-12-31T23:00:00.000Z'),
    } as const;
    expect(jobPosting({ ...job, ...terms }, SITE)).toMatchObject({
      employmentType: 'INTERN',
      jobLocationType: 'TELECOMMUTE',
      validThrough: '2026-12-31T22:59:59.000Z',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 15, unitText: 'HOUR' },
      },
    });
    for (const field of ['employmentType', 'validThrough', 'baseSalary', 'jobLocationType'])
      expect(jobPosting(job, SITE)).not.toHaveProperty(field);
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

it('tells the way to a job in three steps', () => {
  expect(jobBreadcrumb(job, SITE)).toMatchObject({
    itemListElement: [
      { position: 1, item: `${SITE}/` },
      { position: 2, item: `${SITE}/career` },
      { position: 3, name: job.title },
    ],
  });
});

describe('security.txt', () => {
  const publisher = { site: SITE, contact: 'office@firm.test', languages: ['en', 'de'] };

  it('says where to report, until when that counts, and where it stands', () => {
    expect(securityTxt(publisher, new Date('2026-05-31T15:30:00.000Z'))).toBe(
      [
        'Contact: mailto:office@firm.test',
        'Expires: 2026-11-27T00:00:00.000Z',
        'Preferred-Languages: en, de',
        'Canonical: https://example.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is the same for a whole day, and another one on the next', () => {
    const at = (time: string) => securityTxt(publisher, new Date(time));
    expect(at('2026-05-31T00:00:00.000Z')).toBe(at('2026-05-31T23:59:59.999Z'));
    expect(at('2026-06-01T00:00:00.000Z')).not.toBe(at('2026-05-31T23:59:59.999Z'));
  });
});
