import { LIMITS, POSTING_STATES, postingTerms, ROLES, UNKNOWN_PLACEHOLDER } from '@consulting/contracts';
import { assertSalary } from '../../shared/posting/posting.ts';
import { DEMO_APPLICATIONS } from './demo-applications.ts';
import { DEMO_CONTACT_MESSAGES, DEMO_MESSAGES } from './demo-activity.ts';
import { DEMO_CONSULTANTS_BUSINESS } from './demo-consultants-business.ts';
import { DEMO_CONSULTANTS_TECHNOLOGY } from './demo-consultants-technology.ts';
import { DEMO_EMPLOYEES } from './demo-employees.ts';
import { DEMO_CONSULTANTS_GERMAN, DEMO_JOBS_GERMAN, DEMO_PROJECTS_GERMAN } from './demo-german.ts';
import { DEMO_JOBS_BUSINESS } from './demo-jobs-business.ts';
import { DEMO_JOBS_TECHNOLOGY } from './demo-jobs-technology.ts';
import { DEMO_JOBS_NOT_OPEN, DEMO_PROJECTS_NOT_OPEN } from './demo-not-open.ts';
import { DEMO_PEOPLE } from './demo-people.ts';
import { DEMO_PROJECTS_CORE } from './demo-projects-core.ts';
import { DEMO_PROJECTS_PLATFORM } from './demo-projects-platform.ts';
import { DEMO_TEMPLATES } from './demo-templates.ts';

const jobs = [...DEMO_JOBS_BUSINESS, ...DEMO_JOBS_TECHNOLOGY, ...DEMO_JOBS_GERMAN, ...DEMO_JOBS_NOT_OPEN];
const projects = [
  ...DEMO_PROJECTS_CORE,
  ...DEMO_PROJECTS_PLATFORM,
  ...DEMO_PROJECTS_GERMAN,
  ...DEMO_PROJECTS_NOT_OPEN,
];
const consultants = [
  ...DEMO_CONSULTANTS_BUSINESS,
  ...DEMO_CONSULTANTS_TECHNOLOGY,
  ...DEMO_CONSULTANTS_GERMAN,
];
const emails = new Set(DEMO_PEOPLE.map((person) => person.email));
const distinct = (values: readonly string[]): number => new Set(values).size;

describe('demo data', () => {
  it('has the promised amount, each entry different', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(30);
    expect(projects.length).toBeGreaterThanOrEqual(30);
    expect(consultants.length).toBeGreaterThanOrEqual(20);
    expect(distinct(jobs.map((job) => job.title))).toBe(jobs.length);
    expect(distinct(jobs.map((job) => job.description))).toBe(jobs.length);
    expect(distinct(projects.map((project) => project.description))).toBe(projects.length);
    expect(distinct(consultants.map((consultant) => consultant.name))).toBe(consultants.length);
    expect(distinct(jobs.map((job) => job.location))).toBeGreaterThanOrEqual(8);
  });

  it('has one account of each role to sign in with', () => {
    const roles = DEMO_PEOPLE.filter((person) => person.signIn).map((person) => person.role);
    expect(roles.sort()).toEqual([...ROLES].sort());
    expect(emails.size).toBe(DEMO_PEOPLE.length);
  });

  it('refers only to what is there', () => {
    const targets = {
      job: new Set(jobs.map((job) => job.title)),
      project: new Set(projects.map((project) => project.title)),
      consultant: new Set(consultants.map((consultant) => consultant.name)),
      speculative: new Set(['']),
    };
    const dangling = DEMO_APPLICATIONS.filter(
      ({ kind, applicant, target }) => !emails.has(applicant) || !targets[kind].has(target),
    );
    expect(dangling).toEqual([]);
    const owners = [...projects, ...DEMO_EMPLOYEES].flatMap((owned) => owned.owner ?? []);
    const users = DEMO_MESSAGES.map((message) => message.user);
    expect([...owners, ...users].filter((email) => !emails.has(email))).toEqual([]);
  });

  it('keeps the rules of who applies to what', () => {
    const role = new Map(DEMO_PEOPLE.map((person) => [person.email, person.role]));
    const owner = new Map(projects.map((project) => [project.title, project.owner]));
    for (const { kind, applicant, target } of DEMO_APPLICATIONS) {
      const allowed = {
        job: ['JobSeeker'],
        project: ['Freelancer', 'B2B'],
        consultant: ['B2B'],
        speculative: ['JobSeeker', 'Freelancer'],
      }[kind];
      expect(allowed).toContain(role.get(applicant));
      if (kind === 'project') expect(owner.get(target)).not.toBe(applicant);
    }
    expect(distinct(DEMO_APPLICATIONS.map((each) => `${each.applicant} ${each.target}`))).toBe(
      DEMO_APPLICATIONS.length,
    );
  });

  it('shows every state, and open ones for everybody', () => {
    const states = (posted: { state?: string }[]) => posted.map(({ state = 'open' }) => state);
    for (const shown of [jobs, projects]) {
      expect(new Set(states(shown))).toEqual(new Set(POSTING_STATES));
      expect(states(shown).filter((state) => state === 'open').length).toBeGreaterThanOrEqual(30);
    }
  });

  it('says salaries as the product does', () => {
    for (const posted of [...jobs, ...projects])
      expect(() => assertSalary(postingTerms(posted))).not.toThrow();
  });

  it('offers temporary employment only by a company that states its permit', () => {
    const temporary = projects.filter(({ contract_type }) => contract_type === 'temporary-employment');
    expect(temporary.length).toBeGreaterThan(0);
    for (const { owner, aueg_permit } of temporary) expect([owner, aueg_permit].every(Boolean)).toBe(true);
  });

  it('stays within the limits of the product', () => {
    const texts = [...jobs, ...projects].map((entry) => entry.description);
    expect(texts.filter((text) => text.length > LIMITS.text)).toEqual([]);
    const messages = [
      ...DEMO_MESSAGES.map((each) => each.content),
      ...DEMO_CONTACT_MESSAGES.map((each) => each.message),
    ];
    messages.push(...DEMO_TEMPLATES.map((each) => each.text));
    expect(messages.filter((text) => text.length > LIMITS.message)).toEqual([]);
    expect(DEMO_TEMPLATES.filter(({ text }) => UNKNOWN_PLACEHOLDER.test(text))).toEqual([]);
  });
});
