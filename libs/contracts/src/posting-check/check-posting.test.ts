import type { Language } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { checkPosting } from './check-posting.ts';
import type { CheckedPosting } from './posting.ts';
import { knownRules, POSTING_RULES } from './rules.ts';
import { BAD, GOOD } from './sentences.fixture.ts';

/** A posting that has nothing to hint at. */
const clean = (language: Language, more: Partial<CheckedPosting> = {}): CheckedPosting => ({
  kind: 'job',
  language,
  title: language === 'de' ? 'SAP-Beratung (m/w/d)' : 'SAP consultant (m/f/d)',
  closes_at: '2027-01-31',
  ...more,
});
const paid = { salary_from: 60_000 } as const;

const found = (posting: CheckedPosting) =>
  checkPosting(posting).map(({ rule, field, from, to }) => {
    const text = posting[field as 'title' | 'description'] ?? '';
    return [rule, text.slice(from, to)];
  });
const rules = (posting: CheckedPosting) => checkPosting(posting).map(({ rule }) => rule);

it('has more than sixty sentences of each kind, each another', () => {
  expect([new Set(BAD.map(([, text]) => text)).size, new Set(GOOD.map(([, text]) => text)).size]).toEqual([
    68, 67,
  ]);
});

it.each(BAD)('%s: finds in "%s" the wording "%s" by %s', (language, description, wording, rule) => {
  // Who states the pay may call it attractive.
  const pay = rule === 'pay-vague' ? {} : paid;
  expect(found(clean(language, { description, ...pay }))).toContainEqual([rule, wording]);
});

it.each(GOOD)('%s: finds nothing in "%s"', (language, description) => {
  expect(found(clean(language, { description, ...paid }))).toEqual([]);
});

describe('denied and quoted wordings', () => {
  it.each([
    ['Wir sind nicht nur ein junges Team, sondern auch erfahren.', 1],
    ['Wir sind nicht langweilig, sondern ein junges Team.', 1],
    ['Keine Sorge. Wir sind ein junges Team.', 1],
    ['Ein 24" Monitor und ein junges Team erwarten Sie.', 1],
    ['Ein „ohne Ende\njunges Team.', 1],
    ['Muttersprachler, und kein Telefon nötig.', 1],
    ['»junges Team« und “young team” schreiben andere.', 0],
    ['Statt junges Team sagen wir Team.', 0],
  ])('"%s" has %i', (description, count) => {
    expect(checkPosting(clean('de', { description, ...paid }))).toHaveLength(count);
  });
});

describe('titles', () => {
  const titleOf = (title: string, language: Language, kind: 'job' | 'project' = 'job') =>
    checkPosting(clean(language, { title, kind, ...paid }))[0];

  it.each([
    ['SAP-Berater', 'de', 'title-neutral', 'SAP-Berater (m/w/d)'],
    ['  SAP-Berater ', 'de', 'title-neutral', 'SAP-Berater (m/w/d)'],
    ['SAP consultant', 'en', 'title-neutral', 'SAP consultant (m/f/d)'],
    ['SAP-Berater (m/w) Finanzen', 'de', 'title-two-genders', '(m/w/d)'],
    ['Consultant (f | m)', 'en', 'title-two-genders', '(m/f/d)'],
  ] as const)('of jobs: "%s" in %s is %s', (title, language, rule, replacement) => {
    const hint = titleOf(title, language);
    expect(hint).toMatchObject({ rule, field: 'title', replacement });
    // With the replacement in its place, nothing is left to say.
    const changed = title.slice(0, hint?.from) + replacement + title.slice(hint?.to);
    expect(titleOf(changed, language)).toBeUndefined();
  });

  it.each([
    'Berater (m/w/d)',
    'Berater (w/m/d)',
    'Berater (d/m/w)',
    'Berater (m | f | x)',
    'Berater m/f/x',
    'Berater (M, W, D)',
    'Berater (m/w/divers)',
    'Berater (all genders)',
    'Berater (alle Geschlechter)',
    'Berater (gn*)',
    'Berater:in Finanzen',
    'Berater*innen',
    'Berater_in',
    'Berater·in',
    'Berater/-in',
    'Berater/in',
    'BeraterIn',
    'Berater(in)',
    'Beraterin oder Berater',
    'Berater und Beraterinnen',
    'Kauffrau/Kaufmann',
    'Fachkraft für SAP Basis',
    'Teamleitung',
    'Angestellte/r',
    '',
    '   ',
  ])('"%s" addresses everybody, or nobody', (title) => expect(titleOf(title, 'de')).toBeUndefined());

  it('of projects name the work: only a masculine German word for a person counts', () => {
    expect(titleOf('S/4HANA migration of a parts maker', 'en', 'project')).toBeUndefined();
    expect(titleOf('Ablösung eines Altsystems', 'de', 'project')).toBeUndefined();
    expect(titleOf('ABAP-Entwickler gesucht', 'de', 'project')).toMatchObject({ rule: 'title-masculine' });
    expect(titleOf('ABAP-Entwickler (m/w/d) gesucht', 'de', 'project')).toBeUndefined();
  });

  it('offers no title that is longer than titles may be', () => {
    expect(titleOf('a'.repeat(LIMITS.title), 'de')).toMatchObject({
      rule: 'title-neutral',
      replacement: null,
    });
  });
});

