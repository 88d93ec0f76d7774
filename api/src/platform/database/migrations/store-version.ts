import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../../config/start-error.ts';
import type { Clock } from '../../../shared/clock.ts';
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

/** As version 2 and those before wrote it, at the begin of a migration; `finishedAt` is null until its end. */
interface OldRecord {
  _id: number;
  name: string;
  aliveAt: Date;
  finishedAt: Date | null;
}

/** Milliseconds of silence after which a process of version 2 that migrates counts as dead. */
const DEAD_AFTER = 30_000;
const ASK_EVERY = 250;

/** The store was written by a newer program than this one, which does not know what it would spoil. */
export class StoreIsNewer extends StartError {
  constructor(stored: number, own: number) {
    super(
      `the store has version ${stored} and this program knows versions up to ${own} only: start the newer program again`,
    );
  }
}

/** Which migrations a store has behind it. */
export class StoreVersion {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** True when something has to be done for `own`. Throws `StoreIsNewer`. */
  async isBelow(own: number): Promise<boolean> {
    const records = await this.records.find().toArray();
    const version = Math.max(0, ...records.map(({ _id }) => _id));
    if (version > own) throw new StoreIsNewer(version, own);
    return version < own || records.some(isOld);
  }

  async numbers(): Promise<Set<number>> {
    return new Set((await this.records.find().toArray()).map(({ _id }) => _id));
  }

  /** The migrations have run, at this moment. */
  async record(migrations: readonly Migration[]): Promise<void> {
    const at = this.clock.now();
    try {
      await this.records.insertMany(migrations.map(({ number, name }) => ({ _id: number, name, at })));
    } catch (error) {
      // Another process believed this one to be dead and has done the same.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Brings what version 2 wrote into today's form. One that it has begun and not finished has not run. */
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
