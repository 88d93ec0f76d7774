import { BSON, type Doc } from '../bson/codec.ts';
import { equal } from '../bson/compare.ts';
import { refused, serverError } from '../bson/errors.ts';
import { compileFilter, type Predicate } from '../query/match.ts';
import { isIndex } from '../query/path.ts';
import { type SortKeys } from '../query/sort.ts';
import type { Sqlite } from './sqlite.ts';

/** An index as the server lists it, and how its keys are made. */
export interface Index {
  id: number;
  spec: Doc;
  name: string;
  keys: SortKeys;
  unique: boolean;
  sparse: boolean;
  partial?: { filter: Doc; matches: Predicate };
  /** Bit i is set once field i of the key went through an array. */
  multikey: number;
}
export interface Collection {
  id: number;
  db: string;
  name: string;
  /** The first is `_id_`. */
  indexes: Index[];
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS collections(id INTEGER PRIMARY KEY, db TEXT NOT NULL, name TEXT NOT NULL, UNIQUE(db, name));
  CREATE TABLE IF NOT EXISTS indexes(id INTEGER PRIMARY KEY, collection INTEGER NOT NULL, spec BLOB NOT NULL, multikey INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE IF NOT EXISTS documents(id INTEGER PRIMARY KEY, typed INTEGER NOT NULL, doc BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS entries(idx INTEGER NOT NULL, k BLOB NOT NULL, id INTEGER NOT NULL, PRIMARY KEY(idx, k, id)) WITHOUT ROWID;
  PRAGMA user_version = 1;`;

/** Row ids of a collection: its own range, in the order of insertion. */
export const firstRow = (collection: Collection): number => collection.id * 2 ** 33;
export const lastRow = (collection: Collection): number => (collection.id + 1) * 2 ** 33 - 1;

/** Which collections and indexes there are, kept in memory; the single writer keeps both in step. */
export class Catalog {
  #collections = new Map<string, Collection>();

  constructor(readonly writer: Sqlite) {
    writer.exec(SCHEMA);
    this.reload();
  }

  reload(): void {
    const rows = this.writer.sql('SELECT id, db, name FROM collections').all() as Omit<
      Collection,
      'indexes'
    >[];
    this.#collections = new Map(
      rows.map((row) => [`${row.db}.${row.name}`, { ...row, indexes: this.#indexesOf(row.id) }]),
    );
  }

  #indexesOf(collection: number): Index[] {
    const rows = this.writer
      .sql('SELECT id, spec, multikey FROM indexes WHERE collection=? ORDER BY id')
      .all(collection) as { id: number; spec: Uint8Array; multikey: number }[];
    return rows.map(({ id, spec, multikey }) => ({
      ...describe(BSON.deserialize(spec) as Doc),
      id,
      multikey,
    }));
  }

  find(db: string, name: string): Collection | undefined {
    return this.#collections.get(`${db}.${name}`);
  }

  list(db?: string): Collection[] {
    return [...this.#collections.values()].filter((one) => db === undefined || one.db === db);
  }

  ensure(db: string, name: string): Collection {
    const found = this.find(db, name);
    if (found) return found;
    if (!name || name.includes('$') || name.includes('\0') || name.startsWith('system.')) {
      throw serverError(73, `Invalid namespace specified '${db}.${name}'`);
    }
    this.writer.sql('INSERT INTO collections(db, name) VALUES(?, ?)').run(db, name);
    const { id } = this.writer.sql('SELECT id FROM collections WHERE db=? AND name=?').get(db, name) as {
      id: number;
    };
    const collection: Collection = { id, db, name, indexes: [] };
    this.addIndex(collection, { v: 2, key: { _id: 1 }, name: '_id_' });
    this.#collections.set(`${db}.${name}`, collection);
    return collection;
  }

  addIndex(collection: Collection, spec: Doc): Index {
    this.writer
      .sql('INSERT INTO indexes(collection, spec) VALUES(?, ?)')
      .run(collection.id, BSON.serialize(spec));
    const { id } = this.writer.sql('SELECT max(id) AS id FROM indexes').get() as { id: number };
    const index = { ...describe(spec), id, multikey: 0 };
    collection.indexes.push(index);
    return index;
  }

  dropIndex(collection: Collection, index: Index): void {
    this.writer.sql('DELETE FROM entries WHERE idx=?').run(index.id);
    this.writer.sql('DELETE FROM indexes WHERE id=?').run(index.id);
    collection.indexes = collection.indexes.filter((one) => one !== index);
  }

  drop(collection: Collection): void {
    for (const index of collection.indexes) this.dropIndex(collection, index);
    this.writer
      .sql('DELETE FROM documents WHERE id BETWEEN ? AND ?')
      .run(firstRow(collection), lastRow(collection));
    this.writer.sql('DELETE FROM collections WHERE id=?').run(collection.id);
    this.#collections.delete(`${collection.db}.${collection.name}`);
  }

  setMultikey(index: Index, mask: number): void {
    index.multikey |= mask;
    this.writer.sql('UPDATE indexes SET multikey=? WHERE id=?').run(index.multikey, index.id);
  }
}

function describe(spec: Doc): Omit<Index, 'id' | 'multikey'> {
  const filter = spec.partialFilterExpression as Doc | undefined;
  return {
    spec,
    name: spec.name as string,
    keys: Object.entries(spec.key as Doc).map(([path, direction]) => [path, Number(direction) < 0 ? -1 : 1]),
    unique: spec.unique === true || spec.name === '_id_',
    sparse: spec.sparse === true,
    partial: filter && { filter, matches: compileFilter(filter) },
  };
}

const OPTIONS = ['name', 'unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'];
const INERT = [
  'background',
  'v',
  'session',
  'commitQuorum',
  'maxTimeMS',
  'comment',
  'writeConcern',
  'ignoreUndefined',
  'readPreference',
];

/** The index to build from what createIndex was given. Throws for kinds and options this engine does not know. */
export function indexSpec(key: Doc, options: Doc): Doc {
  if (!Object.keys(key).length) throw serverError(67, 'Index keys cannot be empty.');
  for (const [path, direction] of Object.entries(key)) {
    if (typeof direction === 'string') throw refused(`a "${direction}" index`);
    if (!Number(direction)) throw serverError(67, `Values in the index key pattern cannot be 0: ${path}`);
    if (path.startsWith('$') || path.includes('$**'))
      throw refused(`a wildcard or $-named index on "${path}"`);
    if (path.split('.').some((part) => isIndex(part)))
      throw refused(`an index on the array position "${path}"`);
  }
  const name =
    (options.name as string | undefined) ??
    Object.entries(key)
      .map(([path, direction]) => `${path}_${direction}`)
      .join('_');
  const spec: Doc = { v: 2, key, name };
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined || value === null || INERT.includes(option)) continue;
    if (!OPTIONS.includes(option)) throw refused(`the index option "${option}"`);
    if (value !== false) spec[option] = value;
  }
  if (spec.sparse && spec.partialFilterExpression)
    throw serverError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  if (spec.partialFilterExpression) compileFilter(spec.partialFilterExpression);
  return spec;
}

/** The index that is there already, if the wanted one is the same; throws where it only looks the same. */
export function sameIndex(collection: Collection, spec: Doc): Index | undefined {
  const byName = collection.indexes.find((index) => index.name === spec.name);
  const byKey = collection.indexes.find(
    (index) =>
      equal(entriesOf(index.spec.key), entriesOf(spec.key)) &&
      equal(index.spec.partialFilterExpression, spec.partialFilterExpression),
  );
  const found = byName ?? byKey;
  if (!found || found.name === '_id_') return found;
  if (byName && !equal(entriesOf(byName.spec.key), entriesOf(spec.key))) {
    throw serverError(
      86,
      `An existing index has the same name as the requested index: ${found.name}, but other keys`,
    );
  }
  for (const option of OPTIONS) {
    if (!equal(found.spec[option], spec[option]))
      throw serverError(85, `Index already exists with a different ${option}: ${found.name}`);
  }
  return found;
}

const entriesOf = (key: unknown) => Object.entries(key as Doc);
