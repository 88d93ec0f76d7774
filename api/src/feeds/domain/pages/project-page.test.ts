import { wordsOf } from '../../../shared/texts/words.ts';
import { projectPage } from './project-page.ts';
import { PUBLIC_PROJECT as project } from '../public-project.fixture.ts';
import type { PublicProject } from '../public-project.ts';

const UNNAMED = { company: '', permit: '' };
const others: PublicProject[] = [
  { ...project, id: 'a'.repeat(24), title: 'Shares <one>', technologies: [], start_date: null, location: '' },
  { ...project, id: 'b'.repeat(24), title: 'Shares more', language: 'de' },
  { ...project, id: 'c'.repeat(24), title: 'Shares none', technologies: [], category: ['Other'] },
];
const place = (language: 'en' | 'de') => ({
  site: 'https://example.test',
  language,
  words: wordsOf(language),
});
const page = (template: string, language: 'en' | 'de' = 'en') =>
  projectPage(template, { project, offerer: UNNAMED, others: [project, ...others] }, place(language));

describe('projectPage', () => {
  it('repeats an element for each entry of its list, with escaped texts', () => {
    expect(page('<ul><li data-each="technologies" class="tag">__EACH_NAME__</li></ul>')).toBe(
      '<ul><li data-each="technologies" class="tag">S/4HANA</li>' +
        '<li data-each="technologies" class="tag">C &lt;b&gt;</li>' +
        '<li data-each="technologies" class="tag">__EACH_NAME__</li></ul>',
    );
    expect(page('<li data-each="unknown">__EACH_NAME__</li>')).toContain('unknown');
  });

  it('links similar projects, the most similar first, never itself and none that shares nothing', () => {
    const link =
      '<li data-each="similar"><a href="/projects/__EACH_PATH__" lang="__EACH_LANGUAGE__">__EACH_TITLE__</a>';
    expect(page(`${link}__EACH_FACTS__</li>`).split('</li>')).toEqual([
      `<li data-each="similar"><a href="/projects/shares-more-${'b'.repeat(24)}" lang="de">Shares more</a>` +
        'Köln, Six months, 11 January 2027',
      `<li data-each="similar"><a href="/projects/shares-one-${'a'.repeat(24)}" lang="en">Shares &lt;one&gt;</a>` +
        'Six months',
      '',
    ]);
  });

  it('fills facts in the language of the page', () => {
    const facts = '__POSTING_CATEGORY__|__POSTING_START__|__POSTING_SALARY__|__POSTING_WORKLOAD__|';
    expect(page(facts)).toBe('Migration, Finance|11 January 2027|From €95 an hour||');
    expect(page(facts, 'de')).toMatch(/^Migration, Finance\|11\. Januar 2027\|Ab 95.€ pro Stunde\|\|$/);
  });

  it('says why nobody can apply', () => {
    const notice = (state: PublicProject['state']) =>
      projectPage(
        '__POSTING_NOTICE__',
        { project: { ...project, state }, offerer: UNNAMED, others: [] },
        place('en'),
      );
    expect([notice('open'), notice('paused'), notice('closed')]).toEqual([
      '',
      'This project is not taking applications at the moment.',
      'This project is no longer open.',
    ]);
  });

  it('is a posting for search engines on the page in its own language alone, while one can apply', () => {
    const structured = (language: 'en' | 'de', changes: Partial<PublicProject> = {}, company = 'Spree AG') =>
      (
        JSON.parse(
          projectPage(
            '"__POSTING_JSONLD__"',
            {
              project: { ...project, show_company: true, ...changes },
              offerer: { company, permit: '' },
              others,
            },
            place(language),
          ),
        ) as { '@type': string; url?: string }[]
      ).map((data) => data['@type']);
    expect(structured('en')).toEqual(['JobPosting', 'BreadcrumbList']);
    expect(structured('de', { language: 'de' })).toEqual(['JobPosting', 'BreadcrumbList']);
    for (const types of [
      structured('de'),
      structured('en', { state: 'paused' }),
      structured('en', { show_company: false }, ''),
      structured('en', { contract_type: 'work-contract' }),
    ])
      expect(types).toEqual(['BreadcrumbList']);
  });

  it('says who offers it, under which contract and permit', () => {
    const facts = (changes: Partial<PublicProject>, offerer = UNNAMED) =>
      projectPage(
        '__POSTING_COMPANY__|__POSTING_CONTRACT__|__POSTING_PERMIT__',
        { project: { ...project, ...changes }, offerer, others },
        place('en'),
      );
    expect(facts({})).toBe('|Freelance: Self-employed work that is invoiced.|');
    const offerer = { company: 'Spree AG', permit: 'Agency, 2024' };
    expect(facts({ contract_type: 'temporary-employment' }, offerer)).toMatch(
      /^Spree AG\|Temp.*\|Agency, 2024$/,
    );
    expect(facts({ contract_type: null })).toBe('||');
  });

  it('tells search engines the way to it, and the client all texts, in elements that no text can end', () => {
    const [structured = '', data = ''] = page('"__POSTING_JSONLD__"\n"__POSTING_DATA__"', 'de').split('\n');
    expect(JSON.parse(structured)).toMatchObject([
      {
        itemListElement: [
          {},
          { name: 'Projekte' },
          { item: `https://example.test/de/projects/move-and-test-${project.id}` },
        ],
      },
    ]);
    expect(data).not.toContain('</script>');
    expect(JSON.parse(data)).toMatchObject({
      ...{ _id: project.id, description: project.description, path: `move-and-test-${project.id}` },
      technologies: [{ name: 'S/4HANA' }, {}, {}],
      similar: [{ title: 'Shares more' }, { title: 'Shares <one>' }],
    });
  });
});
