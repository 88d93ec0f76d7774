import { Injectable } from '@nestjs/common';
import { dayInBerlin, FIGURE_DAYS } from '@consulting/contracts';
import { FlowService } from '../../../applications/application/flow.service.ts';
import { closed, type ClosedDay } from '../../../applications/domain/flow/closed-days.ts';
import { daysLater } from '../../../shared/time/berlin-day.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { ClosedDays } from './closed-days.ports.ts';
import { firstDayOf } from './told-figures.ts';

const LONGEST = Math.max(...FIGURE_DAYS) as (typeof FIGURE_DAYS)[number];

/**
 * Closes the days that are over, one after the other, when somebody asks for their figures. Of several processes one closes a
 * day, and the others go on from what it has stored.
 */
@Injectable()
export class ClosingDays {
  private kept?: { today: string; days: ClosedDay[] };
  private closing?: Promise<ClosedDay[]>;

  constructor(
    private readonly days: ClosedDays,
    private readonly flows: FlowService,
    private readonly clock: Clock,
  ) {}

  /** Returns the closed days that figures of today need, up to yesterday, in order. */
  async closed(): Promise<{ today: string; days: ClosedDay[] }> {
    const today = dayInBerlin(this.clock.now());
    if (this.kept?.today === today) return this.kept;
    this.closing ??= this.close(today).finally(() => {
      delete this.closing;
    });
    const days = await this.closing;
    this.kept = { today, days };
    return this.kept;
  }

  private async close(today: string): Promise<ClosedDay[]> {
    const [first, last] = [firstDayOf(LONGEST, today), daysLater(today, -1)];
    for (;;) {
      const latest = await this.days.latest();
      const next = latest && latest.day >= first ? daysLater(latest.day, 1) : first;
      if (next > last || (await this.closeAll(latest, next, last))) return this.days.since(first);
    }
  }

  /** Returns false when another process has closed one of these days meanwhile. */
  private async closeAll(latest: ClosedDay | null, first: string, last: string): Promise<boolean> {
    let before = latest;
    for (const each of await this.flows.days(first, last)) {
      before = closed(before, each);
      if (!(await this.days.add(before))) return false;
    }
    return true;
  }
}
