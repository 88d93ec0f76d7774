import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COMPANY } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { AdminsService } from '../../auth/account/application/admins.service.ts';
import { AdminNotices } from '../../auth/admins/application/admin-notices.ts';
import { calendarFeedMadeMail } from '../../auth/admins/application/notice-mails.ts';
import { AdminRecovery } from '../../auth/sessions/application/admin-recovery.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { SignedInCaller } from '../../shared/caller.ts';
import { notFound } from '../../shared/errors.ts';
import { hashOfSecret, newLinkSecret } from '../../shared/link-secret.ts';
import { Clock } from '../../shared/time/clock.ts';
import { daysBefore } from '../../shared/time/retention.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { FEED, hasFeed, type CalendarFeed, type FeedOwner } from '../domain/calendar-feed.ts';
import { AppointmentRepository, CalendarFeedRepository, CalendarWriter } from './appointments.ports.ts';
import { calendarEntry } from './calendar-entries.ts';
import { calendarFeedEndedMail, ownCalendarFeedMail, type FeedReader } from './calendar-feed-mails.ts';

/**
 * Calendar feeds: an address with a secret, by which a calendar program reads agreed appointments. An account has one at a
 * time; a new one replaces it. The recovery of the account ends it, because whoever had taken the account over may have made
 * or read the address (docs/decisions/0039-what-an-intruder-made.md); so do a block and another role.
 */
@Injectable()
export class CalendarFeedsService implements OnModuleInit {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly appointments: AppointmentRepository,
    private readonly writer: CalendarWriter,
    private readonly admins: AdminsService,
    private readonly notices: AdminNotices,
    private readonly recovery: AdminRecovery,
    private readonly users: UsersService,
    private readonly lifecycle: AccountLifecycle,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recovery.onRecovered(({ audience, id }) => this.end({ kind: audience, id }));
    this.lifecycle.add({
      blocked: (id) => this.remove({ kind: 'user', id }),
      roleChanged: async (id, role) => {
        if (!hasFeed(role)) await this.remove({ kind: 'user', id });
      },
    });
  }

  /** Returns null when the account has none. */
  find(owner: FeedOwner): Promise<CalendarFeed | null> {
    return this.feeds.find(owner);
  }

  /**
   * Makes a new address, and ends the one before. Returns it; it is not stored. A company is told by mail; of an
   * administrator's feed, which shows the firm's appointments, all administrators are.
   */
  async create({ kind, id }: SignedInCaller): Promise<{ url: string; createdAt: Date }> {
    const token = newLinkSecret();
    const createdAt = this.clock.now();
    const owner = { kind, id };
    await this.unitOfWork.run(async () => {
      await this.feeds.put({ owner, hash: hashOfSecret(token), createdAt });
      const reader = await this.readerOf(owner);
      if (!reader) throw notFound('calendar-feed');
      if (kind === 'admin') await this.notices.tellAll(calendarFeedMadeMail, { id, email: reader.email });
      else await this.mailQueue.enqueue(ownCalendarFeedMail(reader));
    });
    return { url: `${this.settings.publicUrl}/calendar/${token}.ics`, createdAt };
  }

  /** Ends the address. Idempotent. */
  async remove(owner: FeedOwner): Promise<void> {
    await this.feeds.remove(owner);
  }

  /** Returns the calendar at an address: one query of bounded size. 404 for an address that is none, or no longer one. */
  async read(token: string): Promise<string> {
    const feed = await this.feeds.findByHash(hashOfSecret(token));
    const owner = feed && (await this.readerOf(feed.owner));
    if (!feed || !owner) throw notFound('calendar-feed');
    const { language } = owner;
    const now = this.clock.now();
    const { kind, id } = feed.owner;
    const found = await this.appointments.agreedOf(
      kind === 'admin' ? null : id,
      daysBefore(now, FEED.daysBack),
      daysBefore(now, -FEED.daysAhead),
      FEED.most,
    );
    const reader = kind === 'admin' ? 'firm' : 'owner';
    const entries = found.flatMap((appointment) => {
      // When its last step was: a feed that has not changed stays the same to the byte.
      const stamp = appointment.history.at(-1)?.at ?? now;
      return calendarEntry(appointment, reader, language, this.settings, { stamp, isFeed: true }) ?? [];
    });
    return this.writer.write(entries, { method: 'PUBLISH', language, name: COMPANY.shortName });
  }

  /** Ends the address of a recovered account, and tells the owner. */
  private async end(owner: FeedOwner): Promise<void> {
    if (!(await this.feeds.remove(owner))) return;
    const reader = await this.readerOf(owner);
    if (reader) await this.mailQueue.enqueue(calendarFeedEndedMail(reader));
  }

  /** Returns an account that may read a feed; null for one that is gone, blocked, or no company. */
  private async readerOf({ kind, id }: FeedOwner): Promise<FeedReader | null> {
    if (kind === 'admin') {
      const admin = (await this.admins.findMany([id])).get(id);
      return admin ? { kind, email: admin.email, language: admin.language } : null;
    }
    const user = await this.users.find(id);
    if (!user || !hasFeed(user.role) || user.blocked) return null;
    const { email, language, first_name, last_name } = user;
    return { kind, email, language, first_name, last_name };
  }
}
