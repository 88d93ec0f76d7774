import { alphabetical } from '@consulting/contracts';
import { useEffect } from 'react';
import { useApi } from '../../shared/api/use-api.ts';
import { useSearchableList } from '../../shared/api/use-searchable-list.ts';
import type { Job } from '../../shared/api/types.ts';

const JOBS = '/public/api/v0/jobs';

export const ALL_LOCATIONS = 'All Locations';

/** Open jobs: the text is looked for in title and location, ignoring case; the location matches exactly. */
export function useOpenJobs(text: string, location: string) {
  const wanted = text.trim().toLowerCase();
  const jobs = useSearchableList<Job>(
    JOBS,
    { q: text.trim(), location },
    (job) =>
      `${job.title} ${job.location ?? ''}`.toLowerCase().includes(wanted) &&
      (location === '' || job.location === location),
  );
  useEffect(() => {
    if (jobs.error) console.error('Failed to fetch jobs', jobs.error);
  }, [jobs.error]);
  return jobs;
}

/** The distinct locations of the open jobs, sorted. */
export function useLocations(jobs: ReturnType<typeof useOpenJobs>): string[] {
  const { data } = useApi<string[]>(jobs.isWhole ? null : `${JOBS}/locations`);
  const loaded = (jobs.loaded ?? []).flatMap((job) => job.location || []);
  return data ?? alphabetical(loaded);
}

/** One job; nothing is asked for while `id` is null. */
export function useJob(id: string | null) {
  return useApi<Job>(id && `${JOBS}/${id}`);
}
