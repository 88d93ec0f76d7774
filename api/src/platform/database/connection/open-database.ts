import mongoose, { type ConnectOptions, type mongo } from 'mongoose';

type MongooseDriver = Parameters<typeof mongoose.setDriver>[0];

// Calls inside `connection.transaction` join it without passing a session on.
mongoose.set('transactionAsyncLocalStorage', true);
mongoose.set('strictQuery', true);

/** One for the process: Mongoose refuses to change its driver while a connection is open. */
let embedded: MongooseDriver | undefined;

/** Whether the address is one of the embedded engine, whose store belongs to one process. */
export const isEmbedded = (uri: string): boolean => uri.startsWith('sqlite:');

/** Chooses the engine under Mongoose by the address: `sqlite:` is the embedded one. Call before connecting. */
export async function chooseEngine(uri: string): Promise<void> {
  if (!isEmbedded(uri)) return;
  const { sqliteDriver } = await import('@consulting/mongoose-sqlite');
  embedded ??= sqliteDriver();
  mongoose.setDriver(embedded);
}

/**
 * How long we wait for MongoDB, in milliseconds. None of them cuts work that takes long on a server that is there (an
 * export, a migration, an index): whether it is there is told by the heartbeats, which have connections of their own. One
 * that is silent for `heartbeatFrequencyMS` and `connectTimeoutMS` is away: what waits for its answer is broken off and
 * tried once more, on a server that is found within `serverSelectionTimeoutMS`. So nobody waits for as long as three
 * seconds, and a server that returns is found within two.
 */
const LIMITS = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1_000,
  serverSelectionTimeoutMS: 1_250,
  /** For a connection, while all are in use. */
  waitQueueTimeoutMS: 2_500,
  maxPoolSize: 100,
  /** The first after a quiet time do not wait for a connection. */
  minPoolSize: 2,
  /** Ways that are silent for long are forgotten by firewalls, without a word. */
  maxIdleTimeMS: 60_000,
  /** The last resort, for one command on a connection that died silently while the heartbeats live. */
  socketTimeoutMS: 120_000,
};

/** Our limits, except those that the address itself sets, for a client of MongoDB's driver. */
export function driverOptions(uri: string): mongo.MongoClientOptions {
  const named = new URLSearchParams(uri.split('?')[1]);
  // Names of options are not case-sensitive.
  const spelled = new Set([...named.keys()].map((name) => name.toLowerCase()));
  const ours = Object.entries(LIMITS).filter(([name]) => !spelled.has(name.toLowerCase()));
  return Object.fromEntries(ours);
}

/** For a connection of Mongoose's. The embedded engine knows no limits. */
export function connectOptions(uri: string): ConnectOptions {
  if (isEmbedded(uri)) return {};
  // Mongoose would hold back what is asked while there is no server, for ten seconds: the driver waits itself.
  return { ...driverOptions(uri), bufferCommands: false };
}
