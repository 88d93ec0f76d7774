import type { Language } from '@consulting/contracts';

/** A mail ready to go out. */
export interface MailMessage {
  /** The same for every try of the same mail, so that a receiver recognises a repetition. */
  messageId: string;
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  headers: Record<'Content-Language', Language>;
}

/** The mail server will never take this mail: a further try would get the same answer. The message is its own words. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Hands one mail to the world. Resolves when it is accepted; throws MailRefused when it never will be, and anything else
 * when it may be tried again.
 */
export abstract class Mailer {
  abstract send(message: MailMessage): Promise<void>;
}
