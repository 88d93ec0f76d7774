import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  kindsOf,
  type Notification,
  type NotificationPreferences,
  NOTIFICATIONS,
} from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { Wishes } from '../../platform/wishes/wishes.ts';
import { orNotFound } from '../../shared/errors.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { editableOfUser, type User } from '../domain/user.ts';
import { UserRepository } from './users.ports.ts';

/**
 * Which mails users want, of those that can be switched off. A module asks before it writes such a mail, by `of` or, with the
 * user at hand, by `user.notifications`, and sets `wantedBy` in the mail, so that it gets the links that switch it off.
 */
@Injectable()
export class PreferencesService implements OnModuleInit {
  constructor(
    private readonly users: UserRepository,
    private readonly mailQueue: MailQueue,
    private readonly wishes: Wishes,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.wishes.fulfilAgainBy('notifications', ({ id, value }) =>
      this.choose(id, JSON.parse(value) as NotificationPreferences),
    );
  }

  /** 404 when there is no such user. */
  async of(userId: string): Promise<NotificationPreferences> {
    return orNotFound(await this.users.find(userId), 'account').notifications;
  }

  /**
   * Stores the choice; mails that are no longer wanted and not sent yet are dropped. Returns the user after it.
   * `precondition`: the expected versions of `editableOfUser`, of which only the notifications count.
   */
  choose(userId: string, chosen: NotificationPreferences, precondition?: Precondition): Promise<User> {
    return this.unitOfWork.run(async () => {
      const before = orNotFound(await this.users.lock(userId), 'account');
      assertUnchanged(editableOfUser(before), precondition, ['notifications']);
      const user = await this.write(userId, chosen);
      for (const notification of NOTIFICATIONS)
        if (chosen[notification] === 'none') await this.dropWaiting(user, notification);
      return user;
    });
  }

  /**
   * Stores whether lists say what the user shares with their entries. Returns the user after it. `precondition`: the expected
   * versions of `editableOfUser`, of which only this choice counts.
   */
  showShared(userId: string, showsShared: boolean, precondition?: Precondition): Promise<User> {
    return this.unitOfWork.run(async () => {
      const before = orNotFound(await this.users.lock(userId), 'account');
      assertUnchanged(editableOfUser(before), precondition, ['showsShared']);
      return orNotFound(await this.users.replace(userId, { showsShared }), 'account');
    });
  }

  /** Switches a group off. Idempotent; does nothing when there is no such user. */
  async switchOff(userId: string, notification: Notification): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Locked, so that of two groups that are switched off at the same time none comes back.
      const user = await this.users.lock(userId);
      if (!user) return;
      await this.write(userId, { ...user.notifications, [notification]: 'none' });
      await this.dropWaiting(user, notification);
    });
  }

  private async write(userId: string, notifications: NotificationPreferences): Promise<User> {
    const user = orNotFound(await this.users.replace(userId, { notifications }), 'account');
    const owner = { kind: 'user', id: userId } as const;
    await this.wishes.note('notifications', userId, owner, JSON.stringify(notifications));
    return user;
  }

  private async dropWaiting({ email }: User, notification: Notification): Promise<void> {
    for (const kind of kindsOf(notification)) await this.mailQueue.forget(email, kind);
  }
}
