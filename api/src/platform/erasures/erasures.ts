/**
 * The port of the ledger of erasures.
 *
 * Whatever erases something for good calls `Erasures.note` in the same unit of work, and says with `eraseAgainBy` how
 * it is erased again after a restore. Collections of short-lived data (sessions, tries, leases) say `backups: 'never'` in
 * their declaration.
 */

/**
 * The ledger notes erased accounts, employees, consultants, messages of the contact form, applications without an
 * account, administrators and webhooks (whose receiver must hear nothing more), members of the team and their portraits,
 * revoked API keys, and consents to keep documents or to be proposed that were taken back or refused.
 */
export const ERASURE_KINDS = [
  'user',
  'employee',
  'consultant',
  'contact',
  'guest-application',
  'admin',
  'webhook',
  'api-key',
  'team-member',
  'portrait',
  'pool-consent',
  'proposal-consent',
] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];

/**
 * The ledger of erasures. It holds only ids, which no longer lead to anybody, and is kept for good: a restored backup
 * needs it to erase again what was erased after the backup.
 */
export abstract class Erasures {
  /** Notes an erasure, inside its unit of work. Idempotent. */
  abstract note(kind: ErasureKind, id: string): Promise<void>;

  /**
   * Registers how a kind is erased; call it in `onModuleInit`. `erase` is the use case itself. It is called for what a
   * restore has brought back, before anything is served, and may throw `not-found`.
   */
  abstract eraseAgainBy(kind: ErasureKind, erase: (id: string) => Promise<unknown>): void;
}
