import type { JobContent, PostingState, PostingTerms } from '@consulting/contracts';

/** The part of a job that anyone may read. */
export interface PublicJob extends JobContent, PostingTerms {
  id: string;
  state: PostingState;
  /** The last day on which it is open, in Berlin, and the instant at which that day is over. */
  closes_at: string | null;
  closesAt: Date | null;
  createdAt: Date;
  changedAt: Date;
}

/** When one of the jobs was last posted or edited. */
export function lastChange(jobs: readonly PublicJob[]): Date | undefined {
  return jobs.reduce<Date | undefined>(
    (last, { changedAt }) => (last && last > changedAt ? last : changedAt),
    undefined,
  );
}
