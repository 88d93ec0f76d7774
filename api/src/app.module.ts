import { type DynamicModule, Module } from '@nestjs/common';
import type { Settings } from './config/settings.ts';
import { PlatformModule } from './platform/platform.module.ts';
import { HealthModule } from './health/health.module.ts';
import { type Clock, SystemClock } from './shared/clock.ts';

/** The composition root: one line for each module. */
@Module({
  imports: [HealthModule],
})
export class AppModule {
  static with(settings: Settings, clock: Clock = new SystemClock()): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(settings, clock)] };
  }
}
