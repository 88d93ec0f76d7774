import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Clock } from '../shared/clock.ts';
import { ScheduleModule } from '@nestjs/schedule';
import { DatabaseModule } from './database/database.module.ts';
import { FilesModule } from './files/files.module.ts';

/** The technical ports, for every module: settings, time, the store. */
@Global()
@Module({ imports: [ScheduleModule.forRoot(), DatabaseModule, FilesModule] })
export class PlatformModule {
  static with(settings: Settings, clock: Clock): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: Settings, useValue: settings },
        { provide: Clock, useValue: clock },
      ],
      exports: [Settings, Clock],
    };
  }
}
