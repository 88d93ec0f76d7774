import { bsonType, decode, type Doc, encode, isDocument, isRegex } from '../bson/wire.ts';
import { must, refused, serverError } from '../bson/wire.ts';
import { encodeKey } from '../bson/values.ts';
import { compileFilter, type Scope } from '../query/match.ts';
import { sortDocuments, type SortKeys } from '../query/path.ts';
import { type Collection, type Index, rowsOf } from './catalog.ts';
import { choosePlan, type Plan } from './plan.ts';
import type { Sqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** A limit of 0 is none. */
export type Query = { filter: Doc; sort: SortKeys; skip: number; limit: number };
/** A stored document, and where the filter that found it matched. */
export type Row = { id: number; bytes: Uint8Array; doc: Doc; scope: Scope };

export const everything = (filter: Doc): Query => ({ filter, sort: [], skip: 0, limit: 0 });

/** The rows of a filter in order, by the best index there is. */
export function findRows(sqlite: Sqlite, collection: Collection | undefined, query: Query): Row[] {
  const matches = compileFilter(query.filter);
  if (!collection) return [];
  const { sort, skip, limit } = query;
  const plan = choosePlan(collection, query.filter, sort, limit > 0);
  const ordered = !sort.length || plan.order !== undefined;
  // SQLite skips and limits where the index alone decides.
  const pushed = ordered && plan.exact && plan.intervals.length < 2;
  const found: Row[] = [];
  const seen = plan.index?.multikey ? new Set<number>() : undefined;
  const window = pushed ? { limit, skip } : undefined;
  for (const { id, typed, doc: bytes } of scan(sqlite, collection, plan, window)) {
    if (seen?.has(id)) continue;
    seen?.add(id);
    const scope: Scope = {};
    const doc = decode(bytes, typed === 1);
    if (!matches(doc, scope)) continue;
    found.push({ id, bytes, doc, scope });
    if (ordered && limit && found.length >= limit + (pushed ? 0 : skip)) break;
  }
  if (pushed) return found;
  const sorted = ordered ? found : sortDocuments(found, sort, (row) => row.doc);
  return skip || limit ? sorted.slice(skip, limit ? skip + limit : undefined) : sorted;
}

type Stored = { id: number; typed: number; doc: Uint8Array };

/** All rows at once where SQLite limits them, else one by one. */
function* scan(sqlite: Sqlite, collection: Collection, plan: Plan, pushed?: { limit: number; skip: number }) {
  const bounds = [pushed?.limit || -1, pushed?.skip ?? 0];
  const order = plan.order === -1 ? 'k DESC, id DESC' : 'k, id';
  const keys = `SELECT id FROM entries WHERE idx=? AND k>=? AND k<? ORDER BY ${order} LIMIT ? OFFSET ?`;
  const indexed = `SELECT d.id, d.typed, d.doc FROM (${keys}) e CROSS JOIN documents d ON d.id=e.id`;
  const all = 'SELECT id, typed, doc FROM documents WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ? OFFSET ?';
  const statement = sqlite.sql(plan.index ? indexed : all);
  for (const [from, to] of plan.intervals) {
    const values = plan.index ? [plan.index.id, from, to, ...bounds] : [...rowsOf(collection), ...bounds];
    yield* (pushed ? statement.all(...values) : statement.iterate(...values)) as Iterable<Stored>;
  }
}

/** How many documents pass; read from the index alone where it decides the filter. */
export function countRows(sqlite: Sqlite, collection: Collection | undefined, query: Query): number {
  compileFilter(query.filter);
  const plan = collection && choosePlan(collection, query.filter, [], false);
  if (!plan?.exact) return findRows(sqlite, collection, { ...query, sort: [] }).length;
  const sql = sqlite.sql('SELECT count(*) AS n FROM entries WHERE idx=? AND k>=? AND k<?');
  const { id } = plan.index ?? collection!.indexes[0]!;
  const counts = plan.intervals.map(([from, to]) => (sql.get(id, from, to) as { n: number }).n);
  const left = Math.max(0, counts.reduce((total, n) => total + n, 0) - query.skip);
  return query.limit ? Math.min(left, query.limit) : left;
}

// Uniqueness is checked before the first write of a document: a refused one leaves no trace and needs no savepoint.

/** Stores a new document, its `_id` first, and gives it as stored. */
export function insertRow(store: Store, collection: Collection, given: Doc): Doc {
  const { _id, ...rest } = encode(given).doc;
  const fine = _id !== undefined && !Array.isArray(_id) && !isRegex(_id);
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

/** Stores what `change` makes of a row's document. When that is the same, stores nothing and answers undefined. */
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

/** Makes and fills an index. Throws E11000 over existing duplicates. */
export function buildIndex(store: Store, collection: Collection, spec: Doc): void {
  const index = store.catalog.addIndex(collection, spec);
  for (const { id, doc } of findRows(store.writer, collection, everything({})))
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
  const told = keys.map(({ path }, i) => [path, values[i] ?? null] as const);
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
  if (index.partial && !index.partial(doc)) return keys;
  const fields = index.keys.map(({ path }) => valuesOf(doc, path.split('.')));
  const arrays = [...fields.keys()].filter((i) => fields[i]!.many);
  if (arrays.length > 1) throw refused(`more than one array in the index ${index.name}`);
  arrays.forEach((i) => throughArray?.(i));
  const isMissing = (value: unknown) => value === MISSING;
  if (index.spec.sparse && fields.every(({ values }) => values.every(isMissing))) return keys;
  let rows: unknown[][] = [[]];
  for (const { values } of fields)
    rows = rows.flatMap((row) => values.map((value) => [...row, isMissing(value) ? null : value]));
  for (const row of rows) {
    const parts = row.map((value, i) => encodeKey(value, index.keys[i]!.direction));
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
