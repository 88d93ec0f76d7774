import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule as NestScheduleModule } from '@nestjs/schedule';
import { ScheduledRuns } from './scheduled-runs.ts';
import { ScheduleTimer } from './schedule-timer.ts';
import { Timing } from './timing.ts';

/** Scheduled work: runs the `@Scheduled` methods of all modules, each tick on one process. */
@Global()
@Module({})
export class ScheduleModule {
  /** Without timers in tests and single commands: there only `ScheduledRuns.runDue` runs something. */
  static with(isTimed: boolean): DynamicModule {
    return {
      module: ScheduleModule,
      // It reads the metadata of every method of the application.
      imports: [DiscoveryModule, ...(isTimed ? [NestScheduleModule.forRoot()] : [])],
      providers: [
        ScheduledRuns,
        { provide: Timing, useValue: new Timing(isTimed) },
        ...(isTimed ? [ScheduleTimer] : []),
      ],
      exports: [ScheduledRuns, Timing],
    };
  }
}
