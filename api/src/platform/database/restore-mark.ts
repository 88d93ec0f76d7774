import type { Store } from './migrations/migration.ts';

/**
 * What a restore leaves in the store it fills. `running`: documents are loaded, what is there is not whole. `loaded`: they
 * are all there, and the next start creates their indexes.
 */
const RESTORES = 'restores';
type Mark = 'running' | 'loaded';

/** The code of the refusal, by which the start knows that the operator can put it right. */
export const RESTORE_UNFINISHED = 'RESTORE_UNFINISHED';

const marks = (store: Store) => store.collection<{ _id: Mark; at: Date }>(RESTORES);
const has = async (store: Store, mark: Mark) => (await marks(store).findOne({ _id: mark })) !== null;

async function set(store: Store, mark: Mark): Promise<void> {
  await marks(store).updateOne({ _id: mark }, { $set: { at: new Date() } }, { upsert: true });
}

export const markRestore = (store: Store): Promise<void> => set(store, 'running');

/** All documents are there. */
export async function markLoaded(store: Store): Promise<void> {
  await set(store, 'loaded');
  await marks(store).deleteOne({ _id: 'running' });
}

export const isLoaded = (store: Store): Promise<boolean> => has(store, 'loaded');

export async function unmarkRestore(store: Store): Promise<void> {
  await store
    .collection(RESTORES)
    .drop()
    .catch(() => undefined);
}

/** Throws while documents are loaded, and where that has ended in the middle. */
export async function refuseUnfinishedRestore(store: Store): Promise<void> {
  if (!(await has(store, 'running'))) return;
  const message = 'a restore into this database has not finished: run it again with --replace';
  throw Object.assign(new Error(message), { code: RESTORE_UNFINISHED });
}
