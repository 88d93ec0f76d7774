const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a token that works once is for. */
export type TokenPurpose = 'verify-email' | 'reset-password' | 'exchange' | 'invitation';

/** How long each lives, in milliseconds. Source: the HTTP contract. */
export const TOKEN_LIFE: Record<TokenPurpose, number> = {
  'verify-email': 24 * HOUR,
  'reset-password': HOUR,
  exchange: MINUTE,
  invitation: 7 * 24 * HOUR,
};

/** A secret that was handed out, as the store knows it: by its hash. */
export interface OneTimeToken {
  hash: string;
  purpose: TokenPurpose;
  /** Whom it is about: a user, or for an invitation the administrator who wrote it. */
  subjectId: string;
  /** For an invitation: the only address that may use it; empty for anyone who holds the code. */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
}
