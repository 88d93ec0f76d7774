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

/** A posting as its last change is known. */
export type Changed = Pick<PublicJob, 'changedAt'>;

/** Returns when one of the postings was last posted or edited; undefined without any. */
export function lastChange(postings: readonly Changed[]): Date | undefined {
  return postings.reduce<Date | undefined>(
    (last, { changedAt }) => (last && last > changedAt ? last : changedAt),
    undefined,
  );
}
