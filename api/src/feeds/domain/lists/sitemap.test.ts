import { PUBLIC_JOB as job } from '../public-job.fixture.ts';
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

  it('is valid XML, also without entries, and escapes addresses', () => {
    expect(sitemapFile([{ path: '/a&b', changedAt: built }], 'https://x.test')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${['/a&amp;b', '/de/a&amp;b']
  .map(
    (path) =>
      `<url><loc>https://x.test${path}</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>` +
      '<xhtml:link rel="alternate" hreflang="en" href="https://x.test/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="de" href="https://x.test/de/a&amp;b"/></url>',
  )
  .join('\n')}
</urlset>
`,
    );
    expect(sitemapIndex(['a&b.xml'], SITE)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${SITE}/sitemap-a&amp;b.xml</loc></sitemap>
</sitemapindex>
`,
    );
  });

  it('has the date of a page that is younger than its jobs, or has none', () => {
    const young = [{ path: '/career', changedAt: new Date('2027-01-01T00:00:00.000Z') }];
    expect(pageEntries(young, [job])).toEqual(young);
    expect(pageEntries([{ path: '/career', changedAt: built }], [])).toEqual([
      { path: '/career', changedAt: built },
    ]);
  });

  it('is a list of files: the pages, and a thousand jobs each', () => {
    expect(sitemapFiles(0)).toEqual(['pages.xml']);
    expect(sitemapFiles(1_000)).toEqual(['pages.xml', 'jobs-1.xml']);
    expect(sitemapFiles(1_001)).toEqual(['pages.xml', 'jobs-1.xml', 'jobs-2.xml']);
    expect(sitemapIndex(['pages.xml', 'jobs-1.xml'], SITE).match(/<loc>.*?<\/loc>/g)).toEqual([
      `<loc>${SITE}/sitemap-pages.xml</loc>`,
      `<loc>${SITE}/sitemap-jobs-1.xml</loc>`,
    ]);
    expect(['jobs-1.xml', 'jobs-3.xml', 'jobs-123456.xml'].map(firstJobOf)).toEqual([0, 2_000, 123_455_000]);
    for (const name of [
      'jobs-1234567.xml',
      'xjobs-1.xml',
      'jobs-1xxml',
      'jobs-0.xml',
      'jobs-01.xml',
      'jobs--1.xml',
      'jobs-1',
      'pages.xml',
      'jobs-1.xmlx',
      '',
    ])
      expect(firstJobOf(name)).toBeNull();
  });

  it('is named by robots.txt, which keeps crawlers out of the signed-in areas', () => {
    expect(robots(SITE)).toBe(`User-agent: *
Disallow: /dashboard
Disallow: /de/dashboard
Disallow: /admin-dashboard
Disallow: /de/admin-dashboard
Disallow: /admin_sign_in
Disallow: /de/admin_sign_in
Disallow: /api/

Sitemap: ${SITE}/sitemap.xml
`);
  });
});
