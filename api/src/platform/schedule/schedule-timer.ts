import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { ScheduledRuns } from './scheduled-runs.ts';

/** Milliseconds between two looks at what is due, and until the first: a start has better things to do. */
const LOOK_EVERY = 10_000;
const FIRST_LOOK = 1000;

/** Looks at what is due at the start, and again and again. The registry ends both when the application ends. */
@Injectable()
export class ScheduleTimer implements OnApplicationBootstrap {
  constructor(
    private readonly runs: ScheduledRuns,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    const look = () => void this.runs.runDue();
    this.registry.addTimeout('first look', setTimeout(look, FIRST_LOOK));
    this.registry.addInterval('look', setInterval(look, LOOK_EVERY));
  }
}
