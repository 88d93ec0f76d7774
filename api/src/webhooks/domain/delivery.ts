import type { SentType } from './event.ts';

/**
 * `waiting`: for its turn or its next attempt. `failed`: given up. `held`: it was waiting in a restored backup and
 * may have been delivered since; an administrator decides.
 */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'held'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why there is no status: address, name, timeout, certificate, connection, or a secret that cannot be opened. */
export const ATTEMPT_ERRORS = [
  'address-not-public',
  'name-not-found',
  'timeout',
  'tls',
  'connection',
  'secret-unreadable',
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

export interface Attempt {
  at: Date;
  /** The receiver's HTTP status; null when there was none. */
  status: number | null;
  milliseconds: number;
  error: AttemptError | null;
}

/** One event for one webhook, waiting or recorded. */
export interface Delivery {
  id: string;
  webhookId: string;
  /** `webhook-id`: the same for every attempt and every webhook subscribed to the event. */
  messageId: string;
  type: SentType;
  /** The exact body that is sent. */
  body: string;
  state: DeliveryState;
  /** The latest attempts, oldest first. */
  attempts: Attempt[];
  createdAt: Date;
  /** The earliest time of the next attempt; meaningful only while waiting. */
  nextAt: Date;
}

/** Returns true for any 2xx; redirects are not followed and count as failures. */
export const isSuccess = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/** Returns the outcome of an attempt for a log. */
export const outcomeOf = ({ status, error }: Attempt): string =>
  status === null ? String(error) : `status ${status}`;
