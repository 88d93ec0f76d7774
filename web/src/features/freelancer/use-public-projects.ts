import { alphabetical } from '@consulting/contracts';
import { useEffect } from 'react';
import { useApi } from '../../shared/api/use-api.ts';
import { useSearchableList } from '../../shared/api/use-searchable-list.ts';
import type { Project } from '../../shared/api/types.ts';

/** Projects as everybody may see them: the text is looked for in the title, the category must be one of the project's. */
export function usePublicProjects(text: string, category: string) {
  const wanted = text.trim().toLowerCase();
  const projects = useSearchableList<Project>(
    '/private/api/projects/all',
    { q: text.trim(), category },
    (project) =>
      project.title.toLowerCase().includes(wanted) &&
      (category === '' || project.category.includes(category)),
    { auth: 'optional' },
  );
  useEffect(() => {
    if (projects.error) console.error('Failed to load projects', projects.error);
  }, [projects.error]);
  return projects;
}

/** The categories of the loaded projects, sorted; of all projects when there are more than were loaded. */
export function useCategories(projects: ReturnType<typeof usePublicProjects>): string[] {
  const { data } = useApi<string[]>(projects.isWhole ? null : '/public/api/v0/projects/categories');
  const loaded = (projects.loaded ?? []).flatMap((project) => project.category);
  return data ?? alphabetical(loaded);
}
