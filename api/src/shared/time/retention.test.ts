import { monthsBefore } from './retention.ts';

it.each([
  ['2026-11-21T08:00:00.000Z', 6, '2026-05-21T08:00:00.000Z'],
  ['2026-08-31T08:00:00.000Z', 6, '2026-02-28T08:00:00.000Z'],
  ['2026-03-15T00:00:00.000Z', 24, '2024-03-15T00:00:00.000Z'],
])('%s less %d months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});
