import type { GuestApplication, WaitingApplication } from '../domain/guest-application.ts';

/** How many wait that came from one network, and since when. */
export interface WaitingNetwork {
  /** In CIDR notation; empty for those that were stored before networks were. */
  network: string;
  waiting: number;
  oldest: Date;
  newest: Date;
}

/** Applications of people without an account; a link is stored by the hash of its token. */
export abstract class GuestApplicationRepository {
  abstract add(application: WaitingApplication, tokenHash: string): Promise<void>;
  /** Returns one that has not expired, also a sent one; null when there is none. */
  abstract findLive(tokenHash: string, now: Date): Promise<GuestApplication | null>;
  /**
   * Marks a waiting one as sent and empties what it says of the person, in one conditional write. Returns false when it
   * was sent or removed before.
   */
  abstract send(id: string, at: Date): Promise<boolean>;
  abstract countWaiting(): Promise<number>;
  abstract countWaitingFrom(network: string): Promise<number>;
  /** Returns at most `count` networks, those of most waiting ones first. */
  abstract networks(count: number): Promise<WaitingNetwork[]>;
  /** Returns the ids of at most `count` waiting ones, oldest first. */
  abstract findAllFrom(network: string, count: number): Promise<string[]>;
  /** Ignores case. Returns those that wait. */
  abstract findAllOf(email: string): Promise<WaitingApplication[]>;
  /** Returns the removed one, or null when there was none. */
  abstract remove(id: string): Promise<GuestApplication | null>;
  /** Like `remove`, but only one that waits: null when it was sent or removed before, in one conditional write. */
  abstract removeWaiting(id: string): Promise<GuestApplication | null>;
  /** Returns the ids of at most `count` that have expired at `now`. */
  abstract findExpired(now: Date, count: number): Promise<string[]>;
}
