import type { mongo } from 'mongoose';
import { declareCollection } from '../collections/collection.ts';
import type { Store } from '../migrations/migration.ts';
import { isDuplicateKey } from '../mongo-errors.ts';
import { goneSince, SignsOfLife } from './signs-of-life.ts';

/**
 * What a restore leaves in the store it fills. `running`: documents are loaded, what is there is not whole. `loaded`: they
 * are all there, and the next start creates their indexes.
 */
const RESTORES = 'restores';
declareCollection({ name: RESTORES, backups: 'never', personal: 'none', kept: 'until-deleted' });

type Mark = 'running' | 'loaded';

interface MarkDocument {
  _id: Mark;
  at: Date;
  /** The last sign of life of the process that restores; null when it has given up. */
  aliveAt?: Date | null;
}

/** The code of the refusal, by which the start knows that the operator can put it right. */
export const RESTORE_UNFINISHED = 'RESTORE_UNFINISHED';

const marks = (store: Store) => store.collection<MarkDocument>(RESTORES);

/** All documents are there. */
export async function markLoaded(store: Store): Promise<void> {
  await marks(store).updateOne({ _id: 'loaded' }, { $set: { at: new Date() } }, { upsert: true });
  await marks(store).deleteOne({ _id: 'running' });
}

const has = async (store: Store, mark: Mark) => (await marks(store).findOne({ _id: mark })) !== null;

/** A restore that goes on: nobody starts on the store, and no other restore begins. */
export class RestoreMark {
  private readonly signs = new SignsOfLife(() => this.write({ $currentDate: { aliveAt: true } }));

  private constructor(
    private readonly store: Store,
    /** An earlier restore has not finished: the store is not whole. */
    private readonly isUnfinished: boolean,
  ) {}

  /** Null while another restore is running, or was until less than a minute ago if it was killed. */
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

  /** All documents are there. */
  async loaded(): Promise<void> {
    await this.signs.end();
    await markLoaded(this.store);
  }

  /** Nothing was changed. */
  takeBack(): Promise<void> {
    return this.isUnfinished ? this.giveUp() : this.remove();
  }

  /** The store is empty again. */
  async remove(): Promise<void> {
    await this.signs.end();
    await marks(this.store).deleteOne({ _id: 'running' });
  }

  /** It ended in the middle: nobody starts on the store, and another restore may begin at once. */
  async giveUp(): Promise<void> {
    await this.signs.end();
    await this.write({ $set: { aliveAt: null } });
  }

  private write(change: mongo.UpdateFilter<MarkDocument>): Promise<unknown> {
    return marks(this.store).updateOne({ _id: 'running' }, change);
  }
}

export const isLoaded = (store: Store): Promise<boolean> => has(store, 'loaded');

/** The indexes of what was loaded are there. */
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
