import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { Refusals } from '../../platform/mail/refusals/refusals.port.ts';
import { nextReminder } from '../../shared/person/availability.ts';
import { eachDue } from '../../shared/each-due.ts';
import { Clock } from '../../shared/time/clock.ts';
import type { Account } from '../domain/account.ts';
import { availabilityMail } from './availability-mail.ts';
import { ReminderRepository, type DueReminder } from './users.ports.ts';

/**
 * Reminds freelancers to confirm their availability. Moving the reminder on, in a conditional write, and storing the mail are
 * one unit of work: a process that dies leaves nothing half done, and of several processes one reminds a person. A new
 * confirmation moves the reminder, too, so that the write of a sweep fails.
 */
@Injectable()
export class AvailabilityRemindersService {
  private readonly log = new Logger('Availability');

  constructor(
    private readonly reminders: ReminderRepository,
    private readonly refusals: Refusals,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Sends the reminders that are due, those that have waited longest first. */
  async send(): Promise<void> {
    const now = this.clock.now();
    await eachDue({
      due: (count) => this.reminders.due(now, count),
      idOf: ({ userId }) => userId,
      act: (each) => this.remind(each, now),
      failed: (userId, error) => this.log.error(`The reminder of ${userId} failed: ${String(error)}`),
    });
  }

  private remind(due: DueReminder, now: Date): Promise<void> {
    return this.unitOfWork.run(async () => {
      const account = await this.reminders.advance(due, nextReminder(due, now));
      // The reminder of somebody who gets no mail is moved on, too, so that the next one is due at its own time.
      if (account && (await this.isReminded(account)))
        await this.mailQueue.enqueue(availabilityMail(account.user, now));
    });
  }

  private async isReminded({ user, emailVerified }: Account): Promise<boolean> {
    if (user.role !== 'Freelancer' || user.blocked || !emailVerified) return false;
    if (user.notifications.availability === 'none') return false;
    return !(await this.refusals.isPaused(user.email));
  }
}
