import type { Store } from './migration.ts';

/** MongoDB's error codes for a collection and an index that do not exist. */
const MISSING = new Set<unknown>([26, 27]);

/** Drops an index by its name. Idempotent. */
export async function dropIndex(store: Store, collection: string, name: string): Promise<void> {
  try {
    await store.collection(collection).dropIndex(name);
  } catch (error) {
    if (!MISSING.has((error as { code?: unknown }).code)) throw error;
  }
}
