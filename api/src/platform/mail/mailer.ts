import type { Language } from '@consulting/contracts';

/** A picture sent along, which the HTML part shows as `cid:…`. */
export interface Attachment {
  cid: string;
  filename: string;
  contentType: string;
  contentDisposition: 'inline';
  content: Buffer;
}

/** A mail ready to go out. */
export interface MailMessage {
  /** The same for every try of a mail, so that a receiver recognises duplicates. */
  messageId: string;
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  date: Date;
  headers: Record<'Content-Language', Language>;
}

/** The mail server refused this mail for good. The message is the server's own words. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Hands a mail to a mail server. Resolves when it is accepted; throws MailRefused when it never will be, and any other
 * error when it may be tried again.
 */
export abstract class Mailer {
  abstract send(message: MailMessage): Promise<void>;
}
