import type { RETENTION } from '../../../shared/time/retention.ts';
import type { SessionAudience } from './session.ts';

/** The purpose of a one-time token; `RETENTION.tokens` has the lifetime of each. */
export type TokenPurpose = keyof typeof RETENTION.tokens;

/** A handed-out secret as stored: by its hash. */
export interface OneTimeToken {
  hash: string;
  purpose: TokenPurpose;
  /** Whether its subject is a user or an administrator. */
  audience: SessionAudience;
  /** The user, or for an invitation the administrator who wrote it. */
  subjectId: string;
  /**
   * For an invitation, the only address that may use it; empty for anyone with the code. For a change of the address
   * the new one, for its undo the old one.
   */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
}
