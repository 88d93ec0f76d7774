import type { ApplicationKind, ApplicationStatus } from '@consulting/contracts';
import type { Searched } from './application.ts';

/** A filter of applications; every given condition must hold. */
export interface ApplicationFilter {
  kind?: ApplicationKind | undefined;
  targetId?: string | undefined;
  applicantId?: string | undefined;
  /** Excludes those of these applicants. */
  butOf?: readonly string[] | undefined;
  status?: ApplicationStatus | undefined;
  /** Pending ones of these stages, as they are stored: `storedAs`. */
  stages?: readonly string[] | undefined;
  /** Excludes those of one status. */
  without?: ApplicationStatus | undefined;
  /** Made at this time or before. */
  until?: Date | undefined;
  /** Every word occurs in one of these texts, ignoring case. */
  q?: string | undefined;
  /** Where `q` is searched; everywhere when missing. */
  in?: readonly (keyof Searched)[];
}

export type ApplicationOrder = 'newest' | 'oldest' | 'longest-in-stage';

/** Counts of applications, of one target or of all of a kind: all statuses, and pending. */
export interface ApplicationCounts {
  all: number;
  pending: number;
}

export const NO_APPLICATIONS: ApplicationCounts = { all: 0, pending: 0 };
