import type { KnownUser } from '../../shared/api/session/session.ts';
import type { Project } from '../../shared/api/types.ts';

/** The user's application for a project; undefined without one, after it was withdrawn, and for visitors. */
export const applicationOf = (project: Project, user: KnownUser | null) =>
  project.applicants.find(({ userId, status }) => userId === user?._id && status !== 'withdrawn');
