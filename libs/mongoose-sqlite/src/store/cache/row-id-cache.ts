import { LruCache } from './lru-cache.ts';

/** Longer lists are not cached. */
const MAX_IDS = 50;
/** About 200 bytes each. */
const MAX_ENTRIES = 20_000;

type Entry = { index: number; version: number; ids: readonly number[] };

/**
 * Caches the row ids that recent queries read from an index. A commit that adds or removes an entry of the index
 * invalidates them, so they are always those of the last commit. Reads inside the open transaction bypass the cache.
 */
export class RowIdCache {
  readonly #entries = new LruCache<string, Entry>(MAX_ENTRIES / 2);
  /** The number of transactions that have changed each index. */
  readonly #versions = new Map<number, number>();
  readonly #changed = new Set<number>();

  get(key: string): readonly number[] | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.version === this.#version(entry.index) ? entry.ids : undefined;
  }

  set(key: string, index: number, ids: readonly number[]): void {
    if (ids.length <= MAX_IDS) this.#entries.set(key, { index, version: this.#version(index), ids });
  }

  /** Must be called for each entry that the open transaction adds or removes. */
  invalidate(index: number): void {
    this.#changed.add(index);
  }

  /** Must be called after each commit and rollback. */
  end(): void {
    for (const index of this.#changed) this.#versions.set(index, this.#version(index) + 1);
    this.#changed.clear();
  }

  #version(index: number): number {
    return this.#versions.get(index) ?? 0;
  }
}
