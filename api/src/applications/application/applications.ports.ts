import type { ApplicationStatus } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Application, ApplicationKind, Decision } from '../domain/application.ts';

/** Where applications are kept. Lists are newest first, and by id where two were made in the same millisecond. */
export abstract class ApplicationRepository {
  /** Throws the kind's conflict when this applicant has applied before, also when both arrive at once. */
  abstract add(application: Application): Promise<void>;

  abstract findById(id: string): Promise<Application | null>;

  abstract find(kind: ApplicationKind, targetId: string, applicantId: string): Promise<Application | null>;

  /** One conditional write: the application as it is now, or null when none is pending. */
  abstract decidePending(
    kind: ApplicationKind,
    targetId: string,
    applicantId: string,
    decision: Decision,
    decidedAt: Date,
  ): Promise<Application | null>;

  /** `without` leaves those of one status out. */
  abstract pageOfTarget(
    kind: ApplicationKind,
    targetId: string,
    request: PageRequest,
    without?: ApplicationStatus,
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

  /** Applications of each target, by target id; targets without any are missing. */
  abstract countByTarget(kind: ApplicationKind, targetIds: readonly string[]): Promise<Map<string, number>>;

  abstract findLatest(kind: ApplicationKind, count: number): Promise<Application[]>;

  abstract page(kind: ApplicationKind, request: PageRequest): Promise<Page<Application>>;

  /** When each application since `since` was made; nothing else is read. */
  abstract appliedSince(kind: ApplicationKind, since: Date): Promise<Date[]>;

  /** How many there are of a kind, and how many of them are pending. */
  abstract totals(kind: ApplicationKind): Promise<{ all: number; pending: number }>;

  /** Removes what was rejected before `date`. Idempotent. */
  abstract removeRejectedBefore(date: Date): Promise<void>;

  /** Idempotent. */
  abstract removeAllOfTarget(kind: ApplicationKind, targetId: string): Promise<void>;

  /** Idempotent. */
  abstract removeAllOfApplicant(applicantId: string): Promise<void>;
}
