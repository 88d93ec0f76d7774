import type { OwnApplication } from '../src/shared/api/types.ts';

/** A pending application for a job; pass only the fields a test is about. */
export function anApplication(changes: Partial<OwnApplication> = {}): OwnApplication {
  return {
    _id: '656f2a9e1c9d440000a1b4a1',
    kind: 'job',
    target: {
      _id: '656f2a9e1c9d440000a1b2d1',
      title: 'SAP Basis Consultant',
      language: 'en',
      state: 'open',
      owner: 'Muster GmbH',
    },
    status: 'pending',
    appliedAt: '2025-11-21T08:00:00.000Z',
    seenAt: null,
    decidedAt: null,
    note: 'I could start in March.',
    decisionNote: '',
    proposed: false,
    files: {},
    views: [],
    ...changes,
  };
}
