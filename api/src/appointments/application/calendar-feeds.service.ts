import { Injectable } from '@nestjs/common';
import { COMPANY, type Language } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { AdminsService } from '../../auth/account/application/admins.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { notFound } from '../../shared/errors.ts';
import { hashOfSecret, newLinkSecret } from '../../shared/link-secret.ts';
import { Clock } from '../../shared/time/clock.ts';
import { daysBefore } from '../../shared/time/retention.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { FEED, hasFeed, type CalendarFeed, type FeedOwner } from '../domain/calendar-feed.ts';
import { AppointmentRepository, CalendarFeedRepository, CalendarWriter } from './appointments.ports.ts';
import { calendarEntry } from './calendar-entries.ts';

/**
 * Calendar feeds: an address with a secret, by which a calendar program reads agreed appointments. An account has one at
 * a time; a new one replaces it.
 */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly appointments: AppointmentRepository,
    private readonly writer: CalendarWriter,
    private readonly admins: AdminsService,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Returns null when the account has none. */
  find(owner: FeedOwner): Promise<CalendarFeed | null> {
    return this.feeds.find(owner);
  }

  /** Makes a new address, and ends the one before. Returns it; it is not stored. */
  async create(owner: FeedOwner): Promise<{ url: string; createdAt: Date }> {
    const token = newLinkSecret();
    const createdAt = this.clock.now();
    await this.unitOfWork.run(() => this.feeds.put({ owner, hash: hashOfSecret(token), createdAt }));
    return { url: `${this.settings.publicUrl}/calendar/${token}.ics`, createdAt };
  }

  /** Ends the address. Idempotent. */
  async remove(owner: FeedOwner): Promise<void> {
    await this.feeds.remove(owner);
  }

  /** Returns the calendar at an address: one query of bounded size. 404 for an address that is none, or no longer one. */
  async read(token: string): Promise<string> {
    const feed = await this.feeds.findByHash(hashOfSecret(token));
    const language = feed && (await this.languageOf(feed.owner));
    if (!feed || !language) throw notFound('calendar-feed');
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

  /** Returns the language of an account that may read a feed; null for one that is gone, blocked, or no company. */
  private async languageOf({ kind, id }: FeedOwner): Promise<Language | null> {
    if (kind === 'admin') return (await this.admins.findMany([id])).get(id)?.language ?? null;
    const user = await this.users.find(id);
    return user && hasFeed(user.role) && !user.blocked ? user.language : null;
  }
}
