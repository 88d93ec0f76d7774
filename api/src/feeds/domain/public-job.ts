/** The part of a job that anyone may read. */
export interface PublicJob {
  id: string;
  title: string;
  company: string;
  description: string;
  qualification: string;
  location: string;
  introduction: string;
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
