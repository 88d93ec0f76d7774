import { Injectable } from '@nestjs/common';
import type { AdminCaller } from '../../../shared/caller.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { MailQueue, type Mail } from '../../../platform/mail/mail-queue.ts';
import type { Admin } from '../domain/admin.ts';
import { AdminRepository } from './admins.ports.ts';
import type { Told } from './notice-mails.ts';

/** Mails all administrators of what gives lasting access, so that no intruder makes it unnoticed. */
@Injectable()
export class AdminNotices {
  constructor(
    private readonly admins: AdminRepository,
    private readonly mailQueue: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** Returns whom a mail to all administrators reaches, and in which language. */
  async readers(): Promise<Pick<Admin, 'email' | 'language'>[]> {
    return (await this.admins.findAll()).map(({ email, language }) => ({ email, language }));
  }

  /**
   * Mails each administrator except `unless`, in the administrator's own language, inside the caller's unit of work.
   * `by` is who did it; null for the operator of the machine.
   */
  async tellAll(
    mailOf: (told: Told) => Mail,
    by: Pick<AdminCaller, 'id' | 'email'> | null,
    unless?: string,
  ): Promise<void> {
    const at = this.clock.now();
    const readers = (await this.admins.findAll()).filter(({ id }) => id !== unless);
    await this.mailQueue.enqueueAll(readers.map((reader) => mailOf({ reader, by, at })));
  }
}
