import type { ProposedProfile } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';
import type { ProposedPerson } from './person.ts';
import { assertAnonymous, warningsOf } from './profile-check.ts';
import { completed, draftOf } from './profile-draft.ts';
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
const problemOf = (changes: Partial<ProposedProfile>): [string, string] | null => {
  try {
    assertAnonymous(with_(changes), person());
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.details.errors?.[0]?.field ?? '', error.code];
  }
};

it.each([
  ['Write to j.gm@example.com', 'proposal.no-contact'],
  ['Call 030 / 555 66 77', 'proposal.no-contact'],
  ['+49 (0)171-2345678', 'proposal.no-contact'],
  ['I am Jürgen Groß-Müller.', 'proposal.name-in-profile'],
  ['GROSS-MUELLER, JUERGEN', 'proposal.name-in-profile'],
  ['juergen gross muller', 'proposal.name-in-profile'],
  ['linkedin.com/in/juergen-gross-mueller', 'proposal.name-in-profile'],
])('refuses "%s" in any field', (text, code) => {
  const fields: [string, Partial<ProposedProfile>][] = [
    ['position', { position: text }],
    ['skills.1', { skills: ['FI', text] }],
    ['languages.0', { languages: [text] }],
    ['availability', { availability: text }],
    ['rate', { rate: text }],
    ['employers.0.branch', { employers: [{ branch: text, years: 1 }] }],
    ['text', { text: `Lead.\n${text}` }],
  ];
  for (const [field, changes] of fields) expect(problemOf(changes)).toEqual([`profile.${field}`, code]);
});

it.each([
  'From 2015 - 2019 and 2019–2023, then 2023/2025',
  'Since 01.03.2020 and 1. 4. 2021',
  'Budgets of 1.000.000 EUR and 12 000 000 EUR',
  'S/4HANA 2023, release 7.40, @ the customer’s',
  'Jürgen is a common name',
])('accepts "%s"', (text) => {
  expect(problemOf({ text })).toBeNull();
});

it('warns of the names of employers and of a lone surname, each with its field', () => {
  const profile = with_({
    employers: [{ branch: 'Steel (elbe steel gmbh)', years: 2 }],
    text: 'Built for Spree AG; method of Gross-Mueller.',
  });
  expect(
    warningsOf(profile, person()).map(({ field, code, values }) => [field, code, values?.['word']]),
  ).toEqual([
    ['profile.employers.0.branch', 'proposal.warns-employer', 'Elbe Steel GmbH'],
    ['profile.text', 'proposal.warns-employer', 'Spree AG'],
    ['profile.text', 'proposal.warns-surname', 'Groß-Müller'],
  ]);
  expect(warningsOf(PROFILE, person())).toEqual([]);
});

it('a single name is found as a word, not inside of one', () => {
  const mono = person({ first_name: '', last_name: 'Ott' });
  expect(() => assertAnonymous(with_({ text: 'A lot of motto and Otter' }), mono)).not.toThrow();
  expect(() => assertAnonymous(with_({ text: 'Ask Ott' }), mono)).toThrow(DomainError);
});

it('drafts what a profile says: the last role, the years between first and last, and employers without a name', () => {
  const position = (company: string, role: string, from: string, to: string) => ({ company, role, from, to });
  const draft = draftOf(
    {
      position: '',
      skills: ['fi', 's/4hana', 'kubernetes', 'Groovy', 'lotus'],
      availability: '',
      rate: '',
      experience: [
        position('Elbe', 'FI lead', '03/2019', 'today'),
        position('Spree', 'Clerk', '2012', '2018'),
      ],
    },
    NOW,
  );
  expect(draft).toMatchObject({
    position: 'FI lead',
    skills: ['FI', 'S/4HANA', 'Kubernetes', 'Groovy', 'lotus'],
    years: 14,
    employers: [
      { branch: '', years: 7 },
      { branch: '', years: 6 },
    ],
  });
  expect(completed({ rate: '900 EUR' }, draft)).toMatchObject({
    position: 'FI lead',
    rate: '900 EUR',
    employers: [],
  });
});
