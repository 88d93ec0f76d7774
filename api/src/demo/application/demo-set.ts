import { COMPANY, DEFAULT_COUNTRY, DEFAULT_LANGUAGE } from '@consulting/contracts';
import { THE_FIRM } from '../../applications/domain/application.ts';
import { searchTextOfJob } from '../../jobs/domain/job.ts';
import { searchTextOfProject } from '../../projects/domain/project.ts';
import type { ProposalLink } from '../../proposals/domain/proposal.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { newId } from '../../shared/id.ts';
import { nameKey } from '../../templates/domain/template.ts';
import { DEMO_CONSULTANTS_BUSINESS } from '../data/demo-consultants-business.ts';
import { DEMO_CONSULTANTS_TECHNOLOGY } from '../data/demo-consultants-technology.ts';
import { DEMO_EMPLOYEES } from '../data/demo-employees.ts';
import { DEMO_CONSULTANTS_GERMAN, DEMO_JOBS_GERMAN, DEMO_PROJECTS_GERMAN } from '../data/demo-german.ts';
import { DEMO_JOBS_BUSINESS } from '../data/demo-jobs-business.ts';
import { DEMO_JOBS_TECHNOLOGY } from '../data/demo-jobs-technology.ts';
import { DEMO_JOBS_NOT_OPEN, DEMO_PROJECTS_NOT_OPEN } from '../data/demo-not-open.ts';
import { DEMO_PEOPLE } from '../data/demo-people.ts';
import { DEMO_PROJECTS_CORE } from '../data/demo-projects-core.ts';
import { DEMO_PROJECTS_PLATFORM } from '../data/demo-projects-platform.ts';
import { demoApplications, type Ids } from './demo-applied.ts';
import { DEMO_TEMPLATES } from '../data/demo-templates.ts';
import { DemoDates } from './demo-dates.ts';
import { demoAppointments } from './demo-appointments.ts';
import { demoProposals } from './demo-proposals.ts';
import { demoPool } from './demo-pool.ts';
import { demoSearches } from './demo-searches.ts';
import { demoTalks } from './demo-talks.ts';
import { demoCareerSite, type StoredPortraits } from './demo-career-site.ts';

const DEMO_JOBS = [
  ...DEMO_JOBS_BUSINESS,
  ...DEMO_JOBS_TECHNOLOGY,
  ...DEMO_JOBS_GERMAN,
  ...DEMO_JOBS_NOT_OPEN,
];
const DEMO_PROJECTS = [
  ...DEMO_PROJECTS_CORE,
  ...DEMO_PROJECTS_PLATFORM,
  ...DEMO_PROJECTS_GERMAN,
  ...DEMO_PROJECTS_NOT_OPEN,
];

/** Documents by the model that stores them. */
export type DemoSet = Record<Exclude<DemoModel, 'Application'>, { _id: string }[]> & {
  Application: ReturnType<typeof demoApplications>;
};
export type DemoModel =
  | 'User'
  | 'Job'
  | 'Project'
  | 'Consultant'
  | 'Employee'
  | 'Application'
  | 'Message'
  | 'Conversation'
  | 'Template'
  | 'CareerSite'
  | 'JobPage'
  | 'SavedSearch'
  | 'PoolConsent'
  | 'Appointment'
  | 'Proposal';

export interface DemoParts {
  now: Date;
  /** The hash of the demo password. */
  passwordHash: string;
  /** Stored CVs by the owner's e-mail. */
  cvs: ReadonlyMap<string, StoredFile>;
  portraits: StoredPortraits;
  /** Makes the link of a proposal. */
  linkOf: (proposalId: string) => ProposalLink;
}

