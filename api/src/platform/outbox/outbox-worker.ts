/**
 * The outbox: email and webhook events are stored with the change that causes them and delivered afterwards.
 *
 * Both use this one mechanism. All processes deliver, each claiming entries for itself, so delivery is not
 * `@Scheduled`. Modules publish events last in the unit of work, with ids and public fields only.
 */

import type { BeforeApplicationShutdown, Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Settings } from '../../config/settings.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { isEmbedded } from '../database/connection/open-database.ts';
import { hotFind } from '../database/queries/hot-read.ts';
import { dueAt, type OutboxEntry } from './outbox-entry.ts';

/** Milliseconds between two polls of the outbox. */
const POLL_EVERY = 1000;
/**
 * Milliseconds of a claim; after a crash the entry is due again when it ends. Longer than the timeout of any receiver.
 */
const LEASE = 2 * 60_000;
/**
 * Milliseconds of the claim of a slow delivery (`patience`): longer than a mail server may take for all its answers, each
 * of which has ten minutes.
 */
const SLOW_LEASE = 45 * 60_000;
/** Slow deliveries of one process beside its lines; while there are as many, the lines wait for them again. */
const MAX_SLOW = 40;
/** Milliseconds that a shutdown waits for deliveries in progress. */
const SHUTDOWN_WAIT = 3000;

/**
 * Delivers the entries of an outbox at least once: after a crash between the receiver's answer and our note of it, an
 * entry is delivered again. Processes share the work through conditional writes and need not know each other.
 */
export abstract class OutboxWorker<Entry extends OutboxEntry>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  protected abstract readonly log: Logger;
  /** Shown to the operator: `The outbox`. */
  protected abstract readonly name: string;
  /**
   * Milliseconds after which a delivery is slow: its line goes on with the next entry, so that a receiver who takes long
   * holds nobody else up. Null where the entries of a line must stay in order.
   */
  protected readonly patience: number | null = null;

  private readonly entries: Model<OutboxEntry>;
  private readonly running = new Map<string, Promise<Promise<boolean>[]>>();
  private readonly slow = new Set<Promise<boolean>>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private hasWarned = false;

  constructor(
    entries: Model<Entry>,
    protected readonly settings: Settings,
    protected readonly clock: Clock,
    private readonly isTimed = true,
  ) {
    // The types of Mongoose models are invariant. Only fields that every entry has are written here.
    this.entries = entries as unknown as Model<OutboxEntry>;
  }

  /**
   * Returns the lines while something is due. They are worked off in parallel; entries of one line are delivered one after
   * the other, unless they are slow.
   */
  protected abstract lines(): Promise<readonly string[]>;
  /** Claims the next entry of a line with `claim`; null when none is due. */
  protected abstract claimOf(line: string): Promise<Entry | null>;
  /** Delivers an entry and stores the result; true when it was delivered. */
  protected abstract deliver(entry: Entry): Promise<boolean>;

  async onApplicationBootstrap(): Promise<void> {
    // Only one process uses the embedded store, so a claim that exists at its start belongs to a dead process. With
    // MongoDB, or when this fails, the claims expire.
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
    const inProgress = [...this.running.values(), ...this.slow];
    if (inProgress.length === 0) return;
    // A hanging receiver must not hold up the shutdown: its entry is due again after the lease, or at the next start.
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, SHUTDOWN_WAIT)));
    await Promise.race([Promise.allSettled(inProgress), patience]);
    clearTimeout(timer);
  }

  /**
   * Delivers everything that is due and resolves with the number of deliveries. Joins lines and slow deliveries that are
   * already in progress.
   */
  async deliverDue(): Promise<number> {
    const lines = new Set([...((await this.isDue()) ? await this.lines() : []), ...this.running.keys()]);
    const started = await Promise.all([...lines].map((line) => this.runningOf(line)));
    const results = await Promise.all(new Set([...started.flat(), ...this.slow]));
    return results.filter(Boolean).length;
  }

  /** Claims the first matching entry that is due, in one conditional write. */
  protected async claim(which: Partial<Pick<OutboxEntry, '_id'>> = {}): Promise<Entry | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE);
    const claimed = await this.entries
      .findOneAndUpdate(
        { ...which, ...dueAt(now) },
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

  /** One small read while nothing is due: an idle process writes nothing. */
  private async isDue(): Promise<boolean> {
    return (await hotFind(this.entries, dueAt(this.clock.now()), { limit: 1 })).length > 0;
  }

  private runningOf(line: string): Promise<Promise<boolean>[]> {
    let work = this.running.get(line);
    if (!work) {
      work = this.work(line).finally(() => this.running.delete(line));
      this.running.set(line, work);
    }
    return work;
  }

  /** Works a line off; returns its deliveries, of which slow ones are still in progress. */
  private async work(line: string): Promise<Promise<boolean>[]> {
    const deliveries: Promise<boolean>[] = [];
    while (!this.stopped) {
      const entry = await this.claimOf(line);
      if (!entry) break;
      const delivery = this.deliver(entry);
      const canWait = this.patience !== null && this.slow.size < MAX_SLOW;
      if (canWait && (await outlasts(delivery, this.patience))) deliveries.push(this.leave(entry, delivery));
      else deliveries.push(Promise.resolve(await delivery));
    }
    return deliveries;
  }

  /** Leaves a slow delivery to itself, which is finished beside the lines. */
  private leave(entry: Entry, delivery: Promise<boolean>): Promise<boolean> {
    const finished = Promise.all([delivery, this.extend(entry)])
      .then(([isDelivered]) => isDelivered)
      .catch((error: unknown) => {
        this.warnOnce(error);
        return false;
      })
      .finally(() => this.slow.delete(finished));
    this.slow.add(finished);
    return finished;
  }

  /** Extends the claim of an entry, so that nobody else delivers it as well while its receiver takes long. */
  private async extend(entry: Entry): Promise<void> {
    const held = this.claimed(entry);
    const until = new Date(this.clock.now().getTime() + SLOW_LEASE);
    // Before the write: a result that is stored meanwhile is that of this claim.
    entry.claimedUntil = until;
    await this.entries.updateOne(held, { $set: { nextAt: until, claimedUntil: until } });
  }

  private async releaseClaims(): Promise<void> {
    const claimed = { state: 'waiting', claimedUntil: { $ne: null } };
    await this.entries.updateMany(claimed, { $set: { claimedUntil: null, nextAt: this.clock.now() } });
  }

  /**
   * Warns once per outage, because the outbox is read every second. A delivery that outlasts the shutdown finds its store
   * closed, which is no outage.
   */
  private warnOnce(error: unknown): void {
    if (this.hasWarned || this.stopped) return;
    this.hasWarned = true;
    this.log.warn(
      `${this.name} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Tells whether something is still going on after so many milliseconds. Does not fail when it fails. */
async function outlasts(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<true>((resolve) => (timer = setTimeout(resolve, milliseconds, true).unref()));
  const isOver = work.then(
    () => false,
    () => false,
  );
  return Promise.race([isOver, patience]).finally(() => clearTimeout(timer));
}
