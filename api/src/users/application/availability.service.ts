import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { forbidden, orNotFound } from '../../shared/errors.ts';
import { hashOfSecret } from '../../shared/link-secret.ts';
import {
  confirmationOf,
  confirmedBy,
  isAnythingKnown,
  nextReminder,
  type AvailabilityChange,
  type KnownAvailability,
} from '../../shared/person/availability.ts';
import { Clock } from '../../shared/time/clock.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { editableOfUser, fullName, type User } from '../domain/user.ts';
import { UnsubscribeLinkRepository, UserRepository } from './users.ports.ts';

/**
 * When freelancers are free. Every saving and every confirmation plans the reminders anew and drops one that waits to be
 * sent. The link of a reminder has the token of the link that switches reminders off (`UnsubscribeService`): whoever has
 * the mail has both.
 */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly users: UserRepository,
    private readonly links: UnsubscribeLinkRepository,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves what is given; a missing field stays, and without any nothing changes. 403 for another role. `precondition`: the
   * expected versions of `editableOfUser`, of which only the two fields count.
   */
  save(userId: string, change: AvailabilityChange, precondition?: Precondition): Promise<User> {
    return this.unitOfWork.run(async () => {
      const user = orNotFound(await this.users.lock(userId), 'account');
      // The role may have changed since the guard checked it.
      if (user.role !== 'Freelancer') throw forbidden('availability.role-required');
      assertUnchanged(editableOfUser(user), precondition, ['available_from', 'days_per_week']);
      const { confirmedAt } = confirmedBy(change, this.clock.now());
      if (!confirmedAt) return user;
      const { available_from = user.available_from, days_per_week = user.days_per_week } = change;
      return this.write(user, { available_from, days_per_week, confirmedAt });
    });
  }

  /** Confirms for an administrator. 404 when there is no such freelancer, conflict when nothing is known. */
  confirm(adminId: string, userId: string): Promise<User> {
    return this.unitOfWork.run(async () => {
      const found = await this.users.lock(userId);
      const user = orNotFound(found?.role === 'Freelancer' ? found : null, 'account');
      const confirmed = await this.write(user, { ...user, ...confirmationOf(user, this.clock.now()) });
      const about = { kind: 'user', id: userId, label: fullName(user) } as const;
      await this.audit.byAdmin(adminId, 'user.availability-confirmed', about);
      return confirmed;
    });
  }

  /** Returns what the link in a mail is about; null for a token that is none, or no longer one of a freelancer. */
  async knownBy(token: string): Promise<KnownAvailability | null> {
    const userId = await this.userOf(token);
    const user = userId === null ? null : await this.users.find(userId);
    return user && isAsked(user) ? user : null;
  }

  /** Confirms by the link in a mail. Idempotent; returns false for a token by which nothing is known. */
  async confirmBy(token: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const userId = await this.userOf(token);
      const user = userId === null ? null : await this.users.lock(userId);
      if (!user || !isAsked(user)) return false;
      await this.write(user, { ...user, confirmedAt: this.clock.now() });
      return true;
    });
  }

  private async userOf(token: string): Promise<string | null> {
    const link = await this.links.find(hashOfSecret(token));
    return link?.notification === 'availability' && !link.isFormer ? link.userId : null;
  }

  private async write(
    { id, email }: User,
    { available_from, days_per_week, confirmedAt }: KnownAvailability,
  ): Promise<User> {
    const known = { available_from, days_per_week, confirmedAt };
    const remindAt = nextReminder(known, this.clock.now());
    const user = orNotFound(await this.users.replace(id, { ...known, remindAt }), 'account');
    await this.mailQueue.forget(email, 'availability');
    return user;
  }
}

const isAsked = (user: User): boolean => user.role === 'Freelancer' && !user.blocked && isAnythingKnown(user);
