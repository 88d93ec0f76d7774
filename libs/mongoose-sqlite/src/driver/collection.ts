import { compilePipeline, type Source } from '../aggregate/stages.ts';
import { type Doc, present, wantsOtherTypes, wire } from '../bson/codec.ts';
import { equal } from '../bson/compare.ts';
import { checkOptions, refused, serverError } from '../bson/errors.ts';
import { compileProjection } from '../query/project.ts';
import { reach } from '../query/path.ts';
import { sortKeys } from '../query/sort.ts';
import { countRows, explainQuery, findRows, type Query } from '../store/read.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Client } from './client.ts';
import { Cursor, type CursorOptions } from './cursor.ts';
import { Indexes } from './indexes.ts';
import { Writes } from './writes.ts';

export interface Options extends CursorOptions {
  ignoreUndefined?: boolean;
}

/** The driver's Collection: reads here, writes in Writes, indexes in Indexes. */
export class SqliteCollection {
  readonly #writes: Writes;
  readonly #indexes: Indexes;

  constructor(
    readonly client: Client,
    readonly dbName: string,
    readonly collectionName: string,
  ) {
    this.#writes = new Writes(this);
    this.#indexes = new Indexes(this);
  }

  get namespace(): string {
    return `${this.dbName}.${this.collectionName}`;
  }

