import { PUBLIC_JOB as job } from '../public-job.fixture.ts';
import { pageEntries, partOf, robots, sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts';

const SITE = 'https://example.test';

describe('sitemap', () => {
  const built = new Date('2026-01-01T00:00:00.000Z');

  it('lists pages and postings with their last change; a page that lists them changes with the newest', () => {
    const pages = [
      { path: '/', changedAt: built },
      { path: '/career', changedAt: built },
    ];
    const entry = { path: '/career/basis', changedAt: job.changedAt };
    const map = sitemapFile([...pageEntries(pages, { jobs: [job], projects: [] }), entry], SITE);
    const entries = [...map.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map((match) =>
      match.slice(1),
    );
    expect(entries).toEqual([
      [`${SITE}/`, '2026-01-01T00:00:00.000Z'],
      [`${SITE}/de`, '2026-01-01T00:00:00.000Z'],
      [`${SITE}/career`, '2026-11-20T08:00:00.000Z'],
      [`${SITE}/de/career`, '2026-11-20T08:00:00.000Z'],
      [`${SITE}/career/basis`, '2026-11-20T08:00:00.000Z'],
      [`${SITE}/de/career/basis`, '2026-11-20T08:00:00.000Z'],
    ]);
    // Each entry of the careers page links to both languages, and to the page for readers of any other.
    const careers = ['en', 'de', 'x-default'].map(
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
      '<xhtml:link rel="alternate" hreflang="de" href="https://x.test/de/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.test/a&amp;b"/></url>',
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

  it('has the date of a page that is younger than what it lists, or lists nothing', () => {
    const young = [{ path: '/career', changedAt: new Date('2027-01-01T00:00:00.000Z') }];
    expect(pageEntries(young, { jobs: [job], projects: [] })).toEqual(young);
    const pages = ['/career', '/freelancer'].map((path) => ({ path, changedAt: built }));
    expect(pageEntries(pages, { jobs: [], projects: [job] })).toEqual([
      { path: '/career', changedAt: built },
      { path: '/freelancer', changedAt: job.changedAt },
    ]);
  });

  it('is a list of files: the pages, and a thousand jobs or projects each', () => {
    expect(sitemapFiles({ jobs: 0, projects: 0 })).toEqual(['pages.xml']);
    expect(sitemapFiles({ jobs: 1_000, projects: 1 })).toEqual(['pages.xml', 'jobs-1.xml', 'projects-1.xml']);
    expect(sitemapFiles({ jobs: 1_001, projects: 0 })).toEqual(['pages.xml', 'jobs-1.xml', 'jobs-2.xml']);
    expect(sitemapIndex(['pages.xml', 'jobs-1.xml'], SITE).match(/<loc>.*?<\/loc>/g)).toEqual([
      `<loc>${SITE}/sitemap-pages.xml</loc>`,
      `<loc>${SITE}/sitemap-jobs-1.xml</loc>`,
    ]);
    expect(['jobs-1.xml', 'projects-3.xml', 'jobs-123456.xml'].map(partOf)).toEqual([
      { list: 'jobs', from: 0 },
      { list: 'projects', from: 2_000 },
      { list: 'jobs', from: 123_455_000 },
    ]);
    for (const name of [
      'jobs-1234567.xml',
      'xjobs-1.xml',
      'jobs-1xxml',
      'jobs-0.xml',
      'jobs-01.xml',
      'jobs--1.xml',
      'jobs-1',
      ...['pages.xml', 'people-1.xml'],
      'jobs-1.xmlx',
      '',
    ])
      expect(partOf(name)).toBeNull();
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
