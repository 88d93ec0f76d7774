import { SIMILAR_AMONG, type PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { Auth } from '../../shared/api/client.ts';
import type { Project } from '../../shared/api/types.ts';
import { useApi, useGrowingList } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { readLanguage } from '../../shared/ui/list/language-filter.tsx';
import type { SelectFilter } from '../../shared/ui/list/list-filters.tsx';

interface Chosen {
  q: string;
  category: string;
  language: string;
  owner?: string;
  /** Filters the company's own projects. */
  state?: PostingState;
}

/**
 * Projects that match the text, in a category and a language, optionally of one company (`owner`) and in one state.
 * With `optional` it also works for visitors.
 */
export function useProjects(filter: Chosen, auth?: Auth) {
  const { q, category, language, owner = '', state } = filter;
  const path = owner ? '/private/api/projects/{id}' : '/private/api/projects/all';
  const onError = (error: unknown) => console.error('Failed to load projects', error);
  return useGrowingList(
    path,
    { q: q.trim(), category, language: readLanguage(language), id: owner, ...(owner && { state }) },
    { auth, onError },
  );
}

/** The filter of projects by category. */
export const useCategoryFilter = (): SelectFilter => ({
  name: 'category',
  label: t`Category`,
  all: t`All Categories`,
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
