import type { Flood } from './flood.ts';
import type { Hour } from './hour.ts';

/** Bytes by which the file grows without a document more: pages that are begun, and the windows of the budgets. */
const SLACK = 32 * 1024;

/** Holds that the budget let in what it promises, and that what it refused was refused, wrote nothing and mailed nobody. */
export function expectBounded({ letIn, promised, late, byRefused, isOtherServed, hasRoomAgain }: Hour): void {
  expect({ letIn, late, isOtherServed, isStillFull: hasRoomAgain === false }).toEqual({
    letIn: letIn.map(() => promised),
    late: 0,
    isOtherServed: true,
    isStillFull: false,
  });
  expect([byRefused.documents, byRefused.mails]).toEqual([{}, 0]);
  expect(byRefused.bytes).toBeLessThanOrEqual(SLACK);
}

/** Holds that it added no more than the table of floods says. */
export function expectGrowth({ adds }: Flood, { added, times }: Hour): void {
  const above = Object.entries(added.documents)
    .map(([name, count]) => ({ name, count: count * times, most: adds.documents?.[name] ?? 0 }))
    .filter(({ count, most }) => count > most);
  expect(above).toEqual([]);
  expect(added.mails * times).toBeLessThanOrEqual(adds.mails ?? 0);
  expect((Math.max(0, added.bytes - SLACK) * times) / 1024).toBeLessThanOrEqual(adds.kB ?? 0);
}