describe('terms', () => {
  it('misses pay, a last day, and finds a remote job with a place', () => {
    const posting = clean('en', { closes_at: '', workplace: 'remote', location: 'Berlin' });
    expect(checkPosting(posting).map(({ rule, field, from, to }) => [rule, field, from, to])).toEqual([
      ['pay-missing', 'salary_from', 0, 0],
      ['remote-with-place', 'location', 0, 0],
      ['closing-date-missing', 'closes_at', 0, 0],
    ]);
  });

  it.each([
    [{ salary_to: 0 }, []],
    [{ ...paid, workplace: 'hybrid', location: 'Berlin' }, []],
    [{ ...paid, workplace: 'remote', location: ' ' }, []],
    [{ kind: 'project' }, ['rate-missing']],
    [{ kind: 'project', contract_type: 'freelance' }, ['rate-missing']],
    [{ kind: 'project', contract_type: 'temporary-employment' }, ['pay-missing']],
  ] as const)('%j gives %j', (terms, expected) => {
    const title = 'Roll-out (m/f/d)';
    expect(rules({ ...clean('en'), title, ...terms })).toEqual(expected);
  });

  it('calls no pay vague that is stated', () => {
    const description = 'We pay a competitive salary.';
    expect(rules(clean('en', { description, ...paid }))).toEqual([]);
    expect(rules(clean('en', { description }))).toEqual(['pay-vague', 'pay-missing']);
  });
});

it('finds wordings in every text of a job, and in title and description of a project', () => {
  const text = 'Wir sind ein junges Team.';
  const texts = { qualification: text, introduction: text, description: text, offer: text };
  const fields = (kind: 'job' | 'project') =>
    checkPosting(clean('de', { kind, ...texts, ...paid })).map(({ field }) => field);
  expect(fields('job')).toEqual(['qualification', 'introduction', 'description', 'offer']);
  expect(fields('project')).toEqual(['description']);
});

it('says of each hint the reason, what is better, the source and its date', () => {
  const [hint] = checkPosting(clean('de', { description: 'Ein junges Team.', ...paid }));
  expect(hint).toEqual({
    rule: 'age-young-team',
    field: 'description',
    from: 4,
    to: 15,
    message: 'This may be read as a search for young people.',
    suggestion: 'Say how the team works, not how old it is.',
    replacement: 'Team',
    source: 'AGG §§\u00a01, 7, 10, 11',
    link: 'https://www.gesetze-im-internet.de/agg/',
    date: '2006-08-14',
  });
});

it('counts places as JavaScript does, behind letters of any plane and composed ones', () => {
  const description = '🚄🚄 Über uns: ein junges Team, a\u0308lter als 30.';
  expect(found(clean('de', { description, ...paid }))).toEqual([
    ['age-young-team', 'junges Team'],
    ['age-minimum', 'a\u0308lter als 30'],
  ]);
});

it('names a wording that is repeated three times, not a thousand', () => {
  const description = 'junges Team. '.repeat(1000).slice(0, LIMITS.text);
  expect(rules(clean('de', { description, ...paid }))).toHaveLength(3);
});

it('knows its rules by id, each once', () => {
  expect(POSTING_RULES.length).toBeGreaterThanOrEqual(40);
  expect(knownRules(['pay-missing', 'gone', 'pay-missing', 'toString'])).toEqual(['pay-missing']);
});
