import mongoose, { type Connection, STATES } from 'mongoose';

/** Collections that background tasks query at any time. */
const BACKGROUND = [
  ...['outbox', 'webhookdeliveries', 'files', 'refusals', 'unsubscribelinks'],
  // Both ledgers are copied to their files every few minutes.
  ...['erasures', 'wishes'],
];

/** One call of the driver, from Mongoose or a hot read. */
export interface Sent {
  connection: Connection;
  collection: string;
  method: string;
  args: unknown[];
}

/** Records the calls of `work` to the store, on any engine. */
export async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const before: unknown = mongoose.get('debug');
  mongoose.set('debug', function (this: unknown, collection: string, method: string, ...args: unknown[]) {
    if (typeof before === 'function') before.call(this, collection, method, ...args);
    const { conn: connection } = this as { conn: Connection };
    // An ended process may still release its deliveries, which is not part of this `work`.
    if (connection.readyState === STATES.connected) sent.push({ connection, collection, method, args });
  });
  try {
    await work();
    return sent;
  } finally {
    mongoose.set('debug', before as boolean);
  }
}

/** Counts the calls of `work` to the store. A list must need as many for 50 entries as for one. */
export const countQueries = async (work: () => Promise<unknown>): Promise<number> =>
  (await sentBy(work)).filter(({ collection }) => !BACKGROUND.includes(collection)).length;
