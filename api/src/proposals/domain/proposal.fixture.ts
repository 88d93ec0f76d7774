import type { ProposedPerson } from './person.ts';
import { asked, type Proposal } from './proposal.ts';

/** A proposal that is asked at this time, unless told otherwise. */
export function aProposal(now: Date, fields: Partial<Proposal> = {}): Proposal {
  const proposal = asked(
    {
      id: 'b'.repeat(24),
      reference: 'C-4821',
      projectId: 'c'.repeat(24),
      ownerId: 'd'.repeat(24),
      subject: { kind: 'freelancer', id: 'e'.repeat(24) },
      about: { title: 'Data migration', language: 'en', company: '', place: 'Berlin' },
      profile: {
        position: 'ABAP developer',
        skills: ['ABAP', 'CDS'],
        years: 12,
        languages: ['German (C2)'],
        availability: 'from March',
        rate: '900 € a day',
        employers: [{ branch: 'Automotive supplier', years: 4 }],
        text: 'Two releases a year.\nMigrations.',
      },
      link: { hash: 'hash', sealed: 'sealed' },
    },
    now,
  );
  return { ...proposal, ...fields };
}

/** A person who may be proposed. */
export const aPerson = (fields: Partial<ProposedPerson> = {}): ProposedPerson => ({
  kind: 'freelancer',
  id: 'e'.repeat(24),
  first_name: 'Lena',
  last_name: 'Hoffmann',
  email: 'lena@example.org',
  phone: '',
  language: 'en',
  blocked: false,
  employers: [],
  draft: aProposal(new Date(0)).profile,
  ...fields,
});
