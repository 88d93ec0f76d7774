import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { ScheduledRuns } from './scheduled-runs.ts';

/** Milliseconds between two checks, and until the first one, which leaves the start time for other work. */
const LOOK_EVERY = 10_000;
const FIRST_LOOK = 1000;

/** Checks for due ticks after the start and then regularly. The registry ends both timers with the application. */
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
