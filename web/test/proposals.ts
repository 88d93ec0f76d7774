import type { DeskProposal } from '../src/shared/api/types.ts';

/** A proposal that has been asked, as administrators read it; pass only the fields a test is about. */
export function aProposal(changes: Partial<DeskProposal> = {}): DeskProposal {
  return {
    _id: '656f2a9e1c9d440000a1b601',
    reference: 'C-4821',
    state: 'asked',
    project: {
      _id: '656f2a9e1c9d440000a1b2e1',
      title: 'S/4HANA roll-out',
      language: 'en',
      company: 'Spree Logistics AG',
      place: 'Berlin',
    },
    subject: { kind: 'freelancer', _id: '656f2a9e1c9d440000a1b700', name: 'Anna Berger' },
    profile: {
      position: 'SAP FI Consultant',
      skills: ['SAP FI', 'S/4HANA'],
      years: 12,
      languages: ['German (C2)'],
      availability: 'from March',
      rate: '950 EUR per day',
      employers: [{ branch: 'Automotive supplier', years: 6 }],
      text: 'Led the move of a plant.',
    },
    askedAt: '2026-11-21T08:00:00.000Z',
    expiresAt: '2026-11-28T08:00:00.000Z',
    agreedAt: null,
    endedAt: null,
    endedBy: null,
    views: [],
    viewCounts: { list: 0, profile: 0, document: 0 },
    applicationId: null,
    reason: '',
    ...changes,
  };
}
