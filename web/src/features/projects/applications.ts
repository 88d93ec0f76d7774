import { send, type Auth } from '../../shared/api/client.ts';
import type { Project, User } from '../../shared/api/types.ts';

/** The user's application for a project; undefined without one, and for visitors. */
export const applicationOf = (project: Project, user: User | null) =>
  project.applicants.find(({ userId }) => userId === user?._id);

/** Applies for a project. The specification requires name and title; the server uses those it has stored. */
export const applyForProject = (project: Project, user: User, auth?: Auth) =>
  send('post', '/private/api/projects/apply', {
    auth,
    body: {
      userId: user._id,
      role: user.role,
      name: `${user.first_name} ${user.last_name}`,
      projectId: project._id,
      projectTitle: project.title,
    },
  });
