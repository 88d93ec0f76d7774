import { t } from '@lingui/core/macro';

/** The sections with their headings. `employees` shows the same as `b2b`. */
export const TITLES = {
  notifications: t`Notifications`,
  applications: t`Applications`,
  jobs: t`Jobs`,
  people: t`People`,
  freelancers: t`Freelancers`,
  messages: t`Messages`,
  consultants: t`Consultants`,
  proposals: t`Proposals`,
  b2b: t`B2B users`,
  projects: t`Projects`,
  'admin-employees': t`Employees`,
  'career-site': t`Career site`,
  system: t`System`,
  account: t`Account`,
};
export type AdminSection = keyof typeof TITLES;
export const SECTIONS = Object.keys(TITLES) as AdminSection[];

/** A location within the administration: the section, the selected entries and the view. */
interface AdminLocation {
  section: AdminSection;
  /** Ids of selected entries by parameter: `jobid`, `projectid`, `userid`, `consultantid`, `employeeid`,
   * `applicationid`, `proposalid`, `webhookid`. */
  chosen: Readonly<Record<string, string>>;
  /** Segments without a value: `applicants`, `create`, `edit`. */
  views: readonly string[];
}

/**
 * Parses the query parameter `tab`, whose segments are separated by slashes: `jobs/jobid=<id>/applicants` (the
 * specification, section 2). An unknown section becomes the default, notifications.
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

/** Builds the path of a location: `adminPath('jobs', { jobid }, 'applicants')`. */
export function adminPath(
  section: AdminSection,
  chosen: Record<string, string> = {},
  ...views: string[]
): string {
  const [first, ...others] = Object.entries(chosen).map(([key, id]) => `${key}=${encodeURIComponent(id)}`);
  // An applicant's id follows the view: jobs/jobid=…/applicants/userid=…
  const parts = [section, ...(first ? [first] : []), ...views, ...others];
  return `/admin-dashboard?tab=${parts.join('/')}`;
}
