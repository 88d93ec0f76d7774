import type { Settings } from '../../config/settings.ts';
import type { Project } from '../domain/project.ts';
import type { ProjectRepository } from './projects.ports.ts';

/** The fields that hold a project. */
export type Holding = Partial<Pick<Project, 'hidden' | 'held'>>;

/**
 * Returns the fields that hold a project published now, while fewer of the company's projects were public than the
 * administration wants to see first; empty otherwise. Held projects do not count. Only within a unit of work that
 * locks the company, as releasing one does.
 */
export async function heldAtFirst(
  projects: ProjectRepository,
  b2bId: string,
  { holdFirstProjects: first }: Settings,
): Promise<Holding> {
  const isHeld = first > 0 && (await projects.countShown(b2bId, first)) < first;
  return isHeld ? { hidden: true, held: true } : {};
}
