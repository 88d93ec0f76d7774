import type { Types } from 'mongoose';

/** What is stored with the change that causes it and delivered afterwards, as `OutboxWorker` reads it. */
export interface OutboxEntry {
  _id: Types.ObjectId;
  /** `waiting`, or what became of it. */
  state: string;
  /** What waits is due at `nextAt`; a claim moves that into the future, as far as `claimedUntil`. */
  nextAt: Date;
  /** While somebody delivers it; null before and after. */
  claimedUntil: Date | null;
  /** Tries so far, the one under way included. */
  attempts: number;
}

/** A filter: not claimed at this moment by anybody who still lives. */
export const idleAt = (now: Date) => ({ $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }] });
