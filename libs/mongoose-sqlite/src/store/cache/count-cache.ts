/** The keys from the first one to before the second one. */
export type Interval = [from: Buffer, to: Buffer];

/** One interval of an index, its ends as text (latin1), and how many entries lie in it. */
interface Kept {
  from: string;
  to: string;
  committed: number;
  /** What the open transaction has added and removed so far. */
  pending: number;
}

/** A smaller count costs little to take again. */
const WORTH = 100;
/** For each index; each costs a comparison at each write. */
const MOST = 32;

/**
 * How many entries lie in the intervals that were counted lately. Each entry that is added or removed moves them by
 * one, so that they are always exact: those inside the open transaction see its changes, all others those of the
 * last commit.
 */
export class Counts {
  /** By index; of one index, the one that was asked for longest ago comes first. */
  readonly #indexes = new Map<number, Map<string, Kept>>();
  readonly #pending = new Set<Kept>();

  /** `inside`: counted are also the changes of the open transaction. */
  find(index: number, interval: Interval, inside: boolean): number | undefined {
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
   * The intervals of that index that are counted already and share an end with this one: `n` lie there, and `times` as
   * many as in `between` (1 or -1) more in the one that is asked for.
   */
  *neighbours(index: number, interval: Interval, inside: boolean): Iterable<Neighbour> {
    const [from, to] = interval.map(text) as [string, string];
    for (const kept of this.#indexes.get(index)?.values() ?? []) {
      const n = kept.committed + (inside ? kept.pending : 0);
      if (kept.from === from) yield { n, ...between(kept.to, to) };
      else if (kept.to === to) yield { n, ...between(from, kept.from) };
    }
  }

  /** Keeps a count that was taken while no transaction was open. */
  keep(index: number, interval: Interval, n: number): void {
    if (n < WORTH) return;
    let all = this.#indexes.get(index);
    if (!all) this.#indexes.set(index, (all = new Map()));
    const [oldest] = all.keys();
    if (all.size >= MOST) all.delete(oldest!);
    const [from, to] = interval.map(text) as [string, string];
    all.set(nameOf(interval), { from, to, committed: n, pending: 0 });
  }

  /** An entry was added (1) or removed (-1) in the open transaction. */
  move(index: number, key: string, by: 1 | -1): void {
    const all = this.#indexes.get(index);
    if (!all) return;
    for (const kept of all.values()) {
      if (key < kept.from || key >= kept.to) continue;
      kept.pending += by;
      this.#pending.add(kept);
    }
  }

  /** The index is gone, and another may get its number. */
  forget(index: number): void {
    this.#indexes.delete(index);
  }

  /** The end of a transaction. */
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

/** What comes in when an end moves from the one to the other, or goes when that is before it. */
function between(one: string, other: string): Omit<Neighbour, 'n'> {
  const ends = one < other ? [one, other] : [other, one];
  const [from, to] = ends.map((end) => Buffer.from(end, 'latin1')) as [Buffer, Buffer];
  return { between: [from, to], times: one < other ? 1 : -1 };
}

const text = (end: Buffer): string => end.toString('latin1');

// The first end's length tells where it ends.
/** Names an interval of an index. */
export const nameOf = ([from, to]: Interval): string => `${from.length}:${text(from)}${text(to)}`;
