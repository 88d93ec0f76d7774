/** Requests counted together; the first one after `endsAt` begins a new window. */
export interface Window {
  count: number;
  endsAt: number;
}

/** Most windows kept: some ten megabytes. */
const MOST = 50_000;

/**
 * Counts requests per owner, with the same period for all. New windows push out expired ones, so there is no timer.
 * When there are too many windows, the oldest is dropped early and its owner starts at zero.
 */
export class WindowCounter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly period: number,
    private readonly most = MOST,
  ) {}

  get size(): number {
    return this.windows.size;
  }

  /** Counts one request of `who`, in the current window or in a new one. */
  count(who: string, now: number): Window {
    let window = this.windows.get(who);
    if (window === undefined || now >= window.endsAt || now < window.endsAt - this.period) {
      // Re-inserted last, so that the map stays in the order in which windows end.
      this.windows.delete(who);
      this.makeRoom(now);
      window = { count: 0, endsAt: now + this.period };
      this.windows.set(who, window);
    }
    window.count += 1;
    return window;
  }

  /** Takes back one counted request of `who`. */
  takeBack(who: string): void {
    const window = this.windows.get(who);
    if (window !== undefined && window.count > 0) window.count -= 1;
  }

  private makeRoom(now: number): void {
    for (const [who, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size < this.most) return;
      this.windows.delete(who);
    }
  }
}
