import { forbidden } from '../../../shared/errors.ts';
import { RETENTION } from '../../../shared/retention.ts';

/** Two kinds of callers, two audiences of tokens, two secrets. */
export type SessionAudience = 'user' | 'admin';

/** Names an account. */
export interface AccountRef {
  audience: SessionAudience;
  id: string;
}

/** What a token belongs to. A token alone proves nothing: the server knows which sessions live. */
export interface Session {
  id: string;
  audience: SessionAudience;
  /** The user's or administrator's id. */
  subjectId: string;
  /** The subject's session epoch at sign-in; a raised one has ended this session. */
  epoch: number;
  openedAt: Date;
  /** When the owner last showed a password, a code or a passkey: at the sign-in, or when asked again. */
  confirmedAt: Date;
  lastSeenAt: Date;
  /** When it ends unless it is renewed before. */
  expiresAt: Date;
  /** What the browser calls itself, for the list of one's sessions. */
  device: string;
}

const MINUTE = 60_000;

/** A session's renewal is written at most this often. */
export const RENEW_EVERY = MINUTE;

/** For so long after the owner was confirmed nothing asks again. */
const CONFIRMED_FOR = 10 * MINUTE;

/** 403 unless the owner was confirmed within the last ten minutes. */
export function assertConfirmed({ confirmedAt }: Pick<Session, 'confirmedAt'>, now: Date): void {
  if (now.getTime() - confirmedAt.getTime() >= CONFIRMED_FOR) throw forbidden('session.confirm-first');
}

/** The end of the longest life; the token's own `exp`. */
export function endOfLife(audience: SessionAudience, openedAt: Date): Date {
  return new Date(openedAt.getTime() + RETENTION.sessions[audience].most);
}

/** When a session that was seen `now` ends: after the idle time, and never after the end of its life. */
export function expiryOf(audience: SessionAudience, openedAt: Date, now: Date): Date {
  const idle = now.getTime() + RETENTION.sessions[audience].idle;
  return new Date(Math.min(idle, endOfLife(audience, openedAt).getTime()));
}

export function isDueForRenewal(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= RENEW_EVERY;
}
