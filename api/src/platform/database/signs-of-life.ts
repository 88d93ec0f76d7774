import type { Store } from './migrations/migration.ts';

/** Milliseconds between two signs of life, and after which silence a process counts as gone. */
export const ALIVE_EVERY = 10_000;
const GONE_AFTER = 45_000;

/** Who has given no sign of life since then is gone; by the time of the server. */
export async function goneSince(store: Store): Promise<Date> {
  const { localTime } = (await store.admin().command({ hello: 1 })) as { localTime: Date };
  return new Date(localTime.getTime() - GONE_AFTER);
}
