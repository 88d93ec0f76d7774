import mongoose from 'mongoose';
import native from 'mongoose/lib/drivers/node-mongodb-native/index.js';

import { type Doc } from '../bson/codec.ts';
import { checkOptions, invalidArgument } from '../bson/errors.ts';
import type { Store } from '../store/store.ts';
import type { Options } from './collection.ts';
import type { Writes } from './writes.ts';

const { MongoBulkWriteError, MongoServerError } = mongoose.mongo;

interface Tally {
  ok: 1;
  nInserted: number;
  nUpserted: number;
  nMatched: number;
  nModified: number;
  nRemoved: number;
  upserted: { index: number; _id: unknown }[];
  insertedIds: { index: number; _id: unknown }[];
  writeErrors: WriteError[];
  writeConcernErrors: never[];
}
type Kind = 'insertOne' | 'updateOne' | 'updateMany' | 'replaceOne' | 'deleteOne' | 'deleteMany';

/** The operations of a bulkWrite in order. Refusals of single documents become the driver's MongoBulkWriteError. */
export function runBulk(writes: Writes, store: Store, operations: Doc[], options: Options) {
  const ordered = options.ordered !== false;
  const tally: Tally = {
    ok: 1,
    nInserted: 0,
    nUpserted: 0,
    nMatched: 0,
    nModified: 0,
    nRemoved: 0,
    upserted: [],
    insertedIds: [],
    writeErrors: [],
    writeConcernErrors: [],
  };
  const steps = operations.map((operation, index) => compileStep(writes, operation, index, options));
  let first: InstanceType<typeof MongoServerError> | undefined;
  for (const [index, step] of steps.entries()) {
    try {
      step(store, tally);
    } catch (error) {
      if (!(error instanceof MongoServerError) || store.gate.owner) throw error;
      first ??= error;
      const { code, message, keyPattern, keyValue } = error;
      const raw = {
        index,
        code: code as number,
        errmsg: message,
        errInfo: undefined,
        keyPattern,
        keyValue,
        op: operations[index],
      };
      tally.writeErrors.push(new WriteError(raw));
      if (ordered) break;
    }
  }
  const result = new native.BulkWriteResult(tally, ordered);
  if (!first) return result;
  const { code, message, keyPattern, keyValue } = first;
  const error = { message, code, keyPattern, keyValue, writeErrors: tally.writeErrors };
  throw new MongoBulkWriteError(error as never, result as never);
}

/** The driver's WriteError, which it does not export. */
class WriteError {
  constructor(readonly err: { index: number; code: number; errmsg: string; op: unknown }) {}
  get index() {
    return this.err.index;
  }
  get code() {
    return this.err.code;
  }
  get errmsg() {
    return this.err.errmsg;
  }
  getOperation() {
    return this.err.op;
  }
  toJSON() {
    return this.err;
  }
}

type Step = (store: Store, tally: Tally) => void;

function compileStep(writes: Writes, operation: Doc, index: number, options: Options): Step {
  const [kind, ...more] = Object.keys(operation ?? {}) as Kind[];
  const model = kind && (operation[kind] as Doc);
  if (!kind || more.length || !model)
    throw invalidArgument('Operation must be an object with an operation key');
  const given = { ...model, ignoreUndefined: options.ignoreUndefined } as Options;
  checkOptions(given);
  if (kind === 'insertOne') {
    const doc = model.document ?? model;
    writes.insertable(doc);
    return (store, tally) => {
      tally.insertedIds.push({ index, _id: doc._id });
      writes.insert(store, doc, given);
      tally.nInserted++;
    };
  }
  if (kind === 'deleteOne' || kind === 'deleteMany') {
    const { query } = writes.request(model.filter as Doc, { $set: {} }, given, 'updateOne');
    const wanted = { ...query, limit: kind === 'deleteOne' ? 1 : 0 };
    return (store, tally) => {
      tally.nRemoved += writes.removeRows(store, wanted);
    };
  }
  if (!['updateOne', 'updateMany', 'replaceOne'].includes(kind)) {
    throw invalidArgument(
      `bulkWrite only supports insertOne, updateOne, updateMany, replaceOne, deleteOne, deleteMany; not ${kind}`,
    );
  }
  const request = writes.request(
    model.filter as Doc,
    kind === 'replaceOne' ? model.replacement : model.update,
    given,
    kind,
  );
  return (store, tally) => {
    const { matched, modified, upsertedId } = writes.updateRows(store, request);
    tally.nMatched += matched;
    tally.nModified += modified;
    if (upsertedId === undefined) return;
    tally.nUpserted++;
    tally.upserted.push({ index, _id: upsertedId });
  };
}
