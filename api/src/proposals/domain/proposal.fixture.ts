import { newId } from '../../shared/id.ts';
import type { ProposedPerson } from './person.ts';
import { asked, type Proposal } from './proposal.ts';

/** A proposal that is asked at this time, unless told otherwise. Each has another reference and link. */
export function aProposal(now: Date, fields: Partial<Proposal> = {}): Proposal {
  const id = newId();
  const proposal = asked(
    {
      id,
      reference: `C-${id.slice(-8)}`,
      projectId: newId(),
      ownerId: newId(),
      subject: { kind: 'freelancer', id: newId() },
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
      link: { hash: `hash ${id}`, sealed: 'sealed' },
    },
    now,
  );
  return { ...proposal, ...fields };
}

/** A person who may be proposed. */
export const aPerson = (fields: Partial<ProposedPerson> = {}): ProposedPerson => ({
  kind: 'freelancer',
  id: newId(),
  first_name: 'Lena',
  last_name: 'Hoffmann',
  email: 'lena@example.org',
  phone: '',
  language: 'en',
  blocked: false,
  employers: [],
  positions: [],
  draft: aProposal(new Date(0)).profile,
  ...fields,
});
