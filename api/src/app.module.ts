import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Settings } from './config/settings.ts';
import { PlatformModule, type PlatformParts } from './platform/platform.module.ts';
import { HealthModule } from './health/health.module.ts';

/** The composition root: one line for each module. */
@Module({
  imports: [HealthModule],
})
export class AppModule {
  /** `extra` modules are for tests of what every route meets. */
  static with(settings: Settings, parts: PlatformParts = {}, extra: Type[] = []): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(settings, parts), ...extra] };
  }
}
