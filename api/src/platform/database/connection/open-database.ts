import mongoose, { type ConnectOptions, type mongo } from 'mongoose';

type MongooseDriver = Parameters<typeof mongoose.setDriver>[0];

// Calls inside `connection.transaction` join it without passing a session on.
mongoose.set('transactionAsyncLocalStorage', true);
mongoose.set('strictQuery', true);

/** One for each process, because Mongoose refuses to change its driver while a connection is open. */
let embedded: MongooseDriver | undefined;

/** Returns whether the address is one of the embedded engine, whose store belongs to one process. */
export const isEmbedded = (uri: string): boolean => uri.startsWith('sqlite:');

/** Selects the engine under Mongoose by the address: `sqlite:` is the embedded one. Call it before connecting. */
export async function chooseEngine(uri: string): Promise<void> {
  if (!isEmbedded(uri)) return;
  const { sqliteDriver } = await import('@consulting/mongoose-sqlite');
  embedded ??= sqliteDriver();
  mongoose.setDriver(embedded);
}

/**
 * Time limits of MongoDB's driver, in milliseconds. None of them aborts long work on an available server (an export, a
 * migration, an index). Heartbeats on connections of their own tell whether a server is available: it is away after
 * `heartbeatFrequencyMS` plus `connectTimeoutMS` of silence. Commands that wait for it, or for a connection, are then
 * aborted and retried once, on a server found within `serverSelectionTimeoutMS`. So nobody waits as long as three
 * seconds, and a server that returns is found within four.
 *
 * The processes of a busy machine wait for a processor for a second and more. A heartbeat that is answered that late is
 * no outage, so `connectTimeoutMS` takes most of the three seconds.
 */
const LIMITS = {
  /** The driver's streamed heartbeats take two connections and twice the processor time, most of what an idle process uses. */
  serverMonitoringMode: 'poll',
  heartbeatFrequencyMS: 500,
  /** While a request waits for a server, heartbeats come this often. */
  minHeartbeatFrequencyMS: 250,
  connectTimeoutMS: 1_250,
  serverSelectionTimeoutMS: 1_000,
  /**
   * Waiting for a connection while the server is there: all are in use, or new ones open slowly. Waiting ends with the
   * server's heartbeats, so this limit bounds a queue only.
   */
  waitQueueTimeoutMS: 10_000,
  maxPoolSize: 100,
  /** The first requests after a quiet time need not wait for a connection. */
  minPoolSize: 2,
  /** Firewalls drop idle connections without notice. */
  maxIdleTimeMS: 60_000,
  /** The last resort: ends a command on a connection that died silently while the heartbeats go on. */
  socketTimeoutMS: 120_000,
};

/** Milliseconds that the driver looks for a server. */
export const LOOKS_FOR_SERVER = LIMITS.serverSelectionTimeoutMS;
/** Milliseconds until a silent server is found away. A read that failed later is not sent again: finding no server would take too long. */
export const RETRIED_WITHIN = LIMITS.heartbeatFrequencyMS + LIMITS.connectTimeoutMS;

/** Returns our limits for a client of MongoDB's driver, except those that the address itself sets. */
export function driverOptions(uri: string): mongo.MongoClientOptions {
  const named = new URLSearchParams(uri.split('?')[1]);
  // Option names are not case-sensitive.
  const spelled = new Set([...named.keys()].map((name) => name.toLowerCase()));
  const ours = Object.entries(LIMITS).filter(([name]) => !spelled.has(name.toLowerCase()));
  return Object.fromEntries(ours);
}

/** Returns the options of a Mongoose connection. The embedded engine has no limits. */
export function connectOptions(uri: string): ConnectOptions {
  if (isEmbedded(uri)) return {};
  // Without a server Mongoose would buffer commands for ten seconds; the driver waits itself.
  return { ...driverOptions(uri), bufferCommands: false };
}
