import type { AccountId } from './collection.ts';

/** The documents about accounts in all collections that declare `onErasure: 'remove'`. */
export abstract class PersonalDocuments {
  /** Removes all documents about this account, within the caller's unit of work. Idempotent. */
  abstract removeAllOf(account: AccountId): Promise<void>;
}
