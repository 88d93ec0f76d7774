import type { Project, User } from '../../shared/api/types.ts';

/** The user's application for a project; undefined without one, after it was withdrawn, and for visitors. */
export const applicationOf = (project: Project, user: User | null) =>
  project.applicants.find(({ userId, status }) => userId === user?._id && status !== 'withdrawn');
