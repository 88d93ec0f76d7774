/**
 * Addresses that mail servers refuse for good. What one may do without (alerts) is not sent to an address that has refused
 * several mails in a row, because a server that keeps refusing takes the sender for a spammer.
 */
export abstract class Refusals {
  /** Counts a final refusal. */
  abstract refused(address: string, at: Date): Promise<void>;
  /** Forgets refusals: a mail arrived, or the address is erased. Idempotent. */
  abstract forget(address: string): Promise<void>;
  /** Returns whether the address has refused the last three mails. */
  abstract isPaused(address: string): Promise<boolean>;
}
