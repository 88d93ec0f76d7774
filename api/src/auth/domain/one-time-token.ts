import { WAY_BACK } from '../../shared/email-history.ts';
import type { SessionAudience } from './session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a token that works once is for. */
export type TokenPurpose =
  'verify-email' | 'reset-password' | 'exchange' | 'invitation' | 'change-email' | 'undo-email-change';

/** How long each lives, in milliseconds. */
export const TOKEN_LIFE: Record<TokenPurpose, number> = {
  'verify-email': 24 * HOUR,
  'reset-password': HOUR,
  exchange: MINUTE,
  invitation: 7 * 24 * HOUR,
  'change-email': 24 * HOUR,
  'undo-email-change': WAY_BACK,
};

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
   * address: the new one; for the way back: the old one.
   */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
}
