import { RETENTION } from '../time/retention.ts';

/** Returns an address in its form for comparison: without regard to case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export const sameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other);

/** A former address of an account. Until `until` nobody else may take it, so that the change can be undone. */
export interface PreviousEmail {
  email: string;
  until: Date;
}

/** The current address and the previous ones, oldest first. */
export interface EmailHistory {
  email: string;
  previous: PreviousEmail[];
}

/** How long a change of the address can be undone, in milliseconds. */
export const UNDO_PERIOD = RETENTION.previousEmails;

/** Most changes within that time; each reserves an address. */
const MOST_CHANGES = 10;

const openOf = (previous: readonly PreviousEmail[], now: Date) => previous.filter(({ until }) => until > now);

/** Returns false while the account has changed its address too often. */
export function mayChange({ previous }: EmailHistory, now: Date): boolean {
  return openOf(previous, now).length < MOST_CHANGES;
}

/** Returns the history after a change: the old address is reserved, so that the change can be undone. */
export function afterChange({ email, previous }: EmailHistory, next: string, now: Date): EmailHistory {
  const until = new Date(now.getTime() + UNDO_PERIOD);
  return { email: next, previous: [...openOf(previous, now), { email, until }] };
}

/**
 * Returns the history after a change was undone: addresses after `to` are dropped, those before it stay reserved. Null
 * when `to` is not or no longer reserved.
 */
export function afterUndo({ previous }: EmailHistory, to: string, now: Date): EmailHistory | null {
  const open = openOf(previous, now);
  const at = open.findIndex(({ email }) => sameEmail(email, to));
  const found = open[at];
  return found ? { email: found.email, previous: open.slice(0, at) } : null;
}
