import { plural } from '@lingui/core/macro';
import { useApi } from '../../shared/api/use-api.ts';
import type { Overview } from '../../shared/api/types.ts';
import { urlOf } from '../../shared/api/wire.ts';

/** The counts of the navigation and the overview, refreshed once a minute. */
export const useOverview = () => useApi(urlOf('/api/admin/overview'), { refreshInterval: 60_000 });

/** Applications of every kind that wait for a decision. */
export const pendingApplications = (counts: Overview) =>
  counts.openApplications +
  counts.openProjectApplications +
  counts.openConsultantRequests +
  counts.openSpeculativeApplications;

/** Texts beside the counts. */
export const CAPTIONS = {
  openApplications: (count) => plural(count, { one: 'open job application', other: 'open job applications' }),
  openProjectApplications: (count) =>
    plural(count, { one: 'open project application', other: 'open project applications' }),
  openConsultantRequests: (count) =>
    plural(count, { one: 'open consultant request', other: 'open consultant requests' }),
  openSpeculativeApplications: (count) =>
    plural(count, { one: 'open speculative application', other: 'open speculative applications' }),
  unreadConversations: (count) =>
    plural(count, { one: 'unread conversation', other: 'unread conversations' }),
  jobs: (count) => plural(count, { one: 'job', other: 'jobs' }),
  heldProjects: (count) =>
    plural(count, { one: 'project awaiting review', other: 'projects awaiting review' }),
  projects: (count) => plural(count, { one: 'project', other: 'projects' }),
  freelancers: (count) => plural(count, { one: 'freelancer', other: 'freelancers' }),
  jobSeekers: (count) => plural(count, { one: 'job seeker', other: 'job seekers' }),
  b2bUsers: (count) => plural(count, { one: 'B2B user', other: 'B2B users' }),
  consultants: (count) => plural(count, { one: 'consultant', other: 'consultants' }),
  employees: (count) => plural(count, { one: 'employee', other: 'employees' }),
  undeliveredMails: (count) => plural(count, { one: 'undelivered email', other: 'undelivered emails' }),
} satisfies Partial<Record<keyof Overview, (count: number) => string>>;

export type Figure = keyof typeof CAPTIONS;
