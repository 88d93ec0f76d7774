/**
 * The port of the mail queue.
 *
 * A mail is stored with the change that causes it, inside its unit of work, and delivered afterwards. It is in the
 * language of the account that reads it.
 */

import type { Language, MailKind } from '@consulting/contracts';

/** One mail to one person. `text` is complete by itself; the HTML part is made from the same pieces. */
export interface Mail {
  to: string;
  /** The language of the text and of the site that the link leads to. */
  language: Language;
  subject: string;
  /** Paragraphs, in order. */
  paragraphs: string[];
  /**
   * The link of the mail, as a button and as plain text. `path` starts with `/` and is appended to PUBLIC_URL, or to
   * ADMIN_URL (`isAdministration`).
   */
  action?: { label: string; path: string };
  kind: MailKind;
  /** The address for replies; the company's when absent. */
  replyTo?: string;
  /** The user named in a mail to somebody else: the mail is removed with that user's account. */
  about?: string;
}

/**
 * Stores mails in the unit of work of the change that causes them; they are delivered afterwards with retries. No
 * request waits for a mail server, and a crash between change and sending loses no mail.
 */
export abstract class MailQueue {
  abstract enqueue(mail: Mail): Promise<void>;
  /** Like `enqueue`, in one write. */
  abstract enqueueAll(mails: readonly Mail[]): Promise<void>;
  /** Returns the undelivered mails to an address, oldest first. */
  abstract waitingFor(address: string): Promise<{ subject: string; paragraphs: string[]; createdAt: Date }[]>;
  /** Drops undelivered mails that name a user to others. Idempotent. */
  abstract forgetAbout(userId: string): Promise<void>;
  /** Drops undelivered mails to an address, including those given up; `kind` narrows. Idempotent. */
  abstract forget(address: string, kind?: MailKind): Promise<void>;
}
