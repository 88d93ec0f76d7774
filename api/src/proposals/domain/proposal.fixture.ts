import { newId } from '../../shared/id.ts';
import { asked, type Proposal } from './proposal.ts';

/** A freelancer who has just been asked. */
export function aProposed(now: Date, fields: Partial<Proposal> = {}): Proposal {
  const id = newId();
  const about = {
    id,
    reference: `C-${id.slice(-8)}`,
    projectId: newId(),
    ownerId: newId(),
    subject: { kind: 'freelancer' as const, id: newId() },
    about: { title: 'EWM roll-out', language: 'en' as const, company: '', place: 'Potsdam' },
    profile: {
      position: 'SAP FI Consultant',
      skills: ['SAP FI'],
      years: 9,
      languages: ['German (C2)'],
      availability: '',
      rate: '',
      employers: [{ branch: 'Automotive supplier', years: 6 }],
      text: 'Led the move of a plant.',
    },
    link: { hash: `hash ${id}`, sealed: 'sealed' },
  };
  return { ...asked(about, now), ...fields };
}
