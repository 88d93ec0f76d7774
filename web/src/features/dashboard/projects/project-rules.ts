import type { Project, ProjectApplicant, User } from '../../../shared/api/types.ts';

/** Owners can edit and delete their projects but not apply for them (the specification, sections 5 and 6). */
export function isOwner(project: Project, user: User): boolean {
  return project.b2bId === user._id;
}

export function applicationOf(project: Project, user: User): ProjectApplicant | undefined {
  return project.applicants.find(({ userId }) => userId === user._id);
}
