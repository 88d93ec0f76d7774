import { type Collection, rowsOf } from '../catalog.ts';
import { type Interval, nameOf } from '../cache/count-cache.ts';
import type { Stored } from '../cache/document-cache.ts';
import type { Plan } from './plan.ts';
import type { Source } from './source.ts';

/** Documents that so many rows are read for at once are not kept for the next time. */
const MOST_KEPT = 200;
/** Limits that get a statement of their own: SQLite plans one anew for each bound limit. */
const MOST_LIMITS = 100;

/** Reads one interval of a plan, or a whole collection. */
export class Reader {
  readonly #sql: string;
  readonly #values: (number | Buffer)[];

  constructor(
    private readonly source: Source,
    private readonly collection: Collection,
    private readonly plan: Plan,
    private readonly interval: Interval,
  ) {
    const { index, order } = plan;
    this.#values = index ? [index.id, ...interval] : rowsOf(collection);
    this.#sql = !index ? ALL : order === -1 ? BACKWARDS : FORWARDS;
  }

  get #inside(): boolean {
    return this.source.sqlite === this.source.store.writer;
  }

  /** The rows in order. */
  ids(limit: number, skip: number): readonly number[] {
    const { store } = this.source;
    const { index, order = 1 } = this.plan;
    if (!index || (store.isOpen && this.#inside)) return this.#read(limit, skip);
    const question = `${index.id} ${order} ${limit} ${skip} ${nameOf(this.interval)}`;
    const kept = store.answers.find(question);
    if (kept) return kept;
    const ids = this.#read(limit, skip);
    store.answers.keep(question, index.id, ids);
    return ids;
  }

  /** The next rows of a collection that is read without an index. */
  idsBehind(row: number, limit: number): number[] {
    const [, last] = rowsOf(this.collection);
    const { ids } = this.source.sqlite.sql(`${ALL} LIMIT ?)`).get(row + 1, last, limit) as Ids;
    return numbersOf(ids);
  }

  // As one text: one value is much cheaper to hand over than many rows.
  #read(limit: number, skip: number): number[] {
    const own = !skip && limit <= MOST_LIMITS;
    const statement = this.source.sqlite.sql(`${this.#sql} LIMIT ${own ? limit || -1 : '? OFFSET ?'})`);
    const bounds = own ? [] : [limit || -1, skip];
    const { ids } = statement.get(...this.#values, ...bounds) as Ids;
    return numbersOf(ids);
  }

  /** Undefined where the row is gone: its number was read in an earlier turn. */
  read(id: number, among: number): Stored | undefined {
    const { store, sqlite } = this.source;
    return store.documents.read(sqlite, id, this.#inside, among <= MOST_KEPT);
  }
}

type Ids = { ids: string | null };
const numbersOf = (ids: string | null): number[] => (ids === null ? [] : ids.split(',').map(Number));

const ALL =
  'SELECT group_concat(id) AS ids FROM (SELECT id FROM documents WHERE id BETWEEN ? AND ? ORDER BY id';
const ENTRIES = 'SELECT group_concat(id) AS ids FROM (SELECT id FROM entries WHERE idx=? AND k>=? AND k<?';
const FORWARDS = `${ENTRIES} ORDER BY k, id`;
const BACKWARDS = `${ENTRIES} ORDER BY k DESC, id DESC`;
