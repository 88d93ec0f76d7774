import type { ApplicationKind } from '@consulting/contracts';
import type { DecidingActor, Target } from '../domain/target.ts';

/**
 * Stores when owners of projects were last notified of applicants, and which applications wait for the next mail: at
 * most one mail an hour. Every call belongs in a unit of work.
 */
/** Ids of applications of which an owner of projects has not heard. */
export interface OwnerNews {
  applied: string[];
  withdrawn: string[];
}

/** Stores of which applications owners of projects have not heard, and when they do. */
export abstract class OwnerNewsRepository {
  /**
   * Returns true when a mail may be sent now, and records it as sent; otherwise stores the application for the end of
   * the hour and returns false. The caller has locked the owner.
   */
  abstract tellNowOrLater(ownerId: string, applicationId: string, now: Date): Promise<boolean>;
  /** Stores an application for a mail at `dueAt`. The caller has locked the owner. */
  abstract tellAt(dueAt: Date, ownerId: string, applicationId: string): Promise<void>;
  /** Drops an application that waits. Returns false when it does not. The caller has locked the owner. */
  abstract drop(ownerId: string, applicationId: string): Promise<boolean>;
  /** Stores a withdrawal for a mail at `dueAt`. The caller has locked the owner. */
  abstract tellWithdrawnAt(dueAt: Date, ownerId: string, applicationId: string): Promise<void>;
  /** Returns the owners for whom news wait that are due, and since when. */
  abstract findDue(now: Date): Promise<{ ownerId: string; dueAt: Date }[]>;
  /** Takes the due news of an owner; empty when another process took them. */
  abstract take(ownerId: string, now: Date): Promise<OwnerNews>;
  /** Makes due news wait longer. */
  abstract postpone(ownerId: string, now: Date, until: Date): Promise<void>;
  /** Records that a mail is sent now: the next hour begins. */
  abstract noteTold(ownerId: string, now: Date): Promise<void>;
}

/**
 * An unfinished closing of a job or project, whose pending applications are being rejected; or the removal of one, or of a
 * consultant, after which the applications are removed as well.
 */
export interface Closing {
  /** Never `speculative`: the firm is not removed. */
  kind: ApplicationKind;
  targetId: string;
  actor: DecidingActor;
  /** Applications made at this time or before are rejected. */
  at: Date;
  /** Whether the applicants are notified. */
  tell: boolean;
  /** An additional note to the applicants; '' for none. */
  note: string;
  /** The target as it was when it was removed; null for one that was closed and is still there. */
  removed: Target | null;
}

/** Stores unfinished closings: they outlive the process, so that every applicant is notified. */
export abstract class ClosingRepository {
  /** Replaces an unfinished closing of the same target. Inside the unit of work that closes or removes it. */
  abstract begin(closing: Closing): Promise<void>;
  /** Returns null when there is none. */
  abstract find(targetId: string): Promise<Closing | null>;
  abstract findAll(): Promise<Closing[]>;
  /** Removes the closing if it is the one begun `at` this time. Idempotent. */
  abstract end(targetId: string, at: Date): Promise<void>;
}
