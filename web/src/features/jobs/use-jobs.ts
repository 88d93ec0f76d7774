import { t } from '@lingui/core/macro';
import { useApi, useGrowingList } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { readLanguage } from '../../shared/ui/list/language-filter.tsx';
import type { SelectFilter } from '../../shared/ui/list/list-filters.tsx';

/**
 * Open jobs whose title or location contains the text, ignoring case, with exactly this `location`, in this
 * `language`; empty and unknown values do not filter.
 */
export const useOpenJobs = (
  { q, location, language }: Record<'q' | 'location' | 'language', string>,
  refreshInterval?: number,
) =>
  useGrowingList(
    '/public/api/v0/jobs',
    { q: q.trim(), location, language: readLanguage(language) },
    { refreshInterval, onError: (error) => console.error('Failed to fetch jobs', error) },
  );

/** The filter of jobs by location. */
export const useLocationFilter = (): SelectFilter => ({
  name: 'location',
  label: t`Location`,
  all: t`All Locations`,
  options: useApi(urlOf('/public/api/v0/jobs/locations')).data ?? [],
});

/** One job; null loads nothing. */
export const useJob = (id: string | null) =>
  useApi(id === null ? null : urlOf('/public/api/v0/jobs/{id}', { id }));
