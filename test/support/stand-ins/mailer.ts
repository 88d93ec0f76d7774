import { Mailer, MailRefused, type MailMessage } from '../../../api/src/platform/mail/mailer.ts';

export interface SentMail extends MailMessage {
  /** The first address in the text, without the origin: `/verify-email#token=…`. */
  link: string | null;
}

/** Returns the token in the fragment of a mailed link. */
export const tokenOf = (link: string | null): string =>
  new URLSearchParams(new URL(link ?? '/', 'http://x').hash.slice(1)).get('token') ?? '';

/** Accepts and keeps every email. */
export class KeepingMailer extends Mailer {
  readonly sent: SentMail[] = [];

  async send(message: MailMessage): Promise<void> {
    const link = /https?:\/\/[^/\s]+(\/\S*)/.exec(message.text)?.[1] ?? null;
    this.sent.push({ ...message, link });
  }
}

/** Can be out of reach for a while, so that mails wait. */
export class PausedMailer extends KeepingMailer {
  isPaused = false;

  override async send(message: MailMessage): Promise<void> {
    if (this.isPaused) throw new Error('connect ECONNREFUSED');
    await super.send(message);
  }
}

/** Refuses mails to some addresses for good. */
export class RefusingMailer extends KeepingMailer {
  readonly refused = new Set<string>();

  override async send(message: MailMessage): Promise<void> {
    if (this.refused.has(message.to)) throw new MailRefused('550 no such mailbox');
    await super.send(message);
  }
}
