import { type Connection, mongo } from 'mongoose';

/** The members of the driver's servers (mongodb 7) that are used here. */
interface Server {
  description: { isWritable: boolean };
  pool: { availableConnectionCount: number; waitQueueSize: number };
  command(operation: object, timeouts: object): Promise<mongo.Document>;
}

/** The driver makes no timer for waiting for a connection. */
const WITHOUT_TIMERS = { connectionCheckoutTimeout: null };

/**
 * Runs a read on the primary without what the driver prepares for every operation: a session, and timers for waiting for
 * a server and for a connection. They cost more than the command. Returns null when something has to be waited for, or
 * when the command fails: then the caller reads by the driver's own operations, which wait, retry and tell the error.
 */
export async function commandNow(
  connection: Connection,
  command: mongo.Document,
): Promise<mongo.Document | null> {
  const client = connection.getClient() as mongo.MongoClient & {
    topology?: { s: { servers: ReadonlyMap<string, Server> } };
  };
  // An address may ask for more than the last state of the primary.
  if (client.options.readConcern) return null;
  const [server, ...others] = [...(client.topology?.s.servers.values() ?? [])].filter(
    ({ description }) => description.isWritable,
  );
  // Of several routers of a sharded cluster the driver chooses one.
  if (!server || others.length > 0) return null;
  const { availableConnectionCount, waitQueueSize } = server.pool;
  if (availableConnectionCount <= waitQueueSize) return null;
  const operation = {
    options: {},
    ns: { db: connection.name },
    buildCommand: () => command,
    buildOptions: () => ({}),
  };
  try {
    return await server.command(operation, WITHOUT_TIMERS);
  } catch (error) {
    if (error instanceof mongo.MongoError) return null;
    throw error;
  }
}
