/** The kinds of applications, by their targets: a speculative one is to the firm and has no target. */
export const APPLICATION_KINDS = ['job', 'project', 'consultant', 'speculative'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** The possible decisions on a pending application. */
export const DECISIONS = ['selected', 'rejected'] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];

/** States of an application, the same for all kinds. */
export const APPLICATION_STATUSES = ['pending', 'selected', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
