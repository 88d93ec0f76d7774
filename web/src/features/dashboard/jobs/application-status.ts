import type { ApplicationStatus } from '@consulting/contracts';
import type { User } from '../../../shared/api/types.ts';

/** The status of the user's application for a job; undefined without one. */
export function statusOf(user: User, jobId: string): ApplicationStatus | undefined {
  return user.jobs_applied?.find(({ _id }) => _id === jobId)?.status;
}
