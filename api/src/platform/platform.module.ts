import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Clock } from '../shared/clock.ts';
import { DatabaseModule } from './database/database.module.ts';

/** The technical ports, for every module: settings, time, the store. */
@Global()
@Module({ imports: [DatabaseModule] })
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
