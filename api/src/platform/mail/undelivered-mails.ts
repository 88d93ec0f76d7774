import type { Page, PageRequest } from '../../shared/page.ts';

/**
 * `waiting`: for the next attempt. `failed`: given up. `held`: it was waiting when a backup was restored, and may have
 * been delivered since; somebody decides.
 */
export const MAIL_STATES = ['waiting', 'failed', 'held'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail that is not delivered, as the administration sees it: without its text, which may hold links. */
export interface UndeliveredMail {
  id: string;
  to: string;
  subject: string;
  kind: string;
  state: MailState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  /** When it is tried next; only of a meaning while waiting. */
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
  /** null when none waits. */
  oldestWaiting: Date | null;
}

/** The administration's view of the mail queue. */
export abstract class UndeliveredMails {
  /** Newest first. */
  abstract page(filter: UndeliveredFilter, request: PageRequest): Promise<Page<UndeliveredMail>>;
  /**
   * Makes a mail due at once, with a fresh set of attempts; DomainError `not-found` when it is delivered or unknown,
   * `conflict` while it is being sent.
   */
  abstract retry(id: string): Promise<void>;
  /** How many are in each state, and since when the oldest of those that wait does so. */
  abstract depth(): Promise<MailQueueDepth>;
  /** How many are in one of these states. */
  abstract count(...states: MailState[]): Promise<number>;
}
