import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, type Connection } from 'mongoose';
import type { DemoModel, DemoSet } from '../../application/demo-set.ts';
import { DemoStore } from '../../application/demo.ports.ts';
import { opened } from '../../../platform/search/arrivals/arrival-fields.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';

export const DEMO_MODEL = 'Demo';

/** One document with a fixed id: of two processes that seed at the same time, one fails. */
export const demoSchema = new Schema(
  { _id: { type: String, required: true }, seededAt: { type: Date, required: true } },
  { versionKey: false },
);

export const demoCollection = declareCollection({
  name: 'demo',
  model: DEMO_MODEL,
  schema: demoSchema,
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
});

const MARK = 'seeded';

/** What searches are saved of. */
const LISTS = new Set<DemoModel>(['User', 'Job', 'Project', 'Consultant']);

/** Returns an entry of a list that opened when it was created, unless it was never open. */
const withArrival = (document: { state?: string; createdAt?: Date }): object =>
  document.createdAt && document.state !== 'draft'
    ? { ...document, ...opened(document.createdAt) }
    : document;

/** Writes demo data; knows the other modules' models by name only. */
@Injectable()
export class MongoDemoStore extends DemoStore {
  constructor(@InjectConnection() private readonly connection: Connection) {
    super();
  }

  async state(): Promise<'empty' | 'seeded' | 'used'> {
    if (await this.connection.model(DEMO_MODEL).exists({ _id: MARK })) return 'seeded';
    for (const name of ['User', 'Admin', 'Job', 'Project', 'Consultant', 'Employee', 'Conversation'])
      if (await this.connection.model(name).exists({})) return 'used';
    return 'empty';
  }

  async fill(set: DemoSet, at: Date): Promise<void> {
    await this.connection.model(DEMO_MODEL).create([{ _id: MARK, seededAt: at }]);
    for (const [name, documents] of Object.entries(set) as [DemoModel, object[]][])
      await this.connection.model(name).insertMany(LISTS.has(name) ? documents.map(withArrival) : documents);
  }
}
