import type { Migration } from '../../migration.ts';

const RENAMED = { 'job.changed': 'job.edited', 'admin.removed': 'admin.deleted' };

/** Renames actions in the audit log that earlier versions wrote under another name. */
export const namesOfActions: Migration = {
  number: 2,
  name: 'Audit entries get the names that actions have today',
  async run(store) {
    for (const [before, action] of Object.entries(RENAMED))
      await store.collection('audit').updateMany({ action: before }, { $set: { action } });
  },
};
