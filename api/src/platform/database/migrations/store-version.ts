import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../../config/start-error.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { declareCollection } from '../collections/collection.ts';
import { isDuplicateKey } from '../mongo-errors.ts';
import type { Migration, Store } from './migration.ts';

declareCollection({ name: 'migrations', backups: 'internal', personal: 'none', kept: 'until-deleted' });

/** One document for each migration that has run; the highest number is the version of the store. */
interface MigrationRecord {
  _id: number;
  name: string;
  at: Date;
}

/** The form of version 2 and earlier, written when a migration begins; `finishedAt` is null until its end. */
interface OldRecord {
  _id: number;
  name: string;
  aliveAt: Date;
  finishedAt: Date | null;
}

/** Milliseconds of silence after which a migrating process of version 2 counts as dead. */
const DEAD_AFTER = 30_000;
const ASK_EVERY = 250;

/** A newer program has written the store, and this one could damage data that it does not know. */
export class StoreIsNewer extends StartError {
  constructor(stored: number, own: number) {
    super(
      `the store has version ${stored} and this program knows versions up to ${own} only: start the newer program again`,
    );
  }
}

/** Records which migrations have run on a store. */
export class StoreVersion {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Returns whether migrations up to `own` are pending, or records have an old form. Throws `StoreIsNewer`. */
  async isBelow(own: number): Promise<boolean> {
    const records = await this.records.find().toArray();
    const version = Math.max(0, ...records.map(({ _id }) => _id));
    if (version > own) throw new StoreIsNewer(version, own);
    return version < own || records.some(isOld);
  }

  async numbers(): Promise<Set<number>> {
    return new Set((await this.records.find().toArray()).map(({ _id }) => _id));
  }

  /** Records that these migrations have run now. */
  async record(migrations: readonly Migration[]): Promise<void> {
    const at = this.clock.now();
    try {
      await this.records.insertMany(migrations.map(({ number, name }) => ({ _id: number, name, at })));
    } catch (error) {
      // Another process took this one for dead and ran the same migrations.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Converts the records of version 2. A migration that it has begun and not finished counts as not run. */
  async takeOver(): Promise<void> {
    const old = this.store.collection<OldRecord>('migrations');
    for (const { _id, name } of (await this.records.find().toArray()).filter(isOld)) {
      let record = await old.findOne({ _id });
      while (record && record.finishedAt === null && this.isAlive(record)) {
        await wait(ASK_EVERY);
        record = await old.findOne({ _id });
      }
      if (record?.finishedAt) await this.records.replaceOne({ _id }, { name, at: record.finishedAt });
      else await old.deleteOne({ _id, finishedAt: null });
    }
  }

  private isAlive({ aliveAt }: OldRecord): boolean {
    return this.clock.now().getTime() - aliveAt.getTime() < DEAD_AFTER;
  }

  private get records() {
    return this.store.collection<MigrationRecord>('migrations');
  }
}

const isOld = (record: object): boolean => 'aliveAt' in record;
