/** Why something is on hold: what was done to the account of the administrator who made it. */
export const HOLD_CAUSES = [
  'password-reset',
  'email-restored',
  'second-factor-reset',
  'administrator-removed',
] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];
