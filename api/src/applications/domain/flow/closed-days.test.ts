import { closed, type ClosedDay } from './closed-days.ts';
import type { EventsOfDay, EventsOfKind } from './day-events.ts';

const arrived = (cases: number): EventsOfKind[] =>
  cases === 0 ? [] : [{ kind: 'job', event: 'arrived', cases, tenths: [] }];
const on = (day: number, events: EventsOfKind[]): EventsOfDay => ({ day: `2026-03-0${day}`, events });

/** Closes a day for each number of arrivals; returns how many are told of each. */
function toldOf(arrivals: readonly number[]): number[] {
  let before: ClosedDay | null = null;
  return arrivals.map((cases, index) => {
    before = closed(before, on(index + 1, arrived(cases)));
    return before.told.reduce((sum, each) => sum + each.cases, 0);
  });
}

it('cases wait until five are together, and are told of that day in whole groups of five', () => {
  expect(toldOf([2, 0, 2, 1, 4, 7, 5, 9])).toEqual([0, 0, 0, 5, 0, 10, 5, 10]);
});

it('kinds and events wait apart, with how long each took', () => {
  const of = (kind: EventsOfKind['kind'], event: EventsOfKind['event'], ...tenths: number[]) => ({
    ...{ kind, event, tenths },
    cases: tenths.length,
  });
  const first = closed(
    null,
    on(1, [of('job', 'seen', 1, 2, 3), of('job', 'decided', 9), of('project', 'seen', 4)]),
  );
  expect(first.told).toEqual([]);
  const second = closed(first, on(2, [of('job', 'seen', 5, 6, 7), of('project', 'seen', 7, 8, 9)]));
  expect(second).toEqual({
    day: '2026-03-02',
    // Applications that have waited come first.
    told: [of('job', 'seen', 1, 2, 3, 5, 6)],
    waiting: [of('job', 'seen', 7), of('job', 'decided', 9), of('project', 'seen', 4, 7, 8, 9)],
  });
});

it('whoever knows every number that was ever told cannot tell any days on which there were one to four', () => {
  const [days, most] = [6, 6];
  /** What the numbers of cases may be on some days, by what was told of each day. */
  const possible = new Map<string, Map<string, Set<number>>>();
  for (let code = 0; code < (most + 1) ** days; code++) {
    const arrivals = Array.from(
      { length: days },
      (_, day) => Math.floor(code / (most + 1) ** day) % (most + 1),
    );
    const told = toldOf(arrivals);
    // Of ten at once, not every way to come about is among those that are tried here.
    if (told.some((cases) => cases > 5)) continue;
    const ranges = possible.get(told.join()) ?? new Map<string, Set<number>>();
    possible.set(told.join(), ranges);
    for (let from = 0; from < days; from++)
      for (let to = from, cases = 0; to < days; to++) {
        cases += arrivals[to] ?? 0;
        const sums = ranges.get(`${from} ${to}`) ?? new Set();
        ranges.set(`${from} ${to}`, sums.add(cases));
      }
  }
  expect(possible.size).toBeGreaterThan(50);
  const found = [...possible].flatMap(([told, ranges]) =>
    [...ranges].flatMap(([range, sums]) =>
      [...sums].every((cases) => cases > 0 && cases < 5) ? [`${told}: ${range}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
