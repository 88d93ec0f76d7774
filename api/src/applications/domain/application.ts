import {
  DECISIONS,
  type ApplicationKind,
  type ApplicationStatus,
  type PlainCode,
} from '@consulting/contracts';
import { conflict, type DomainError } from '../../shared/errors.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import type { Move } from './stage.ts';

/** The two documents of an application. */
export type SentFile = 'cv' | 'certificate';

/** Stands for the firm, the target of every speculative application. */
export const THE_FIRM = '0'.repeat(24);

/** Who took a step: the applicant, an administrator, or the company that owns the project. */
export type StepBy = 'applicant' | 'firm' | 'owner';

/** One step in the history of an application. */
export interface Step {
  at: Date;
  status: ApplicationStatus;
  by: StepBy;
  /** The text of the step: cover note, note of the decision or reason of the withdrawal; '' for none. */
  note: string;
}

/** One opening of a document by somebody other than the applicant. */
export interface Look {
  at: Date;
  /** The company's or the firm's name, never a person's. */
  by: string;
  file: SentFile;
}

/** One user's application to one target. What was sent stays as it was when the profile changes. */
export interface Application {
  id: string;
  kind: ApplicationKind;
  /** The job's, the project's or the consultant's id; `THE_FIRM` for a speculative one. */
  targetId: string;
  /** The user who applied; for a consultant the company's user. */
  applicantId: string;
  status: ApplicationStatus;
  appliedAt: Date;
  /** The id of the stage into which it was put: `standsIn`. It says something only while the application is pending. */
  stage: string;
  stageSince: Date;
  /** The latest moves between stages, oldest first. */
  moves: Move[];
  /** When somebody who decides first opened it. */
  seenAt: Date | null;
  /** When it left `pending`: selected, rejected or withdrawn. */
  decidedAt: Date | null;
  /** The applicant's cover note; '' for none. */
  note: string;
  /** The note to the applicant with the decision; '' for none. */
  decisionNote: string;
  /** Whether the desk has proposed the applicant, who did not apply. */
  proposed: boolean;
  /** The documents as they were when it was sent. */
  files: Record<SentFile, StoredFile | null>;
  looks: Look[];
  /** Oldest first; the first step is the submission. */
  history: Step[];
  /** When it was last written in any way; missing before it is stored. */
  updatedAt?: Date | undefined;
}

/** The searched texts of an application: copies, updated by the modules that own them. */
export interface Searched {
  /** Names and company of the applicant. */
  person: string;
  /** Of the applicant; kept apart because a company must not find people by it before it has selected them. */
  email: string;
  /** The job's or project's title, the consultant's name. */
  title: string;
}

/** Returns a new pending application; `stage`: the first one of its target. */
export function newApplication(
  {
    proposed = false,
    ...sent
  }: Pick<Application, 'id' | 'kind' | 'targetId' | 'applicantId' | 'note' | 'files' | 'stage'> &
    Partial<Pick<Application, 'proposed'>>,
  appliedAt: Date,
): Application {
  return {
    ...sent,
    proposed,
    status: 'pending',
    appliedAt,
    stageSince: appliedAt,
    moves: [],
    seenAt: null,
    decidedAt: null,
    decisionNote: '',
    looks: [],
    history: [{ at: appliedAt, status: 'pending', by: 'applicant', note: sent.note }],
  };
}

/**
 * The statuses from which each status can be reached: only a pending application can be decided (the specification,
 * section 4) or withdrawn, and only a decided one can become pending again.
 */
export const REACHED_FROM: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  selected: ['pending'],
  rejected: ['pending'],
  withdrawn: ['pending'],
  pending: DECISIONS,
};

const ALREADY_APPLIED: Record<ApplicationKind, PlainCode> = {
  job: 'application.job-already-applied',
  project: 'application.project-already-applied',
  consultant: 'application.consultant-already-applied',
  speculative: 'application.speculative-already-applied',
};

/**
 * Returns whether an application keeps its applicant from sending another one to the same target: until it is withdrawn, a
 * speculative one only while it is pending.
 */
export function preventsAnother({ kind, status }: Pick<Application, 'kind' | 'status'>): boolean {
  return kind === 'speculative' ? status === 'pending' : status !== 'withdrawn';
}

export function alreadyApplied(kind: ApplicationKind): DomainError {
  return conflict(ALREADY_APPLIED[kind]);
}

/** Returns the reason why an application of this status cannot take the step. */
export function stepRefused(status: ApplicationStatus): DomainError {
  if (status === 'pending') return conflict('application.not-decided');
  if (status === 'withdrawn') return conflict('application.withdrawn-before');
  return conflict('application.already-decided', { status });
}
