import { COMPANY } from '@consulting/contracts';

export const EVENTS_TAG = 'events';

/** What the operations of each tag are about. */
const TAGS: Readonly<Record<string, string>> = {
  'API keys': 'Keys with which programs call operations of the administration',
  account: 'The own account: second factor, devices, password, email address, language',
  administration: 'The overview, the audit log, undelivered emails, figures, and tables for spreadsheets',
  administrators: 'The sign-in and the accounts of administrators',
  applications: 'Applications of the signed-in person, and those for the projects of a company',
  'applications (administration)': 'Applications of all kinds, boards and stages',
  'applicants (administration)': 'The profiles of those who applied for a job',
  'applying without an account': 'Applications that wait until the owner of the address confirms them',
  appointments: 'Appointments about applications, and the calendar of a person',
  'appointments (administration)': 'The same for the firm',
  'career site': 'The team, the hiring steps and the benefits of the firm',
  'career site (administration)': 'Their content, and what the page of a job has of its own',
  consultants: 'Consultants of the firm, as companies see them',
  'consultants (administration)': 'All consultants of the firm',
  contact: 'The contact form',
  'contact (administration)': 'Messages of the contact form',
  employees: 'Employees that companies offer',
  'employees (administration)': 'The employees of all companies',
  events: 'What webhooks receive',
  feeds: 'Pages, pictures and feeds for search engines, readers of feeds and shared links',
  health: 'Whether the server is alive and ready',
  files: 'Previews of stored PDFs, for the viewers of browsers',
  'home search': 'The search of the first page',
  jobs: 'Open jobs',
  'jobs (administration)': 'Jobs in every state, and their applicants',
  messages: 'The conversation of a user with the administration',
  'messages (administration)': 'All conversations',
  'notes (administration)': 'Internal notes about people and applications',
  notifications: 'Notifications of a user, and the links that switch emails off',
  'notifications (administration)': 'What has happened since somebody looked',
  'people (administration)': 'People of all roles',
  'posting check': 'Hints for a posting that is being written',
  profile: 'The profile of the signed-in person, with its files and choices',
  projects: 'Open projects, and those of a company',
  'projects (administration)': 'Projects in every state, and their applicants',
  proposals: 'Proposals of people to companies, as both see them',
  'proposals (administration)': 'Proposals, as the firm makes them',
  'saved searches': 'Searches of the signed-in person that tell what is new',
  'saved searches (administration)': 'The same for administrators',
  'sign-in': 'Registration and sign-in of users',
  'templates (administration)': 'Texts for messages that are written often',
  'users (administration)': 'Freelancers and companies',
  vocabulary: `The words of the trade that searches of ${COMPANY.shortName} understand`,
  'webhooks (administration)': 'Addresses of other systems that receive events, and their deliveries',
};

/** Returns the tags that are in use, described, in the order of the alphabet. */
export const tagsOf = (used: ReadonlySet<string>): { name: string; description?: string }[] =>
  [...used]
    .sort((one, other) => one.localeCompare(other, 'en'))
    .map((name) => ({ name, ...(name in TAGS && { description: TAGS[name] }) }));
