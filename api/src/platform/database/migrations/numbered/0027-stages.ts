import type { mongo } from 'mongoose';
import { createDeclared } from '../../collections/indexes.ts';
import type { Migration } from '../migration.ts';

/** Documents written at once. */
const BATCH = 500;

/** Puts every application into the first of the delivered stages, since it was sent. */
export const stages: Migration = {
  number: 27,
  name: 'Pending applications stand in stages',
  run: async (store, connection) => {
    await putIntoFirstStage(store.collection('applications'), store.collection('projects'));
    for (const model of ['Application', 'Stages']) await createDeclared(store, connection, model);
  },
};

async function putIntoFirstStage(applications: mongo.Collection, projects: mongo.Collection): Promise<void> {
  for (let last: mongo.Document | undefined; ;) {
    const found = await applications
      .find(
        { stage: { $exists: false }, ...(last && { _id: { $gt: last['_id'] } }) },
        { projection: { kind: 1, targetId: 1, appliedAt: 1 } },
      )
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    if (found.length === 0) return;
    const owned = await ownedByCompanies(found, projects);
    await applications.bulkWrite(
      found.map(({ _id, targetId, appliedAt }) => {
        const stage = owned.has(String(targetId)) ? 'company-new' : 'new';
        return {
          updateOne: {
            filter: { _id, stage: { $exists: false } },
            update: { $set: { stage, stageSince: appliedAt, moves: [] } },
          },
        };
      }),
    );
    last = found.at(-1);
  }
}

async function ownedByCompanies(found: mongo.Document[], projects: mongo.Collection): Promise<Set<string>> {
  const ids = found.filter(({ kind }) => kind === 'project').map(({ targetId }) => targetId);
  const owned = await projects
    .find({ _id: { $in: ids }, b2bId: { $ne: null } }, { projection: { _id: 1 } })
    .toArray();
  return new Set(owned.map(({ _id }) => String(_id)));
}
