import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Settings } from '../config/settings.ts';
import { Clock, SystemClock } from '../shared/clock.ts';
import { AuditModule } from './audit/audit.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { FilesModule } from './files/files.module.ts';
import { LimitsModule } from './limits/limits.module.ts';
import { MailModule } from './mail/mail.module.ts';
import type { Mailer } from './mail/mailer.ts';
import { RevisionsModule } from './revisions/revisions.module.ts';

/** What a test may bring instead of the real thing. */
export interface PlatformParts {
  clock?: Clock;
  mailer?: Mailer;
}

/** The technical ports, for every module: settings, time, the store, files, mail, the audit log. */
@Global()
@Module({
  imports: [
    ScheduleModule.forRoot(),
    DatabaseModule,
    FilesModule,
    AuditModule,
    RevisionsModule,
    LimitsModule,
  ],
})
export class PlatformModule {
  static with(settings: Settings, { clock = new SystemClock(), mailer }: PlatformParts = {}): DynamicModule {
    return {
      module: PlatformModule,
      imports: [MailModule.with(mailer)],
      providers: [
        { provide: Settings, useValue: settings },
        { provide: Clock, useValue: clock },
      ],
      exports: [Settings, Clock],
    };
  }
}
