import { SIMILAR_AMONG, type PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { Auth } from '../../shared/api/client.ts';
import type { Project } from '../../shared/api/types.ts';
import { NEW_ONLY, useApi, useGrowingList } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { PROJECT_TERMS, projectTerms } from '../../shared/posting/posting-filters.tsx';
import { readLanguage } from '../../shared/ui/list/language-filter.tsx';
import type { SelectFilter } from '../../shared/ui/list/filter.tsx';

/** The parameters of the address that filter projects. */
export const PROJECT_FILTERS = ['q', 'category', 'language', 'location', ...PROJECT_TERMS] as const;

type ProjectValues = Record<(typeof PROJECT_FILTERS)[number], string>;

/** Returns the values of an address as the API takes them. */
export const projectQuery = ({ q, category, language, location, ...terms }: ProjectValues) => ({
  q: q.trim(),
  category,
  location,
  language: readLanguage(language),
  ...projectTerms(terms),
});

interface Chosen extends ProjectValues {
  /** While it is null nothing is loaded. */
  owner?: string | null;
  /** Only what is new in this saved search. */
  savedSearch?: string;
  /** Begins with what the reader shares. */
  sort?: 'shared' | undefined;
  /** Filters the company's own projects. */
  state?: PostingState;
}

/**
 * Projects that a search text and filters find, optionally of one company (`owner`) and in one state. With `optional` it
 * also works for visitors.
 */
export function useProjects(filter: Chosen, auth?: Auth) {
  const { owner = '', state, savedSearch, sort, ...values } = filter;
  const path = owner === null ? null : owner ? '/private/api/projects/{id}' : '/private/api/projects/all';
  const onError = (error: unknown) => console.error('Failed to load projects', error);
  const own = owner ? { state } : { savedSearch: savedSearch || undefined, sort };
  const options = { auth, onError, ...(savedSearch && !owner && NEW_ONLY) };
  return useGrowingList(path, { ...projectQuery(values), id: owner ?? '', ...own }, options);
}

/** The filter of projects by category. */
export const useCategoryFilter = (): SelectFilter => ({
  name: 'category',
  label: t`Category`,
  all: t`All Categories`,
  takesSpellings: true,
  options: useApi(urlOf('/public/api/v0/projects/categories')).data ?? [],
});

/** One project, for users with their own application; null loads nothing. */
export const useProject = (id: string | null) =>
  useApi(id === null ? null : urlOf('/public/api/v0/projects/{id}', { id }), { auth: 'optional' });

/** The projects among which similar ones are found; empty until they are loaded. */
export function useSimilarAmong(project: Project | undefined): Project[] {
  const category = project?.category[0];
  const filter = { ...(category !== undefined && { category }), limit: SIMILAR_AMONG };
  const { data = [] } = useApi(project ? urlOf('/private/api/projects/all', filter) : null, {
    auth: 'optional',
  });
  return data;
}
