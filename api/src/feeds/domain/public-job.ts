import type { JobContent } from '@consulting/contracts';

/** The part of a job that anyone may read. */
export interface PublicJob extends JobContent {
  id: string;
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
