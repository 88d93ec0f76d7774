import { bsonType, type Doc, encode, isDocument } from '../bson/codec.ts';
import { must, refused, serverError } from '../bson/errors.ts';
import { encodeKey } from '../bson/values.ts';
import { type Collection, type Index, rowsOf } from './catalog.ts';
import type { Store } from './store.ts';

export interface Row {
  id: number;
  bytes: Uint8Array;
  doc: Doc;
}

// Uniqueness is checked before the first write of a document: a refused one leaves no trace and needs no savepoint.

/** Stores a new document, its `_id` first, and gives it as stored. */
export function insertRow(store: Store, collection: Collection, given: Doc, ignoreUndefined = false): Doc {
  const { _id, ...rest } = encode(given, ignoreUndefined).doc;
  const fine = _id !== undefined && !Array.isArray(_id) && !(_id instanceof RegExp);
  must(fine, 53, `The '_id' value cannot be of type ${Array.isArray(_id) ? 'array' : 'regex'}`);
  const { bytes, typed, doc } = encode({ _id, ...rest });
  const keys = collection.indexes.map((index) => checkedKeys(store, collection, index, doc, 0));
  const sql = 'SELECT max(id) AS id FROM documents WHERE id BETWEEN ? AND ?';
  const { id } = store.writer.sql(sql).get(...rowsOf(collection)) as { id: number | null };
  const row = id === null ? rowsOf(collection)[0] : id + 1;
  store.writer.sql('INSERT INTO documents(id, typed, doc) VALUES(?, ?, ?)').run(row, Number(typed), bytes);
  for (const [i, index] of collection.indexes.entries()) entries(store, ADD, [index.id, row], keys[i]!);
  return doc;
}

/** Stores what `change` makes of a row's document; nothing, and undefined, when that is the same. */
export function changeRow(store: Store, collection: Collection, row: Row, change: (doc: Doc) => Doc) {
  const before = collection.indexes.map((index) => indexKeys(row.doc, index));
  const next = encode(change(row.doc));
  if (Buffer.compare(row.bytes, next.bytes) === 0) return undefined;
  const after = collection.indexes.map((index) => checkedKeys(store, collection, index, next.doc, row.id));
  for (const [i, index] of collection.indexes.entries()) {
    entries(store, REMOVE, [index.id, row.id], before[i]!, after[i]);
    entries(store, ADD, [index.id, row.id], after[i]!, before[i]);
  }
  const sql = 'UPDATE documents SET typed=?, doc=? WHERE id=?';
  store.writer.sql(sql).run(Number(next.typed), next.bytes, row.id);
  return next;
}

export function removeRow(store: Store, collection: Collection, { id, doc }: Row): void {
  for (const index of collection.indexes) entries(store, REMOVE, [index.id, id], indexKeys(doc, index));
  store.writer.sql('DELETE FROM documents WHERE id=?').run(id);
}

/** Fills a new index. Throws E11000 over existing duplicates. */
export function buildIndex(store: Store, collection: Collection, index: Index, rows: Row[]): void {
  for (const { id, doc } of rows)
    entries(store, ADD, [index.id, id], checkedKeys(store, collection, index, doc, id));
}

const ADD = 'INSERT INTO entries(idx, id, k) VALUES(?, ?, ?)';
const REMOVE = 'DELETE FROM entries WHERE idx=? AND id=? AND k=?';

function entries({ writer }: Store, sql: string, ids: [number, number], keys: IndexKeys, but?: IndexKeys) {
  for (const key of keys.keys()) if (!but?.has(key)) writer.sql(sql).run(...ids, Buffer.from(key, 'latin1'));
}

/** The keys of a document to be stored, which no other may have in a unique index. */
function checkedKeys(store: Store, collection: Collection, index: Index, doc: Doc, row: number): IndexKeys {
  const keys = indexKeys(doc, index, (field) => store.catalog.setMultikey(index, field));
  const other = store.writer.sql('SELECT id FROM entries WHERE idx=? AND k=? AND id<>? LIMIT 1');
  for (const [key, values] of index.unique ? keys : [])
    if (other.get(index.id, Buffer.from(key, 'latin1'), row)) throw duplicate(collection, index, values);
  return keys;
}

function duplicate({ db, name }: Collection, { name: own, spec, keys }: Index, values: unknown[]) {
  const told = keys.map(({ path }, i) => [path, values[i] === MISSING ? null : (values[i] ?? null)] as const);
  const shown = told.map(([path, value]) => {
    return `${path}: ${bsonType(value) === 'ObjectId' ? `ObjectId('${String(value)}')` : JSON.stringify(value)}`;
  });
  const extra = { keyPattern: spec.key, keyValue: Object.fromEntries(told) };
  const where = `collection: ${db}.${name} index: ${own} dup key: { ${shown.join(', ')} }`;
  return serverError(11000, `E11000 duplicate key error ${where}`, extra);
}

/** The values of each key, by its bytes as text (latin1), so that each is there once. */
type IndexKeys = Map<string, unknown[]>;
const MISSING = Symbol('missing');

/** The keys a document has in an index: none when a sparse or partial index leaves it out, several through an array. */
function indexKeys(doc: Doc, index: Index, throughArray?: (field: number) => void): IndexKeys {
  const keys: IndexKeys = new Map();
  if (index.partial && !index.partial(doc, {})) return keys;
  let rows: unknown[][] = [[]];
  const arrays: number[] = [];
  for (const [i, { path }] of index.keys.entries()) {
    const { values, many } = valuesOf(doc, path.split('.'));
    if (many) arrays.push(i);
    rows = rows.flatMap((row) => values.map((value) => [...row, value]));
  }
  if (arrays.length > 1) throw refused(`more than one array in the index ${index.name}`);
  arrays.forEach((i) => throughArray?.(i));
  if (index.spec.sparse && rows.every((row) => row.every((value) => value === MISSING))) return keys;
  for (const row of rows) {
    const values = row.map((value) => (value === MISSING ? null : value));
    const parts = values.map((value, i) => encodeKey(value, index.keys[i]!.direction));
    keys.set(Buffer.concat(parts).toString('latin1'), row);
  }
  return keys;
}

// An empty array at the end of a path is indexed as "undefined", which sorts before null.
function valuesOf(value: unknown, [part, ...rest]: string[]): { values: unknown[]; many: boolean } {
  if (Array.isArray(value)) {
    const elements = value.length ? value : [undefined];
    const inner = (one: unknown) => (isDocument(one) ? valuesOf(one, [part!, ...rest]).values : [MISSING]);
    return { values: part === undefined ? elements : elements.flatMap(inner), many: true };
  }
  if (part === undefined) return { values: [value], many: false };
  if (!isDocument(value) || !Object.hasOwn(value, part)) return { values: [MISSING], many: false };
  return valuesOf(value[part] ?? null, rest);
}
