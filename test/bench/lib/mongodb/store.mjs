// A MongoDB-compatible server for the benchmarks, in a process of its own: the embedded engine behind MongoDB's wire
// protocol. It answers along its indexes and knows transactions, so it shows what a request costs our process when the
// store is one round trip away. It says nothing about correctness, because it is our own engine.
import mongoose from 'mongoose';
import { Cursor } from '../../../../libs/mongoose-sqlite/dist/server/cursor.js';
import { Server } from '../../../../libs/mongoose-sqlite/dist/server/server.js';
import { listen } from './wire.mjs';

const { BSON } = mongoose.mongo;
const [port, file] = process.argv.slice(2);
const server = Server.open(file);
const host = `127.0.0.1:${port}`;

/** The fields that drivers add to every command; the engine refuses those it does not know. */
const ADDED = [
  '$db',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  '$clusterTime',
  '$readPreference',
];
/** Decodes numbers and regular expressions to objects that are encoded again with the same type. */
const LOSSLESS = { promoteLongs: false, promoteValues: false, bsonRegExp: true };

const hello = () => ({
  ...{ ok: 1, helloOk: true, ismaster: true, isWritablePrimary: true, secondary: false, readOnly: false },
  ...{ setName: 'rs0', setVersion: 1, hosts: [host], primary: host, me: host },
  ...{ minWireVersion: 0, maxWireVersion: 21, maxWriteBatchSize: 100_000, logicalSessionTimeoutMinutes: 30 },
  ...{ maxBsonObjectSize: 16 * 1024 * 1024, maxMessageSizeBytes: 48_000_000, localTime: new Date() },
  topologyVersion: { processId: new BSON.ObjectId('0'.repeat(24)), counter: BSON.Long.ZERO },
});

/** After its first hello a driver is told, time and again on the same connection, that nothing has changed. */
function heartbeat({ topologyVersion, maxAwaitTimeMS }, send, socket) {
  if (!topologyVersion) return send(hello());
  const timer = setInterval(() => send(hello(), true), Number(maxAwaitTimeMS));
  socket.once('close', () => clearInterval(timer));
}

const OWN = {
  hello: heartbeat,
  ismaster: heartbeat,
  isMaster: heartbeat,
  ping: (_command, send) => send({ ok: 1 }),
  endSessions: (_command, send) => send({ ok: 1 }),
};

/** The last transaction of each session; the engine tells transactions by their objects. */
const transactions = new Map();

function transactionOf({ lsid, txnNumber, autocommit }, socket) {
  if (autocommit !== false) return undefined;
  const session = lsid.id.toString('hex');
  const number = String(txnNumber);
  if (transactions.get(session)?.number !== number) transactions.set(session, { number });
  const transaction = transactions.get(session);
  transaction.socket = socket;
  return transaction;
}

/** Aborts what a killed process has left open, which would keep everybody else from writing. */
function abortOf(socket) {
  for (const transaction of transactions.values())
    if (transaction.socket === socket) void server.run('admin', { abortTransaction: 1 }, transaction);
}

/** The engine has no `$currentDate`, by which instances show that they are alive. */
function withDates(update) {
  if (!update?.$currentDate) return update;
  const { $currentDate: dates, $set, ...others } = update;
  const now = Object.fromEntries(Object.keys(dates).map((name) => [name, new Date()]));
  return { $set: { ...$set, ...now }, ...others };
}

async function run(received, socket) {
  const command = Object.fromEntries(Object.entries(received).filter(([name]) => !ADDED.includes(name)));
  if (command.updates) command.updates = command.updates.map((each) => ({ ...each, u: withDates(each.u) }));
  const transaction = transactionOf(received, socket);
  const reply = await server.run(received.$db, command, transaction);
  // A driver may send a commit again on another connection, so it must not be aborted when this one closes.
  if (command.commitTransaction) transaction.socket = null;
  return reply;
}

/** Cursors are sent whole, in their first batch. */
const sent = (reply) => (reply instanceof Cursor ? reply.toObject(LOSSLESS) : reply);

const failed = ({
  message,
  code = 8,
  codeName = 'UnknownError',
  keyPattern,
  keyValue,
  errorLabels = [],
}) => ({
  ...{ ok: 0, errmsg: message, code, codeName, errorLabels },
  ...(keyPattern && { keyPattern, keyValue }),
});

const answer = async (command, send, socket) => {
  const own = OWN[Object.keys(command)[0]];
  if (own) return own(command, send, socket);
  try {
    send(sent(await run(command, socket)));
  } catch (error) {
    send(failed(error));
  }
};
listen(Number(port), answer, abortOf);
process.once('SIGTERM', () => {
  server.close();
  process.exit(0);
});
