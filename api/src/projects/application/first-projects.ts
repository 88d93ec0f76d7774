import type { Project } from '../domain/project.ts';
import type { ProjectRepository } from './projects.ports.ts';

/** What is written of a project that waits for a look of the administration: nobody else sees it. */
export const HELD: Pick<Project, 'hidden' | 'held'> = { hidden: true, held: true };

/**
 * Whether what this company publishes now is held: the administration wants to see its first so many projects, and
 * everybody has seen fewer. Those that are held themselves do not count. Within a unit of work that holds the company, as
 * releasing one does.
 */
export async function isHeldAtFirst(
  projects: ProjectRepository,
  b2bId: string,
  first: number,
): Promise<boolean> {
  return first > 0 && (await projects.countShown(b2bId, first)) < first;
}
