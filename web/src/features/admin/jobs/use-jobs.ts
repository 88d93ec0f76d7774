import type { ApplicationStatus } from '@consulting/contracts';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { JsonBody } from '../../../shared/api/wire.ts';
import { usePaged } from '../parts/use-paged.ts';

/** The form's values: every property of a job, optional ones as empty strings. */
export type JobValues = Required<JsonBody<'post', '/api/admin/createJob'>>;

export const useJobApplicants = (id: string, rejected: 'show' | 'hide') =>
  usePaged('/api/admin/jobs/{id}/applicants', { id, rejected });

/** Changes to jobs; each reloads all lists that show jobs. */
export function useJobChanges() {
  const refresh = useRefresh();
  const reload = () =>
    refresh('/api/admin/jobs', '/public/api/v0/jobs', '/api/admin/applicants', '/api/admin/overview');
  return {
    create: async (body: JobValues) => {
      await send('post', '/api/admin/createJob', { body });
      await reload();
    },
    change: async (id: string, body: JobValues) => {
      await send('put', '/api/admin/jobs/{id}', { params: { id }, body });
      await reload();
    },
    remove: async (id: string) => {
      await send('delete', '/api/admin/jobs/{id}', { params: { id } });
      // Only the lists: the deleted entry, still on screen for a moment, would answer 404.
      await refresh('/api/admin/jobs?', '/api/admin/applicants', '/api/admin/overview');
    },
    /** Resolves to the server's message. */
    decide: async (
      id: string,
      userId: string,
      status: Exclude<ApplicationStatus, 'pending' | 'withdrawn'>,
    ) => {
      const path = '/api/admin/jobs/{id}/applicants/{userId}';
      const { message } = await send('patch', path, { params: { id, userId }, body: { status } });
      await reload();
      return message;
    },
  };
}
