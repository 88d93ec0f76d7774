import { isDeepStrictEqual } from 'node:util';
import { bsonType, type Doc, encode, encodeNew, field, serverError } from '../../bson/wire.ts';
import { type Collection, type Index, rowIdRange } from '../catalog.ts';
import { queryAll, matchesInTurns, type Row } from '../read/find.ts';
import type { Store } from '../store.ts';
import { atOnce } from '../read/turns.ts';
import { type IndexKeys, indexKeys } from './index-keys.ts';

// Uniqueness is checked before the first write of a document, so a refused one needs no savepoint.

/** Stores a new document with its `_id` first, and returns it as stored. */
export function insertRow(store: Store, collection: Collection, given: Doc): Doc {
  const { bytes, typed, doc } = encodeNew(given);
  const keys = collection.indexes.map((index) => checkedKeys(store, collection, index, doc, 0));
  const sql = 'SELECT max(id) AS id FROM documents WHERE id BETWEEN ? AND ?';
  const { id } = store.writer.sql(sql).get(...rowIdRange(collection)) as { id: number | null };
  const row = id === null ? rowIdRange(collection)[0] : id + 1;
  store.documentCache.markWritten(row);
  store.writer.sql('INSERT INTO documents(id, typed, doc) VALUES(?, ?, ?)').run(row, Number(typed), bytes);
  for (const [i, index] of collection.indexes.entries()) entries(store, ADD, [index.id, row], keys[i]!);
  return doc;
}

/** Stores the result of `change` on a copy of the document. Returns undefined if it is unchanged. */
export function changeRow(store: Store, collection: Collection, row: Row, change: (doc: Doc) => Doc) {
  const { stored } = row;
  const next = encode(change(stored.copy()));
  if (Buffer.compare(stored.bytes, next.bytes) === 0) return undefined;
  store.documentCache.markWritten(row.id);
  const touched = touchedIndexes(collection, stored.doc, next.doc);
  const before = touched.map((index) => indexKeys(stored.doc, index));
  const after = touched.map((index) => checkedKeys(store, collection, index, next.doc, row.id));
  for (const [i, index] of touched.entries()) {
    entries(store, REMOVE, [index.id, row.id], before[i]!, after[i]);
    entries(store, ADD, [index.id, row.id], after[i]!, before[i]);
  }
  const sql = 'UPDATE documents SET typed=?, doc=? WHERE id=?';
  store.writer.sql(sql).run(Number(next.typed), next.bytes, row.id);
  return next;
}

/** Returns the indexes with a changed field, and all partial ones: their filters may use other fields. */
function touchedIndexes(collection: Collection, before: Doc, after: Doc): Index[] {
  const known = new Map<string, boolean>();
  const isTouched = (path: string): boolean => {
    const [name = ''] = path.split('.', 1);
    const found = known.get(name) ?? !isDeepStrictEqual(field(before, name), field(after, name));
    known.set(name, found);
    return found;
  };
  return collection.indexes.filter(
    ({ partial, keys }) => partial || keys.some(({ path }) => isTouched(path)),
  );
}

export function removeRow(store: Store, collection: Collection, { id, stored }: Row): void {
  store.documentCache.markWritten(id);
  for (const index of collection.indexes)
    entries(store, REMOVE, [index.id, id], indexKeys(stored.doc, index));
  store.writer.sql('DELETE FROM documents WHERE id=?').run(id);
}

/** Fills new indexes in one scan without holding documents. Throws E11000 for existing duplicates. */
export function fillIndexes(store: Store, collection: Collection, added: readonly Index[]): void {
  const source = { store, sqlite: store.writer };
  const fill = ({ id, stored }: Row): void => {
    for (const index of added)
      entries(store, ADD, [index.id, id], checkedKeys(store, collection, index, stored.doc, id));
  };
  if (added.length > 0) atOnce(matchesInTurns(source, collection, queryAll({}), fill));
}

const ADD = 'INSERT INTO entries(idx, id, k) VALUES(?, ?, ?)';
const REMOVE = 'DELETE FROM entries WHERE idx=? AND id=? AND k=?';

function entries(store: Store, sql: string, ids: [number, number], keys: IndexKeys, but?: IndexKeys) {
  for (const key of keys.keys()) {
    if (but?.has(key)) continue;
    store.writer.sql(sql).run(...ids, Buffer.from(key, 'latin1'));
    store.countCache.adjust(ids[0], key, sql === ADD ? 1 : -1);
    store.rowIdCache.invalidate(ids[0]);
  }
}

/** Returns the keys of a document to store. Throws E11000 if another document has one in a unique index. */
function checkedKeys(store: Store, collection: Collection, index: Index, doc: Doc, row: number): IndexKeys {
  const keys = indexKeys(doc, index, (field) => store.catalog.setMultikey(index, field));
  const other = store.writer.sql('SELECT id FROM entries WHERE idx=? AND k=? AND id<>? LIMIT 1');
  for (const [key, values] of index.unique ? keys : [])
    if (other.get(index.id, Buffer.from(key, 'latin1'), row)) throw duplicate(collection, index, values);
  return keys;
}

function duplicate({ db, name }: Collection, { name: own, spec, keys }: Index, values: unknown[]) {
  const told = keys.map(({ path }, i) => [path, values[i] ?? null] as const);
  const shown = told.map(([path, value]) => {
    return `${path}: ${bsonType(value) === 'ObjectId' ? `ObjectId('${String(value)}')` : JSON.stringify(value)}`;
  });
  const extra = { keyPattern: spec.key, keyValue: Object.fromEntries(told) };
  const where = `collection: ${db}.${name} index: ${own} dup key: { ${shown.join(', ')} }`;
  return serverError(11000, `E11000 duplicate key error ${where}`, extra);
}
