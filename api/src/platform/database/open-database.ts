import mongoose, { type ConnectOptions } from 'mongoose';

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

/** Milliseconds: a request waits for a store that cannot be reached three seconds at most. */
const TIMEOUTS = { serverSelectionTimeoutMS: 3000, connectTimeoutMS: 3000 };

/** Our timeouts, except those that the address itself sets. */
export function connectOptions(uri: string): ConnectOptions {
  const named = new URLSearchParams(uri.split('?')[1]);
  // Names of options are not case-sensitive.
  const spelled = new Set([...named.keys()].map((name) => name.toLowerCase()));
  const ours = Object.entries(TIMEOUTS).filter(([name]) => !spelled.has(name.toLowerCase()));
  return Object.fromEntries(ours);
}
