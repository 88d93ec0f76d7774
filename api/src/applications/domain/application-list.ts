import type { ApplicationKind, ApplicationStatus } from '@consulting/contracts';
import type { Searched } from './application.ts';

/** Which applications; every condition given must hold. */
export interface ApplicationFilter {
  kind?: ApplicationKind | undefined;
  targetId?: string | undefined;
  applicantId?: string | undefined;
  status?: ApplicationStatus | undefined;
  /** Leaves those of one status out. */
  without?: ApplicationStatus | undefined;
  /** Made at this time or before. */
  until?: Date | undefined;
  /** Every word stands in one of these texts, ignoring case. */
  q?: string | undefined;
  /** Where `q` looks; everywhere when missing. */
  in?: readonly (keyof Searched)[];
}

export type ApplicationOrder = 'newest' | 'oldest';

/** Applications of a kind: how many, how many of them are pending, and since when the longest of those waits. */
export interface ApplicationTotals {
  all: number;
  pending: number;
  waitingSince: Date | null;
}

/** Applications to one target: of any status, and those that nobody has decided on. */
export interface TargetCounts {
  all: number;
  pending: number;
}

export const NO_APPLICATIONS: TargetCounts = { all: 0, pending: 0 };
