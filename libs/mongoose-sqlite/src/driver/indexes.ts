import { type Doc, present, wire } from '../bson/codec.ts';
import { serverError } from '../bson/errors.ts';
import { indexSpec, sameIndex } from '../store/catalog.ts';
import { findRows } from '../store/read.ts';
import type { SqliteCollection } from './collection.ts';
import { Cursor } from './cursor.ts';

type Information = Record<string, [string, unknown][]>;

/** The index commands of a collection. None runs inside a transaction. */
export class Indexes {
  constructor(private readonly collection: SqliteCollection) {}

  async create(key: unknown, options: Doc = {}): Promise<string> {
    const { session, ...rest } = options;
    if ((session as { inTransaction(): boolean } | undefined)?.inTransaction()) {
      throw serverError(263, 'Cannot create an index in a multi-document transaction.');
    }
    const spec = indexSpec(wire(keyOf(key)), wire(rest, true));
    const { client, dbName, collectionName } = this.collection;
    return client.write({}, (store) => {
      const collection = store.catalog.ensure(dbName, collectionName);
      const there = sameIndex(collection, spec);
      if (there) return there.name;
      const index = store.catalog.addIndex(collection, spec);
      try {
        const all = { filter: {}, sort: [], skip: 0, limit: 0 };
        store.table.build(collection, index, findRows(store.writer, { ...collection, indexes: [] }, all));
      } catch (error) {
        store.catalog.dropIndex(collection, index);
        throw error;
      }
      return index.name;
    });
  }

  async createAll(list: Doc[]): Promise<string[]> {
    const names: string[] = [];
    for (const { key, ...options } of list) names.push(await this.create(key, options));
    return names;
  }

  async drop(name: string): Promise<Doc> {
    await this.collection.client.write({}, (store) => {
      const { stored } = this.collection;
      if (!stored) throw serverError(26, `ns not found ${this.collection.namespace}`);
      if (name === '_id_') throw serverError(72, 'cannot drop _id index');
      const gone = stored.indexes.filter(
        (index) => index.name !== '_id_' && (name === '*' || index.name === name),
      );
      if (!gone.length && name !== '*') throw serverError(27, `index not found with name [${name}]`);
      for (const index of gone) store.catalog.dropIndex(stored, index);
    });
    return { ok: 1 };
  }

  list(): Cursor {
    const load = () =>
      this.collection.client.read({}, () => {
        const { stored, namespace } = this.collection;
        if (!stored) throw serverError(26, `ns does not exist: ${namespace}`);
        return stored.indexes.map(({ spec }) => present(spec));
      });
    return new Cursor(this.collection.namespace, { load, explain: async () => ({}) });
  }

  async all(options?: { full?: boolean }): Promise<Doc[] | Information> {
    const specs = (await this.list().toArray()) as Doc[];
    return options?.full === false ? compact(specs) : specs;
  }

  async information(options?: { full?: boolean }): Promise<Doc[] | Information> {
    const specs = (await this.list().toArray()) as Doc[];
    return options?.full ? specs : compact(specs);
  }

  async exists(names: string | string[]): Promise<boolean> {
    const known = new Set(((await this.list().toArray()) as Doc[]).map(({ name }) => name));
    return [names].flat().every((name) => known.has(name));
  }
}

const compact = (specs: Doc[]): Information =>
  Object.fromEntries(specs.map(({ name, key }) => [name, Object.entries(key as Doc)]));

function keyOf(key: unknown): Doc {
  if (typeof key === 'string') return { [key]: 1 };
  if (key instanceof Map) return Object.fromEntries(key);
  if (Array.isArray(key))
    return Object.assign({}, ...key.map((one) => (Array.isArray(one) ? { [one[0]]: one[1] } : keyOf(one))));
  return key as Doc;
}
