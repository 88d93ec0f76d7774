import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { JsonBody } from '../../../shared/api/wire.ts';

/** The form's values: every property of a job, optional ones as empty strings. */
export type JobValues = Required<JsonBody<'post', '/api/admin/createJob'>>;
export type Decided = JsonBody<'patch', '/api/admin/jobs/{id}/applicants/{userId}'>['status'];

/** Changes to jobs; each reloads all lists that show jobs. */
export function useJobChanges() {
  const refresh = useRefresh();
  const reload = () =>
    refresh('/api/admin/jobs', '/public/api/v0/jobs', '/api/admin/applicants', '/api/admin/overview');
  return {
    /** Updates the job with this id; without an id creates one. */
    save: async (id: string | undefined, body: JobValues) => {
      if (id) await send('put', '/api/admin/jobs/{id}', { params: { id }, body });
      else await send('post', '/api/admin/createJob', { body });
      await reload();
    },
    /** Resolves to the server's message. */
    decide: async (id: string, userId: string, status: Decided) => {
      const path = '/api/admin/jobs/{id}/applicants/{userId}';
      const { message } = await send('patch', path, { params: { id, userId }, body: { status } });
      await reload();
      return message;
    },
  };
}
