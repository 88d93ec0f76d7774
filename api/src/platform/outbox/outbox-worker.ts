import type { BeforeApplicationShutdown, Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Settings } from '../../config/settings.ts';
import type { Clock } from '../../shared/clock.ts';
import { isEmbedded } from '../database/connection/open-database.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Milliseconds between two looks at the outbox. */
const POLL_EVERY = 1000;
/**
 * Milliseconds for which an entry belongs to the worker that claimed it; after a crash it is due again. Longer than the
 * time in which any receiver has to answer.
 */
const LEASE = 2 * 60_000;
/** Milliseconds that a shutdown waits for what is being delivered. */
const SHUTDOWN_WAIT = 3000;

/**
 * Delivers what an outbox holds. At least once: a crash after the receiver's answer and before ours is noted delivers it
 * again. Several processes share the work through conditional writes, and none of them needs to know the others.
 */
export abstract class OutboxWorker<Entry extends OutboxEntry>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  protected abstract readonly log: Logger;
  /** For the operator: `The outbox`. */
  protected abstract readonly name: string;

  private readonly entries: Model<OutboxEntry>;
  private readonly running = new Map<string, Promise<number>>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private hasWarned = false;

  constructor(
    entries: Model<Entry>,
    protected readonly settings: Settings,
    protected readonly clock: Clock,
    private readonly isTimed = true,
  ) {
    // Mongoose's models are of one type exactly; nothing is written here but the fields of every entry.
    this.entries = entries as unknown as Model<OutboxEntry>;
  }

  /** What is worked off at the same time: entries of one line go out one after the other. */
  protected abstract lines(): Promise<readonly string[]>;
  /** The next entry of a line, by `claim`; null when none is due. */
  protected abstract claimOf(line: string): Promise<Entry | null>;
  /** Delivers an entry and notes what came of it; true when it was delivered. */
  protected abstract deliver(entry: Entry): Promise<boolean>;

  async onApplicationBootstrap(): Promise<void> {
    // The embedded store belongs to one process, so whatever is claimed when it starts, a dead one has claimed. Elsewhere,
    // or when this fails, the lease decides.
    if (isEmbedded(this.settings.databaseUri))
      await this.releaseClaims().catch((error: unknown) => this.warnOnce(error));
    if (!this.isTimed) return;
    const look = (): void =>
      void this.deliverDue().then(
        () => (this.hasWarned = false),
        (error: unknown) => this.warnOnce(error),
      );
    this.timer = setInterval(look, POLL_EVERY);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    if (this.running.size === 0) return;
    // A receiver that hangs does not hold up the shutdown: its entry is due again after the lease, or at the next start.
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, SHUTDOWN_WAIT)));
    await Promise.race([Promise.allSettled(this.running.values()), patience]);
    clearTimeout(timer);
  }

  /** Delivers all that is due and resolves with how much was. A line that is under way is joined. */
  async deliverDue(): Promise<number> {
    const lines = new Set([...(await this.lines()), ...this.running.keys()]);
    const counts = await Promise.all([...lines].map((line) => this.runningOf(line)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Claims the first of these that is due, in one conditional write. */
  protected async claim(which: Partial<Pick<OutboxEntry, '_id'>> = {}): Promise<Entry | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE);
    const claimed = await this.entries
      .findOneAndUpdate(
        { ...which, state: 'waiting', nextAt: { $lte: now } },
        { $set: { nextAt: until, claimedUntil: until }, $inc: { attempts: 1 } },
        { sort: { nextAt: 1 }, returnDocument: 'after' },
      )
      .lean();
    return claimed as Entry | null;
  }

  /** Selects an entry only while its reader still holds the claim: results of lost claims are dropped. */
  protected claimed({
    _id,
    attempts,
    claimedUntil,
  }: Entry): Pick<OutboxEntry, '_id' | 'attempts' | 'claimedUntil'> {
    return { _id, attempts, claimedUntil };
  }

  private runningOf(line: string): Promise<number> {
    let work = this.running.get(line);
    if (!work) {
      work = this.work(line).finally(() => this.running.delete(line));
      this.running.set(line, work);
    }
    return work;
  }

  private async work(line: string): Promise<number> {
    let delivered = 0;
    while (!this.stopped) {
      const entry = await this.claimOf(line);
      if (!entry) break;
      if (await this.deliver(entry)) delivered++;
    }
    return delivered;
  }

  private async releaseClaims(): Promise<void> {
    const claimed = { state: 'waiting', claimedUntil: { $ne: null } };
    await this.entries.updateMany(claimed, { $set: { claimedUntil: null, nextAt: this.clock.now() } });
  }

  /** Warns once per outage, because the outbox is read every second. */
  private warnOnce(error: unknown): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    this.log.warn(
      `${this.name} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
