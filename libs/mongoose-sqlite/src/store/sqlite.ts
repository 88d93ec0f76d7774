import { createRequire } from 'node:module';

export type SqlValue = number | null | Uint8Array | string;
export interface Statement {
  run(...values: SqlValue[]): unknown;
  get(...values: SqlValue[]): unknown;
  all(...values: SqlValue[]): unknown[];
  iterate(...values: SqlValue[]): Iterable<unknown>;
}
interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
type DatabaseSync = new (file: string) => Database;

let loaded: DatabaseSync | undefined;

/** node:sqlite where Node has it without a flag, else the prebuilt package with the same interface. */
function load(): DatabaseSync {
  const builtin = process.getBuiltinModule?.('node:sqlite') as { DatabaseSync: DatabaseSync } | undefined;
  loaded ??= builtin?.DatabaseSync ?? createRequire(import.meta.url)('@photostructure/sqlite').DatabaseSync;
  return loaded!;
}

/** One SQLite connection that keeps its prepared statements. */
export class Sqlite {
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(file: string, pragmas: string) {
    this.#db = new (load())(file);
    this.#db.exec(pragmas);
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  sql(text: string): Statement {
    let statement = this.#statements.get(text);
    if (!statement) this.#statements.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }
}
