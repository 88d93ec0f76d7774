/** The sections of the administration, in the order of the side list. `employees` shows the same as `b2b`. */
export const SECTIONS = [
  'notifications',
  'jobs',
  'freelancers',
  'messages',
  'consultants',
  'b2b',
  'projects',
  'admin-employees',
  'system',
  'account',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Where in the administration one is: a section, what is chosen in it, and how it is looked at. */
export interface AdminLocation {
  section: Section;
  /** Chosen things by their key in the address: `jobid`, `projectid`, `userid`, `consultantid`, `employeeid`. */
  chosen: Readonly<Record<string, string>>;
  /** Words without a value: `applicants`, `create`, `edit`. */
  views: readonly string[];
}

/**
 * Reads the query parameter `tab`, whose value may be split by slashes: `jobs/jobid=<id>/applicants`
 * (the specification, section 2). An unknown section is the default one, notifications.
 */
export function readAdminLocation(tab: string | null): AdminLocation {
  const [first = '', ...rest] = (tab ?? '').split('/');
  const named = first === 'employees' ? 'b2b' : first;
  const section = SECTIONS.find((known) => known === named) ?? 'notifications';
  const pairs = rest.filter((part) => part.includes('='));
  return {
    section,
    chosen: Object.fromEntries(
      pairs.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
    ),
    views: rest.filter((part) => part && !part.includes('=')),
  };
}

/** The address of a place: `adminPath('jobs', { jobid }, 'applicants')`. */
export function adminPath(section: Section, chosen: Record<string, string> = {}, ...views: string[]): string {
  const [first, ...others] = Object.entries(chosen).map(([key, id]) => `${key}=${encodeURIComponent(id)}`);
  // A job's applicant stands behind the applicants: jobs/jobid=…/applicants/userid=…
  const parts = [section, ...(first ? [first] : []), ...views, ...others];
  return `/admin-dashboard?tab=${parts.join('/')}`;
}
