import { Injectable } from '@nestjs/common';
import { MessagingService } from '../../messaging/application/messaging.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Outbox, type Mail } from '../../platform/mail/outbox.ts';
import { Settings } from '../../config/settings.ts';
import { looksLikeSpam, type ContactMessage, type FormTraces } from '../domain/contact-message.ts';

/** The contact form: every message is kept among the conversations; what does not look like spam is mailed to the company. */
@Injectable()
export class ContactService {
  constructor(
    private readonly messaging: MessagingService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
  ) {}

  async receive(message: ContactMessage, traces: FormTraces): Promise<void> {
    const isSpam = looksLikeSpam(message, traces);
    const { contactTo } = this.settings;
    await this.unitOfWork.run(async () => {
      const id = await this.messaging.receiveContact({ ...message, isSpam });
      if (contactTo && !isSpam) await this.outbox.enqueue(contactMail(contactTo, message, id));
    });
  }
}

function contactMail(to: string, { name, email, message }: ContactMessage, id: string): Mail {
  return {
    to,
    replyTo: email,
    subject: `Message from ${name} (contact form)`,
    paragraphs: [`${name} <${email}> wrote:`, message, 'Answer this mail to write to the sender.'],
    action: { label: 'Open in the administration', path: `/admin-dashboard?tab=messages/userid=${id}` },
    kind: 'contact',
  };
}
