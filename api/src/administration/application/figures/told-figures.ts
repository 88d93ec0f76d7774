import { APPLICATION_KINDS, type ApplicationKind, type FigureDays, type Stage } from '@consulting/contracts';
import type { ClosedDay } from '../../../applications/domain/flow/closed-days.ts';
import type { Event, EventsOfKind } from '../../../applications/domain/flow/day-events.ts';
import { Durations } from '../../../applications/domain/flow/durations.ts';
import { isoWeeks, mondayOf } from '../../../applications/domain/flow/iso-weeks.ts';
import { daysLater, startOfDayInBerlin } from '../../../shared/time/berlin-day.ts';
import type { CountedFigures } from './counted-figures.ts';
import type { KindFigures, Measure, WeekFigures } from './figures.ts';

const ALL_AND_EACH = [null, ...APPLICATION_KINDS];

/** Returns the first day that figures of so many days before `today` need, whose first week may begin before them. */
export const firstDayOf = (days: FigureDays, today: string): string => mondayOf(daysLater(today, -days));

/**
 * Returns the figures of the last whole days before `today`, for readers who may not see single applications: sums of what was
 * told on each day, all kinds of each, and a week of its days. Jobs have none: their applications are too few, and are part of the
 * others.
 */
export function toldFigures(
  closed: readonly ClosedDay[],
  days: FigureDays,
  { today, stages }: { today: string; stages: readonly Stage[] },
): CountedFigures {
  const [from, last] = [daysLater(today, -days), daysLater(today, -1)];
  const told = closed.filter(({ day }) => day >= from && day <= last).flatMap(({ told: groups }) => groups);
  return {
    ...{ at: startOfDayInBerlin(today), days, from, stages: [...stages] },
    kinds: ALL_AND_EACH.map((kind) => kindFigures(kind, told)),
    weeks: weekFigures(closed, from, last),
    jobs: [],
    others: { jobs: 0, arrived: 0 },
  };
}

function kindFigures(kind: ApplicationKind | null, told: readonly EventsOfKind[]): KindFigures {
  const of = (event: Event) =>
    told.filter((each) => each.event === event && (kind ?? each.kind) === each.kind);
  return {
    kind,
    arrived: casesOf(of('arrived')),
    seen: measure(of('seen')),
    decided: measure(of('decided')),
  };
}

const casesOf = (groups: readonly EventsOfKind[]): number =>
  groups.reduce((sum, { cases }) => sum + cases, 0);

function measure(groups: readonly EventsOfKind[]): Measure {
  const durations = Durations.ofEach(groups.flatMap(({ tenths }) => tenths));
  return { cases: durations.cases, median: durations.ofTenths(5), nineOfTen: durations.ofTenths(9) };
}

/** The whole weeks that the days touch, as far as their days are over. */
function weekFigures(closed: readonly ClosedDay[], from: string, last: string): WeekFigures[] {
  return isoWeeks(from, last).map(({ name, monday }) => {
    const end = daysLater(monday, 7);
    const told = closed.filter(({ day }) => day >= monday && day < end).flatMap(({ told: groups }) => groups);
    const of = (event: Event) => casesOf(told.filter((each) => each.event === event));
    return { name, monday, arrived: of('arrived'), decided: of('decided') };
  });
}
