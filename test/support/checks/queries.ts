import mongoose, { type Connection, STATES } from 'mongoose';

/** Collections that jobs of the server's own look at whenever they like. */
const BACKGROUND = ['outbox', 'webhookdeliveries', 'files'];

/** One call of the driver, by whomever: a query of Mongoose or a hot read. */
export interface Sent {
  connection: Connection;
  collection: string;
  method: string;
  args: unknown[];
}

/** What `work` asks of the store, whatever engine it is. */
export async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const before: unknown = mongoose.get('debug');
  mongoose.set('debug', function (this: unknown, collection: string, method: string, ...args: unknown[]) {
    if (typeof before === 'function') before.call(this, collection, method, ...args);
    const { conn: connection } = this as { conn: Connection };
    // A process that ended may still let go of what it was handing over: that is none of this `work`.
    if (connection.readyState === STATES.connected) sent.push({ connection, collection, method, args });
  });
  try {
    await work();
    return sent;
  } finally {
    mongoose.set('debug', before as boolean);
  }
}

/** How many calls `work` sends to the store. A list must need as many for 50 entries as for one. */
export const countQueries = async (work: () => Promise<unknown>): Promise<number> =>
  (await sentBy(work)).filter(({ collection }) => !BACKGROUND.includes(collection)).length;
