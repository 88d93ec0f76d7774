import type { Clock } from '../../shared/time/clock.ts';
import type { LeaseDocument, LeaseFilter, Leases } from '../database/coordination/leases.ts';
import type { Schedule } from './scheduled.ts';
import { firstTick, isTooLate, latestTick, tickAfter } from './timetable.ts';

/** The lease of a schedule, with the time of its next tick, so that one write decides which process runs it. */
interface TickDocument extends LeaseDocument {
  dueAt: Date;
}

/** A tick that only this process runs. */
export interface Tick {
  /** Ends the tick: the next one is due by the schedule. */
  end(): Promise<void>;
}

/** The next ticks of all schedules, kept in the store for all processes. */
export class Ticks {
  private hasRun = false;

  constructor(
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  /** Returns the schedules with a due tick, and when it was due. */
  async due(schedules: readonly Schedule[]): Promise<{ schedule: Schedule; at: Date }[]> {
    const known = await this.known(schedules);
    const now = this.clock.now();
    const due = [];
    for (const schedule of schedules) {
      const at = known.get(schedule.name) ?? (await this.begin(schedule, now));
      const latest = latestTick(schedule.when, now);
      if (at > latest) await this.plan(schedule, at, latest);
      else if (at <= now) due.push({ schedule, at });
    }
    return due;
  }

  /** Claims a tick; null when another process runs it or has run it, or when it is too late for it. */
  async take({ name, when }: Schedule, at: Date): Promise<Tick | null> {
    const lease = await this.leases.take(name, { dueAt: at } as LeaseFilter);
    if (!lease) return null;
    const now = this.clock.now();
    const end = () => lease.release({ dueAt: tickAfter(when, at, now) });
    if (isTooLate(when, at, now)) {
      await end();
      return null;
    }
    this.hasRun = true;
    return { end };
  }

  /**
   * Called when this process ends. Makes the periodic schedules that it ran last due at once, for another process or
   * the next start.
   */
  async handOver(schedules: readonly Schedule[]): Promise<void> {
    if (!this.hasRun) return;
    const now = this.clock.now();
    const names = schedules.filter(({ when }) => 'every' in when).map(({ name }) => name);
    await this.leases.documents.updateMany(
      { _id: { $in: names }, holder: this.leases.holder, until: { $lte: now } },
      { $set: { dueAt: now } as Partial<TickDocument> },
    );
  }

  private async known(schedules: readonly Schedule[]): Promise<Map<string, Date>> {
    const names = schedules.map(({ name }) => name);
    const found = await this.leases.documents.find({ _id: { $in: names } }).toArray();
    return new Map((found as TickDocument[]).map(({ _id, dueAt }) => [_id, dueAt]));
  }

  /** Plans the first tick of a schedule, unless another process has done so. */
  private async begin(schedule: Schedule, now: Date): Promise<Date> {
    await this.leases.create(schedule.name, { dueAt: firstTick(schedule.when, now) });
    return (await this.known([schedule])).get(schedule.name) ?? now;
  }

  private async plan({ name }: Schedule, at: Date, dueAt: Date): Promise<void> {
    const asSeen = { _id: name, dueAt: at } as LeaseFilter;
    await this.leases.documents.updateOne(asSeen, { $set: { dueAt } as Partial<TickDocument> });
  }
}
