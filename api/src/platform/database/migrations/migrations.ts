import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Clock } from '../../../shared/clock.ts';
import { isDuplicateKey } from '../mongo-errors.ts';
import { placementLoop } from './0001-placement-loop.ts';
import { namesOfActions } from './0002-names-of-actions.ts';
import type { Migration, Store } from './migration.ts';

const MIGRATIONS: readonly Migration[] = [placementLoop, namesOfActions];

/** The version of the schema that this program knows: the number of its last migration. */
export const SCHEMA_VERSION = Math.max(...MIGRATIONS.map(({ number }) => number));

/** How often the process that migrates says that it is alive, and after which silence another takes over. */
const ALIVE_EVERY = 5_000;
const DEAD_AFTER = 30_000;
/** How often a process that waits for another asks. */
const ASK_EVERY = 250;

/** One document for each migration that has begun. */
interface MigrationRecord {
  /** The number of the migration. */
  _id: number;
  name: string;
  /** When the process that runs it last said so. */
  aliveAt: Date;
  finishedAt: Date | null;
}

/** Runs, before anything is served, what has not run yet: in order, each once, also when several processes start. */
@Injectable()
export class Migrations implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    return this.run();
  }

  async run(migrations = MIGRATIONS): Promise<void> {
    const store = this.connection.db;
    if (!store) throw new Error('The store is not connected');
    for (const migration of migrations) {
      // Either this process runs it, or it waits until another has.
      while (!(await this.isFinished(store, migration))) {
        if (await this.take(store, migration)) await this.execute(store, migration);
        else await wait(ASK_EVERY);
      }
    }
  }

  private async isFinished(store: Store, { number }: Migration): Promise<boolean> {
    const record = await records(store).findOne({ _id: number });
    return record !== null && record.finishedAt !== null;
  }

  private async take(store: Store, { number, name }: Migration): Promise<boolean> {
    const now = this.clock.now();
    try {
      await records(store).insertOne({ _id: number, name, aliveAt: now, finishedAt: null });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const silentSince = new Date(now.getTime() - DEAD_AFTER);
    const { modifiedCount } = await records(store).updateOne(
      { _id: number, finishedAt: null, aliveAt: { $lte: silentSince } },
      { $set: { aliveAt: now } },
    );
    return modifiedCount === 1;
  }

  private async execute(store: Store, { number, name, run }: Migration): Promise<void> {
    const alive = setInterval(() => {
      const change = { $set: { aliveAt: this.clock.now() } };
      // One that fails is made good by the next; a store that is away fails the migration itself.
      records(store)
        .updateOne({ _id: number }, change)
        .catch(() => undefined);
    }, ALIVE_EVERY).unref();
    try {
      await run(store, this.connection);
    } finally {
      clearInterval(alive);
    }
    await records(store).updateOne({ _id: number }, { $set: { finishedAt: this.clock.now() } });
    new Logger(Migrations.name).log(`${number}: ${name}`);
  }
}

const records = (store: Store) => store.collection<MigrationRecord>('migrations');
