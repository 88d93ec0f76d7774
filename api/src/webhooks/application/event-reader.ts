import { Injectable } from '@nestjs/common';
import { gone } from '../../shared/errors.ts';
import type { LoggedEvent } from '../domain/event.ts';
import { EventLog } from './webhooks.ports.ts';

/** A part of the log of events. */
export interface EventsRead {
  events: LoggedEvent[];
  /** The place behind which the next part begins. */
  after: number;
  /** Whether there are more events already. */
  isMore: boolean;
}

/** Lets other systems read events, also those that no webhook received. */
@Injectable()
export class EventReader {
  constructor(private readonly log: EventLog) {}

  /**
   * Returns the events behind a place in their order: from the first that is kept without a place, none for `latest`. Throws 410
   * when some of them are not kept any more, or a restore has undone the place.
   */
  async read(place: number | 'latest' | undefined, limit: number): Promise<EventsRead> {
    const last = await this.log.last();
    if (place === 'latest') return { events: [], after: last, isMore: false };
    const found = await this.log.from(place ?? 0, limit + 2);
    if (place !== undefined && !isKnown(place, found[0], last)) throw gone('events.unknown');
    const behind = found.filter((event) => event.place !== place);
    const events = behind.slice(0, limit);
    return { events, after: events.at(-1)?.place ?? place ?? last, isMore: behind.length > limit };
  }
}

/** Returns whether nothing is missing behind this place; `next`: the first event at it or behind it. */
const isKnown = (place: number, next: LoggedEvent | undefined, last: number): boolean =>
  place === last || next?.place === place || next?.place === place + 1;
