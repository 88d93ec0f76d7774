import type { Page, PageRequest } from '../../shared/page.ts';

/** `waiting`: for the next attempt. `failed`: given up, kept for the administration. */
export const OUTBOX_STATES = ['waiting', 'failed'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** A mail that is waiting or was given up, as the administration sees it: without its text, which may hold links. */
export interface UndeliveredMail {
  id: string;
  to: string;
  subject: string;
  kind: string;
  state: OutboxState;
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

export interface OutboxDepth {
  counts: Record<OutboxState, number>;
  /** null when none waits. */
  oldestWaiting: Date | null;
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
  /** How many are in each state, and since when the oldest of those that wait does so. */
  abstract depth(): Promise<OutboxDepth>;
  /** How many are in a state. */
  abstract count(state: 'waiting' | 'failed'): Promise<number>;
}
