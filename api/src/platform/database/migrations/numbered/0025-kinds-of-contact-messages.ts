import type { Migration } from '../migration.ts';
import { createIndexes } from '../steps.ts';

/** Adds the indexes of lists and counts of reports of barriers. Messages without a kind are questions. */
export const kindsOfContactMessages: Migration = {
  number: 25,
  name: 'Messages of the contact form have a kind',
  run: createIndexes({
    conversations: [
      { key: { contactKind: 1, timestamp: -1, _id: -1 } },
      { key: { contactKind: 1, isSpam: 1, unread: 1 } },
    ],
  }),
};
