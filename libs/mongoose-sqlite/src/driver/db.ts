import { type Doc } from '../bson/codec.ts';
import { refused, serverError } from '../bson/errors.ts';
import type { Client } from './client.ts';
import { SqliteCollection } from './collection.ts';
import { Cursor } from './cursor.ts';

const INERT = ['session', 'writeConcern', 'readPreference', 'autoIndexId', 'comment', 'strict', 'w'];

/** The driver's Db: one named set of collections in the file. */
export class SqliteDb {
  readonly #collections = new Map<string, SqliteCollection>();

  constructor(
    readonly client: Client,
    readonly databaseName: string,
  ) {}

  get namespace(): string {
    return this.databaseName;
  }

  collection(name: string): SqliteCollection {
    let collection = this.#collections.get(name);
    if (!collection)
      this.#collections.set(name, (collection = new SqliteCollection(this.client, this.databaseName, name)));
    return collection;
  }

  async createCollection(name: string, options: Doc = {}): Promise<SqliteCollection> {
    for (const [option, value] of Object.entries(options ?? {})) {
      if (value !== undefined && value !== false && !INERT.includes(option))
        throw refused(`the collection option "${option}"`);
    }
    await this.client.write({}, ({ catalog }) => {
      if (catalog.find(this.databaseName, name))
        throw serverError(48, `Collection ${this.databaseName}.${name} already exists.`);
      catalog.ensure(this.databaseName, name);
    });
    return this.collection(name);
  }

  dropCollection(name: string): Promise<boolean> {
    return this.collection(name).drop();
  }

  listCollections(filter: Doc = {}): Cursor {
    for (const key of Object.keys(filter)) if (key !== 'name') throw refused(`listCollections by "${key}"`);
    const load = () =>
      this.client.read({}, () =>
        this.client.store.catalog
          .list(this.databaseName)
          .filter(({ name }) => filter.name === undefined || filter.name === name)
          .map(({ name }) => ({ name, type: 'collection', options: {}, info: { readOnly: false } })),
      );
    return new Cursor(`${this.databaseName}.$cmd.listCollections`, { load, explain: async () => ({}) });
  }

  async collections(): Promise<SqliteCollection[]> {
    const list = (await this.listCollections().toArray()) as { name: string }[];
    return list.map(({ name }) => this.collection(name));
  }

  async dropDatabase(): Promise<boolean> {
    await this.client.write({}, ({ catalog }) =>
      catalog.list(this.databaseName).forEach((one) => catalog.drop(one)),
    );
    return true;
  }

  async command(command: Doc): Promise<Doc> {
    const [name = ''] = Object.keys(command);
    if (name === 'ping') return this.client.read({}, () => ({ ok: 1 }));
    if (name === 'hello' || name === 'isMaster')
      return { isWritablePrimary: true, setName: 'embedded', ok: 1 };
    throw refused(`the command "${name}"`);
  }

  admin() {
    const databases = () => [
      ...new Set([this.databaseName, ...this.client.store.catalog.list().map(({ db }) => db)]),
    ];
    return {
      ping: () => this.command({ ping: 1 }),
      command: (command: Doc) => this.command(command),
      listDatabases: () =>
        this.client.read({}, () => ({
          databases: databases().map((name) => ({ name, empty: false })),
          ok: 1,
        })),
    };
  }

  aggregate(): never {
    throw refused('aggregate on a database');
  }
  watch(): never {
    throw refused('watch (change streams)');
  }
}
