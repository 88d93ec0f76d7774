import type { mongo } from 'mongoose';
import { createDeclared } from '../../collections/indexes.ts';
import type { Migration } from '../migration.ts';

/** The models with a list of their own, each with the state of documents that were never open. */
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
      await cameInBefore(store.collection(connection.model(model).collection.name), never);
      await createDeclared(store, connection, model);
    }
    for (const model of ['SavedSearch', 'Told', 'FormerVersion', 'Refusal'])
      await createDeclared(store, connection, model);
  },
};

async function cameInBefore(documents: mongo.Collection, never: string | null): Promise<void> {
  const filter = { arrivedAt: null, ...(never && { state: { $ne: never } }) };
  for (let last: mongo.Document | undefined; ;) {
    const found = await documents
      .find({ ...filter, ...(last && { _id: { $gt: last['_id'] } }) }, { projection: { createdAt: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    if (found.length === 0) return;
    await documents.bulkWrite(
      found.map(({ _id, createdAt }) => {
        const at = cameIn(createdAt);
        const update = { $set: { openedAt: at, arrivedAt: at } };
        return { updateOne: { filter: { _id, arrivedAt: null }, update } };
      }),
    );
    last = found.at(-1);
  }
}
