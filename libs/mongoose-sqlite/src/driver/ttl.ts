import { remove } from '../store/write.ts';
import type { Store } from '../store/store.ts';

/** Deletes what the TTL indexes let expire; gives how many documents went. Must run inside Store.write. */
export function expire(store: Store, now: number): number {
  let count = 0;
  for (const collection of store.catalog.list()) {
    for (const { spec, keys } of collection.indexes) {
      if (spec.expireAfterSeconds === undefined || keys.length !== 1) continue;
      const before = new Date(now - Number(spec.expireAfterSeconds) * 1000);
      const filter = { ...(spec.partialFilterExpression as object), [keys[0]![0]]: { $lt: before } };
      count += remove(store, collection, { filter, sort: [], skip: 0, limit: 0 }).count;
    }
  }
  return count;
}
