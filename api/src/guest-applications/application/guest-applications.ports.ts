import type { GuestApplication, WaitingApplication } from '../domain/guest-application.ts';

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
  /** Ignores case. Returns those that wait. */
  abstract findAllOf(email: string): Promise<WaitingApplication[]>;
  /** Returns the removed one, or null when there was none. */
  abstract remove(id: string): Promise<GuestApplication | null>;
  /** Returns the ids of at most `count` that have expired at `now`. */
  abstract findExpired(now: Date, count: number): Promise<string[]>;
}
