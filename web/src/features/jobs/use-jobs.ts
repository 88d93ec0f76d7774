import { t } from '@lingui/core/macro';
import { useApi, useGrowingList } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { readLanguage } from '../../shared/ui/list/language-filter.tsx';
import type { SelectFilter } from '../../shared/ui/list/list-filters.tsx';

/**
 * Open jobs whose title or location contains the text, ignoring case, whose location is exactly `location`, and which
 * are written in `language`; what is empty or unknown lets all pass.
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
