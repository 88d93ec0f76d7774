/** What can be applied for: a job, a project, a consultant. */
export const APPLICATION_KINDS = ['job', 'project', 'consultant'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** What those who decide can make of a pending application. */
export const DECISIONS = ['selected', 'rejected'] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];

/** States of an application of any kind: jobs, projects and consultants share them. */
export const APPLICATION_STATUSES = ['pending', 'selected', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
