import type { DecidingActor } from '../domain/target.ts';

/**
 * When the owners of projects were last told of applicants, and of whom they are still to be told: at most one mail an
 * hour. Every call belongs into a unit of work.
 */
export abstract class OwnerNewsRepository {
  /**
   * True when a mail may go out now, which counts as sent; otherwise the application waits until the hour is over. The
   * owner is locked by the caller.
   */
  abstract tellNowOrLater(ownerId: string, applicationId: string, now: Date): Promise<boolean>;
  /** Owners for whom the hour is over and something waits. */
  abstract findDue(now: Date): Promise<string[]>;
  /** Takes what waits for an owner whose hour is over; none when another process was faster. */
  abstract take(ownerId: string, now: Date): Promise<string[]>;
  /** A mail goes out now: the next hour begins. */
  abstract noteTold(ownerId: string, now: Date): Promise<void>;
  /** Idempotent. */
  abstract remove(ownerId: string): Promise<void>;
}

/** A job or project was closed, and its pending applications are being rejected. */
export interface Closing {
  kind: 'job' | 'project';
  targetId: string;
  /** Who closed it, and rejects them. */
  actor: DecidingActor;
  /** Applications made until then. */
  at: Date;
  /** Whether the applicants are told. */
  tell: boolean;
  /** What they are told besides; '' for nothing. */
  note: string;
}

/** Closings that are not finished: they outlive the process, so that everybody who is to be told is told. */
export abstract class ClosingRepository {
  /** Replaces an unfinished one of the same target. Inside the unit of work that closes it. */
  abstract begin(closing: Closing): Promise<void>;
  abstract find(targetId: string): Promise<Closing | null>;
  abstract findAll(): Promise<Closing[]>;
  /** Only while it is the one of that time. Idempotent. */
  abstract end(targetId: string, at: Date): Promise<void>;
}
