import { join } from 'node:path';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Settings } from '../../config/settings.ts';
import { Tracing } from '../tracing/tracing.ts';
import { FolderMailer } from './folder-mailer.ts';
import { MailDelivery } from './mail-delivery.ts';
import { MailContents } from './mail-contents.ts';
import { MailReaders } from './mail-readers.port.ts';
import { Mailer } from './mailer.ts';
import { MongoMailQueue, MongoUndeliveredMails } from './mongo-mail-queue.ts';
import { MongoRefusals, refusalsCollection } from './refusals/mongo-refusals.ts';
import { ObservedMailer } from './observed-mailer.ts';
import { MailQueue } from './mail-queue.ts';
import { MailRetention } from './mail-retention.ts';
import { RegisteredReaders } from './registered-readers.ts';
import { Refusals } from './refusals/refusals.port.ts';
import { UndeliveredMails } from './undelivered-mails.ts';
import { queuedMailsCollection } from './queued-mail.schema.ts';
import { SmtpMailer } from './smtp-mailer.ts';
import { modelsOf } from '../database/collections/collection.ts';

/** Email: stores mails in a queue and delivers them by SMTP or into a folder. */
@Global()
@Module({
  imports: [modelsOf(queuedMailsCollection, refusalsCollection)],
  providers: [
    { provide: MailQueue, useClass: MongoMailQueue },
    { provide: UndeliveredMails, useClass: MongoUndeliveredMails },
    RegisteredReaders,
    { provide: MailReaders, useExisting: RegisteredReaders },
    { provide: Refusals, useClass: MongoRefusals },
    MailContents,
    MailDelivery,
    MailRetention,
  ],
  exports: [MailQueue, UndeliveredMails, MailReaders, MailDelivery, MailContents, Refusals],
})
export class MailModule {
  /** `mailer` replaces the configured one: tests keep the mails. */
  static with(mailer?: Mailer): DynamicModule {
    const provider = {
      provide: Mailer,
      inject: [Settings, Registry, Tracing],
      useFactory: async (settings: Settings, registry: Registry, tracing: Tracing) =>
        new ObservedMailer(mailer ?? (await configured(settings)), registry, tracing),
    };
    return { module: MailModule, providers: [provider] };
  }
}

async function configured({ smtpUrl, smtpAllowPlain, dkim, dataDir }: Settings): Promise<Mailer> {
  if (!smtpUrl) return new FolderMailer(join(dataDir, 'outbox'), dkim);
  const smtp = new SmtpMailer(smtpUrl, smtpAllowPlain, dkim);
  await smtp.check();
  return smtp;
}
