/**
 * The port of the mail queue.
 *
 * A mail is stored with the change that causes it, inside its unit of work, and delivered afterwards. It is in the
 * language of the account that reads it. Its look is described in docs/decisions/0050-mails.md.
 */

import type { Language, MailKind, SavedSearchKind } from '@consulting/contracts';

/** How far an application has come. Null for what has not happened. */
export interface Progress {
  sent: Date;
  seen: Date | null;
  decided: Date | null;
}

/** A row of a mail's table. Without a label the value stands alone, as in a list. */
export interface Fact {
  label?: string;
  value: string;
}

/** An entry of a list, with its page. */
export interface MailEntry {
  title: string;
  /** Place, pay and last day, as far as they are known, in one line. */
  line: string;
  /** Path of its page. */
  path: string;
  /** Entries that are no longer shown are left out when the mail is sent. */
  of: { kind: SavedSearchKind; id: string };
}

/** A part of a mail that lists pages. */
export interface MailSection {
  title: string;
  entries: MailEntry[];
  /** Where the others are. */
  more?: { label: string; path: string };
}

/**
 * One mail to one person; `layout/` makes its text part and its HTML part from the same pieces. All fields that are
 * optional may be missing in mails that an older version has stored.
 */
export interface Mail {
  to: string;
  /** The language of the text and of the site that the link leads to. */
  language: Language;
  subject: string;
  /** The headline; the subject when absent. */
  title?: string;
  /** Of mails to the applicant about an application, and of no others. */
  progress?: Progress;
  /** The salutation, which is no part of the preview in a list of mails. */
  greeting?: string;
  /** Paragraphs, in order. */
  paragraphs: string[];
  /**
   * What the mail is about, after the paragraphs. The page of the link shows the same: a version that knows no facts may
   * send the mail during an upgrade.
   */
  facts?: Fact[];
  /** Lists of pages, after the facts. */
  sections?: MailSection[];
  /**
   * The link of the mail, as a button and as plain text. `path` starts with `/` and is appended to PUBLIC_URL, or to
   * ADMIN_URL (`isAdministration`). `hint` is one line on what the link does, or how long it works.
   */
  action?: { label: string; path: string; hint?: string };
  /** An entry for calendars (RFC 5545) that is attached, and its METHOD. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  kind: MailKind;
  /** The address for replies; the company's when absent. */
  replyTo?: string;
  /**
   * The user who gets a mail that not everybody gets any more when it leaves (`users/domain/waiting-mails.ts`). If its group
   * can be switched off (`notificationOf`), its links do so.
   */
  wantedBy?: string;
  /** The user named in a mail to somebody else: the mail is removed with that user's account. */
  about?: string;
}

/**
 * Stands in the path of a mail's action for the token of the links that switch such mails off: one that is sent, and never
 * stored. For mails of such a group with `wantedBy`.
 */
export const MAIL_TOKEN = '{token}';

/** What the owner of an address may read of an undelivered mail. */
export type WaitingMail = Pick<Mail, 'subject' | 'paragraphs' | 'facts'> & { createdAt: Date };

/**
 * Stores mails in the unit of work of the change that causes them; they are delivered afterwards with retries. No
 * request waits for a mail server, and a crash between change and sending loses no mail.
 */
export abstract class MailQueue {
  abstract enqueue(mail: Mail): Promise<void>;
  /** Like `enqueue`, in one write. */
  abstract enqueueAll(mails: readonly Mail[]): Promise<void>;
  /** Returns the undelivered mails to an address, oldest first. */
  abstract waitingFor(address: string): Promise<WaitingMail[]>;
  /** Drops undelivered mails that name a user to others. Idempotent. */
  abstract forgetAbout(userId: string): Promise<void>;
  /**
   * Drops undelivered mails to an address, including those given up, and what is noted of its refusals; with a kind only
   * such mails, with `but` all others. Idempotent.
   */
  abstract forget(address: string, kind?: MailKind | { but: MailKind }): Promise<void>;
}
