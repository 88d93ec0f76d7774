import type { Store } from './migrations/migration.ts';

/** Stands in the store while documents are loaded into it: what is there is not whole. */
const RESTORES = 'restores';
const RUNNING = 'running';

/** The code of the refusal, by which the start knows that the operator can put it right. */
export const RESTORE_UNFINISHED = 'RESTORE_UNFINISHED';

const marks = (store: Store) => store.collection<{ _id: string; startedAt: Date }>(RESTORES);

export async function markRestore(store: Store): Promise<void> {
  await marks(store).updateOne({ _id: RUNNING }, { $set: { startedAt: new Date() } }, { upsert: true });
}

export async function unmarkRestore(store: Store): Promise<void> {
  await store
    .collection(RESTORES)
    .drop()
    .catch(() => undefined);
}

/** Throws while documents are loaded, and where that has ended in the middle. */
export async function refuseUnfinishedRestore(store: Store): Promise<void> {
  if ((await marks(store).findOne({ _id: RUNNING })) === null) return;
  const message = 'a restore into this database has not finished: run it again with --replace';
  throw Object.assign(new Error(message), { code: RESTORE_UNFINISHED });
}
