import { Mailer, type MailMessage } from '../../../api/src/platform/mail/mailer.ts';

export interface SentMail extends MailMessage {
  /** The first address in the text, without the origin: `/verify-email?token=…`. */
  link: string | null;
}

/** Accepts and keeps every email. */
export class KeepingMailer extends Mailer {
  readonly sent: SentMail[] = [];

  async send(message: MailMessage): Promise<void> {
    const link = /https?:\/\/[^/\s]+(\/\S*)/.exec(message.text)?.[1] ?? null;
    this.sent.push({ ...message, link });
  }
}
