import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Clock } from '../../shared/time/clock.ts';
import { Leases } from '../database/coordination/leases.ts';
import { isStoreUnavailable } from '../database/mongo-errors.ts';
import { type Schedule, scheduleOf } from './scheduled.ts';
import { Ticks } from './ticks.ts';

/** The result of one run, for the metrics. */
export interface Run {
  name: string;
  outcome: 'done' | 'failed';
  seconds: number;
}

interface Task extends Schedule {
  run(): Promise<unknown>;
}

/** Milliseconds that a shutdown waits for current runs; after that another process repeats them. */
const SHUTDOWN_WAIT = 3000;

/**
 * Runs every `@Scheduled` method: each tick on the first process that finds it, and on another when that one dies. A
 * failure is logged, and the next tick tries again.
 */
@Injectable()
export class ScheduledRuns implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger('Schedule');
  private readonly tasks = new Map<string, Task>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly listeners: ((run: Run) => void)[] = [];
  private readonly ticks: Ticks;
  private stopped = false;
  private isAway = false;

  constructor(
    leases: Leases,
    clock: Clock,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {
    this.ticks = new Ticks(leases, clock);
  }

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      const provider = instance as Record<string, unknown> | null;
      if (typeof provider !== 'object' || provider === null) continue;
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(provider) as object)) {
        const schedule = scheduleOf(Object.getPrototypeOf(provider)[method]);
        if (schedule) this.add({ ...schedule, run: () => (provider[method] as Task['run'])() });
      }
    }
  }

  /** The schedules of every process of this program. */
  get schedules(): readonly Schedule[] {
    return [...this.tasks.values()];
  }

  /** Calls `listener` at the end of every run of this process. */
  observe(listener: (run: Run) => void): void {
    this.listeners.push(listener);
  }

  /** Runs everything that is due and not running on another process; resolves when it is done. Never rejects. */
  async runDue(): Promise<void> {
    if (this.stopped) return;
    try {
      const idle = [...this.tasks.values()].filter(({ name }) => !this.running.has(name));
      const due = await this.ticks.due(idle);
      this.isAway = false;
      await Promise.all(due.map(({ schedule: { name }, at }) => this.once(name, at)));
    } catch (error) {
      this.warn('Could not see what is due', error);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, SHUTDOWN_WAIT)));
    await Promise.race([Promise.all(this.running.values()), patience]);
    clearTimeout(timer);
    await this.ticks.handOver([...this.tasks.values()]).catch(() => undefined);
  }

  private add(task: Task): void {
    if (this.tasks.has(task.name)) throw new Error(`Two schedules are called ${task.name}`);
    this.tasks.set(task.name, task);
  }

  private async once(name: string, at: Date): Promise<void> {
    const task = this.tasks.get(name);
    if (!task || this.running.has(name)) return;
    const run = this.run(task, at).catch((error: unknown) => this.warn(`Could not run ${name}`, error));
    this.running.set(name, run);
    await run.finally(() => this.running.delete(name));
  }

  private async run(task: Task, at: Date): Promise<void> {
    const tick = await this.ticks.take(task, at);
    if (!tick) return;
    const started = performance.now();
    let outcome: Run['outcome'] = 'done';
    try {
      await task.run();
    } catch (error) {
      outcome = 'failed';
      this.warn(`Could not run ${task.name}`, error);
    }
    const seconds = (performance.now() - started) / 1000;
    for (const listener of this.listeners) listener({ name: task.name, outcome, seconds });
    await tick.end();
  }

  /** Warns once per outage of the store, however many runs fail. */
  private warn(what: string, error: unknown): void {
    const isAway = isStoreUnavailable(error);
    if (this.stopped || (isAway && this.isAway)) return;
    this.isAway ||= isAway;
    this.log.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
