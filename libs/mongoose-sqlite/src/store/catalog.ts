import { decode, type Doc, must, onlyKnown, refused, serialize } from '../bson/wire.ts';
import { equal } from '../bson/values.ts';
import { compileFilter } from '../query/match.ts';
import { isIndex } from '../query/path.ts';
import type { RowIdCache } from './cache/row-id-cache.ts';
import type { CountCache } from './cache/count-cache.ts';
import type { DocumentCache } from './cache/document-cache.ts';
import type { Sqlite } from './sqlite.ts';

/** An index as a server lists it (`spec`), and how its keys are built. */
export type Index = ReturnType<typeof indexFrom>;
/** Its first index is `_id_`. */
export type Collection = { id: number; db: string; name: string; indexes: Index[] };

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS collections(id INTEGER PRIMARY KEY, db TEXT NOT NULL, name TEXT NOT NULL, UNIQUE(db, name));
  CREATE TABLE IF NOT EXISTS indexes(id INTEGER PRIMARY KEY, collection INTEGER NOT NULL, spec BLOB NOT NULL, multikey INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS documents(id INTEGER PRIMARY KEY, typed INTEGER NOT NULL, doc BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS entries(idx INTEGER, k BLOB, id INTEGER, PRIMARY KEY(idx, k, id)) WITHOUT ROWID;`;

/** Returns the range of row ids of a collection. Ids ascend in the order of insertion. */
export const rowIdRange = ({ id }: Collection): [number, number] => [id * 2 ** 33, (id + 1) * 2 ** 33 - 1];

/** The collections and indexes, cached in memory; the single writer keeps cache and file in sync. */
export class Catalog {
  /** Undefined after a rollback, until it is read again. */
  #known: Map<string, Collection> | undefined;

  constructor(
    private readonly writer: Sqlite,
    private readonly documentCache: DocumentCache,
    private readonly countCache: CountCache,
    private readonly rowIdCache: RowIdCache,
  ) {
    writer.exec(SCHEMA);
    this.#known = this.#read();
  }

  /** Must be called after a rollback. The catalog is read again at its next use, as the disk may be away now. */
  forget(): void {
    this.#known = undefined;
  }

  get #collections(): Map<string, Collection> {
    return (this.#known ??= this.#read());
  }

  #read(): Map<string, Collection> {
    const collections = new Map<string, Collection>();
    const rows = this.writer.sql('SELECT id, db, name FROM collections').all() as Collection[];
    const indexes = this.writer.sql('SELECT id, spec, multikey FROM indexes WHERE collection=? ORDER BY id');
    for (const { id, db, name } of rows) {
      const own = indexes.all(id) as { id: number; spec: Uint8Array; multikey: number }[];
      const described = own.map((row) => indexFrom(decode(row.spec), row.id, row.multikey));
      collections.set(`${db}.${name}`, { id, db, name, indexes: described });
    }
    return collections;
  }

  find = (db: string, name: string): Collection | undefined => this.#collections.get(`${db}.${name}`);
  list = (): Collection[] => [...this.#collections.values()];

  ensure(db: string, name: string): Collection {
    const found = this.find(db, name);
    if (found) return found;
    must(name && !/[$\0]|^system\./.test(name), 73, `Invalid namespace specified '${db}.${name}'`);
    const sql = 'INSERT INTO collections(db, name) VALUES(?, ?) RETURNING id';
    const { id } = this.writer.sql(sql).get(db, name) as { id: number };
    const collection: Collection = { id, db, name, indexes: [] };
    this.addIndex(collection, { v: 2, key: { _id: 1 }, name: '_id_' });
    this.#collections.set(`${db}.${name}`, collection);
    return collection;
  }

  addIndex(collection: Collection, spec: Doc): Index {
    const sql = 'INSERT INTO indexes(collection, spec, multikey) VALUES(?, ?, 0) RETURNING id';
    const { id } = this.writer.sql(sql).get(collection.id, serialize(spec)) as { id: number };
    const index = indexFrom(spec, id, 0);
    collection.indexes.push(index);
    return index;
  }

  dropIndex(collection: Collection, index: Index): void {
    this.countCache.forget(index.id);
    this.rowIdCache.invalidate(index.id);
    this.writer.sql('DELETE FROM entries WHERE idx=?').run(index.id);
    this.writer.sql('DELETE FROM indexes WHERE id=?').run(index.id);
    collection.indexes = collection.indexes.filter((one) => one !== index);
  }

  drop(collection: Collection): void {
    for (const index of collection.indexes) this.dropIndex(collection, index);
    this.documentCache.clear();
    this.writer.sql('DELETE FROM documents WHERE id BETWEEN ? AND ?').run(...rowIdRange(collection));
    this.writer.sql('DELETE FROM collections WHERE id=?').run(collection.id);
    this.#collections.delete(`${collection.db}.${collection.name}`);
  }

  setMultikey(index: Index, field: number): void {
    if (index.multikey & (1 << field)) return;
    index.multikey |= 1 << field;
    this.writer.sql('UPDATE indexes SET multikey=? WHERE id=?').run(index.multikey, index.id);
  }
}

/** Bit i of `multikey` is set once field i of the key went through an array. `partial`: a partial index's filter. */
function indexFrom(spec: Doc, id: number, multikey: number) {
  const keys = Object.entries(spec.key as Doc).map(([path, given]) => {
    return { path, direction: Number(given) < 0 ? (-1 as const) : (1 as const) };
  });
  const partial = spec.partialFilterExpression ? compileFilter(spec.partialFilterExpression) : undefined;
  const unique = spec.unique === true || spec.name === '_id_';
  return { id, spec, name: String(spec.name), keys, unique, partial, multikey };
}

const OPTIONS = ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'];

/** Returns the spec of an index from the arguments of createIndexes. Refuses unknown kinds and options. */
export function indexSpec({ key, name, v: _version, background: _inert, ...options }: Doc): Doc {
  for (const [path, direction] of Object.entries(key as Doc)) {
    const fine = Number(direction) && !path.includes('$') && !path.split('.').some(isIndex);
    if (!fine) throw refused(`an index on "${path}" of the kind "${direction}"`);
  }
  onlyKnown('an index', options, OPTIONS);
  const { sparse, partialFilterExpression } = options;
  if (sparse && partialFilterExpression) throw refused('an index that is sparse and partial');
  compileFilter(partialFilterExpression ?? {});
  const given = Object.entries(options).filter(([, value]) => value !== null && value !== false);
  return { v: 2, key, name, ...Object.fromEntries(given) };
}

/** Returns the existing index that equals the spec. Throws if one has only the same name or key. */
export function sameIndex({ indexes }: Collection, spec: Doc): Index | undefined {
  const same = (one: Index, ...facts: string[]) => facts.every((fact) => equal(one.spec[fact], spec[fact]));
  // Comparing values takes long, and a new store compares each index with all others of its collection.
  const paths = Object.keys(spec.key as Doc).join();
  const mayBe = (one: Index) => one.keys.map(({ path }) => path).join() === paths;
  const found =
    indexes.find(({ name }) => name === spec.name) ?? indexes.find((one) => mayBe(one) && same(one, 'key'));
  if (!found || (found.name === '_id_' && same(found, 'key'))) return found;
  must(same(found, 'key'), 86, `An existing index has the same name as the requested index: ${found.name}`);
  const whole = same(found, 'name', ...OPTIONS);
  must(whole, 85, `Index already exists with a different name or different options: ${found.name}`);
  return found;
}
