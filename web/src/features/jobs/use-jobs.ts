import { useEffect } from 'react';
import { useApi, useGrowingList } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

/** Open jobs: the text is looked for in title and location, ignoring case; the location matches exactly. */
export function useOpenJobs(text: string, location: string, refreshInterval?: number) {
  const jobs = useGrowingList('/public/api/v0/jobs', { q: text.trim(), location }, { refreshInterval });
  useEffect(() => {
    if (jobs.error) console.error('Failed to fetch jobs', jobs.error);
  }, [jobs.error]);
  return jobs;
}

/** The distinct locations of the open jobs, sorted. */
export const useLocations = () => useApi(urlOf('/public/api/v0/jobs/locations')).data ?? [];

/** One job; nothing is asked for while `id` is null. */
export const useJob = (id: string | null) =>
  useApi(id === null ? null : urlOf('/public/api/v0/jobs/{id}', { id }));
