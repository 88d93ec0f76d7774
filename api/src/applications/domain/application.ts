import type { ApplicationStatus, PlainCode } from '@consulting/contracts';
import { conflict, type DomainError } from '../../shared/errors.ts';

/** What can be applied to. `targetId` is the job's, the project's or the consultant's id. */
export type ApplicationKind = 'job' | 'project' | 'consultant';

/** What an administrator can make of a pending application. */
export type Decision = Extract<ApplicationStatus, 'selected' | 'rejected'>;

/** One user's application to one target. There is at most one for each kind, target and applicant. */
export interface Application {
  id: string;
  kind: ApplicationKind;
  targetId: string;
  /** The user who applied; for a consultant the company's user. */
  applicantId: string;
  status: ApplicationStatus;
  appliedAt: Date;
  /** When it left `pending`. */
  decidedAt: Date | null;
  note?: string;
}

/** Only a pending application can be decided on (the specification, section 4). */
export const DECIDABLE: ApplicationStatus = 'pending';

const ALREADY_APPLIED: Record<ApplicationKind, PlainCode> = {
  job: 'application.job-already-applied',
  project: 'application.project-already-applied',
  consultant: 'application.consultant-already-applied',
};

export function alreadyApplied(kind: ApplicationKind): DomainError {
  return conflict(ALREADY_APPLIED[kind]);
}

export function alreadyDecided(status: ApplicationStatus): DomainError {
  return conflict('application.already-decided', { status });
}
