import type { Caller } from '../admin.ts';
import type { Page } from '../test.ts';
import { newAccount } from './accounts.ts';

/** Creates a job with the given number of applicants, each with a different name. */
export async function jobWithApplicants(page: Page, admin: Caller, title: string, count: number) {
  const { job } = await admin.post<{ job: { _id: string } }>('/api/admin/createJob', {
    title,
    description: 'Two systems.',
    qualification: 'None',
  });
  const names = Array.from({ length: count }, (_, index) => ({
    first_name: 'Nora',
    last_name: `Ahlgrimm ${String(index + 1).padStart(2, '0')}`,
  }));
  // Each waits for the email with its link.
  const applicants = await Promise.all(names.map((name) => newAccount(page.request, 'JobSeeker', name)));
  for (const applicant of applicants) await applicant.post('/api/apply', { jobId: job._id });
  return applicants;
}
