import { type Doc, encode, type Encoded } from '../bson/codec.ts';
import { serverError } from '../bson/errors.ts';
import { type Catalog, type Collection, firstRow, type Index, lastRow } from './catalog.ts';
import { indexKeys, type IndexKeys } from './index-keys.ts';

export interface Row {
  id: number;
  typed: boolean;
  doc: Doc;
}

const INSERT_ENTRY = 'INSERT INTO entries(idx, k, id) VALUES(?, ?, ?)';
const DELETE_ENTRY = 'DELETE FROM entries WHERE idx=? AND k=? AND id=?';
const OTHER_ENTRY = 'SELECT id FROM entries WHERE idx=? AND k=? AND id<>? LIMIT 1';

/**
 * Documents with their index entries. Uniqueness is checked before the first write of a document,
 * so that a refused document leaves no trace and needs no savepoint.
 */
export class Table {
  readonly #sql;

  constructor(private readonly catalog: Catalog) {
    this.#sql = (text: string) => catalog.writer.sql(text);
  }

  insert(collection: Collection, { bytes, typed, doc }: Encoded): void {
    const keys = collection.indexes.map((index) => this.#keys(collection, index, doc, 0));
    const { id } = this.#sql('SELECT max(id) AS id FROM documents WHERE id BETWEEN ? AND ?').get(
      firstRow(collection),
      lastRow(collection),
    ) as { id: number | null };
    const row = id === null ? firstRow(collection) : id + 1;
    this.#sql('INSERT INTO documents(id, typed, doc) VALUES(?, ?, ?)').run(row, Number(typed), bytes);
    keys.forEach(({ keys: own }, i) => {
      for (const { bytes: key } of own.values())
        this.#sql(INSERT_ENTRY).run(collection.indexes[i]!.id, key, row);
    });
  }

  /** `before` are the keys of the document as it is stored. */
  replace(collection: Collection, row: number, before: IndexKeys[], { bytes, typed, doc }: Encoded): void {
    const after = collection.indexes.map((index) => this.#keys(collection, index, doc, row));
    collection.indexes.forEach((index, i) => {
      for (const [text, { bytes: key }] of before[i]!.keys) {
        if (!after[i]!.keys.has(text)) this.#sql(DELETE_ENTRY).run(index.id, key, row);
      }
      for (const [text, { bytes: key }] of after[i]!.keys) {
        if (!before[i]!.keys.has(text)) this.#sql(INSERT_ENTRY).run(index.id, key, row);
      }
    });
    this.#sql('UPDATE documents SET typed=?, doc=? WHERE id=?').run(Number(typed), bytes, row);
  }

  remove(collection: Collection, row: Row): void {
    for (const index of collection.indexes) {
      for (const { bytes } of indexKeys(row.doc, index).keys.values())
        this.#sql(DELETE_ENTRY).run(index.id, bytes, row.id);
    }
    this.#sql('DELETE FROM documents WHERE id=?').run(row.id);
  }

  /** Fills a new index. Throws E11000 over existing duplicates. */
  build(collection: Collection, index: Index, rows: Iterable<Row>): void {
    for (const { id, doc } of rows) {
      const { keys } = this.#keys(collection, index, doc, id);
      for (const { bytes } of keys.values()) this.#sql(INSERT_ENTRY).run(index.id, bytes, id);
    }
  }

  #keys(collection: Collection, index: Index, doc: Doc, row: number): IndexKeys {
    const found = indexKeys(doc, index);
    if (found.multikey & ~index.multikey) this.catalog.setMultikey(index, found.multikey);
    if (!index.unique) return found;
    for (const { bytes, values } of found.keys.values()) {
      if (this.#sql(OTHER_ENTRY).get(index.id, bytes, row)) throw duplicate(collection, index, values);
    }
    return found;
  }
}

function duplicate(collection: Collection, index: Index, values: unknown[]) {
  const keyValue = Object.fromEntries(index.keys.map(([path], i) => [path, values[i] ?? null]));
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
  const message = `E11000 duplicate key error collection: ${collection.db}.${collection.name} index: ${index.name} dup key: { ${shown.join(', ')} }`;
  return serverError(11000, message, { keyPattern: index.spec.key, keyValue });
}

function show(value: unknown): string {
  if ((value as { _bsontype?: string } | null)?._bsontype === 'ObjectId')
    return `ObjectId('${String(value)}')`;
  return value instanceof Date ? `new Date(${+value})` : JSON.stringify(value);
}

/** A document ready to be stored: `_id` first, and of a type that can be one. */
export function prepare(doc: Doc, ignoreUndefined: boolean): Encoded {
  const encoded = encode(doc, ignoreUndefined);
  const id = encoded.doc._id;
  if (Array.isArray(id) || id instanceof RegExp || id === undefined) {
    const type = Array.isArray(id) ? 'array' : id === undefined ? 'undefined' : 'regex';
    throw serverError(53, `The '_id' value cannot be of type ${type}`);
  }
  if (Object.keys(encoded.doc)[0] === '_id') return encoded;
  return encode({ _id: id, ...encoded.doc });
}
