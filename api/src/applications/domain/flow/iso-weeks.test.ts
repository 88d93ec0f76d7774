import { isoWeeks, mondayOf } from './iso-weeks.ts';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

it.each([
  // A year's first week is the one with its first Thursday: 2026 has 53.
  ['2025-12-29', ['2026-W01']],
  ['2026-12-31', ['2026-W53']],
  ['2027-01-03', ['2026-W53']],
  ['2027-01-04', ['2027-W01']],
  ['2024-12-30', ['2025-W01']],
])('%s is in %j', (day, names) => expect(isoWeeks(day, day).map(({ name }) => name)).toEqual(names));

it('begins each week at midnight in Berlin, also when clocks are changed in between', () => {
  const starts = (first: string, last: string) =>
    isoWeeks(first, last).map(({ monday, startsAt }) => [monday, startsAt.toISOString()]);
  // Clocks go forward on 29 March 2026 and back on 25 October.
  expect(starts('2026-03-25', '2026-04-01')).toEqual([
    ['2026-03-23', '2026-03-22T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ]);
  expect(starts('2026-10-25', '2026-10-26')).toEqual([
    ['2026-10-19', '2026-10-18T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ]);
});
