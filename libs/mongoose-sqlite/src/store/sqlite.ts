import { createRequire } from 'node:module';

type Method = (...values: (number | string | null | Uint8Array)[]) => unknown;
type Statement = Record<'run' | 'get' | 'all' | 'iterate', Method>;
type Database = Pick<Sqlite, 'exec' | 'close'> & { prepare(sql: string): Statement };
type Binding = { DatabaseSync: new (file: string) => Database };

/** One SQLite connection that caches its prepared statements. */
export class Sqlite {
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();

  /** Uses node:sqlite if Node has it without a flag, otherwise the prebuilt package with the same interface. */
  constructor(file: string, pragmas: string) {
    const builtin = process.getBuiltinModule?.('node:sqlite') as Binding | undefined;
    const binding = builtin ?? (createRequire(import.meta.url)('@photostructure/sqlite') as Binding);
    this.#db = new binding.DatabaseSync(file);
    try {
      this.exec(pragmas);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  exec = (sql: string): void => this.#db.exec(sql);
  close = (): void => this.#db.close();

  sql(text: string): Statement {
    let statement = this.#statements.get(text);
    if (!statement) this.#statements.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }
}
