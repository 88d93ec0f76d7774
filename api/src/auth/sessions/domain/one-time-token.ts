import type { RETENTION } from '../../../shared/retention.ts';
import type { SessionAudience } from './session.ts';

/** What a token that works once is for; `RETENTION.tokens` says how long each lives. */
export type TokenPurpose = keyof typeof RETENTION.tokens;

/** A secret that was handed out, as the store knows it: by its hash. */
export interface OneTimeToken {
  hash: string;
  purpose: TokenPurpose;
  /** Whether its subject is a user or an administrator. */
  audience: SessionAudience;
  /** Whom it is about: a user, or for an invitation the administrator who wrote it. */
  subjectId: string;
  /**
   * For an invitation: the only address that may use it; empty for anyone who holds the code. For a change of the
   * address: the new one; for undoing it: the old one.
   */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
}
