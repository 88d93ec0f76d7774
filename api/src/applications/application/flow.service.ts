import { Injectable } from '@nestjs/common';
import type { FigureDays } from '@consulting/contracts';
import { DayEvents, type EventsOfDay } from '../domain/flow/day-events.ts';
import { Flow } from '../domain/flow/flow.ts';
import { startOfDayInBerlin } from '../../shared/time/berlin-day.ts';
import type { Stages } from '../domain/stage.ts';
import { FlowReader } from './flow.ports.ts';

/** Follows applications of all kinds from their arrival to their decision, as numbers alone. */
@Injectable()
export class FlowService {
  constructor(private readonly reader: FlowReader) {}

  /**
   * Returns the flow of the last days, for several numbers of days at once. Reads every application of the longest: call
   * it seldom, and keep what it returns.
   */
  async flow(now: Date, lengths: readonly FigureDays[], stages: Stages): Promise<Flow> {
    const flow = new Flow(now, lengths, stages);
    for await (const batch of this.reader.arrivals(flow.since)) for (const each of batch) flow.arrived(each);
    for await (const batch of this.reader.openings(flow.since)) for (const each of batch) flow.seen(each);
    for await (const batch of this.reader.decisions(flow.since)) for (const each of batch) flow.decided(each);
    return flow;
  }

  /** Returns what happened on each day in Berlin from `first` to `last`, as the store knows it now. Reads all of it. */
  async days(first: string, last: string): Promise<EventsOfDay[]> {
    const [days, since] = [new DayEvents(first, last), startOfDayInBerlin(first)];
    for await (const batch of this.reader.arrivals(since)) for (const each of batch) days.arrived(each);
    for await (const batch of this.reader.openings(since)) for (const each of batch) days.seen(each);
    for await (const batch of this.reader.decisions(since)) for (const each of batch) days.decided(each);
    return days.inOrder();
  }
}
