import net from 'node:net';
import mongoose from 'mongoose';
import { onPath } from '../test/browser.mjs';

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function assertReachable(uri) {
  try {
    const connection = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 5000 }).asPromise();
    await connection.close();
  } catch (error) {
    throw new Error(`TEST_MONGODB_URI is set, but no MongoDB answers there: ${error.message}`);
  }
}

/**
 * The MongoDB to test besides the embedded engine: TEST_MONGODB_URI if set, else a replica set started from a local
 * `mongod`, else none. TEST_MONGODB_URI may hold several addresses, separated by spaces; Jest's workers share them.
 * With REQUIRE_MONGODB=1, finding none is a failure.
 */
export async function coveredMongo() {
  const named = process.env.TEST_MONGODB_URI;
  if (named) {
    for (const uri of named.split(' ')) await assertReachable(uri);
    return { uri: named, label: 'MongoDB (TEST_MONGODB_URI)', stop: async () => {} };
  }
  const binary = process.env.MONGOMS_SYSTEM_BINARY || onPath('mongod');
  if (binary) {
    process.env.MONGOMS_SYSTEM_BINARY = binary;
    process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK ??= 'false';
    const { MongoMemoryReplSet } = await import('mongodb-memory-server-core');
    const server = await MongoMemoryReplSet.create({ replSet: { count: 1, ip: '127.0.0.1' } });
    return { uri: server.getUri('test'), label: `MongoDB (${binary})`, stop: () => server.stop() };
  }
  if (process.env.REQUIRE_MONGODB === '1') {
    throw new Error(
      'REQUIRE_MONGODB=1, but there is no MongoDB to cover: set TEST_MONGODB_URI to a replica set, or put `mongod` on the PATH.',
    );
  }
  return null;
}

/**
 * The command that starts a MongoDB which a drill may kill: the given one, else that of a `mongod` on the PATH, else
 * none. {port} and {dbpath} are for the drill to fill in.
 */
export function storeCommand(given = process.env.SOAK_STORE) {
  if (given) return given;
  const binary = onPath('mongod');
  return binary && `${binary} --replSet rs0 --bind_ip 127.0.0.1 --port {port} --dbpath {dbpath}`;
}
