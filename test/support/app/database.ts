import { randomBytes } from 'node:crypto';
import mongoose, { type Connection, type Model, type Schema } from 'mongoose';
import { MongoUnitOfWork } from '../../../api/src/platform/database/mongo-unit-of-work.ts';
import { chooseEngine, connectOptions } from '../../../api/src/platform/database/connection/open-database.ts';
import { StoreWatch } from '../../../api/src/platform/database/coordination/store-watch.ts';
import type { UnitOfWork } from '../../../api/src/platform/database/unit-of-work.ts';

export type Engine = 'embedded' | 'mongodb';

/** The native driver, kept so that one run can cover both engines. */
const native = (mongoose as unknown as { __driver: Parameters<typeof mongoose.setDriver>[0] }).__driver;

/** The engines this run covers: the embedded one always, MongoDB where TEST_MONGODB_URI names one. */
export function engines(): Engine[] {
  return process.env['TEST_MONGODB_URI'] ? ['embedded', 'mongodb'] : ['embedded'];
}

/** For tests that need MongoDB; skipped where this run covers none. */
export const onMongodb = process.env['TEST_MONGODB_URI'] ? describe : describe.skip;

/** The engine of the HTTP suite: TEST_ENGINE, or the embedded one. */
export function suiteEngine(): Engine {
  return process.env['TEST_ENGINE'] === 'mongodb' ? 'mongodb' : 'embedded';
}

/**
 * A server on a busy machine may be silent for a while without being away. A server that makes a write wait for a
 * transaction, instead of rejecting it at once as MongoDB does, keeps its connection meanwhile: ending the transaction
 * needs a connection after those that wait.
 */
const PATIENT = {
  connectTimeoutMS: '20000',
  serverSelectionTimeoutMS: '20000',
  waitQueueTimeoutMS: '20000',
};

/** `it` on this engine; the test is skipped on the other one, where its subject does not exist. */
export const itOn = (wanted: Engine, engine = suiteEngine()) => (engine === wanted ? it : it.skip);

/** `describe` of a suite on this engine; skipped on the other one. */
export const describeOn = (wanted: Engine) => (suiteEngine() === wanted ? describe : describe.skip);

/** Whether this run has the tests whose result does not depend on the engine: MongoDB gets them with `ENGINES=all` only. */
const hasEngineless = suiteEngine() === 'embedded' || process.env['ENGINES'] === 'all';

/** `it` whose result does not depend on the engine, in a suite with others that do. */
export const itOnce = hasEngineless ? it : it.skip;

/** `describe` whose results do not depend on the engine, in a suite with others that do. */
export const describeOnce = hasEngineless ? describe : describe.skip;

/**
 * The number of simultaneous requests of a race, or of entries of a long sweep. On MongoDB six meet as well as thirty, and
 * cost a fourth: each waits for those before it, in a server that is slow to answer. `ENGINES=all`, as at night, has all.
 */
export const crowd = (many: number): number => (hasEngineless ? many : Math.min(many, 6));

/** Returns the address of a fresh, empty database. */
export function freshDatabaseUri(engine: Engine): string {
  if (engine === 'embedded') return 'sqlite::memory:';
  const given = process.env['TEST_MONGODB_URI'];
  if (!given) throw new Error('TEST_MONGODB_URI is needed to test on MongoDB');
  const match = /^(mongodb(?:\+srv)?:\/\/[^/]+)(?:\/([^?]*))?(\?.*)?$/.exec(given);
  // Options in the given address stay.
  const options = new URLSearchParams({ ...PATIENT, ...Object.fromEntries(new URLSearchParams(match?.[3])) });
  return `${match?.[1]}/test_${randomBytes(6).toString('hex')}?${options.toString()}`;
}

/** Selects the engine of `uri` for Mongoose, whatever was selected before. No connection may be open. */
export async function useEngine(uri: string): Promise<void> {
  if (uri.startsWith('sqlite:')) await chooseEngine(uri);
  else mongoose.setDriver(native);
}

/** Removes a test's database; throws for names that are not a test's. */
export async function dropTestDatabase(connection: Connection): Promise<void> {
  if (!/test|memory/.test(connection.name))
    throw new Error(`Refuses to drop ${connection.name}: no test database`);
  await connection.dropDatabase();
}

export interface TestDatabase {
  connection: Connection;
  unitOfWork: UnitOfWork;
  /** Returns a model whose indexes are built. */
  model<T>(name: string, schema: Schema<T>): Promise<Model<T>>;
  /** Empties every collection, keeps the indexes. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A fresh database for one suite: `describe.each(engines())('%s', (engine) => { … })`. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const uri = freshDatabaseUri(engine);
  await useEngine(uri);
  const connection = await mongoose.createConnection(uri, connectOptions(uri)).asPromise();
  return {
    connection,
    unitOfWork: new MongoUnitOfWork(connection, new StoreWatch(connection)),
    async model<T>(name: string, schema: Schema<T>) {
      const model = connection.model<T>(name, schema);
      await model.init();
      return model;
    },
    async clear() {
      await Promise.all(Object.values(connection.models).map((model) => model.deleteMany({})));
    },
    async close() {
      if (engine === 'mongodb') await dropTestDatabase(connection);
      await connection.close();
    },
  };
}
