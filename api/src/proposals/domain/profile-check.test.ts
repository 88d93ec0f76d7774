import type { ProposedProfile } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';
import { nameOf, type ProposedPerson } from './person.ts';
import { allTextOf, assertAnonymous, letterWarningsOf, warningsOf } from './profile-check.ts';
import { aProposal } from './proposal.fixture.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const { profile: PROFILE } = aProposal(NOW);

const person = (fields: Partial<ProposedPerson> = {}): ProposedPerson => ({
  kind: 'freelancer',
  id: 'a'.repeat(24),
  first_name: 'Jürgen',
  last_name: 'Groß-Müller',
  email: 'juergen@example.com',
  phone: '+49 30 1234567',
  language: 'de',
  blocked: false,
  employers: ['Elbe Steel GmbH', 'Spree AG'],
  positions: [],
  draft: PROFILE,
  ...fields,
});
const with_ = (changes: Partial<ProposedProfile>): ProposedProfile => ({ ...PROFILE, ...changes });

type Told = [field: string, code: string, found: unknown];

const problemOf = (changes: Partial<ProposedProfile>, who = person()): Told | null => {
  try {
    assertAnonymous(with_(changes), who);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { field = '', code = '', values } = error.details.errors?.[0] ?? {};
    return [field, code, values?.['found']];
  }
};
const CONTACT = 'proposal.no-contact';
const NAME = 'proposal.name-in-profile';

it.each([
  ['Write to j.gm@example.com', CONTACT, 'j.gm@example.com'],
  ['Call 030 / 555 66 77', CONTACT, '030 / 555 66 77'],
  ['My site: gm-consulting.dev', CONTACT, 'gm-consulting.dev'],
  ['Ask 1234567', CONTACT, '1234567'],
  ['I am Jürgen Groß-Müller.', NAME, 'Jürgen Groß-Müller'],
  ['linkedin.com/in/juergen-gross-mueller', NAME, 'juergen-gross-mueller'],
])('refuses "%s" in any field, and quotes the place', (text, code, found) => {
  const fields: [string, Partial<ProposedProfile>][] = [
    ['position', { position: text }],
    ['skills.1', { skills: ['FI', text] }],
    ['languages.0', { languages: [text] }],
    ['availability', { availability: text }],
    ['rate', { rate: text }],
    ['employers.0.branch', { employers: [{ branch: text, years: 1 }] }],
    ['text', { text: `Lead.\n${text}` }],
  ];
  for (const [field, changes] of fields)
    expect(problemOf(changes)).toEqual([`profile.${field}`, code, found]);
});

it.each([
  ['GROSS-MUELLER, JUERGEN'],
  ['juergen gross muller'],
  ['Ｊürgen Groß‐Müller'],
  ['Jürgen Müller'],
  ['Gross, Jurgen'],
  ['Jürgen K. Groß-Müller'],
  ['juergengrossmueller'],
  ['JuergenGrossMueller83'],
  ['J ü r g e n  G r o ß - M ü l l e r'],
  ['Jür\u00adgen Groß\u200b-Müller'],
  ['J. Groß-Müller'],
  ['Groß-Müller, J.'],
  ['jgrossmueller'],
  ['J.Groß-Müller'],
  ['j_gross-mueller'],
  ['Groß-Müller,J.'],
  ['Groß-Müller J.'],
])('refuses the name in the spelling "%s"', (name) => {
  expect(problemOf({ text: `Lead: ${name} and others` })).toEqual(['profile.text', NAME, name]);
});

