import type { ApplicationKind, ApplicationStatus } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import type { Application, Look, Searched, Step } from '../domain/application.ts';
import type {
  ApplicationFilter,
  ApplicationOrder,
  ApplicationTotals,
  TargetCounts,
} from '../domain/application-list.ts';

/** One application, or all of one applicant that are not withdrawn. */
export type SentBy = { id: string } | { applicantId: string };

/** What was removed with an application, or what only it referred to. */
export interface RemovedApplication {
  id: string;
  files: (StoredFile | null)[];
}

/** Where applications are kept. Lists are newest first, and by id where two were made in the same millisecond. */
export abstract class ApplicationRepository {
  /** Throws the kind's conflict when this applicant has one that is not withdrawn, also when both arrive at once. */
  abstract add(application: Application, searched: Searched): Promise<void>;

  abstract find(id: string): Promise<Application | null>;

  /** The application, kept from being removed until the unit of work ends; null when there is none. */
  abstract lock(id: string): Promise<Application | null>;

  /** Those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Application[]>;

  /** The newest of this applicant to this target: the one that is not withdrawn, if there is one. */
  abstract findNewest(
    kind: ApplicationKind,
    targetId: string,
    applicantId: string,
  ): Promise<Application | null>;

  /** One conditional write: the application as it is now, or null when its status is none of `from`. */
  abstract step(id: string, from: readonly ApplicationStatus[], step: Step): Promise<Application | null>;

  /** What nobody had seen is seen now, unless it was withdrawn. Idempotent. */
  abstract markSeen(which: SentBy, at: Date): Promise<void>;

  /** Notes who opened a document; the latest 100 are kept. */
  abstract addLook(which: SentBy, look: Look): Promise<void>;

  /** All of a kind, newest first. */
  abstract batches(kind: ApplicationKind): AsyncIterable<Application[]>;
  abstract page(
    filter: ApplicationFilter,
    request: PageRequest,
    order?: ApplicationOrder,
  ): Promise<Page<Application>>;

  /** All of one applicant; `kind` narrows. */
  abstract findAllOfApplicant(applicantId: string, kind?: ApplicationKind): Promise<Application[]>;

  /** All of these applicants, for lists of users. */
  abstract findAllOfApplicants(
    kind: ApplicationKind,
    applicantIds: readonly string[],
  ): Promise<Application[]>;

  /** All for these targets; `applicantId` narrows to one applicant's. */
  abstract findAllOfTargets(
    kind: ApplicationKind,
    targetIds: readonly string[],
    applicantId?: string,
  ): Promise<Application[]>;

  /** Ids of the pending ones of a target that were made until then, oldest first. */
  abstract findPendingOfTarget(kind: ApplicationKind, targetId: string, until: Date): Promise<string[]>;

  /** How many there are of each target, by target id; targets without any are missing. */
  abstract countByTarget(
    kind: ApplicationKind,
    targetIds: readonly string[],
  ): Promise<Map<string, TargetCounts>>;

  abstract findLatest(kind: ApplicationKind, count: number): Promise<Application[]>;

  /** When each application since `since` was made; nothing else is read. */
  abstract appliedSince(kind: ApplicationKind, since: Date): Promise<Date[]>;

  /** How many were withdrawn at that time or later. */
  abstract countWithdrawnSince(date: Date): Promise<number>;

  abstract totals(kind: ApplicationKind): Promise<ApplicationTotals>;

  /** The applicant is called otherwise, or has another address. Idempotent. */
  abstract renamePerson(applicantId: string, called: Omit<Searched, 'title'>): Promise<void>;

  /** The target is called otherwise. Idempotent. */
  abstract renameTarget(kind: ApplicationKind, targetId: string, title: string): Promise<void>;

  /** Removes at most `count` that were decided on or withdrawn before `date`. */
  abstract removeEndedBefore(date: Date, count: number): Promise<RemovedApplication[]>;

  abstract removeAllOfTarget(kind: ApplicationKind, targetId: string): Promise<RemovedApplication[]>;

  abstract removeAllOfApplicant(applicantId: string): Promise<RemovedApplication[]>;
}
