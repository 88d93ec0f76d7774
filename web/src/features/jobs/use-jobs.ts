import { SIMILAR_AMONG } from '@consulting/contracts';
import { LANGUAGE } from '../../shared/language.ts';
import type { Job } from '../../shared/api/types.ts';
import { NEW_ONLY, useApi, useGrowingList } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { JOB_TERMS, jobTerms } from '../../shared/posting/posting-filters.tsx';
import { readLanguage } from '../../shared/ui/list/language-filter.tsx';

/** The parameters of the address that filter jobs. */
export const JOB_FILTERS = ['q', 'location', 'language', ...JOB_TERMS] as const;

type JobValues = Record<(typeof JOB_FILTERS)[number], string>;

/** Returns the values of an address as the API takes them. */
export const jobQuery = ({ q, location, language, ...terms }: JobValues) => ({
  q: q.trim(),
  location,
  language: readLanguage(language),
  ...jobTerms(terms),
});

const onError = (error: unknown) => console.error('Failed to fetch jobs', error);

/** Open jobs that a search text and filters find; empty and unknown values do not filter. */
export const useOpenJobs = (values: JobValues) =>
  useGrowingList('/public/api/v0/jobs', jobQuery(values), { onError });

/**
 * The same for a signed-in job seeker, who finds what is shared with each. With `savedSearch` only what is new in it; `sort`
 * begins with most that is shared.
 */
export const useSeekersJobs = (
  { savedSearch, sort, ...values }: JobValues & { savedSearch: string; sort: 'shared' | undefined },
  refreshInterval: number,
) =>
  useGrowingList(
    '/private/api/jobs',
    { ...jobQuery(values), savedSearch: savedSearch || undefined, sort },
    { refreshInterval, ...(savedSearch && NEW_ONLY), onError },
  );

/** One job as a signed-in job seeker sees it; null loads nothing. */
export const useSeekersJob = (id: string | null) =>
  useApi(id === null ? null : urlOf('/private/api/jobs/{id}', { id }));

/** One job; null loads nothing. */
export const useJob = (id: string | null) =>
  useApi(id === null ? null : urlOf('/public/api/v0/jobs/{id}', { id }));

/** What the page of a job shows of the firm. */
export const useFirm = (job: string) =>
  useApi(urlOf('/public/api/v0/career-site', { language: LANGUAGE, job }));

/** The jobs among which similar ones are found; empty until they are loaded. */
export function useSimilarAmong(job: Job | undefined): Job[] {
  const { data = [] } = useApi(job ? urlOf('/public/api/v0/jobs', { limit: SIMILAR_AMONG }) : null);
  return data;
}
