import type { JobContent, PostingState, PostingTerms } from '@consulting/contracts';

/** The public fields of a job. */
export interface PublicJob extends JobContent, PostingTerms {
  id: string;
  state: PostingState;
  /** The last day on which it is open, in Berlin, and the end of that day; null when there is none. */
  closes_at: string | null;
  closesAt: Date | null;
  createdAt: Date;
  changedAt: Date;
}

/** Returns when one of the jobs was last posted or edited; undefined without jobs. */
export function lastChange(jobs: readonly PublicJob[]): Date | undefined {
  return jobs.reduce<Date | undefined>(
    (last, { changedAt }) => (last && last > changedAt ? last : changedAt),
    undefined,
  );
}
