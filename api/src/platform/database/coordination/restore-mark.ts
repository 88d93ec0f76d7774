import type { mongo } from 'mongoose';
import { declareCollection } from '../collections/collection.ts';
import type { Store } from '../migrations/migration.ts';
import { isDuplicateKey } from '../mongo-errors.ts';
import { goneSince, SignsOfLife } from './signs-of-life.ts';

/**
 * The collection of marks that a restore writes into the store it fills. `running`: documents are being loaded, so the
 * store is incomplete. `loaded`: all documents are loaded, and the next start creates their indexes.
 */
const RESTORES = 'restores';
declareCollection({ name: RESTORES, backups: 'never', personal: 'none', kept: 'until-deleted' });

type Mark = 'running' | 'loaded';

interface MarkDocument {
  _id: Mark;
  at: Date;
  /** The last sign of life of the restoring process; null when it has given up. */
  aliveAt?: Date | null;
}

/** The error code of the refusal, by which the start recognises that the operator can correct it. */
export const RESTORE_UNFINISHED = 'RESTORE_UNFINISHED';

const marks = (store: Store) => store.collection<MarkDocument>(RESTORES);

/** Records that all documents are loaded. */
export async function markLoaded(store: Store): Promise<void> {
  await marks(store).updateOne({ _id: 'loaded' }, { $set: { at: new Date() } }, { upsert: true });
  await marks(store).deleteOne({ _id: 'running' });
}

const has = async (store: Store, mark: Mark) => (await marks(store).findOne({ _id: mark })) !== null;

/** The mark of a running restore: while it is set, no process starts on the store and no other restore begins. */
export class RestoreMark {
  private readonly signs = new SignsOfLife(() => this.write({ $currentDate: { aliveAt: true } }));

  private constructor(
    private readonly store: Store,
    /** Whether an earlier restore has not finished, so that the store is incomplete. */
    private readonly isUnfinished: boolean,
  ) {}

  /** Returns null while another restore is running, and for less than a minute after one was killed. */
  static async set(store: Store): Promise<RestoreMark | null> {
    const isFree = [{ aliveAt: null }, { aliveAt: { $lt: await goneSince(store) } }];
    const change = { $set: { at: new Date() }, $currentDate: { aliveAt: true as const } };
    try {
      const { upsertedCount } = await marks(store).updateOne({ _id: 'running', $or: isFree }, change, {
        upsert: true,
      });
      return new RestoreMark(store, upsertedCount === 0);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Records that all documents are loaded. */
  async loaded(): Promise<void> {
    await this.signs.end();
    await markLoaded(this.store);
  }

  /** Ends a restore that has changed nothing. */
  takeBack(): Promise<void> {
    return this.isUnfinished ? this.giveUp() : this.remove();
  }

  /** Removes the mark: the store is empty again. */
  async remove(): Promise<void> {
    await this.signs.end();
    await marks(this.store).deleteOne({ _id: 'running' });
  }

  /** Ends an incomplete restore: no process starts on the store, and another restore may begin at once. */
  async giveUp(): Promise<void> {
    await this.signs.end();
    await this.write({ $set: { aliveAt: null } });
  }

  private write(change: mongo.UpdateFilter<MarkDocument>): Promise<unknown> {
    return marks(this.store).updateOne({ _id: 'running' }, change);
  }
}

export const isLoaded = (store: Store): Promise<boolean> => has(store, 'loaded');

/** Removes all marks, once the indexes of the loaded documents exist. */
export async function unmarkRestore(store: Store): Promise<void> {
  await store
    .collection(RESTORES)
    .drop()
    .catch(() => undefined);
}

/** Throws while a restore is running or incomplete. */
export async function refuseUnfinishedRestore(store: Store): Promise<void> {
  if (!(await has(store, 'running'))) return;
  const message = 'a restore into this database has not finished: run it again with --replace';
  throw Object.assign(new Error(message), { code: RESTORE_UNFINISHED });
}
