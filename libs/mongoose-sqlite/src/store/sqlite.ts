import { createRequire } from 'node:module';

type Value = number | string | null | Uint8Array;
interface Statement {
  run(...values: Value[]): unknown;
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
  iterate(...values: Value[]): Iterable<unknown>;
}
interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
interface Binding {
  DatabaseSync: new (file: string) => Database;
}

/** node:sqlite where Node has it without a flag, else the prebuilt package with the same interface. */
const load = (): Binding =>
  (process.getBuiltinModule?.('node:sqlite') as Binding | undefined) ??
  (createRequire(import.meta.url)('@photostructure/sqlite') as Binding);

/** One SQLite connection that keeps its prepared statements. */
export class Sqlite {
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(file: string, pragmas: string) {
    this.#db = new (load().DatabaseSync)(file);
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
