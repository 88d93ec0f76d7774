import { RETENTION } from '../../../shared/time/retention.ts';

/** Two kinds of callers, each with its own tokens and secret. */
export type SessionAudience = 'user' | 'admin';

/** The session of a token. A token alone proves nothing: the server knows the live sessions. */
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
  /** The subject's session epoch at sign-in; raising the subject's epoch ends this session. */
  epoch: number;
  openedAt: Date;
  /** When the owner last showed what a sign-in takes: at the sign-in or a confirmation. */
  confirmedAt: Date;
  lastSeenAt: Date;
  /** When it ends unless it is renewed before. */
  expiresAt: Date;
  /** The browser's User-Agent, for the owner's list of sessions. */
  device: string;
}

const MINUTE = 60_000;

/** The minimum time between two stored renewals of a session. */
export const RENEW_EVERY = MINUTE;

/** Returns the end of the longest life, which is the token's `exp`. */
export function endOfLife(audience: SessionAudience, openedAt: Date): Date {
  return new Date(openedAt.getTime() + RETENTION.sessions[audience].most);
}

/** Returns when a session that was seen `now` ends: after the idle time, but not after the end of its life. */
export function expiryOf(audience: SessionAudience, openedAt: Date, now: Date): Date {
  const idle = now.getTime() + RETENTION.sessions[audience].idle;
  return new Date(Math.min(idle, endOfLife(audience, openedAt).getTime()));
}

export function isDueForRenewal(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= RENEW_EVERY;
}
