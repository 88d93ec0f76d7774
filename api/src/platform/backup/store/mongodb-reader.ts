import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { isOfDocuments } from './collections.ts';
import { StoreReader } from './store-reader.ts';

/** The label of transaction errors that a retry may not meet. */
const TRANSIENT = 'TransientTransactionError';
/** Milliseconds of retries: MongoDB aborts a forgotten transaction after a minute. */
const PATIENCE = 90_000;
const PAUSE = 200;

type Client = InstanceType<typeof mongoose.mongo.MongoClient>;
type Session = ReturnType<Client['startSession']>;
type Db = ReturnType<Client['db']>;

/**
 * A MongoDB database at one moment: everything is read in one snapshot session. On a server without such sessions,
 * which reports no snapshot time, it is read in a transaction, and writes wait there until it ends.
 */
export class MongodbReader extends StoreReader {
  readonly engine = 'mongodb';

  private constructor(
    private readonly db: Db,
    private readonly session: Session,
    readonly collections: readonly string[],
  ) {
    super();
  }

  static async open(client: Client): Promise<MongodbReader> {
    const db = client.db();
    for (;;) {
      const before = await collectionsOf(db);
      const session = await sessionAt(client, db, before);
      const after = await collectionsOf(db);
      // A collection created in between may hold documents of the snapshot.
      if (before.join() === after.join()) return new MongodbReader(db, session, after);
      await endSession(session);
    }
  }

  documents(collection: string): AsyncIterable<Uint8Array> {
    const options = { raw: true, session: this.session, batchSize: 1000 };
    return this.db.collection(collection).find({}, options) as unknown as AsyncIterable<Uint8Array>;
  }

  close(): Promise<void> {
    return endSession(this.session);
  }
}

export async function collectionsOf(db: Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  return found
    .map(({ name }) => name)
    .filter(isOfDocuments)
    .sort();
}

async function sessionAt(client: Client, db: Db, [any = 'migrations']: string[]): Promise<Session> {
  // The first read sets the time of the snapshot.
  const session = client.startSession({ snapshot: true });
  await db.collection(any).findOne({}, { session });
  // The driver keeps the server's snapshot time here, but not in its types.
  if ((session as { snapshotTime?: unknown }).snapshotTime) return session;
  await session.endSession();
  return transactionAt(client, (inTransaction) => db.collection(any).findOne({}, { session: inTransaction }));
}

/** Opens a transaction. A server may ask to retry while another one is open, such as that of a killed process. */
async function transactionAt(client: Client, read: (session: Session) => Promise<unknown>): Promise<Session> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const session = client.startSession();
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    try {
      await read(session);
      return session;
    } catch (error) {
      await endSession(session);
      const isTransient = error instanceof mongoose.mongo.MongoError && error.hasErrorLabel(TRANSIENT);
      if (!isTransient || Date.now() > until) throw error;
      await wait(PAUSE);
    }
  }
}

async function endSession(session: Session): Promise<void> {
  if (session.inTransaction()) await session.abortTransaction();
  await session.endSession();
}
