import type { Language } from '@consulting/contracts';

/** One mail to one person. `text` is complete by itself; the HTML part is made from the same pieces. */
export interface Mail {
  to: string;
  /** Of the text; the link leads to the site in it. */
  language: Language;
  subject: string;
  /** Paragraphs, in order. */
  paragraphs: string[];
  /** The one thing to do, as a button and as a plain link. `path` starts with `/` and is put behind PUBLIC_URL. */
  action?: { label: string; path: string };
  /** What causes it, for the administration's list and for metrics: `verification`, `decision` … */
  kind: string;
  /** Where answers go; the company's address when absent. */
  replyTo?: string;
  /** The user whom a mail to somebody else names: it goes with that user's account. */
  about?: string;
}

/**
 * Mails are stored with the change that causes them (inside its unit of work) and delivered afterwards with
 * retries, by `platform/outbox`, which delivers webhooks too. No request waits for a mail server, and a crash between
 * change and sending loses no mail. The collection of the queue is named `outbox`.
 */
export abstract class MailQueue {
  abstract enqueue(mail: Mail): Promise<void>;
  /** What is not delivered yet to an address, oldest first. */
  abstract waitingFor(address: string): Promise<{ subject: string; paragraphs: string[]; createdAt: Date }[]>;
  /** Drops what is not delivered yet and names a user to others. Idempotent. */
  abstract forgetAbout(userId: string): Promise<void>;
  /** Drops what is not delivered yet to an address, also what was given up; `kind` narrows. Idempotent. */
  abstract forget(address: string, kind?: string): Promise<void>;
}
