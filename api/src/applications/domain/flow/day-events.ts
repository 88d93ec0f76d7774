import { APPLICATION_KINDS, dayInBerlin, type ApplicationKind } from '@consulting/contracts';
import { daysLater } from '../../../shared/time/berlin-day.ts';
import { tenthsBetween } from './durations.ts';
import type { Arrival, Lapse } from './flow.ts';

export const EVENTS = ['arrived', 'seen', 'decided'] as const;
export type Event = (typeof EVENTS)[number];

/** What happened to applications of a kind: how often, and in how many tenths of a day since they had arrived. */
export interface EventsOfKind {
  kind: ApplicationKind;
  event: Event;
  cases: number;
  /** One for each case; none of arrivals. */
  tenths: number[];
}

/** What happened on one day in Berlin; of what did not happen there is no entry. */
export interface EventsOfDay {
  day: string;
  events: EventsOfKind[];
}

/** Collects what happened on each day from a first to a last one, both included. */
export class DayEvents {
  private readonly days = new Map<string, Map<string, EventsOfKind>>();

  constructor(first: string, last: string) {
    for (let day = first; day <= last; day = daysLater(day, 1)) this.days.set(day, new Map());
  }

  arrived({ kind, appliedAt }: Arrival): void {
    this.add(kind, 'arrived', appliedAt);
  }

  seen({ kind, appliedAt, at }: Lapse): void {
    this.add(kind, 'seen', at, tenthsBetween(appliedAt, at));
  }

  decided({ kind, appliedAt, at }: Lapse): void {
    this.add(kind, 'decided', at, tenthsBetween(appliedAt, at));
  }

  /** Returns the days in order, also those on which nothing happened. */
  inOrder(): EventsOfDay[] {
    return [...this.days].map(([day, events]) => ({
      day,
      events: APPLICATION_KINDS.flatMap((kind) =>
        EVENTS.flatMap((event) => events.get(`${kind} ${event}`) ?? []),
      ),
    }));
  }

  private add(kind: ApplicationKind, event: Event, at: Date, tenths?: number): void {
    const events = this.days.get(dayInBerlin(at));
    if (!events) return;
    const key = `${kind} ${event}`;
    const found = events.get(key) ?? { kind, event, cases: 0, tenths: [] };
    events.set(key, found);
    found.cases++;
    if (tenths !== undefined) found.tenths.push(tenths);
  }
}
