import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { StartError } from '../../../config/start-error.ts';
import type { Observer } from './observed.ts';
import { chooseEngine, connectOptions, isEmbedded } from './open-database.ts';

/** MongoDB may start after this process. `delay` is in milliseconds. */
const PATIENCE = { attempts: 10, delay: 3000 };
/** Migrations create collections and indexes; Mongoose creates none. */
const BY_MIGRATION = { autoCreate: false, autoIndex: false };
/** MongoDB's error code AuthenticationFailed. */
const NOT_LET_IN = 18;

const NOBODY: Observer = { monitorCommands: false, begin: () => undefined };

/** Opens the store. Throws StartError, or the embedded engine's own error, when the store cannot be opened. */
export async function connect(
  uri: string,
  observer: Observer = NOBODY,
  patience = PATIENCE,
): Promise<Connection> {
  await chooseEngine(uri);
  if (isEmbedded(uri)) return open(uri, observer);
  for (let attempt = 1; ; attempt++) {
    try {
      return await openReplicaSet(uri, observer);
    } catch (error) {
      const failure = error instanceof StartError ? error : unreachable(uri, error);
      if (failure === error || attempt === patience.attempts) throw failure;
      new Logger('Database').warn(`${failure.message}; attempt ${attempt} of ${patience.attempts}`);
      await wait(patience.delay);
    }
  }
}

async function open(uri: string, observer: Observer): Promise<Connection> {
  const connection = mongoose.createConnection();
  const { monitorCommands } = observer;
  try {
    const opened = connection.openUri(uri, { ...BY_MIGRATION, ...connectOptions(uri), monitorCommands });
    // MongoDB's client exists before it connects, so that its first connections are observed too.
    const early = connection.getClient() as mongo.MongoClient | undefined;
    if (early) observer.begin(early);
    await opened;
    if (!early) observer.begin(connection.getClient());
    return connection;
  } catch (error) {
    await connection.destroy();
    throw error;
  }
}

async function openReplicaSet(uri: string, observer: Observer): Promise<Connection> {
  const connection = await open(uri, observer).catch((error: { code?: unknown }) => {
    if (error.code !== NOT_LET_IN) throw error;
    throw new StartError(
      `MongoDB at ${hostsOf(uri)} refuses the user or the password: correct them in MONGODB_URI`,
    );
  });
  const hello = await connection.db?.command({ hello: 1 });
  // A sharded cluster sends `isdbgrid` instead of the name of a replica set.
  if (hello?.['setName'] || hello?.['msg'] === 'isdbgrid') return connection;
  await connection.close();
  throw new StartError(
    `MongoDB at ${hostsOf(uri)} is not a replica set, which transactions need: start it with --replSet and initiate it`,
  );
}

/** Returns the hosts of an address, without user and password. */
const hostsOf = (uri: string): string => /^[^/]+\/\/(?:[^@/]*@)?([^/?]*)/.exec(uri)?.[1] ?? '';

function unreachable(uri: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(
    `MongoDB at ${hostsOf(uri)} does not answer (${reason}): check MONGODB_URI and that the server runs`,
  );
}
