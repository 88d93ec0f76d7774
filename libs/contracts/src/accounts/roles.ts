/** The roles of accounts (the specification, section 3). Administrators are separate accounts without such a role. */
export const ROLES = ['JobSeeker', 'Freelancer', 'B2B'] as const;
export type Role = (typeof ROLES)[number];

/** The role of a registration that names none (the specification, section 9). */
export const DEFAULT_ROLE: Role = 'B2B';
export const DEFAULT_COUNTRY = 'Germany';

/** The dashboard sections that each role may open, in the order of the navigation. */
export const DASHBOARD_TABS = {
  JobSeeker: ['dashboard', 'jobs', 'searches', 'applications', 'messages', 'profile', 'account'],
  Freelancer: [
    'dashboard',
    'projects',
    'searches',
    'applications',
    'proposals',
    'messages',
    'profile',
    'account',
  ],
  B2B: [
    'dashboard',
    'projects',
    'employees',
    'consultants',
    'searches',
    'applications',
    'messages',
    'profile',
    'account',
  ],
} as const satisfies Record<Role, readonly string[]>;
export type DashboardTab = (typeof DASHBOARD_TABS)[Role][number];