/** Returns the complete demo data, with its references resolved and its dates before `now`. */
export function demoSet({ now, passwordHash, cvs, portraits, linkOf }: DemoParts): DemoSet {
  const dates = new DemoDates(now);
  const people = dates.create(DEMO_PEOPLE).map(({ signIn, known, ...person }) => ({
    ...person,
    ...dates.availability(known),
    remindAt: dates.reminder(known),
    emailKey: person.email,
    country: DEFAULT_COUNTRY,
    cv: cvs.get(person.email) ?? null,
    passwordHash: signIn ? passwordHash : null,
    emailVerified: true,
  }));
  const userId = idsBy(people, ({ email }) => email);
  const jobs = dates.create(DEMO_JOBS).map(({ closesIn, ...job }) => ({
    language: DEFAULT_LANGUAGE,
    ...job,
    ...dates.lastDay(closesIn),
    company: job.company ?? COMPANY.name,
    search: searchTextOfJob(job),
  }));
  const projects = dates.create(DEMO_PROJECTS).map(({ startsIn, closesIn, owner, ...project }) => ({
    language: DEFAULT_LANGUAGE,
    ...project,
    ...dates.lastDay(closesIn),
    search: searchTextOfProject({ location: '', duration: '', workload: '', ...project }),
    b2bId: owner ? userId(owner) : null,
    start_date: startsIn === undefined ? null : dates.inDays(startsIn),
  }));
  const consultants = dates
    .create([...DEMO_CONSULTANTS_BUSINESS, ...DEMO_CONSULTANTS_TECHNOLOGY, ...DEMO_CONSULTANTS_GERMAN])
    .map(({ known, ...consultant }) => ({
      language: DEFAULT_LANGUAGE,
      ...consultant,
      ...dates.availability(known),
      email: addressOf(consultant.name),
    }));
  const employees = dates.create(DEMO_EMPLOYEES).map(({ owner, known, ...employee }) => ({
    ...employee,
    ...dates.availability(known),
    b2bId: userId(owner),
    companyName: DEMO_PEOPLE.find(({ email }) => email === owner)?.company_name ?? '',
    projects: [],
  }));
  const pool = demoPool(dates, userId);
  const poolUntil = new Map(pool.map(({ _id, until }) => [_id, until]));
  const targets = {
    job: idsBy(jobs, ({ title }) => title),
    project: idsBy(projects, ({ title }) => title),
    consultant: idsBy(consultants, ({ name }) => name),
    speculative: () => THE_FIRM,
  };
  const talks = demoTalks(dates, userId);
  const applications = demoApplications(dates, targets, (email) =>
    people.find((person) => person.email === email),
  );
  const ownerOf = (projectId: string) => projects.find(({ _id }) => _id === projectId)?.b2bId ?? null;
  const companyOf = (ownerId: string) => people.find(({ _id }) => _id === ownerId)?.company_name ?? '';
  const career = demoCareerSite(portraits, targets.job, now);
  return {
    User: people.map((person) => {
      const until = poolUntil.get(person._id) ?? null;
      return { ...person, poolUntil: until, inPool: until !== null };
    }),
    Job: jobs,
    Project: projects,
    Consultant: consultants,
    Employee: employees,
    Application: applications,
    Appointment: demoAppointments(dates, applications, userId, ownerOf),
    Proposal: demoProposals(dates, projects, userId, companyOf, linkOf),
    Message: talks.flatMap(({ messages }) => messages),
    Conversation: talks.map(({ conversation }) => conversation),
    Template: DEMO_TEMPLATES.map(({ name, text }) => ({ _id: newId(), name, nameKey: nameKey(name), text })),
    CareerSite: [career.site],
    JobPage: [career.page],
    SavedSearch: demoSearches(dates, userId),
    PoolConsent: pool,
  };
}

function idsBy<T extends { _id: string }>(entries: readonly T[], key: (entry: T) => string): Ids {
  const ids = new Map(entries.map((entry) => [key(entry), entry._id]));
  return (wanted) => {
    const id = ids.get(wanted);
    if (!id) throw new Error(`The demo data refers to "${wanted}", which does not exist`);
    return id;
  };
}

/** Returns the address of a name: `Dr. Henrik Albers` has `henrik.albers@consultants.example`. */
function addressOf(name: string): string {
  const plain = name
    .replace(/^Dr\. /, '')
    .replace('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
  return `${plain.toLowerCase().replace(/\s+/g, '.')}@consultants.example`;
}
