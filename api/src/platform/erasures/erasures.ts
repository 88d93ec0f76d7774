/**
 * What is ended for good on somebody's wish: an account, an employee, a message of the contact form, an administrator and a
 * webhook (whose receiver is to hear nothing more) are erased, an API key is revoked.
 */
export const ERASURE_KINDS = ['user', 'employee', 'contact', 'admin', 'webhook', 'api-key'] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];

/**
 * The ledger of erasures. It holds ids, which lead to nobody any more, and stays, so that what was erased after a backup
 * is erased again when that backup is restored.
 */
export abstract class Erasures {
  /** Notes an erasure, inside its unit of work. Idempotent. */
  abstract note(kind: ErasureKind, id: string): Promise<void>;

  /**
   * How a kind is erased, to be told in `onModuleInit`: called for what a restore has brought back, before anything is
   * served. `erase` is the use case itself; that it finds nothing (`not-found`) is fine.
   */
  abstract eraseAgainBy(kind: ErasureKind, erase: (id: string) => Promise<unknown>): void;
}
