/** Returns the XPath of a button, a link or a tab by the beginning of its text. */
const button = (text) =>
  `//*[self::a or self::button or @role="tab"][starts-with(normalize-space(.), "${text}")]`;

/**
 * Returns the thirty screens to look at: a `name`, `as` whom, the path `at` which it is, and what to `press` there first.
 * `ids` are those of demo entries: `job`, `project`, `application` and `person`.
 */
export const screensWith = ({ job, project, ownProject, application, person }) => [
  { name: 'home', at: '/' },
  { name: 'home-german', at: '/de' },
  { name: 'services', at: '/services' },
  { name: 'careers', at: '/career' },
  { name: 'job', at: `/career/x-${job}` },
  { name: 'apply-for-a-job', at: `/career/x-${job}`, press: button('Apply') },
  { name: 'project', at: `/projects/x-${project}` },
  { name: 'freelancers', at: '/freelancer' },
  { name: 'contact', at: '/contact', press: '//form//button[@type="submit"]' },
  { name: 'sign-in', at: '/sign_in' },
  { name: 'register', at: '/sign_in?tab=register' },
  { name: 'accessibility', at: '/accessibility' },
  { name: 'no-page', at: '/no-such-page' },
  { name: 'seeker-overview', as: 'jobseeker', at: '/dashboard/dashboard' },
  { name: 'seeker-applications', as: 'jobseeker', at: '/dashboard/applications' },
  { name: 'seeker-profile', as: 'jobseeker', at: '/dashboard/profile' },
  { name: 'seeker-account', as: 'jobseeker', at: '/dashboard/account' },
  { name: 'freelancer-projects', as: 'freelancer', at: '/dashboard/projects' },
  { name: 'freelancer-messages', as: 'freelancer', at: '/dashboard/messages' },
  {
    name: 'company-project',
    as: 'b2b',
    at: `/dashboard/projects?tab=projects&projectId=${ownProject}&view=board`,
  },
  { name: 'company-new-employee', as: 'b2b', at: '/dashboard/employees', press: button('Add Employee') },
  { name: 'desk-notifications', as: 'admin', at: '/admin-dashboard?tab=notifications' },
  {
    name: 'desk-application',
    as: 'admin',
    at: `/admin-dashboard?tab=applications/applicationid=${application}`,
  },
  {
    name: 'desk-file',
    as: 'admin',
    at: `/admin-dashboard?tab=applications/applicationid=${application}`,
    press: '//button[starts-with(@aria-label, "View ") or starts-with(normalize-space(.), "View ")]',
  },
  {
    name: 'desk-appointment',
    as: 'admin',
    at: `/admin-dashboard?tab=applications/applicationid=${application}`,
    press: button('Offer times'),
  },
  { name: 'desk-board', as: 'admin', at: '/admin-dashboard?tab=applications/board' },
  { name: 'desk-new-job', as: 'admin', at: '/admin-dashboard?tab=jobs/create', press: button('Create job') },
  { name: 'desk-person', as: 'admin', at: `/admin-dashboard?tab=people/userid=${person}` },
  { name: 'desk-career-site', as: 'admin', at: '/admin-dashboard?tab=career-site' },
  { name: 'desk-system', as: 'admin', at: '/admin-dashboard?tab=system/audit' },
];
