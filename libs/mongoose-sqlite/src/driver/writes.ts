import mongoose from 'mongoose';

import { type Doc, ObjectId, present, wire } from '../bson/codec.ts';
import { checkOptions, invalidArgument, refused } from '../bson/errors.ts';
import { compileFilter } from '../query/match.ts';
import { compileProjection } from '../query/project.ts';
import { explainQuery } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import { prepare } from '../store/table.ts';
import { checkShape, remove, update, type UpdateOutcome, type UpdateRequest } from '../store/write.ts';
import { runBulk } from './bulk.ts';
import type { Options, SqliteCollection } from './collection.ts';

const { MongoInvalidArgumentError } = mongoose.mongo;

type UpdateKind = 'updateOne' | 'updateMany' | 'replaceOne';

/** The writing half of a collection. Every call is one SQLite transaction, or part of the session's. */
export class Writes {
  constructor(private readonly collection: SqliteCollection) {}

  async insertOne(doc: Doc, options: Options = {}) {
    this.insertable(doc);
    return this.#write(options, (store) => ({
      acknowledged: true,
      insertedId: this.insert(store, doc, options),
    }));
  }

  async insertMany(docs: Doc[], options: Options = {}) {
    if (!Array.isArray(docs)) throw invalidArgument('Argument "docs" must be an array of documents');
    const { insertedCount, insertedIds } = await this.bulkWrite(
      docs.map((document) => ({ insertOne: { document } })),
      options,
    );
    return { acknowledged: true, insertedCount, insertedIds };
  }

  async update(filter: Doc, given: unknown, options: Options = {}, kind: UpdateKind) {
    const request = this.request(filter, given, options, kind);
    if (options.explain) return this.#explain(request.query);
    const outcome = await this.#write(options, (store) => update(store, this.#ensure(store), request));
    return {
      acknowledged: true,
      modifiedCount: outcome.modified,
      upsertedId: outcome.upsertedId ?? null,
      upsertedCount: outcome.upsertedId === undefined ? 0 : 1,
      matchedCount: outcome.matched,
    };
  }

  async remove(filter: Doc, options: Options = {}, multi: boolean) {
    const query = { ...this.collection.query(filter, options), limit: multi ? 0 : 1 };
    if (options.explain) return this.#explain(query);
    return this.#write(options, (store) => ({
      acknowledged: true,
      deletedCount: this.removeRows(store, query),
    }));
  }

  async findAndWrite(filter: Doc, given: unknown, options: Options = {}, replace: boolean) {
    const request = this.request(filter, given, options, replace ? 'replaceOne' : 'updateOne');
    if (options.explain) return this.#explain(request.query);
    const outcome = await this.#write(options, (store) => update(store, this.#ensure(store), request));
    const after =
      options.returnDocument === 'after' || options.returnOriginal === false || options.new === true;
    const value = shaped(after ? outcome.after : outcome.before, filter, options);
    return options.includeResultMetadata ? { value, lastErrorObject: metadata(outcome), ok: 1 } : value;
  }

  async findAndRemove(filter: Doc, options: Options = {}) {
    const query = { ...this.collection.query(filter, options), limit: 1 };
    if (options.explain) return this.#explain(query);
    const { count, first } = await this.#write(options, (store) => {
      const { stored } = this.collection;
      compileFilter(query.filter);
      return stored ? remove(store, stored, query) : { count: 0, first: null };
    });
    const value = shaped(first, filter, options);
    return options.includeResultMetadata ? { value, lastErrorObject: { n: count }, ok: 1 } : value;
  }

  async bulkWrite(operations: Doc[], options: Options = {}) {
    if (!Array.isArray(operations))
      throw invalidArgument('Argument "operations" must be an array of documents');
    if (!operations.length)
      throw new MongoInvalidArgumentError('Invalid BulkOperation, Batch cannot be empty');
    return this.#write(options, (store) => runBulk(this, store, operations, options));
  }

  /** The driver gives a document its _id before it is sent. */
  insertable(doc: unknown): asserts doc is Doc {
    if (doc === null || typeof doc !== 'object')
      throw invalidArgument(
        'Collection.insertMany() cannot be called with an array that has null/undefined values',
      );
    (doc as Doc)._id ??= new ObjectId();
  }

  insert(store: Store, doc: Doc, options: Options): unknown {
    const encoded = prepare(doc, options.ignoreUndefined === true);
    store.table.insert(this.#ensure(store), encoded);
    return doc._id;
  }

  request(filter: Doc, given: unknown, options: Options, kind: UpdateKind): UpdateRequest {
    checkOptions(options);
    const replace = kind === 'replaceOne';
    const changes = wire(given, options.ignoreUndefined);
    checkShape(changes, replace);
    return {
      query: this.collection.query(filter, { ...options, limit: 0, skip: 0 }),
      update: changes,
      multi: kind === 'updateMany',
      replace,
      upsert: options.upsert === true,
      arrayFilters: options.arrayFilters && wire(options.arrayFilters, options.ignoreUndefined),
    };
  }

  updateRows(store: Store, request: UpdateRequest): UpdateOutcome {
    return update(store, this.#ensure(store), request);
  }

  removeRows(store: Store, query: UpdateRequest['query']): number {
    compileFilter(query.filter);
    return this.collection.stored ? remove(store, this.collection.stored, query).count : 0;
  }

  #ensure(store: Store) {
    return store.catalog.ensure(this.collection.dbName, this.collection.collectionName);
  }

  #write<T>(options: Options, work: (store: Store) => T): Promise<T> {
    checkOptions(options);
    if (options.forceServerObjectId) throw refused('the option "forceServerObjectId"');
    return this.collection.client.write(options, work);
  }

  #explain(query: UpdateRequest['query']) {
    return this.collection.client.read({}, () =>
      explainQuery(this.collection.stored, this.collection.namespace, query),
    );
  }
}

function shaped(doc: Doc | null, filter: Doc, options: Options): Doc | null {
  if (!doc) return null;
  const { projection } = options;
  if (!projection || !Object.keys(projection).length) return present(doc, options);
  const scope = {};
  compileFilter(wire(filter))(doc, scope);
  return present(compileProjection(wire(projection), true)(doc, scope), options);
}

function metadata({ matched, upsertedId }: UpdateOutcome): Doc {
  const upserted = upsertedId === undefined ? {} : { upserted: upsertedId };
  return { n: matched || (upsertedId === undefined ? 0 : 1), updatedExisting: matched > 0, ...upserted };
}
