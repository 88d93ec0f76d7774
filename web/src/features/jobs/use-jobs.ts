import { t } from '@lingui/core/macro';
import { useApi, useGrowingList } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import type { SelectFilter } from '../../shared/ui/list-filters.tsx';

/** Open jobs whose title or location contains the text, ignoring case, and whose location is exactly `location`. */
export const useOpenJobs = (text: string, location: string, refreshInterval?: number) =>
  useGrowingList(
    '/public/api/v0/jobs',
    { q: text.trim(), location },
    { refreshInterval, onError: (error) => console.error('Failed to fetch jobs', error) },
  );

/** The filter of jobs by their location. */
export const useLocationFilter = (): SelectFilter => ({
  name: 'location',
  label: t`Location`,
  all: t`All Locations`,
  options: useApi(urlOf('/public/api/v0/jobs/locations')).data ?? [],
});

/** One job; null loads nothing. */
export const useJob = (id: string | null) =>
  useApi(id === null ? null : urlOf('/public/api/v0/jobs/{id}', { id }));
