import type { Store } from '../migrations/migration.ts';

/** Milliseconds between two signs of life, and of silence after which a process counts as gone. */
export const ALIVE_EVERY = 10_000;
const GONE_AFTER = 45_000;

/** Gives a sign of life periodically. A failed one is ignored: the next one replaces it. */
export class SignsOfLife {
  private readonly timer: NodeJS.Timeout;
  private last: Promise<unknown> = Promise.resolve();

  constructor(give: () => Promise<unknown>) {
    this.timer = setInterval(() => {
      this.last = give().catch(() => undefined);
    }, ALIVE_EVERY).unref();
  }

  /** Stops. When it resolves, no sign of life is in progress. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }
}

/** Returns the time, by the server's clock, before which a last sign of life means that a process is gone. */
export async function goneSince(store: Store): Promise<Date> {
  const { localTime } = (await store.admin().command({ hello: 1 })) as { localTime: Date };
  return new Date(localTime.getTime() - GONE_AFTER);
}
