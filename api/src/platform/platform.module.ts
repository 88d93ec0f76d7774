import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.ts';
import { Clock, SystemClock } from '../shared/time/clock.ts';
import { AuditModule } from './audit/audit.module.ts';
import { BackupsModule } from './backup/record/backups.module.ts';
import { ChangesModule } from './changes/changes.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DrainModule } from './drain/drain.module.ts';
import { EgressModule } from './egress/egress.module.ts';
import type { EgressParts } from './egress/guarded-https.ts';
import { ErasuresModule } from './erasures/erasures.module.ts';
import { FilesModule } from './files/files.module.ts';
import { IdempotencyModule } from './idempotency/idempotency.module.ts';
import { LimitsModule } from './limits/limits.module.ts';
import { MailModule } from './mail/mail.module.ts';
import type { Mailer } from './mail/mailer.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { PreviewsModule } from './previews/previews.module.ts';
import { RevisionsModule } from './revisions/revisions.module.ts';
import { ScheduleModule } from './schedule/schedule.module.ts';
import { SearchIndexModule } from './search/search-index.module.ts';
import { AesSecretBox } from './secrets/aes-secret-box.ts';
import { SecretBox } from './secrets/secret-box.port.ts';
import type { SecurityLog } from './security-log/security-log.port.ts';
import { SiteModule } from './site/site.module.ts';
import { TracingModule } from './tracing/tracing.module.ts';
import { WishesModule } from './wishes/wishes.module.ts';

/** Parts that `main.ts` adds to the settings, and that tests replace. */
export interface PlatformParts {
  clock?: Clock;
  mailer?: Mailer;
  /** Addresses that webhooks may use besides the public internet, and the name resolver. */
  egress?: EgressParts;
  /** The built client; without it only the API is served. */
  siteFolder?: string;
  /** In place of the lines in the log. */
  securityLog?: SecurityLog;
  /** False: scheduled work and waiting webhooks run only on request. */
  isTimed?: boolean;
}

/** The technical ports for every module: settings, time, the store, files, mail, the audit log and others. */
@Global()
@Module({
  imports: [
    DatabaseModule,
    DrainModule,
    FilesModule,
    AuditModule,
    BackupsModule,
    ErasuresModule,
    WishesModule,
    ChangesModule,
    RevisionsModule,
    SearchIndexModule,
    LimitsModule,
    IdempotencyModule,
    MetricsModule,
    PreviewsModule,
    TracingModule,
  ],
})
export class PlatformModule {
  static with(settings: Settings, parts: PlatformParts = {}): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        MailModule.with(parts.mailer),
        EgressModule.with(parts.egress),
        SiteModule.with(parts.siteFolder ?? null),
        ScheduleModule.with(parts.isTimed ?? true),
      ],
      providers: [
        { provide: Settings, useValue: settings },
        { provide: Clock, useValue: parts.clock ?? new SystemClock() },
        { provide: SecretBox, useClass: AesSecretBox },
      ],
      exports: [Settings, Clock, SecretBox],
    };
  }
}
