import type { ApplicationStatus } from '@consulting/contracts';
import { request } from '../../../shared/api/client.ts';
import type { ApplicantView, Job } from '../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { usePaged } from '../parts/use-paged.ts';
import { OVERVIEW } from '../use-overview.ts';

export interface JobInput {
  title: string;
  company: string;
  location: string;
  qualification: string;
  introduction: string;
  description: string;
}

export const useJob = (id: string) => useApi<Job>(`/public/api/v0/jobs/${id}`);

export const useJobApplicants = (id: string, rejected: 'show' | 'hide') =>
  usePaged<ApplicantView>(`/api/admin/jobs/${id}/applicants`, { rejected });

/** Every change to jobs; what is shown elsewhere is loaded anew afterwards. */
export function useJobChanges() {
  const refresh = useRefresh();
  const reload = () => refresh('/api/admin/jobs', '/public/api/v0/jobs', '/api/admin/applicants', OVERVIEW);
  return {
    create: async (input: JobInput) => {
      const answer = await request<{ job: Job }>('/api/admin/createJob', { method: 'POST', body: input });
      await reload();
      return answer.job;
    },
    change: async (id: string, input: JobInput) => {
      await request(`/api/admin/jobs/${id}`, { method: 'PUT', body: input });
      await reload();
    },
    remove: async (id: string) => {
      await request(`/api/admin/jobs/${id}`, { method: 'DELETE' });
      // The lists; the thing itself, still shown for a moment, is not there to be asked for.
      await refresh('/api/admin/jobs?', '/api/admin/applicants', OVERVIEW);
    },
    decide: async (
      jobId: string,
      userId: string,
      status: Extract<ApplicationStatus, 'selected' | 'rejected'>,
    ) => {
      const path = `/api/admin/jobs/${jobId}/applicants/${userId}`;
      const answer = await request<{ message: string }>(path, { method: 'PATCH', body: { status } });
      await reload();
      return answer.message;
    },
  };
}
