import mongoose from 'mongoose';
import { BSON, type Doc } from '../bson/codec.ts';
import { asServerError } from '../bson/errors.ts';
import type { Server } from '../server/server.ts';

const { MongoClient } = mongoose.mongo;

/** What the driver's operations offer to whoever carries them out (mongodb 7, which Mongoose pins). */
interface Operation {
  ns: { db: string };
  session?: {
    inTransaction(): boolean;
    transaction: { state: string; isStarting: boolean; transition(state: string): void };
  };
  options: Doc;
  buildCommand(connection: object, session: unknown): Doc;
  SERVER_COMMAND_RESPONSE_TYPE?: { make(bytes: Uint8Array): unknown };
}

/** Only asked for the protocol's version: that of MongoDB 8. */
const CONNECTION = { hello: { maxWireVersion: 25 } };
const BSON_OPTIONS = ['promoteValues', 'promoteLongs', 'promoteBuffers', 'useBigInt64', 'bsonRegExp', 'raw'];

/**
 * The native MongoClient, whose commands go to a server in this process instead of over the network. Sessions,
 * retries, cursors, bulk writes, result and error classes are the driver's own.
 */
export class SqliteClient extends MongoClient {
  constructor(options: object, server: Server) {
    super('mongodb://embedded/', options);
    const command = (operation: Operation) => run(server, operation);
    const description = { type: 'Single', maxWireVersion: 25, servers: new Map() };
    const topology = {
      description,
      s: { options: { retryReads: false, retryWrites: false }, servers: new Map() },
      lastHello: () => CONNECTION.hello,
      isConnected: () => true,
      selectServer: async () => ({ description, command }),
      closeCheckedOutConnections() {},
      close: () => server.close(),
    };
    Object.assign(this, { topology });
  }

  override async connect(): Promise<this> {
    return this;
  }
}

async function run(server: Server, operation: Operation): Promise<unknown> {
  const { session, options, ns, SERVER_COMMAND_RESPONSE_TYPE: response } = operation;
  const command = operation.buildCommand(CONNECTION, session);
  const ends = /^(commit|abort)Transaction$/.test(Object.keys(command)[0]!);
  // Each transaction of a session is an object of its own.
  const inside = ends || session?.inTransaction() ? session?.transaction : undefined;
  if (session && !inside && session.transaction.state !== 'NO_TRANSACTION')
    session.transaction.transition('NO_TRANSACTION');
  // From here on an abort has something to end, even while this call still waits for its turn.
  if (inside?.isStarting) inside.transition('TRANSACTION_IN_PROGRESS');
  try {
    const reply = await server.run(ns.db, command, options.ignoreUndefined === true, inside);
    if (response) return response.make(reply);
    const wanted = BSON_OPTIONS.filter((name) => options[name] !== undefined);
    return BSON.deserialize(reply, Object.fromEntries(wanted.map((name) => [name, options[name]])));
  } catch (error) {
    throw asServerError(error);
  }
}
