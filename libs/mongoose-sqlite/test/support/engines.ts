import mongoose, { type Connection, type Mongoose } from 'mongoose';
import { sqliteDriver } from '../../src/index.ts';

export interface Opened {
  instance: Mongoose;
  connection: Connection;
  /** True for mongo-java-server, which replaces an unavailable MongoDB; exceptions.ts lists where it differs. */
  standIn: boolean;
  close(): Promise<void>;
}
export interface Engine {
  name: string;
  /** Opens a fresh, empty database on a separate Mongoose. */
  open(): Promise<Opened>;
}

const uri = process.env.TEST_MONGODB_URI;
let databases = 0;

export const embedded: Engine = {
  name: 'the embedded engine',
  async open() {
    const instance = new mongoose.Mongoose();
    instance.setDriver(sqliteDriver());
    const connection = await instance.createConnection('sqlite::memory:').asPromise();
    return { instance, connection, standIn: false, close: () => connection.close() };
  },
};

const mongodb: Engine = {
  name: 'MongoDB (TEST_MONGODB_URI)',
  async open() {
    const instance = new mongoose.Mongoose();
    const dbName = `parity_test_${process.pid}_${databases++}`;
    const connection = await instance
      .createConnection(uri!, { dbName, serverSelectionTimeoutMS: 5_000 })
      .asPromise()
      .catch((error: unknown) => {
        throw new Error('TEST_MONGODB_URI is set, but no MongoDB answers there', { cause: error });
      });
    await connection.dropDatabase();
    const { gitVersion } = (await connection.db!.command({ buildInfo: 1 })) as { gitVersion?: string };
    const close = async () => {
      await connection.dropDatabase();
      await connection.close();
    };
    return { instance, connection, standIn: !/^[0-9a-f]{40}$/.test(gitVersion ?? ''), close };
  },
};

/** The embedded engine, and the MongoDB of TEST_MONGODB_URI if set, which then must be reachable. */
export const engines: Engine[] = uri ? [embedded, mongodb] : [embedded];
