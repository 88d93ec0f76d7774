import { useApi, useGrowingList } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

/** Open jobs whose title or location contains the text, ignoring case, and whose location is exactly `location`. */
export const useOpenJobs = (text: string, location: string, refreshInterval?: number) =>
  useGrowingList(
    '/public/api/v0/jobs',
    { q: text.trim(), location },
    { refreshInterval, onError: (error) => console.error('Failed to fetch jobs', error) },
  );

export const useLocations = () => useApi(urlOf('/public/api/v0/jobs/locations')).data ?? [];

/** One job; null loads nothing. */
export const useJob = (id: string | null) =>
  useApi(id === null ? null : urlOf('/public/api/v0/jobs/{id}', { id }));
