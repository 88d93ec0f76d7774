import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule as NestScheduleModule } from '@nestjs/schedule';
import { ScheduledRuns } from './scheduled-runs.ts';
import { ScheduleTimer } from './schedule-timer.ts';
import { Timing } from './timing.ts';

/** Runs scheduled methods, for the modules that have such work (`@Scheduled`) and for those who watch it. */
@Global()
@Module({})
export class ScheduleModule {
  /** Not timed: for tests and single commands, where nothing runs unless asked for (`ScheduledRuns.runDue`). */
  static with(isTimed: boolean): DynamicModule {
    return {
      module: ScheduleModule,
      imports: [DiscoveryModule, NestScheduleModule.forRoot()],
      providers: [
        ScheduledRuns,
        { provide: Timing, useValue: new Timing(isTimed) },
        ...(isTimed ? [ScheduleTimer] : []),
      ],
      exports: [ScheduledRuns, Timing],
    };
  }
}
