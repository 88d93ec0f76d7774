import type { ApplicationStatus } from '@consulting/contracts';
import type { User } from '../../../shared/api/types.ts';

/** How the user's application to a job stands; undefined when there is none. */
export function statusOf(user: User, jobId: string): ApplicationStatus | undefined {
  return user.jobs_applied?.find(({ _id }) => _id === jobId)?.status;
}
