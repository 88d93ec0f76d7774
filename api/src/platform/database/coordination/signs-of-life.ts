import type { Store } from '../migrations/migration.ts';

/** Milliseconds between two signs of life, and after which silence a process counts as gone. */
export const ALIVE_EVERY = 10_000;
const GONE_AFTER = 45_000;

/** Gives a sign of life again and again. One that fails is made good by the next. */
export class SignsOfLife {
  private readonly timer: NodeJS.Timeout;
  private last: Promise<unknown> = Promise.resolve();

  constructor(give: () => Promise<unknown>) {
    this.timer = setInterval(() => {
      this.last = give().catch(() => undefined);
    }, ALIVE_EVERY).unref();
  }

  /** Once this resolves, none is on its way any more. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }
}

/** Who has given no sign of life since then is gone; by the time of the server. */
export async function goneSince(store: Store): Promise<Date> {
  const { localTime } = (await store.admin().command({ hello: 1 })) as { localTime: Date };
  return new Date(localTime.getTime() - GONE_AFTER);
}
