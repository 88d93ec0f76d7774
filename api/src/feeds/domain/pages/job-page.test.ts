import { jobContent, postingTerms, type ShownCareerSite } from '@consulting/contracts';
import { wordsOf } from '../../../shared/texts/words.ts';
import { jobPage } from './job-page.ts';
import type { PublicJob } from '../public-job.ts';

const job: PublicJob = {
  id: '0123456789abcdef01234567',
  ...jobContent({
    title: 'Basis <b>"Admin"</b> $& __POSTING_ID__',
    company: 'Muster',
    description: '</script><script>alert(1)</script>',
    location: 'Berlin',
  }),
  ...postingTerms(),
  state: 'open',
  closes_at: null,
  closesAt: null,
  createdAt: new Date('2026-11-20T08:00:00.000Z'),
  changedAt: new Date('2026-11-20T08:00:00.000Z'),
};
const place = (language: 'en' | 'de' = 'en') => ({
  site: 'https://example.test',
  language,
  words: wordsOf(language),
});
const page = (template: string) => jobPage(template, { job }, place());

describe('jobPage', () => {
  it('escapes texts in elements and attributes, and replaces no text twice', () => {
    expect(page('<title>__POSTING_TITLE__</title><meta content="__POSTING_TITLE__">')).toBe(
      '<title>Basis &lt;b&gt;&quot;Admin&quot;&lt;/b&gt; $&amp; __POSTING_ID__</title>' +
        '<meta content="Basis &lt;b&gt;&quot;Admin&quot;&lt;/b&gt; $&amp; __POSTING_ID__">',
    );
  });

  it('embeds data that cannot end its element', () => {
    const html = page('<script type="application/json">"__POSTING_DATA__"</script>');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const data = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, '')) as Record<string, string>;
    expect(data).toMatchObject({ _id: job.id, title: job.title, qualification: 'Not specified' });
  });

  it('embeds the structured data', () => {
    expect(page('"__POSTING_JSONLD__"')).toContain('"@type":"JobPosting"');
  });

  it('tells search engines of a job only while one can apply, and where it stands always', () => {
    const types = (state: PublicJob['state']) =>
      jobPage('"__POSTING_JSONLD__"', { job: { ...job, state } }, place()).match(
        /"@type":"(JobPosting|BreadcrumbList)"/g,
      );
    expect(types('open')).toEqual(['"@type":"JobPosting"', '"@type":"BreadcrumbList"']);
    for (const state of ['paused', 'closed'] as const)
      expect(types(state)).toEqual(['"@type":"BreadcrumbList"']);
  });

  it('tells search engines the way to it', () => {
    const structured = JSON.parse(page('"__POSTING_JSONLD__"')) as object[];
    const step = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `https://example.test${path}`,
    });
    expect(structured[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, 'Home', '/'),
        step(2, 'Careers', '/career'),
        step(3, job.title, `/career/basis-b-admin-b-and-posting-id-${job.id}`),
      ],
    });
  });

  it('has the posting only on the page in its own language', () => {
    const urls = (language: PublicJob['language'], page: PublicJob['language']) => {
      const html = jobPage('"__POSTING_JSONLD__"', { job: { ...job, language } }, place(page));
      return (JSON.parse(html) as { '@type': string; url?: string }[])
        .filter((data) => data['@type'] === 'JobPosting')
        .map(({ url }) => url?.slice(0, 30));
    };
    expect([urls('en', 'en'), urls('de', 'de')]).toEqual([
      ['https://example.test/career/ba'],
      ['https://example.test/de/career'],
    ]);
    expect([urls('en', 'de'), urls('de', 'en')]).toEqual([[], []]);
  });

  it('fills the canonical path and leaves unknown marks alone', () => {
    expect(page('/career/__POSTING_PATH__ __POSTING_OTHER__')).toBe(
      '/career/basis-b-admin-b-and-posting-id-0123456789abcdef01234567 __POSTING_OTHER__',
    );
  });

  it('speaks the language of its address', () => {
    const german = jobPage('__POSTING_DATE__|"__POSTING_JSONLD__"', { job }, place('de'));
    expect(german).toMatch(/^20\. November 2026\|/);
    expect(german).toContain('"item":"https://example.test/de/career/');
    expect(german).toContain('"name":"Karriere"');
  });

  it('shows the firm, lists in texts, and links to similar jobs', () => {
    const texts = { introduction: '', description: 'You lead:\n- closings\n- <b>tests</b>\nAnd more.' };
    const firm: ShownCareerSite = {
      contact: { _id: '1', name: 'Katrin "K" Lehmann', role: 'Lead', phone: '+49 30 1-2', portrait: null },
      team: ['Ada Berg', 'Ben', 'Cem Öz'].map((name, at) => ({
        ...{ _id: String(at), name, role: 'Consultant', sentence: '' },
        portrait: at === 0 ? { src: '/a/352.webp', srcset: '/a/176.webp 176w' } : null,
      })),
      steps: [{ day: 'Day 1', title: 'You apply', text: 'A CV.' }],
      benefits: [],
    };
    const others = [
      { ...job, id: 'a'.repeat(24), title: 'Gardener', language: 'en' as const },
      { ...job, id: 'b'.repeat(24), title: 'Basis expert', location: 'Köln' },
    ];
    const filled = (template: string) =>
      jobPage(template, { job: { ...job, ...texts }, firm, others: [job, ...others] }, place());
    expect(filled('<li data-each="tasks">__EACH_LINE__</li>__POSTING_DESCRIPTIONEND__')).toBe(
      '<li data-each="tasks">closings</li><li data-each="tasks">&lt;b&gt;tests&lt;/b&gt;</li>And more.',
    );
    expect(filled('__POSTING_CONTACTNAME__|__POSTING_CONTACTPHONELINK__|__POSTING_CONTACTEMAIL__')).toBe(
      'Katrin &quot;K&quot; Lehmann|tel:+493012|',
    );
    expect(filled('<li data-each="team">__EACH_NAME__ __EACH_SOURCES__</li>').split('</li>')).toEqual([
      '<li data-each="team">Ada Berg /a/176.webp 176w',
      '<li data-each="team">Ben ',
      '<li data-each="team">Cem Öz ',
      '',
    ]);
    expect(
      filled('<li data-each="steps">__EACH_DAY__</li><li data-each="benefits">__EACH_TITLE__</li>'),
    ).toBe('<li data-each="steps">Day 1</li>');
    expect(filled('<li data-each="similar">__EACH_TITLE__ __EACH_FACTS__</li>')).toBe(
      '<li data-each="similar">Basis expert Köln</li>',
    );
  });
});
