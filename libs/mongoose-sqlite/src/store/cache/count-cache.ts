/** A half-open range of keys: `from` inclusive, `to` exclusive. */
export type Interval = [from: Buffer, to: Buffer];

/** One interval of an index, its ends as latin1 text, and the number of entries in it. */
interface CachedCount {
  from: string;
  to: string;
  committed: number;
  /** The net change by the open transaction so far. */
  pending: number;
}

/** Smaller counts are cheap to repeat. */
const MIN_COUNT = 100;
/** For each index. Each cached interval costs one comparison for each entry written. */
const MAX_PER_INDEX = 32;

/**
 * Caches the number of entries in recently counted intervals. Each added or removed entry changes the number by one, so
 * it is always exact: reads inside the open transaction see its changes, all others see the last commit.
 */
export class CountCache {
  /** By index; within an index from the least to the most recently used. */
  readonly #indexes = new Map<number, Map<string, CachedCount>>();
  readonly #pending = new Set<CachedCount>();

  /** Returns the cached count. `inside` includes the changes of the open transaction. */
  get(index: number, interval: Interval, inside: boolean): number | undefined {
    const all = this.#indexes.get(index);
    if (!all) return undefined;
    const name = nameOf(interval);
    const kept = all.get(name);
    if (!kept) return undefined;
    all.delete(name);
    all.set(name, kept);
    return kept.committed + (inside ? kept.pending : 0);
  }

  /**
   * Yields the cached intervals of an index that share an end with this one. Its count is `n` plus `times` (1 or -1)
   * the number of entries in `between`.
   */
  *neighbours(index: number, interval: Interval, inside: boolean): Iterable<Neighbour> {
    const [from, to] = interval.map(text) as [string, string];
    for (const kept of this.#indexes.get(index)?.values() ?? []) {
      const n = kept.committed + (inside ? kept.pending : 0);
      if (kept.from === from) yield { n, ...between(kept.to, to) };
      else if (kept.to === to) yield { n, ...between(from, kept.from) };
    }
  }

  /** Caches a count that was taken while no transaction was open. */
  set(index: number, interval: Interval, n: number): void {
    if (n < MIN_COUNT) return;
    let all = this.#indexes.get(index);
    if (!all) this.#indexes.set(index, (all = new Map()));
    const [oldest] = all.keys();
    if (all.size >= MAX_PER_INDEX) all.delete(oldest!);
    const [from, to] = interval.map(text) as [string, string];
    all.set(nameOf(interval), { from, to, committed: n, pending: 0 });
  }

  /** Records an entry that the open transaction added (1) or removed (-1). */
  adjust(index: number, key: string, by: 1 | -1): void {
    const all = this.#indexes.get(index);
    if (!all) return;
    for (const kept of all.values()) {
      if (key < kept.from || key >= kept.to) continue;
      kept.pending += by;
      this.#pending.add(kept);
    }
  }

  /** Drops the counts of a removed index, as another index may get its id. */
  forget(index: number): void {
    this.#indexes.delete(index);
  }

  /** Must be called after each commit and rollback. */
  end(committed: boolean): void {
    for (const kept of this.#pending) {
      if (committed) kept.committed += kept.pending;
      kept.pending = 0;
    }
    this.#pending.clear();
  }
}

interface Neighbour {
  n: number;
  between: Interval;
  times: 1 | -1;
}

/** Returns the interval between two ends, and whether it is added (1) or removed (-1) when `one` moves to `other`. */
function between(one: string, other: string): Omit<Neighbour, 'n'> {
  const ends = one < other ? [one, other] : [other, one];
  const [from, to] = ends.map((end) => Buffer.from(end, 'latin1')) as [Buffer, Buffer];
  return { between: [from, to], times: one < other ? 1 : -1 };
}

const text = (end: Buffer): string => end.toString('latin1');

// The length of the first end makes the name unambiguous.
/** Returns a unique name for an interval. */
export const nameOf = ([from, to]: Interval): string => `${from.length}:${text(from)}${text(to)}`;
