import type { Types } from 'mongoose';

/** The fields of an outbox entry that `OutboxWorker` uses. */
export interface OutboxEntry {
  _id: Types.ObjectId;
  /** `waiting`, or the final state. */
  state: string;
  /** When a waiting entry is due. A claim moves this to `claimedUntil`. */
  nextAt: Date;
  /** The end of the claim; null when nobody is delivering the entry. */
  claimedUntil: Date | null;
  /** Tries so far, including the current one. */
  attempts: number;
}

/** A filter for entries without a live claim. */
export const idleAt = (now: Date) => ({ $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }] });

/** A filter for entries that are due. */
export const dueAt = (now: Date) => ({ state: 'waiting', nextAt: { $lte: now } });
