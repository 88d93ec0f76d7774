import { aProposal } from './proposal.fixture.ts';
import { completed, draftOf } from './profile-draft.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const position = (company: string, role: string, from: string, to: string) => ({ company, role, from, to });
const known = { position: '', skills: [], availability: '', rate: '', experience: [] };

it('drafts what a profile says: the last role, the years between first and last, and employers without a name', () => {
  const draft = draftOf(
    {
      ...known,
      skills: ['fi', 's/4hana', 'kubernetes', 'py', 'Groovy', 'lotus'],
      experience: [
        position('Elbe', 'FI lead', '03/2019', 'today'),
        position('Spree', 'Clerk', '2012', '2018'),
      ],
    },
    NOW,
  );
  expect(draft).toMatchObject({
    position: 'FI lead',
    skills: ['FI', 'S/4HANA', 'Kubernetes', 'PY', 'Groovy', 'lotus'],
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

it('drafts nothing where a profile says nothing, and no years where it tells none', () => {
  const empty = {
    position: '',
    skills: [],
    years: null,
    languages: [],
    availability: '',
    rate: '',
    text: '',
  };
  expect(draftOf(known, NOW)).toEqual({ ...empty, employers: [] });
  const experience = [position('Elbe', 'Clerk', 'long ago', 'lately')];
  expect(draftOf({ ...known, position: 'Lead', experience }, NOW)).toEqual({
    ...empty,
    position: 'Lead',
    employers: [{ branch: '', years: 0 }],
  });
});

it('completes what the desk sends by the draft, but for employers without a branch', () => {
  const { profile } = aProposal(NOW);
  const [employer] = profile.employers;
  const draft = { ...profile, employers: [{ branch: '', years: 3 }, employer!] };
  expect(completed({ text: 'Two rollouts.' }, draft)).toEqual({ ...profile, text: 'Two rollouts.' });
  const sent = [{ branch: 'Steel', years: 3 }];
  expect(completed({ employers: sent }, draft).employers).toEqual(sent);
});
