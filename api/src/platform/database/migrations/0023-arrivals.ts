import { createDeclared } from '../collections/indexes.ts';
import type { Migration } from './migration.ts';

/** What has such a list of its own, and which of its documents were never open. */
const LISTS = { Job: 'draft', Project: 'draft', Consultant: null, User: null } as const;

/** Documents written at once. */
const BATCH = 500;

/** A document without the instant of its creation would be found again and again. */
const cameIn = (createdAt: unknown): Date => (createdAt instanceof Date ? createdAt : new Date(0));

/** Everything that is there came in when it was created, before anybody saved a search. */
export const arrivals: Migration = {
  number: 23,
  name: 'People save searches and are told what comes in',
  run: async (store, connection) => {
    for (const [model, never] of Object.entries(LISTS)) {
      const documents = store.collection(connection.model(model).collection.name);
      const filter = { arrivedAt: null, ...(never && { state: { $ne: never } }) };
      for (;;) {
        const found = await documents
          .find(filter, { projection: { createdAt: 1 } })
          .limit(BATCH)
          .toArray();
        if (found.length === 0) break;
        await documents.bulkWrite(
          found.map(({ _id, createdAt }) => ({
            updateOne: {
              filter: { _id, arrivedAt: null },
              update: { $set: { openedAt: cameIn(createdAt), arrivedAt: cameIn(createdAt) } },
            },
          })),
        );
      }
      await createDeclared(store, connection, model);
    }
    for (const model of ['SavedSearch', 'Told', 'FormerVersion', 'Refusal'])
      await createDeclared(store, connection, model);
  },
};
