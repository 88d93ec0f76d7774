import { COMPANY, WORDS } from '@consulting/contracts';
import { PUBLIC_PROJECT as project } from '../public-project.fixture.ts';
import { atomFeed, type Feed } from './atom.ts';
import { jobEntry, projectEntry, type EntryTexts } from './feed-entries.ts';
import { PUBLIC_JOB as job } from '../public-job.fixture.ts';
import { lastChange, type PublicJob } from '../public-job.ts';

const SITE = 'https://example.test';

const FEED: Feed = { language: 'en', title: 'Open positions', path: '/feed.xml', listPath: '/career' };
const TEXTS: EntryTexts = {
  words: () => WORDS,
  applyBy: (_, day) => `Apply by ${day}.`,
  start: (_, day) => `Start: ${day}.`,
};
const feedOf = (jobs: readonly PublicJob[], feed: Partial<Feed> = {}) =>
  atomFeed(
    jobs.map((each) => jobEntry(each, TEXTS)),
    SITE,
    { ...FEED, ...feed },
  );

describe('atomFeed', () => {
  it('names the job, links its page and carries its text as escaped HTML', () => {
    const feed = feedOf([job]);
    expect(feed).toContain('<title>Basis &amp; &lt;HANA&gt; &quot;Admin&quot;, Köln</title>');
    expect(feed).toContain(`href="${SITE}/career/basis-and-hana-admin-${job.id}"`);
    expect(feed.match(/<updated>2026-11-20T08:00:00.000Z<\/updated>/g)).toHaveLength(2);
    expect(feed).toContain('<published>2026-11-19T08:00:00.000Z</published>');
    expect(feed).toContain('New &amp;lt;/script&amp;gt; paragraph');
  });

  it('says what the work is like, and until when one can apply', () => {
    const terms = { employment_type: 'full-time', salary_to: 70_000, salary_period: 'year' } as const;
    const feed = feedOf([{ ...job, ...terms, closes_at: '2026-12-31' }]);
    expect(feed).toContain('<category term="full-time"/>');
    const line = 'Full-time, Up to €70,000 a year. Apply by 31 December 2026.';
    expect(feed).toContain(`&lt;p&gt;${line}&lt;/p&gt;</content>`);
    expect(feedOf([job])).toContain('paragraph&lt;/p&gt;</content>');
  });

  it('is whole, each entry in the language of its job', () => {
    const german = {
      ...job,
      id: 'f'.repeat(24),
      title: 'Basis',
      location: '',
      introduction: '',
      qualification: 'Q',
      language: 'de',
    } as const;
    expect(feedOf([german], { language: 'de', title: 'Offene <Stellen>' })).toBe(
      `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
<title>Offene &lt;Stellen&gt;</title>
<id>${SITE}/de/feed.xml</id>
<link rel="self" type="application/atom+xml" href="${SITE}/de/feed.xml"/>
<link rel="alternate" type="text/html" href="${SITE}/de/career"/>
<updated>2026-11-20T08:00:00.000Z</updated>
<author><name>${COMPANY.name}</name></author>
<entry xml:lang="de">
<title>Basis</title>
<id>urn:job:ffffffffffffffffffffffff</id>
<link rel="alternate" type="text/html" href="${SITE}/de/career/basis-ffffffffffffffffffffffff"/>
<published>2026-11-19T08:00:00.000Z</published>
<updated>2026-11-20T08:00:00.000Z</updated>
<summary>Q</summary>
<content type="html">&lt;p&gt;First line&lt;br&gt;second line&lt;/p&gt;&lt;p&gt;New &amp;lt;/script&amp;gt; paragraph&lt;/p&gt;</content>
</entry>
</feed>
`,
    );
    const feed = feedOf([job, german]);
    expect(feed).toContain('<summary>Run systems</summary>');
    expect(feed.match(/xml:lang="\w+"/g)).toEqual(['xml:lang="en"', 'xml:lang="en"', 'xml:lang="de"']);
  });

  it('has projects with their technologies, start and terms', () => {
    const feed = { ...FEED, title: 'Open projects', path: '/projects.xml', listPath: '/freelancer' };
    const text = atomFeed([projectEntry({ ...project, location: '' }, TEXTS)], SITE, feed);
    for (const part of [
      `<link rel="self" type="application/atom+xml" href="${SITE}/projects.xml"/>`,
      '<title>Move &amp; &lt;test&gt;</title>',
      `<id>urn:project:${project.id}</id>`,
      `href="${SITE}/projects/move-and-test-${project.id}"`,
      '<updated>2026-11-20T08:00:00.000Z</updated>',
      '<category term="Migration"/>\n<category term="Finance"/>',
      '&lt;p&gt;Start: 11 January 2027.&lt;/p&gt;&lt;p&gt;Six months, Freelance, Hybrid, From €95 an hour.&lt;/p&gt;',
    ])
      expect(text).toContain(part);
  });

  it('was changed when the last of its jobs was', () => {
    const older = { ...job, changedAt: new Date('2026-11-01T00:00:00.000Z') };
    for (const jobs of [
      [job, older],
      [older, job],
    ])
      expect(lastChange(jobs)).toEqual(job.changedAt);
    expect(lastChange([])).toBeUndefined();
  });

  it('is a valid feed without jobs too', () => {
    expect(feedOf([])).toMatch(/<updated>1970-01-01T00:00:00.000Z<\/updated>[\s\S]*<\/feed>\n$/);
  });
});
