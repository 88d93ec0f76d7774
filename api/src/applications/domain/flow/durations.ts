const DAY = 86_400_000;
/** Durations are counted in tenths of a day. */
const PARTS = 10;

/** Returns the tenths of a day between two times. One before the first one, which a clock that was set back leaves, counts as none. */
export const tenthsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round(((to.getTime() - from.getTime()) / DAY) * PARTS));

/**
 * How long something took, as counts of each length in tenths of a day: as small for a hundred thousand cases as for a
 * hundred, and ranked without sorting all of them.
 */
export class Durations {
  private readonly counts = new Map<number, number>();
  private added = 0;

  get cases(): number {
    return this.added;
  }

  /** Returns all cases of several. */
  static of(several: readonly Durations[]): Durations {
    const all = new Durations();
    for (const { counts, added } of several) {
      for (const [parts, count] of counts) all.counts.set(parts, (all.counts.get(parts) ?? 0) + count);
      all.added += added;
    }
    return all;
  }

  /** Returns the cases that took so many tenths of a day each. */
  static ofEach(tenths: readonly number[]): Durations {
    const all = new Durations();
    for (const each of tenths) all.count(each);
    return all;
  }

  add(from: Date, to: Date): void {
    this.count(tenthsBetween(from, to));
  }

  private count(parts: number): void {
    this.counts.set(parts, (this.counts.get(parts) ?? 0) + 1);
    this.added++;
  }

  /**
   * Returns the days within which so many tenths of the cases were over, by nearest rank: always the duration of one of
   * the cases, never a value between two. Null when there are none.
   */
  ofTenths(tenths: number): number | null {
    const rank = Math.ceil((tenths * this.added) / 10);
    let passed = 0;
    for (const parts of [...this.counts.keys()].sort((one, other) => one - other)) {
      passed += this.counts.get(parts) ?? 0;
      if (passed >= rank && rank > 0) return parts / PARTS;
    }
    return null;
  }
}
