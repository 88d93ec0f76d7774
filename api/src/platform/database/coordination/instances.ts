import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Settings } from '../../../config/settings.ts';
import { declareCollection } from '../collections/collection.ts';
import type { Store } from '../migrations/migration.ts';
import { isEmbedded } from '../connection/open-database.ts';
import { storeOf } from '../connection/store-of.ts';
import { refuseUnfinishedRestore } from './restore-mark.ts';
import { WORDS_VERSION } from '../../search/search-words.ts';
import { ALIVE_EVERY, goneSince, SignsOfLife } from './signs-of-life.ts';

declareCollection({ name: 'instances', backups: 'never', personal: 'none', kept: 'until-deleted' });

interface Instance {
  _id: string;
  at: Date;
  /** The version of the search words that it writes (`WORDS_VERSION`). */
  words?: number;
}

const instances = (store: Store) => store.collection<Instance>('instances');

/**
 * Records in MongoDB, by the server's time, that this process runs on it: a restore that replaces the store checks this
 * first. The embedded store belongs to one process and needs no such record.
 */
@Injectable()
export class Instances implements OnModuleInit, BeforeApplicationShutdown {
  private readonly id = randomUUID();
  private signs: SignsOfLife | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly settings: Settings,
  ) {}

  /** Records this process before it looks for a restore; a restore does the reverse, so one of them sees the other. */
  async onModuleInit(): Promise<void> {
    if (isEmbedded(this.settings.databaseUri)) return;
    await this.sayAlive();
    // Killed processes have left their records.
    await countInstances(this.store);
    try {
      await refuseUnfinishedRestore(this.store);
    } catch (error) {
      await this.leave();
      throw error;
    }
    this.signs = new SignsOfLife(() => this.sayAlive());
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.signs) return;
    await this.signs.end();
    await this.leave();
  }

  /** Returns the `WORDS_VERSION` of each process on this MongoDB, including this one; 0 if it writes no words. */
  async wordsVersions(): Promise<number[]> {
    if (isEmbedded(this.settings.databaseUri)) return [];
    await forgetGone(this.store);
    const alive = await instances(this.store).find({}).toArray();
    return alive.map(({ words = 0 }) => words);
  }

  private async leave(): Promise<void> {
    await instances(this.store)
      .deleteOne({ _id: this.id })
      .catch(() => undefined);
  }

  private async sayAlive(): Promise<void> {
    await instances(this.store).updateOne(
      { _id: this.id },
      { $currentDate: { at: true }, $set: { words: WORDS_VERSION } },
      { upsert: true, maxTimeMS: ALIVE_EVERY },
    );
  }

  private get store(): Store {
    return storeOf(this.connection);
  }
}

/** Returns the number of processes that run on this store, by their recent signs of life. */
export async function countInstances(store: Store): Promise<number> {
  await forgetGone(store);
  return instances(store).countDocuments({});
}

async function forgetGone(store: Store): Promise<void> {
  await instances(store).deleteMany({ at: { $lt: await goneSince(store) } });
}
