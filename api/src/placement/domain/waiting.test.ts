import { daysWaited, waitingUntil } from './waiting.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

it.each([
  ['2026-11-22T11:59:59.000Z', 0],
  ['2026-11-21T23:00:00.000Z', 0],
  ['2026-11-21T22:59:59.000Z', 1],
  ['2026-11-20T23:30:00.000Z', 1],
  ['2026-10-22T21:59:59.000Z', 31],
  ['2026-10-22T22:00:00.000Z', 30],
  ['2026-11-23T12:00:00.000Z', 0],
])('from %s it has waited %s of the days of Berlin', (since, days) => {
  expect(daysWaited(new Date(since), NOW)).toBe(days);
});

it('selects exactly those that are counted so, over a change of the clocks too', () => {
  for (const days of [0, 1, 3, 30, 200]) {
    const limit = waitingUntil(days, NOW);
    expect(daysWaited(limit, NOW)).toBe(days);
    expect(daysWaited(new Date(limit.getTime() + 1), NOW)).toBe(Math.max(0, days - 1));
  }
  expect(waitingUntil(1, NOW)).toEqual(new Date('2026-11-21T22:59:59.999Z'));
});
