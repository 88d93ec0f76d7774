import { APPLICATION_KINDS, FIGURE_DAYS } from '@consulting/contracts';
import { closed, type ClosedDay } from '../../../applications/domain/flow/closed-days.ts';
import { EVENTS, type EventsOfKind } from '../../../applications/domain/flow/day-events.ts';
import { daysLater } from '../../../shared/time/berlin-day.ts';
import { firstDayOf, toldFigures } from './told-figures.ts';
import type { CountedFigures } from './counted-figures.ts';

/** A Tuesday. */
const FIRST = '2025-09-02';

let seed = 11;
const upTo = (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor(seed / 65_536) % (most + 1);
};

/** Closes so many days with a few cases of each kind and event, and many on some of them. */
function closedDays(count: number): ClosedDay[] {
  const days: ClosedDay[] = [];
  for (let index = 0; index < count; index++) {
    const events = APPLICATION_KINDS.flatMap((kind) =>
      EVENTS.map((event): EventsOfKind => {
        const cases = upTo(upTo(upTo(8)));
        const tenths = event === 'arrived' ? [] : Array.from({ length: cases }, () => upTo(200));
        return { kind, event, cases, tenths };
      }),
    ).filter(({ cases }) => cases > 0);
    days.push(closed(days.at(-1) ?? null, { day: daysLater(FIRST, index), events }));
  }
  return days;
}

const read = (days: readonly ClosedDay[], length: (typeof FIGURE_DAYS)[number], today: string) =>
  toldFigures(
    days.filter(({ day }) => day >= firstDayOf(length, today) && day < today),
    length,
    { today, stages: [] },
  );

/** Every number of cases that figures tell, by what it counts. */
function countsOf({ kinds, weeks }: CountedFigures): Map<string, number> {
  return new Map([
    ...kinds.flatMap(({ kind, arrived, seen, decided }): [string, number][] => [
      [`${kind} arrived`, arrived],
      [`${kind} seen`, seen.cases],
      [`${kind} decided`, decided.cases],
    ]),
    ...weeks.flatMap(({ name, arrived, decided }): [string, number][] => [
      [`${name} arrived`, arrived],
      [`${name} decided`, decided],
    ]),
  ]);
}

/** Not even groups of five on one side and of six on the other: their difference looks like one. */
const isFew = (cases: number) => Math.abs(cases) > 0 && Math.abs(cases) < 5;

it('no difference of two days, of two periods or of kinds is one to four, whoever reads every day for half a year', () => {
  const days = closedDays(290);
  const found: string[] = [];
  let before = new Map<string, Map<string, number>[]>();
  let differences = 0;
  const compare = (what: string, one = 0, other = 0) => {
    differences += one === other ? 0 : 1;
    if (isFew(one - other)) found.push(`${what}: ${one} − ${other}`);
  };
  for (let index = 100; index < 290; index++) {
    const today = daysLater(FIRST, index);
    const now = new Map<string, Map<string, number>[]>();
    for (const length of FIGURE_DAYS) {
      const figures = read(days, length, today);
      const counts = countsOf(figures);
      const earlier = before.get(String(length)) ?? [];
      for (const [what, cases] of counts) {
        compare(what, cases);
        for (const past of earlier)
          if (past.has(what)) compare(`${today} ${length} ${what}`, cases, past.get(what));
      }
      // The kinds together are all kinds, and what is left without some of them is none or many.
      for (const event of EVENTS) {
        const ofKind = APPLICATION_KINDS.map((kind) => counts.get(`${kind} ${event}`) ?? 0);
        for (let chosen = 0; chosen < 2 ** ofKind.length; chosen++) {
          const some = ofKind.filter((_, at) => chosen & (2 ** at)).reduce((sum, cases) => sum + cases, 0);
          compare(`all without ${chosen}`, counts.get(`null ${event}`), some);
        }
      }
      // Ten days back, and all other periods of this day.
      now.set(String(length), [...earlier.slice(-9), counts]);
    }
    for (const [length, readings] of now)
      for (const [longer, others] of now)
        for (const [what, cases] of readings.at(-1) ?? [])
          compare(`${length} and ${longer}: ${what}`, others.at(-1)?.get(what) ?? cases, cases);
    before = now;
  }
  expect(found).toEqual([]);
  expect(differences).toBeGreaterThan(10_000);
});

it('tells what has happened but for the few that wait, with medians of all cases that are told', () => {
  const days = closedDays(120);
  const today = daysLater(FIRST, 120);
  const figures = read(days, 90, today);
  const told = days.filter(({ day }) => day >= figures.from).flatMap((day) => day.told);
  const seen = told.filter(({ event }) => event === 'seen').flatMap(({ tenths }) => tenths);
  const [all] = figures.kinds;
  const sorted = seen.toSorted((one, other) => one - other);
  expect(all).toMatchObject({
    kind: null,
    seen: { cases: seen.length, median: sorted[Math.ceil(seen.length / 2) - 1]! / 10 },
  });
  expect(all!.arrived).toBe(
    told.filter(({ event }) => event === 'arrived').reduce((sum, { cases }) => sum + cases, 0),
  );
  expect(figures).toMatchObject({
    days: 90,
    from: daysLater(today, -90),
    jobs: [],
    others: { jobs: 0, arrived: 0 },
  });
});

it('a period is of whole days that are over, and weeks are whole ones', () => {
  const five = (day: string): ClosedDay => ({
    ...{ day, waiting: [] },
    told: [{ kind: 'job', event: 'arrived', cases: 5, tenths: [] }],
  });
  // From the Monday on which the week of the first day begins to the day before the last one.
  const days = Array.from({ length: 40 }, (_, index) => five(daysLater('2026-03-02', index)));
  const figures = read(days, 7, '2026-03-20');
  expect(figures.at).toEqual(new Date('2026-03-19T23:00:00Z'));
  expect(figures.from).toBe('2026-03-13');
  expect(figures.kinds[0]?.arrived).toBe(35);
  expect(figures.weeks.map(({ name, arrived }) => [name, arrived])).toEqual([
    ['2026-W11', 35],
    ['2026-W12', 20],
  ]);
});
