/**
 * The port of the ledger of wishes: what people have decided about what they get and who they are, and what a restore of an older
 * backup must not undo. Whatever changes such a thing calls `Wishes.note` in the same unit of work, and says with
 * `fulfilAgainBy` how it is done again after a restore.
 */

import type { AccountId } from '../database/collections/collection.ts';

/**
 * - `notifications`: which mails a user wants, also by the link that switches a group off.
 * - `alert`: how often a saved search mails, or that it was removed.
 * - `role` and `address` of an account; `blocked`: that the firm has blocked or unblocked it.
 * - `pool-question`: a no to the question whether the firm may keep one's documents. (A yes that was taken back is an erasure.)
 */
export const WISH_KINDS = ['notifications', 'alert', 'role', 'address', 'blocked', 'pool-question'] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** A wish that a restore has undone. */
export interface Wish {
  /** The id of the account or of the entry that it is about. */
  id: string;
  owner: AccountId;
  /** As it was noted. */
  value: string;
  at: Date;
}

/** The ledger of wishes. Of each thing only the last one counts. It is kept for 90 days (`RETENTION.wishes`). */
export abstract class Wishes {
  /** Notes a wish of this account, inside its unit of work. */
  abstract note(kind: WishKind, id: string, owner: AccountId, value: string): Promise<void>;

  /**
   * Registers how a kind is done again; call it in `onModuleInit`. `fulfil` is called for what a restore has undone, before
   * anything is served, and may throw `not-found` for what is gone.
   */
  abstract fulfilAgainBy(kind: WishKind, fulfil: (wish: Wish) => Promise<unknown>): void;
}
