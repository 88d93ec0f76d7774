import type { SentType } from './event.ts';

/**
 * `waiting`: for its turn or its next attempt. `failed`: given up. `held`: it was waiting when a backup was restored, and
 * may have been delivered since; somebody decides.
 */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'held'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why there was no status: the address, its name, its silence, its certificate, the line, or a secret that nobody can open. */
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
  /** The receiver's; null when there was none. */
  status: number | null;
  milliseconds: number;
  error: AttemptError | null;
}

/** One event on its way to one webhook, or the record of it. */
export interface Delivery {
  id: string;
  webhookId: string;
  /** `webhook-id`: the same for every attempt, and for all webhooks that are told of the event. */
  messageId: string;
  type: SentType;
  /** What is sent, to the letter. */
  body: string;
  state: DeliveryState;
  /** The latest ones, oldest first. */
  attempts: Attempt[];
  createdAt: Date;
  /** When it is tried next, at the earliest; only of a meaning while waiting. */
  nextAt: Date;
}

/** Any 2xx; a redirect is not followed and therefore no success. */
export const isSuccess = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/** How a log calls what came of an attempt. */
export const outcomeOf = ({ status, error }: Attempt): string =>
  status === null ? String(error) : `status ${status}`;
