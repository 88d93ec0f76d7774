import type { ApplicationKind, ApplicationStatus } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import type { Application, Look, Searched, Step } from '../domain/application.ts';
import type { ApplicationFilter, ApplicationOrder, ApplicationCounts } from '../domain/application-list.ts';
import type { Move, Stages } from '../domain/stage.ts';

/** One application, or all applications of one applicant that are not withdrawn. */
export type SentBy = { id: string } | { applicantId: string };

/** A removed application with its documents. */
export interface RemovedApplication {
  id: string;
  files: (StoredFile | null)[];
}

/** An application that is to be removed unless its applicant has agreed that it is kept. */
export interface EndedApplication {
  id: string;
  applicantId: string;
  endedAt: Date;
}

/** Stores the firm's stages. Changes join the caller's unit of work. */
export abstract class StageRepository {
  /** Returns the delivered ones until somebody has changed them. */
  abstract find(): Promise<Stages>;

  /** Keeps others from changing them until the unit of work ends. Every change begins with it. */
  abstract lock(): Promise<Stages>;

  abstract replace(stages: Stages): Promise<void>;
}

/** The stages of stored applications. */
export abstract class ApplicationStages {
  /**
   * Puts a pending application into another stage in one conditional write; the latest 100 moves are kept. Returns the
   * result, or null when it is not pending or stands in none of `from` (`storedAs`).
   */
  abstract move(id: string, from: readonly (string | null)[], move: Move): Promise<Application | null>;

  /** Returns which of these stages pending applications are stored under. */
  abstract findUsed(stages: readonly string[]): Promise<string[]>;

  /**
   * Stores at most `count` pending ones of one stage under another; the time since when they are in it stays. Returns how
   * many.
   */
  abstract settle(from: string, to: string, count: number): Promise<number>;

  /** Returns those that were made since `since` by a process that knows no stages. */
  abstract findWithout(since: Date): Promise<Application[]>;

  /** Puts such a one into its first stage. Idempotent. */
  abstract begin(id: string, stage: string, since: Date): Promise<void>;
}

/** Stores applications. Lists are newest first; those of the same millisecond are ordered by id. */
export abstract class ApplicationRepository {
  /** Throws the kind's conflict when this applicant has one that prevents another, also for simultaneous calls. */
  abstract add(application: Application, searched: Searched): Promise<void>;

  /** Returns null when there is none. */
  abstract find(id: string): Promise<Application | null>;

  /** Keeps the application from being removed until the unit of work ends. Returns it, or null when there is none. */
  abstract lock(id: string): Promise<Application | null>;

  /** Returns those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Application[]>;

  /** Returns the newest of this applicant to this target: one not withdrawn, if there is one. Null when none. */
  abstract findNewest(
    kind: ApplicationKind,
    targetId: string,
    applicantId: string,
  ): Promise<Application | null>;

  /**
   * Takes a step in one conditional write, and puts it into the stage, if one is given. Returns the result, or null when its
   * status is none of `from`. Throws a conflict when it would be pending again and the applicant has sent another one
   * meanwhile.
   */
  abstract step(
    which: Pick<Application, 'id' | 'kind'>,
    from: readonly ApplicationStatus[],
    step: Step,
    stage?: string,
  ): Promise<Application | null>;

  /** Marks applications as seen that were not seen before and are not withdrawn. Idempotent. */
  abstract markSeen(which: SentBy, at: Date): Promise<void>;

  /** Records who opened a document; the latest 100 looks are kept. */
  abstract addLook(which: SentBy, look: Look): Promise<void>;

  /** Yields all of a kind in batches, newest first. */
  abstract batches(kind: ApplicationKind): AsyncIterable<Application[]>;
  abstract page(
    filter: ApplicationFilter,
    request: PageRequest,
    order?: ApplicationOrder,
  ): Promise<Page<Application>>;

  /** Returns all of one applicant, of one kind when `kind` is given. */
  abstract findAllOfApplicant(applicantId: string, kind?: ApplicationKind): Promise<Application[]>;

  /** Returns all of these applicants, for lists of users. */
  abstract findAllOfApplicants(
    kind: ApplicationKind,
    applicantIds: readonly string[],
  ): Promise<Application[]>;

  /** Returns all for these targets, of one applicant when `applicantId` is given. */
  abstract findAllOfTargets(
    kind: ApplicationKind,
    targetIds: readonly string[],
    applicantId?: string,
  ): Promise<Application[]>;

  /** Returns the ids of a target's pending applications made at `until` or before, oldest first. */
  abstract findPendingOfTarget(kind: ApplicationKind, targetId: string, until: Date): Promise<string[]>;

  /** Counts applications by target id; targets without any are missing. */
  abstract countByTarget(
    kind: ApplicationKind,
    targetIds: readonly string[],
  ): Promise<Map<string, ApplicationCounts>>;

  abstract findLatest(kind: ApplicationKind, count: number): Promise<Application[]>;

  /** Returns when each application since `since` was made, reading nothing else. */
  abstract appliedSince(kind: ApplicationKind, since: Date): Promise<Date[]>;

  /** Counts those withdrawn at that time or later. */
  abstract countWithdrawnSince(date: Date): Promise<number>;

  abstract countByKind(): Promise<Record<ApplicationKind, ApplicationCounts>>;

  /** Returns since when the longest pending one waits; null when none is pending. */
  abstract waitingSince(kind: ApplicationKind): Promise<Date | null>;

  /** Updates the searched name and address of an applicant. Idempotent. */
  abstract renamePerson(applicantId: string, called: Omit<Searched, 'title'>): Promise<void>;

  /** Updates the searched title of a target. Idempotent. */
  abstract renameTarget(kind: ApplicationKind, targetId: string, title: string): Promise<void>;

  /** Returns at most `count` that were decided or withdrawn from `from` on and before `date`, first ended first. */
  abstract findEnded(from: Date, date: Date, count: number): Promise<EndedApplication[]>;

  /** Removes those of an applicant that were decided or withdrawn before `date`. */
  abstract removeEndedOf(applicantId: string, date: Date): Promise<RemovedApplication[]>;

  abstract removeMany(ids: readonly string[]): Promise<RemovedApplication[]>;

  /** Removes at most `count` for a target. */
  abstract removeSomeOfTarget(
    kind: ApplicationKind,
    targetId: string,
    count: number,
  ): Promise<RemovedApplication[]>;

  abstract removeAllOfApplicant(applicantId: string): Promise<RemovedApplication[]>;
}
