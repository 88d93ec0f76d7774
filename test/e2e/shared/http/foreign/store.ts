import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { allCollections } from '../../../../../api/src/platform/database/collections/collection.ts';

/** What the program itself counts and coordinates: no entry of anybody. */
const NOT_COMPARED = ['leases', 'instances', 'revisions', 'budgets', 'admincounts', 'migrations'];
/** The store removes them by its own clock, which is ahead of that of the tests. */
const REMOVED_BY_STORE = ['formerVersions', 'told', 'refusals', 'digestDays'];

type Digests = Map<string, string>;

/** Compares a store with what it was: which documents were changed or removed, and what has been added. */
export class Store {
  private readonly seen = new Set<string>();
  private readonly before: Digests = new Map();

  private constructor(private readonly connection: Connection) {}

  static async of(connection: Connection): Promise<Store> {
    const store = new Store(connection);
    for (const [name, text] of await store.read()) store.before.set(name, digestOf(text));
    for (const name of store.before.keys()) store.seen.add(name);
    return store;
  }

  /**
   * Returns the documents of the start that are not as they were at the last call, `users 65…`, and those that were added
   * since then, with their texts.
   */
  async compared(): Promise<{ changed: string[]; added: Map<string, string> }> {
    const now = await this.read();
    const changed: string[] = [];
    for (const [name, before] of this.before) {
      const digest = digestOf(now.get(name) ?? '');
      if (digest === before) continue;
      changed.push(name);
      this.before.set(name, digest);
    }
    const added = new Map([...now].filter(([name]) => !this.seen.has(name)));
    for (const name of added.keys()) this.seen.add(name);
    return { changed, added };
  }

  /** Every document as a text, by its collection and id. */
  private async read(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const { name } of allCollections()) {
      if (NOT_COMPARED.includes(name) || REMOVED_BY_STORE.includes(name)) continue;
      // `holds` counts who has locked an entry, to read it with what is written about it.
      for (const { holds: _holds, ...document } of await this.connection.collection(name).find({}).toArray())
        found.set(`${name} ${String(document._id)}`, JSON.stringify(document));
    }
    return found;
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
