import type { Page, PageRequest } from '../../shared/page.ts';

/**
 * `waiting`: for the next attempt. `failed`: given up. `held`: was waiting when a backup was restored and may have been
 * delivered since, so a person decides.
 */
export const MAIL_STATES = ['waiting', 'failed', 'held'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** An undelivered mail as the administration sees it: without its text, which may hold links. */
export interface UndeliveredMail {
  id: string;
  to: string;
  subject: string;
  kind: string;
  state: MailState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  /** When it is tried next; has a meaning only while waiting. */
  nextAt: Date;
}

export interface UndeliveredFilter {
  /** All when missing. */
  state?: MailState | undefined;
  /** Literal text, ignoring case, in address or subject. */
  q?: string | undefined;
}

export interface MailQueueDepth {
  counts: Record<MailState, number>;
  /** null when no mail waits. */
  oldestWaiting: Date | null;
}

/** The administration's view of the mail queue. */
export abstract class UndeliveredMails {
  /** Newest first. */
  abstract page(filter: UndeliveredFilter, request: PageRequest): Promise<Page<UndeliveredMail>>;
  /**
   * Makes a mail due at once, with all its attempts again. DomainError `not-found` when it is delivered or unknown,
   * `conflict` while it is being sent.
   */
  abstract retry(id: string): Promise<void>;
  /** Returns the number of mails in each state, and the time of the oldest one waiting. */
  abstract depth(): Promise<MailQueueDepth>;
  /** Returns the number of mails in these states. */
  abstract count(...states: MailState[]): Promise<number>;
}
