import { bsonType, type Doc, encode, type Encoded } from '../bson/codec.ts';
import { place, PLACE } from '../bson/compare.ts';
import { must, serverError } from '../bson/errors.ts';
import { type Catalog, type Collection, type Index, rowsOf } from './catalog.ts';
import { indexKeys, type IndexKeys, shownValues } from './index-keys.ts';
import type { Sqlite } from './sqlite.ts';

export interface Row {
  id: number;
  bytes: Uint8Array;
  doc: Doc;
}

const INSERT_ENTRY = 'INSERT INTO entries(idx, k, id) VALUES(?, ?, ?)';
const DELETE_ENTRY = 'DELETE FROM entries WHERE idx=? AND k=? AND id=?';

/**
 * Documents with their index entries. Uniqueness is checked before the first write of a document, so that a refused
 * document leaves no trace and needs no savepoint.
 */
export class Table {
  constructor(
    private readonly writer: Sqlite,
    private readonly catalog: Catalog,
  ) {}

  insert(collection: Collection, { bytes, typed, doc }: Encoded): void {
    const keys = collection.indexes.map((index) => this.#keys(collection, index, doc, 0));
    const sql = 'SELECT max(id) AS id FROM documents WHERE id BETWEEN ? AND ?';
    const { id } = this.writer.sql(sql).get(...rowsOf(collection)) as { id: number | null };
    const row = id === null ? rowsOf(collection)[0] : id + 1;
    this.writer.sql('INSERT INTO documents(id, typed, doc) VALUES(?, ?, ?)').run(row, Number(typed), bytes);
    for (const [i, index] of collection.indexes.entries()) this.#entries(INSERT_ENTRY, index, keys[i]!, row);
  }

  /** Stores what `change` makes of a row's document; nothing, and undefined, when that is the same. */
  change(collection: Collection, { id, bytes, doc }: Row, change: (doc: Doc) => Doc): Encoded | undefined {
    const before = collection.indexes.map((index) => indexKeys(doc, index));
    const next = encode(change(doc));
    if (Buffer.compare(bytes, next.bytes) === 0) return undefined;
    const after = collection.indexes.map((index) => this.#keys(collection, index, next.doc, id));
    for (const [i, index] of collection.indexes.entries()) {
      this.#entries(DELETE_ENTRY, index, before[i]!, id, after[i]);
      this.#entries(INSERT_ENTRY, index, after[i]!, id, before[i]);
    }
    this.writer.sql('UPDATE documents SET typed=?, doc=? WHERE id=?').run(Number(next.typed), next.bytes, id);
    return next;
  }

  remove(collection: Collection, { id, doc }: Row): void {
    for (const index of collection.indexes) this.#entries(DELETE_ENTRY, index, indexKeys(doc, index), id);
    this.writer.sql('DELETE FROM documents WHERE id=?').run(id);
  }

  /** Fills a new index. Throws E11000 over existing duplicates. */
  build(collection: Collection, index: Index, rows: Row[]): void {
    for (const { id, doc } of rows)
      this.#entries(INSERT_ENTRY, index, this.#keys(collection, index, doc, id), id);
  }

  #entries(sql: string, index: Index, { keys }: IndexKeys, row: number, except?: IndexKeys): void {
    for (const [text, { bytes }] of keys)
      if (!except?.keys.has(text)) this.writer.sql(sql).run(index.id, bytes, row);
  }

  #keys(collection: Collection, index: Index, doc: Doc, row: number): IndexKeys {
    const found = indexKeys(doc, index);
    if (found.multikey & ~index.multikey) this.catalog.setMultikey(index, found.multikey);
    const other = this.writer.sql('SELECT id FROM entries WHERE idx=? AND k=? AND id<>? LIMIT 1');
    for (const { bytes, values } of index.unique ? found.keys.values() : []) {
      if (other.get(index.id, bytes, row)) throw duplicate(collection, index, shownValues(values));
    }
    return found;
  }
}

function duplicate({ db, name }: Collection, index: Index, values: unknown[]) {
  const keyValue = Object.fromEntries(index.keys.map(([path], i) => [path, values[i]]));
  const shown = Object.entries(keyValue).map(([path, value]) => {
    return `${path}: ${bsonType(value) === 'ObjectId' ? `ObjectId('${String(value)}')` : JSON.stringify(value)}`;
  });
  const message = `E11000 duplicate key error collection: ${db}.${name} index: ${index.name} dup key: { ${shown.join(', ')} }`;
  return serverError(11000, message, { keyPattern: index.spec.key, keyValue });
}

/** A document ready to be stored: `_id` first, and of a type that can be one. */
export function prepare(encoded: Encoded): Encoded {
  const { _id, ...rest } = encoded.doc;
  const fine = _id !== undefined && place(_id) !== PLACE.array && place(_id) !== PLACE.RegExp;
  must(fine, 53, `The '_id' value cannot be of type ${Array.isArray(_id) ? 'array' : 'regex'}`);
  return Object.keys(encoded.doc)[0] === '_id' ? encoded : encode({ _id, ...rest });
}
