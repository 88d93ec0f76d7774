/** The roles an account can have (the specification, section 3). An administrator is no account of this kind. */
export const ROLES = ['JobSeeker', 'Freelancer', 'B2B'] as const;
export type Role = (typeof ROLES)[number];

/** What a registration without a role gets (the specification, section 9). */
export const DEFAULT_ROLE: Role = 'B2B';
export const DEFAULT_COUNTRY = 'Germany';

/** What can be applied for: a job, a project, a consultant. */
export const APPLICATION_KINDS = ['job', 'project', 'consultant'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** What those who decide can make of a pending application. */
export const DECISIONS = ['selected', 'rejected'] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];

/** States of an application of any kind: jobs, projects and consultants share them. */
export const APPLICATION_STATUSES = ['pending', 'selected', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The sections of the user dashboard that a role may open, in the order of the navigation. */
export const DASHBOARD_TABS: Record<Role, readonly string[]> = {
  JobSeeker: ['dashboard', 'jobs', 'applications', 'messages', 'profile', 'account'],
  Freelancer: ['dashboard', 'projects', 'applications', 'messages', 'profile', 'account'],
  B2B: [
    'dashboard',
    'projects',
    'employees',
    'consultants',
    'applications',
    'messages',
    'profile',
    'account',
  ],
};
