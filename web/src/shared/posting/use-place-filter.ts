import { t } from '@lingui/core/macro';
import { useApi } from '../api/use-api.ts';
import { urlOf } from '../api/wire.ts';
import type { SelectFilter } from '../ui/list/filter.tsx';

/** The filter of jobs or projects by the places of the open ones. */
export const usePlaceFilter = (postings: 'jobs' | 'projects'): SelectFilter => ({
  name: 'location',
  label: t`Location`,
  all: t`All Locations`,
  takesSpellings: true,
  options: useApi(urlOf(`/public/api/v0/${postings}/locations`)).data ?? [],
});
