import type { Project, ProjectApplicant, User } from '../../../shared/api/types.ts';

/** Only the owner edits and deletes, and nobody applies to an own project (the specification, sections 5 and 6). */
export function isOwner(project: Project, user: User): boolean {
  return project.b2bId === user._id;
}

/** The user's own application, found by its id among the applicants. */
export function applicationOf(project: Project, user: User): ProjectApplicant | undefined {
  return project.applicants.find(({ userId }) => userId === user._id);
}
