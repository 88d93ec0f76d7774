import { Injectable } from '@nestjs/common';
import { MessagingService } from '../../messaging/application/messaging.service.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { Project } from '../domain/project.ts';
import { ownerMail, ownerText, type Done } from './owner-notice.ts';

/** Notifies a company of the firm's changes to its project. */
@Injectable()
export class OwnerNotice {
  constructor(
    private readonly messaging: MessagingService,
    private readonly mailQueue: MailQueue,
  ) {}

  /** Sends a message and an email, in the unit of work of the change. */
  async tell(ownerId: string, project: Project, done: Done): Promise<void> {
    const { user } = await this.messaging.notify(ownerId, (language) => ownerText(project, done, language));
    await this.mailQueue.enqueue(ownerMail(project, user, done));
  }
}