it.each([
  ["Jürgen O'Neill", 'Jurgen ONeill'],
  ["Jürgen O'Neill", 'Juergen O’Neill'],
  ["Jürgen O'Neill", 'Jürgen Oneills'],
  ["Jürgen O'Neill", 'J O Neill, J.'],
  ['Hans-Peter van der Berg', 'Peter Berg'],
  ['Anna Maria Bäcker', 'Anna Baecker'],
  ['Anna Engel', 'annaengel'],
  ['Søren Østergård', 'Soeren Oestergard'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Li Xu', 'Xu Li'],
])('refuses %s as "%s"', (name, text) => {
  const names = name.split(' ');
  const last = name.includes(' van ') ? names.slice(1).join(' ') : names.at(-1)!;
  const who = person({ first_name: name.slice(0, -last.length).trim(), last_name: last });
  expect(problemOf({ text }, who)?.[1]).toBe(NAME);
});

it.each([
  'From 2015 - 2019 and 2019–2023, then 2023/2025',
  '01/2019 – 12/2024',
  'SAP Note 7654321, IEC 62443-3-3, ISO 9001:2015',
  'S/4HANA 2023 FPS02, node.js',
  'S/4HANA 2023, release 7.40, @ the customer’s',
  'Jürgen is a common name',
  'Module J Groß-Müller-Verfahren',
  'X. Groß-Müller, or the method of Groß-Müller, X.',
  'Groß-Müller, J and K, and Groß-Müller: J. and K.',
  'Part J... Groß-Müller and part J. (Groß-Müller)',
  'Müllerei, großer Jürgensen, Jürgen and a Müllerin',
])('accepts "%s"', (text) => {
  expect(problemOf({ text })).toBeNull();
});

const warned = (changes: Partial<ProposedProfile>, who: Partial<ProposedPerson> = {}) =>
  warningsOf(with_(changes), person(who)).map(({ field, code, values }) => [
    field,
    code,
    values?.['word'],
    values?.['found'],
  ]);

it('warns of the names of employers and of a lone surname, each with its field and its place', () => {
  const changes = {
    employers: [{ branch: 'Steel (elbe steel gmbh)', years: 2 }],
    text: 'Built for Spree AG; method of Gross-Mueller.',
  };
  expect(warned(changes)).toEqual([
    ['profile.employers.0.branch', 'proposal.warns-employer', 'Elbe Steel GmbH', 'elbe steel gmbh'],
    ['profile.text', 'proposal.warns-employer', 'Spree AG', 'Spree AG'],
    ['profile.text', 'proposal.warns-surname', 'Groß-Müller', 'Gross-Mueller'],
  ]);
  expect(warned({})).toEqual([]);
  expect(warned({ text: 'By Müller' })).toEqual([
    ['profile.text', 'proposal.warns-surname', 'Groß-Müller', 'Müller'],
  ]);
});

it.each([
  ['Xyz AG', 'Worked for Xyz.', 'Xyz'],
  ['Xyz AG', 'bei xyz', 'xyz'],
  ['Xyz GmbH & Co. KG', 'Xyz-Projekt', 'Xyz'],
  ['Xyz Holding SE', 'Xyz’s plants', 'Xyz'],
  ['Elbe Steel GmbH', 'the ElbeSteel plant', 'ElbeSteel'],
  ['Elbe Steel GmbH', 'Leitung bei Elbe', 'Elbe'],
  ['Bosch Rexroth AG', 'for Boschs plants', 'Boschs'],
  ['Havel-Spree Logistik AG', 'Rollout at Spree', 'Spree'],
  ['Felten & Guilleaume', 'Rollout at Guilleaume', 'Guilleaume'],
  ['Quell und Söhne', 'Rollout bei Söhne', 'Söhne'],
  ['Bäcker Maschinenbau e.V.', 'Rollout bei Baecker', 'Baecker'],
  ['Société Bleu S.A.', 'for Societe Bleu', 'Societe Bleu'],
  ['VW AG', 'rollout at VW', 'VW'],
])('warns of %s in "%s"', (employer, text, found) => {
  expect(warned({ text }, { employers: [employer] })).toEqual([
    ['profile.text', 'proposal.warns-employer', employer, found],
  ]);
});

it.each([
  ['Deutsche Elbe Bank AG', 'Deutsche Normen'],
  ['Elbe Steel GmbH', 'along the elbe, Elbenbrücke, Steel plants'],
  ['SAP Fioneer GmbH', 'SAP FI'],
  ['Freelancer', 'Freelancer since 2015'],
  ['Self-employed', 'Self-employed since 2015'],
  ['Universität Elbe', 'an einer Universität'],
])('does not warn of %s in "%s"', (employer, text) => {
  expect(warned({ text }, { employers: [employer] })).toEqual([]);
});

it('quotes the first place of several', () => {
  expect(problemOf({ text: 'Müller, Jürgen, that is Jürgen Groß-Müller' })?.[2]).toBe('Müller, Jürgen');
});

it('of a name without a surname no part is one', () => {
  const anna = person({ first_name: 'Anna Maria', last_name: '' });
  expect(problemOf({ text: 'Anna is a database, and M. too' }, anna)).toBeNull();
  expect(problemOf({ text: 'Ask Anna Maria' }, anna)).toEqual(['profile.text', NAME, 'Anna Maria']);
});

it('warns of parts of a surname that are long enough, and of none of its small words', () => {
  const found = (last_name: string, text: string) => warned({ text }, { last_name })[0]?.[3];
  expect(found('von der Heide', 'Der Kunde, Von Anfang')).toBeUndefined();
  expect(found('Von Der Heide', 'Der Kunde')).toBeUndefined();
  expect(found('von der Heide', 'By Heide')).toBe('Heide');
  expect(found('Ott-Xu', 'By Ott')).toBe('Ott');
  expect(found('Ott-Xu', 'Xu is a language')).toBeUndefined();
});

it('a single name is found as a word, not inside of one', () => {
  const mono = person({ first_name: '', last_name: 'Ott' });
  expect(nameOf(mono)).toBe('Ott');
  expect(problemOf({ text: 'A lot of motto and Otter, at Abbott' }, mono)).toBeNull();
  expect(problemOf({ text: 'Ask Ott' }, mono)).toEqual(['profile.text', NAME, 'Ott']);
});

it('is done at once for a profile and a person that are as long as they may be', () => {
  const words = (length: number) => 'Anna Berger-'.repeat(length).slice(0, length);
  const long = {
    skills: Array.from({ length: 50 }, () => words(100)),
    languages: Array.from({ length: 50 }, () => words(60)),
    text: words(3000),
  };
  const who = person({
    first_name: 'Bo '.repeat(30),
    last_name: 'Ann-'.repeat(25),
    employers: Array.from({ length: 50 }, (_, number) => `Elbe-${number} ${'x '.repeat(40)}`),
  });
  const before = process.cpuUsage();
  expect(problemOf(long, who)).toBeNull();
  warningsOf(with_(long), who);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});

it('names the characters that the document cannot show, in each text that has them', () => {
  const profile = with_({ position: '漢 Consultant', skills: ['FI', '字漢'], text: 'Plain' });
  expect(allTextOf(profile)).toContain('漢 Consultant\nFI\n字漢\n');
  const found = letterWarningsOf(profile, ['漢', '字']).map(({ field, code, values }) => [
    ...[field, code],
    values?.['found'],
  ]);
  expect(found).toEqual([
    ['profile.position', 'proposal.warns-letters', '漢'],
    ['profile.skills.1', 'proposal.warns-letters', '漢 字'],
  ]);
  expect(letterWarningsOf(profile, [])).toEqual([]);
});
