import type { Settings } from '../../config/settings.ts';
import type { Project } from '../domain/project.ts';
import type { ProjectRepository } from './projects.ports.ts';

/** The fields that hold a project, where it is held. */
export type Holding = Partial<Pick<Project, 'hidden' | 'held'>>;

/**
 * Holds what this company publishes now where the administration wants to see its first so many projects, and everybody has
 * seen fewer; empty otherwise. Those that are held themselves do not count. Within a unit of work that locks the company,
 * as releasing one does.
 */
export async function heldAtFirst(
  projects: ProjectRepository,
  b2bId: string,
  { holdFirstProjects: first }: Settings,
): Promise<Holding> {
  const isHeld = first > 0 && (await projects.countShown(b2bId, first)) < first;
  return isHeld ? { hidden: true, held: true } : {};
}
