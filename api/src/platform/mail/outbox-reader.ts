import type { Page, PageRequest } from '../../shared/page.ts';

/** A mail that is waiting or was given up, as the administration sees it: without its text, which may hold links. */
export interface UndeliveredMail {
  id: string;
  to: string;
  subject: string;
  kind: string;
  state: 'waiting' | 'failed';
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  /** When it is tried next; of no meaning once failed. */
  nextAt: Date;
}

export interface UndeliveredFilter {
  /** Both when missing. */
  state?: 'waiting' | 'failed' | undefined;
  /** Literal text, ignoring case, in address or subject. */
  q?: string | undefined;
}

/** The administration's view of the outbox. */
export abstract class OutboxReader {
  /** Newest first. */
  abstract page(filter: UndeliveredFilter, request: PageRequest): Promise<Page<UndeliveredMail>>;
  /**
   * Makes a mail due at once, with a fresh set of attempts; DomainError `not-found` when it is delivered or unknown,
   * `conflict` while it is being sent.
   */
  abstract retry(id: string): Promise<void>;
  /** How many are in a state. */
  abstract count(state: 'waiting' | 'failed'): Promise<number>;
}