  query(filter: unknown = {}, { sort, skip = 0, limit = 0, ignoreUndefined }: Options = {}): Query {
    if (skip < 0) throw serverError(51024, `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
    const wired = wire(filter ?? {}, ignoreUndefined) as Doc;
    return { filter: wired, sort: sortKeys(sort), skip: Number(skip), limit: Math.abs(Number(limit)) };
  }

  find(filter: Doc = {}, options: Options = {}): Cursor {
    const work = {
      load: (wanted: Doc, given: Options) =>
        this.client.read(given, (sqlite) => this.#find(sqlite, wanted, given)),
      explain: (wanted: Doc, given: Options) => this.#explain(this.query(wanted, given)),
      count: (wanted: Doc, given: Options) => this.countDocuments(wanted, given),
    };
    return new Cursor(this.namespace, work, filter ?? {}, options);
  }

  #find(sqlite: Sqlite, filter: Doc, options: Options): Doc[] {
    const { projection } = options;
    const shape =
      projection && Object.keys(projection).length ? compileProjection(wire(projection), true) : undefined;
    const other = wantsOtherTypes(options);
    return findRows(sqlite, this.stored, this.query(filter, options)).map(({ doc, typed, scope }) => {
      const shaped = shape ? shape(doc, scope) : doc;
      return typed || other || shape ? present(shaped, options) : shaped;
    });
  }

  get stored() {
    return this.client.store.catalog.find(this.dbName, this.collectionName);
  }

  async findOne(filter: Doc = {}, options: Options = {}): Promise<unknown> {
    const cursor = this.find(filter, { ...options, limit: 1 });
    return options.explain ? cursor.explain() : cursor.next();
  }

  async countDocuments(filter: Doc = {}, options: Options = {}): Promise<number> {
    checkOptions(options);
    const query = this.query(filter, { ...options, sort: undefined });
    if (options.explain) return (await this.#explain(query)) as unknown as number;
    return this.client.read(options, (sqlite) => countRows(sqlite, this.stored, query));
  }

  estimatedDocumentCount(options: Options = {}): Promise<number> {
    return this.countDocuments({}, { session: options.session });
  }

  async distinct(path: string, filter: Doc = {}, options: Options = {}): Promise<unknown[]> {
    checkOptions(options);
    const query = this.query(filter, { ignoreUndefined: options.ignoreUndefined });
    const values = await this.client.read(options, (sqlite) => {
      const found: unknown[] = [];
      for (const { doc } of findRows(sqlite, this.stored, query)) {
        reach(doc, path.split('.'), true, (value) => {
          if (value !== undefined && !Array.isArray(value) && !found.some((one) => equal(one, value)))
            found.push(value);
          return false;
        });
      }
      return found;
    });
    return present({ values }, options).values as unknown[];
  }

  aggregate(pipeline: Doc[] = [], options: Options = {}): Cursor {
    const work = {
      load: (_: Doc, given: Options) =>
        this.client.read(given, (sqlite) => this.#aggregate(sqlite, pipeline, given)),
      explain: () => this.#explain(this.#split(wire(pipeline)).query),
    };
    return new Cursor(this.namespace, work, {}, options);
  }

  // The pipeline's beginning is a query, so that indexes serve it.
  #split(pipeline: Doc[]): { query: Query; rest: Doc[] } {
    const rest = [...pipeline];
    const query: Query = { filter: {}, sort: [], skip: 0, limit: 0 };
    const take = (name: string): unknown => (rest[0] && name in rest[0] ? rest.shift()![name] : undefined);
    compilePipeline(pipeline);
    query.filter = (take('$match') as Doc) ?? {};
    query.sort = sortKeys(take('$sort'));
    query.skip = Number(take('$skip') ?? 0);
    query.limit = Number(take('$limit') ?? 0);
    return { query, rest };
  }

  #aggregate(sqlite: Sqlite, given: Doc[], options: Options): Doc[] {
    const { query, rest } = this.#split(wire(given, options.ignoreUndefined));
    const source: Source = {
      find: (name, filter) => {
        const from = this.client.store.catalog.find(this.dbName, name);
        return findRows(sqlite, from, { filter, sort: [], skip: 0, limit: 0 }).map(({ doc }) => doc);
      },
    };
    const docs = findRows(sqlite, this.stored, query).map(({ doc }) => doc);
    return compilePipeline(rest)(docs, source, {}).map((doc) => present(doc, options));
  }

  #explain(query: Query): Promise<Doc> {
    return this.client.read({}, () => explainQuery(this.stored, this.namespace, query));
  }

  insertOne = (doc: Doc, options?: Options) => this.#writes.insertOne(doc, options);
  insertMany = (docs: Doc[], options?: Options) => this.#writes.insertMany(docs, options);
  updateOne = (filter: Doc, update: Doc, options?: Options) =>
    this.#writes.update(filter, update, options, 'updateOne');
  updateMany = (filter: Doc, update: Doc, options?: Options) =>
    this.#writes.update(filter, update, options, 'updateMany');
  replaceOne = (filter: Doc, doc: Doc, options?: Options) =>
    this.#writes.update(filter, doc, options, 'replaceOne');
  deleteOne = (filter: Doc, options?: Options) => this.#writes.remove(filter, options, false);
  deleteMany = (filter: Doc, options?: Options) => this.#writes.remove(filter, options, true);
  findOneAndUpdate = (filter: Doc, update: Doc, options?: Options) =>
    this.#writes.findAndWrite(filter, update, options, false);
  findOneAndReplace = (filter: Doc, doc: Doc, options?: Options) =>
    this.#writes.findAndWrite(filter, doc, options, true);
  findOneAndDelete = (filter: Doc, options?: Options) => this.#writes.findAndRemove(filter, options);
  bulkWrite = (operations: Doc[], options?: Options) => this.#writes.bulkWrite(operations, options);

  createIndex = (key: unknown, options?: Doc) => this.#indexes.create(key, options);
  createIndexes = (list: Doc[]) => this.#indexes.createAll(list);
  dropIndex = (name: string) => this.#indexes.drop(name);
  dropIndexes = () => this.#indexes.drop('*');
  listIndexes = () => this.#indexes.list();
  indexes = (options?: { full?: boolean }) => this.#indexes.all(options);
  indexInformation = (options?: { full?: boolean }) => this.#indexes.information(options);
  indexExists = (names: string | string[]) => this.#indexes.exists(names);

  /** True when there was such a collection or not, as the driver has it since MongoDB 7. */
  async drop(): Promise<boolean> {
    await this.client.write({}, ({ catalog }) => this.stored && catalog.drop(this.stored));
    return true;
  }

  async isCapped(): Promise<boolean> {
    return false;
  }

  watch(): never {
    throw refused('watch (change streams)');
  }
  initializeOrderedBulkOp(): never {
    throw refused('initializeOrderedBulkOp');
  }
  initializeUnorderedBulkOp(): never {
    throw refused('initializeUnorderedBulkOp');
  }
  rename(): never {
    throw refused('rename');
  }
}
