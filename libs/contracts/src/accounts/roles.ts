/** The roles an account can have (the specification, section 3). An administrator is no account of this kind. */
export const ROLES = ['JobSeeker', 'Freelancer', 'B2B'] as const;
export type Role = (typeof ROLES)[number];

/** What a registration without a role gets (the specification, section 9). */
export const DEFAULT_ROLE: Role = 'B2B';
export const DEFAULT_COUNTRY = 'Germany';

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
