/** Requests counted together; the next one after `endsAt` begins a new window. */
export interface Window {
  count: number;
  endsAt: number;
}

/** Windows kept at most: some ten megabytes. */
const MOST = 50_000;

/**
 * One number for everybody who asks, whatever the budget is. Windows that are over go when new ones come, so there is no
 * timer; when there are too many, the oldest goes before its time and its owner begins anew.
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

  /** Counts one request of `who`, in the window it has or in a new one. */
  count(who: string, now: number): Window {
    let window = this.windows.get(who);
    if (window === undefined || now >= window.endsAt || now < window.endsAt - this.period) {
      // Behind all others: the map stays in the order in which windows end.
      this.windows.delete(who);
      this.makeRoom(now);
      window = { count: 0, endsAt: now + this.period };
      this.windows.set(who, window);
    }
    window.count += 1;
    return window;
  }

  /** Counts one request of `who` less. */
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
