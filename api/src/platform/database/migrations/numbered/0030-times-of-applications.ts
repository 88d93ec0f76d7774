import type { Migration } from '../migration.ts';
import { createIndexes } from '../steps.ts';

export const timesOfApplications: Migration = {
  number: 30,
  name: 'Applications are read by the times of their first opening and of their decision',
  run: createIndexes({
    applications: [
      { key: { seenAt: -1, _id: -1, kind: 1, appliedAt: -1 } },
      { key: { decidedAt: -1, _id: -1, kind: 1, status: 1, appliedAt: -1 } },
    ],
  }),
};
