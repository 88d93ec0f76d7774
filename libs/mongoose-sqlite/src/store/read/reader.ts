import { type Collection, rowIdRange } from '../catalog.ts';
import { type Interval, nameOf } from '../cache/count-cache.ts';
import type { StoredDocument } from '../cache/document-cache.ts';
import type { Plan } from './plan.ts';
import type { Source } from './source.ts';

/** Documents of larger reads are not cached. */
const MAX_CACHED_ROWS = 200;
/** Limits up to this are literals in the statement: SQLite replans a statement for each bound limit. */
const MAX_LITERAL_LIMIT = 100;

/** Reads one interval of a plan, several merged in the order of the plan, or a whole collection. */
export class Reader {
  readonly #sql: string;
  readonly #values: (number | Buffer)[];

  constructor(
    private readonly source: Source,
    private readonly collection: Collection,
    private readonly plan: Plan,
    private readonly intervals: readonly Interval[],
  ) {
    const { index, order } = plan;
    this.#values = index ? [index.id, ...intervals[0]!] : rowIdRange(collection);
    this.#sql = !index ? ALL : order === -1 ? BACKWARDS : FORWARDS;
  }

  get #inside(): boolean {
    return this.source.sqlite === this.source.store.writer;
  }

  /** Returns the row ids in order. */
  ids(limit: number, skip: number): readonly number[] {
    const { store } = this.source;
    const { index, order = 1 } = this.plan;
    if (!index || (store.isOpen && this.#inside)) return this.#read(limit, skip);
    const key = `${index.id} ${order} ${limit} ${skip} ${this.intervals.map(nameOf).join(' ')}`;
    const cached = store.rowIdCache.get(key);
    if (cached) return cached;
    const ids = this.#read(limit, skip);
    store.rowIdCache.set(key, index.id, ids);
    return ids;
  }

  /** Returns the next row ids of a collection scan. */
  idsAfter(row: number, limit: number): number[] {
    const [, last] = rowIdRange(this.collection);
    const { ids } = this.source.sqlite.sql(`${ALL} LIMIT ?)`).get(row + 1, last, limit) as Ids;
    return numbersOf(ids);
  }

  // Reads the ids as one text: one value is much cheaper to transfer than many rows.
  #read(limit: number, skip: number): number[] {
    if (this.intervals.length > 1) return this.#merged(limit, skip);
    const own = !skip && limit <= MAX_LITERAL_LIMIT;
    const statement = this.source.sqlite.sql(`${this.#sql} LIMIT ${own ? limit || -1 : '? OFFSET ?'})`);
    const bounds = own ? [] : [limit || -1, skip];
    const { ids } = statement.get(...this.#values, ...bounds) as Ids;
    return numbersOf(ids);
  }

  /** Merges the first rows of each interval by what follows its values. No more of any can be on the page. */
  #merged(limit: number, skip: number): number[] {
    const { index, order } = this.plan;
    const direction = order === -1 ? 'DESC' : 'ASC';
    const first =
      'SELECT * FROM (SELECT substr(k, ?) AS rest, id FROM entries WHERE idx=? AND k>=? AND k<? ' +
      `ORDER BY k ${direction}, id ${direction} LIMIT ?)`;
    const all = this.intervals.map(() => first).join(' UNION ALL ');
    const sql =
      `SELECT group_concat(id) AS ids FROM (SELECT id FROM (${all}) ` +
      `ORDER BY rest ${direction}, id ${direction} LIMIT ? OFFSET ?)`;
    const values = this.intervals.flatMap(([from, to]) => [
      ...[from.length + 1, index!.id, from, to],
      limit ? limit + skip : -1,
    ]);
    const { ids } = this.source.sqlite.sql(sql).get(...values, limit || -1, skip) as Ids;
    return numbersOf(ids);
  }

  /** Returns the document, or undefined if the row has been removed since its id was read in an earlier turn. */
  read(id: number, readSize: number): StoredDocument | undefined {
    const { store, sqlite } = this.source;
    return store.documentCache.read(sqlite, id, this.#inside, readSize <= MAX_CACHED_ROWS);
  }
}

type Ids = { ids: string | null };
const numbersOf = (ids: string | null): number[] => (ids === null ? [] : ids.split(',').map(Number));

const ALL =
  'SELECT group_concat(id) AS ids FROM (SELECT id FROM documents WHERE id BETWEEN ? AND ? ORDER BY id';
const ENTRIES = 'SELECT group_concat(id) AS ids FROM (SELECT id FROM entries WHERE idx=? AND k>=? AND k<?';
const FORWARDS = `${ENTRIES} ORDER BY k, id`;
const BACKWARDS = `${ENTRIES} ORDER BY k DESC, id DESC`;
