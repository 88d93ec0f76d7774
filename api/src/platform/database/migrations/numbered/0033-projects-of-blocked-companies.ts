import type { Types } from 'mongoose';
import type { Migration } from '../migration.ts';

/** How many blocked accounts are read at once. */
const BATCH = 100;

/** Blocking a company hides its projects from now on: those of companies that are blocked already are hidden here. */
export const projectsOfBlockedCompanies: Migration = {
  number: 33,
  name: 'Projects of blocked companies are hidden',
  run: async (store) => {
    const blocked = store.collection('users').find({ blocked: true }, { projection: { _id: 1 } });
    const hide = async (ids: Types.ObjectId[]) => {
      await store.collection('projects').updateMany({ b2bId: { $in: ids } }, { $set: { hidden: true } });
    };
    let ids: Types.ObjectId[] = [];
    for await (const { _id } of blocked) {
      ids.push(_id as Types.ObjectId);
      if (ids.length < BATCH) continue;
      await hide(ids);
      ids = [];
    }
    if (ids.length > 0) await hide(ids);
  },
};
