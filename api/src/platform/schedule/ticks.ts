import type { Clock } from '../../shared/clock.ts';
import type { LeaseDocument, LeaseFilter, Leases } from '../database/coordination/leases.ts';
import type { Schedule } from './scheduled.ts';
import { firstTick, isTooLate, latestTick, tickAfter } from './timetable.ts';

/** The lease of a schedule knows when its next tick is due: so one write decides who runs that tick. */
interface TickDocument extends LeaseDocument {
  dueAt: Date;
}

/** A tick that this process alone runs. */
export interface Tick {
  /** It has run: the next one is due by the period. */
  end(): Promise<void>;
}

/** When the schedules run next, as the store knows it for all processes. */
export class Ticks {
  private hasRun = false;

  constructor(
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  /** The schedules that have a tick to run, and when it was due. */
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

  /** Null when another process runs this tick or has run it. */
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
   * This process ends. What has a period and was run by it last is due at once, for the process that starts after it, or
   * for one that is there.
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

  /** The first process that knows of a schedule plans its first tick. */
  private async begin(schedule: Schedule, now: Date): Promise<Date> {
    await this.leases.create(schedule.name, { dueAt: firstTick(schedule.when, now) });
    return (await this.known([schedule])).get(schedule.name) ?? now;
  }

  private async plan({ name }: Schedule, at: Date, dueAt: Date): Promise<void> {
    const asSeen = { _id: name, dueAt: at } as LeaseFilter;
    await this.leases.documents.updateOne(asSeen, { $set: { dueAt } as Partial<TickDocument> });
  }
}
