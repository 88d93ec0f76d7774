import { Durations } from './durations.ts';

const START = new Date('2026-03-01T08:00:00.000Z');
const after = (days: number) => new Date(START.getTime() + days * 86_400_000);
const durations = (...days: number[]) => {
  const all = new Durations();
  for (const each of days) all.add(START, after(each));
  return all;
};

it.each([
  // By nearest rank: the third of five and of six, the ninth of ten, the tenth of eleven.
  [[1, 2, 3, 4, 100], 3, 100],
  [[6, 5, 4, 3, 2, 1], 3, 6],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5, 9],
  [[11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 6, 10],
  [[2, 2, 2, 2, 2], 2, 2],
  [[7], 7, 7],
])('of %j days half are within %d and nine of ten within %d', (days, half, nine) => {
  expect([durations(...days).ofTenths(5), durations(...days).ofTenths(9)]).toEqual([half, nine]);
});

it('knows nothing of no cases', () => {
  expect([durations().cases, durations().ofTenths(5)]).toEqual([0, null]);
});

it('tells tenths of a day, and no time less than none', () => {
  expect(durations(0.04, 0.06).ofTenths(5)).toBe(0);
  expect(durations(0.04, 0.06).ofTenths(9)).toBe(0.1);
  expect(durations(-1).ofTenths(5)).toBe(0);
});

it('ranks the cases of several together, and leaves each as it was', () => {
  const [some, others] = [durations(1, 2, 3), durations(3, 10, 20)];
  const all = Durations.of([some, others]);
  expect([all.cases, all.ofTenths(5), all.ofTenths(9)]).toEqual([6, 3, 20]);
  expect([some.cases, some.ofTenths(9)]).toEqual([3, 3]);
});
