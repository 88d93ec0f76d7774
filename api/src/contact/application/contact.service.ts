import { DEFAULT_LANGUAGE, type AdminAction } from '@consulting/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MessagingService, type KeptContact } from '../../messaging/application/messaging.service.ts';
import { FirmMails } from '../../placement/application/news/firm-mails.ts';
import { FirmReaders } from '../../placement/application/news/firm-readers.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { notFound, orNotFound } from '../../shared/errors.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { looksLikeSpam, type ContactMessage, type FormTraces } from '../domain/contact-message.ts';
import { contactReceived } from './contact-events.ts';
import { contactMail } from './contact-mail.ts';

/**
 * The contact form: every message is stored among the conversations. What does not look like spam is mailed to the
 * company, the rest when an administrator clears the spam flag: at once, or with others once there are many (`FirmMails`).
 */
@Injectable()
export class ContactService implements OnModuleInit {
  constructor(
    private readonly messaging: MessagingService,
    private readonly firmMails: FirmMails,
    private readonly unitOfWork: UnitOfWork,
    private readonly readers: FirmReaders,
    private readonly audit: AuditLog,
    private readonly erasures: Erasures,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.erasures.eraseAgainBy('contact', (id) => this.erase(id));
  }

  async receive(message: ContactMessage, traces: FormTraces): Promise<void> {
    const isSpam = looksLikeSpam(message, traces);
    await this.unitOfWork.run(async () => {
      const id = await this.messaging.receiveContact({ ...message, isSpam });
      if (isSpam) return;
      await this.mail(message, id);
      await this.events.publish(contactReceived(await this.get(id)));
    });
  }

  /** Throws 404 unless the id is a contact message's. */
  async get(id: string): Promise<KeptContact> {
    return orNotFound(await this.messaging.contact(id), 'message');
  }

  /** Clears the spam flag and mails the message to the company, once. 404 unless the id is a contact message's. */
  async clearSpam(adminId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const wasFlagged = await this.messaging.clearSpam(id);
      const contact = await this.get(id);
      if (!wasFlagged) return;
      await this.mail(contact, id);
      await this.note(adminId, 'contact.cleared', id);
      await this.events.publish(contactReceived(contact));
    });
  }

  /** Erases a contact message. 404 unless the id is a contact message's. */
  async remove(adminId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.erase(id);
      await this.note(adminId, 'contact.deleted', id);
    });
  }

  private erase(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.messaging.removeContact(id))) throw notFound('message');
      await this.erasures.note('contact', id);
    });
  }

  private async mail(message: ContactMessage, id: string): Promise<void> {
    const readers = await this.readers.all(message.language ?? DEFAULT_LANGUAGE);
    await this.firmMails.send(readers.map((reader) => contactMail(reader, message, id)));
  }

  /** Without the sender's name: the log is kept longer than the message. */
  private note(adminId: string, action: AdminAction, id: string): Promise<void> {
    return this.audit.byAdmin(adminId, action, { kind: 'contact message', id });
  }
}
