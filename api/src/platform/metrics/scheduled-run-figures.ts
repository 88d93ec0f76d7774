import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';

export type RunOutcome = 'done' | 'failed';

/** Metrics of scheduled work by name: runs by outcome, duration of the last run, time of the last success. */
@Injectable()
export class ScheduledRunFigures {
  private readonly runs: Counter;
  private readonly duration: Gauge;
  private readonly success: Gauge;
  private readonly interval: Gauge;

  constructor(registry: Registry) {
    const registers = [registry];
    const labelNames = ['name'];
    this.runs = new Counter({
      name: 'scheduled_runs_total',
      help: 'Scheduled runs that this process has ended',
      labelNames: ['name', 'outcome'],
      registers,
    });
    this.duration = new Gauge({
      name: 'scheduled_run_last_duration_seconds',
      help: 'How long the last run of this process took',
      labelNames,
      registers,
    });
    this.success = new Gauge({
      name: 'scheduled_run_last_success_timestamp_seconds',
      help: 'When a run of this process last succeeded; until then when the process began to wait for one',
      labelNames,
      registers,
    });
    this.interval = new Gauge({
      name: 'scheduled_run_interval_seconds',
      help: 'The longest time that is meant to lie between two runs, whichever process does them',
      labelNames,
      registers,
    });
  }

  /** Announces a run that is due at least every `seconds`, so that a missing run shows. */
  expect(name: string, seconds: number): void {
    this.interval.set({ name }, seconds);
    this.success.set({ name }, Date.now() / 1000);
    for (const outcome of ['done', 'failed']) this.runs.inc({ name, outcome }, 0);
  }

  /** Records a run that ended after `seconds`. */
  observe(name: string, outcome: RunOutcome, seconds: number): void {
    this.runs.inc({ name, outcome });
    this.duration.set({ name }, seconds);
    if (outcome === 'done') this.success.set({ name }, Date.now() / 1000);
  }
}
