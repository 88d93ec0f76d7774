import { dayInBerlin } from '@consulting/contracts';
import { endOfDayInBerlin, nextMorningInBerlin, startOfDayInBerlin } from './berlin-day.ts';

describe('a day in Berlin', () => {
  it.each([
    ['2026-01-31T22:59:59.999Z', '2026-01-31'],
    ['2026-01-31T23:00:00.000Z', '2026-02-01'],
    ['2026-07-31T21:59:59.999Z', '2026-07-31'],
    ['2026-07-31T22:00:00.000Z', '2026-08-01'],
  ])('at %s is %s', (instant, day) => expect(dayInBerlin(new Date(instant))).toBe(day));

  it.each([
    ['in winter', '2026-12-31', '2026-12-31T23:00:00.000Z'],
    ['in summer', '2026-06-30', '2026-06-30T22:00:00.000Z'],
    ['before the clocks go forward', '2026-03-28', '2026-03-28T23:00:00.000Z'],
    ['on the day of 23 hours', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['before the clocks go back', '2026-10-24', '2026-10-24T22:00:00.000Z'],
    ['on the day of 25 hours', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['on a leap day', '2028-02-29', '2028-02-29T23:00:00.000Z'],
    ['on the last day there is', '9999-12-31', '9999-12-31T23:00:00.000Z'],
  ])('%s, %s, is over at %s', (_, day, instant) => {
    const end = endOfDayInBerlin(day);
    expect(end).toEqual(new Date(instant));
    expect(dayInBerlin(new Date(end.getTime() - 1))).toBe(day);
    expect(dayInBerlin(end)).not.toBe(day);
    const begin = startOfDayInBerlin(day);
    expect(dayInBerlin(begin)).toBe(day);
    expect(dayInBerlin(new Date(begin.getTime() - 1))).not.toBe(day);
  });

  it.each([
    ['in winter', '2026-12-31T05:59:59.999Z', '2026-12-31T06:00:00.000Z'],
    ['at that very time', '2026-12-31T06:00:00.000Z', '2027-01-01T06:00:00.000Z'],
    ['after midnight in Berlin', '2026-06-30T22:30:00.000Z', '2026-07-01T05:00:00.000Z'],
    ['before the clocks go forward', '2026-03-28T12:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['before the clocks go back', '2026-10-24T12:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ])('%s, at %s, its next morning is at %s', (_, now, morning) =>
    expect(nextMorningInBerlin(new Date(now))).toEqual(new Date(morning)),
  );
});
