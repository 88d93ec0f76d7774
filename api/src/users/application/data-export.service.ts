import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { Clock } from '../../shared/time/clock.ts';
import { notFound } from '../../shared/errors.ts';
import { described } from '../../shared/stored-file.ts';
import { AccountLifecycle, type ExportPart } from './account-lifecycle.ts';
import { AccountsService } from './accounts.service.ts';
import { withNames } from './named-data.ts';

/** Exports everything that the modules keep about a person, for that person (GDPR, articles 15 and 20). */
@Injectable()
export class DataExportService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly lifecycle: AccountLifecycle,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Returns everything in parts, when it was read, and the language in which the person reads. */
  async of(userId: string): Promise<{ parts: ExportPart[]; language: Language; at: Date }> {
    const account = await this.accounts.find(userId);
    if (!account) throw notFound('account');
    const { cv, certificate, ...profile } = account.user;
    const { emailVerified, providers } = account;
    const addresses = [account.user, ...account.previousEmails].map(({ email }) => email);
    const mails = await Promise.all([...new Set(addresses)].map((email) => this.mailQueue.waitingFor(email)));
    const parts = [
      {
        name: 'profile',
        data: {
          ...profile,
          emailVerified,
          providers,
          cv: described(cv),
          certificate: described(certificate),
        },
      },
      ...(cv ? [{ name: 'cv', file: cv }] : []),
      ...(certificate ? [{ name: 'certificate', file: certificate }] : []),
      ...(await this.lifecycle.exported(userId)),
      { name: 'mails-not-sent-yet', data: mails.flat() },
      { name: 'log', data: await this.audit.about('user', userId) },
    ];
    const named = await withNames(parts, (references) => this.lifecycle.named(userId, references));
    return { parts: named, language: account.user.language, at: this.clock.now() };
  }
}
