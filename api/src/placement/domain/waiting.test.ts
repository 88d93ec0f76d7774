import { daysWaited, waitingUntil } from './waiting.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

it('counts whole days, and selects exactly those that are counted so', () => {
  for (const days of [0, 1, 3, 30]) {
    const limit = waitingUntil(days, NOW);
    expect(daysWaited(limit, NOW)).toBe(days);
    expect(daysWaited(new Date(limit.getTime() + 1), NOW)).toBe(Math.max(0, days - 1));
  }
  expect(waitingUntil(2, NOW)).toEqual(new Date('2026-11-20T12:00:00.000Z'));
});
