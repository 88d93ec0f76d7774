import { postingTerms, type PostingTerms, type SaidTerms } from '@consulting/contracts';
import { conflict, forbidden, notFound } from '../../shared/errors.ts';
import {
  asOf,
  assertSalary,
  assertTakesApplications,
  newLifeCycle,
  withClosingDay,
  type LifeCycle,
  type NewState,
} from '../../shared/posting/posting.ts';

interface ProjectContent {
  title: string;
  description: string;
  technologies: string[];
  category: string[];
  /** Null while it is not fixed. Shown as a UTC date. */
  start_date: Date | null;
  /** Texts are empty where nothing is said: where the work is … */
  location: string;
  /** … how long it lasts … */
  duration: string;
  /** … and how much of a week it takes. */
  workload: string;
}

/** What an owner or an administrator writes. What is missing is empty in a new project, and stays in a change. */
export type ProjectDetails = Partial<ProjectContent> & SaidTerms & { closes_at?: string | null };

export type NewProject = ProjectDetails &
  Pick<ProjectContent, 'title' | 'description'> & { state?: NewState };

/** Work that freelancers and companies can apply to. */
export interface Project extends ProjectContent, PostingTerms, LifeCycle {
  id: string;
  /** The company that offers it; null when the administration does. */
  b2bId: string | null;
  /**
   * Nobody but the administration sees the project (nor its company, unless it is held): the company is no B2B account at
   * present, or the project is held.
   */
  hidden: boolean;
  /**
   * One of the first of its company, which the administration looks at before it becomes public. Stays when it is paused
   * or closed meanwhile, and goes for good when it is released.
   */
  held: boolean;
  /** When it was posted; of a draft, when it was written. */
  createdAt: Date;
}

/** Someone who applied, as the owner of the project sees them. */
export interface Applicant {
  applicationId: string;
  userId: string;
  /** First and last name, from the account. */
  name: string;
  role: string;
  status: string;
  appliedAt: Date;
}

/** A project with the applicants its reader may see. */
export interface ProjectEntry {
  project: Project;
  applicants: Applicant[];
}

export function newProject(
  details: NewProject,
  { id, b2bId, hidden }: Pick<Project, 'id' | 'b2bId' | 'hidden'>,
  createdAt: Date,
): Project {
  const project: Project = {
    id,
    ...contentOf(details),
    ...postingTerms(details),
    ...newLifeCycle(details, createdAt),
    b2bId,
    hidden,
    held: false,
    createdAt,
  };
  assertSalary(project);
  return project;
}

/** A field that was not sent stays. */
export function editProject(before: Project, details: ProjectDetails, now: Date): Project {
  const project: Project = {
    ...before,
    ...contentOf(details, before),
    ...postingTerms(details, before),
    ...withClosingDay(asOf(before, now), details.closes_at, now),
  };
  assertSalary(project);
  return project;
}

/** A copy as a draft of the same owner: without its dates. */
export function copyOfProject(project: Project, id: string, createdAt: Date): Project {
  const content = { ...contentOf(project), start_date: null };
  return newProject({ ...content, ...postingTerms(project), state: 'draft' }, { ...project, id }, createdAt);
}

/** What it is found by: the title, and how, where and how long one works. */
export function searchTextOfProject(project: Omit<ProjectContent, 'start_date'> & SaidTerms): string {
  const { title, location, employment_type, workplace, duration, workload } = project;
  return [title, location, employment_type, workplace, duration, workload].filter(Boolean).join(' ');
}

/** Held and open: it becomes public as soon as the administration releases it. */
export const waitsForRelease = ({ held, state }: Pick<Project, 'held' | 'state'>): boolean =>
  held && state === 'open';

/** Conflict for a project that does not wait to be released: a held one that is not open is not looked at. */
export function assertWaitsForRelease(project: Project): void {
  if (!project.held) throw conflict('project.not-held');
  if (!waitsForRelease(project)) throw conflict('project.not-open');
}

export function isOwnedBy(project: Project, userId: string | undefined): boolean {
  return userId !== undefined && project.b2bId === userId;
}

/** Only its company has seen it so far. */
const isUnknown = ({ held, state }: Project): boolean => held || state === 'draft';

/** A company's own project; another's that is a draft or held is as unknown as what does not exist. */
export function assertOwned(project: Project, userId: string): void {
  if (isOwnedBy(project, userId)) return;
  if (isUnknown(project)) throw notFound('project');
  throw forbidden('project.not-own');
}

/** A draft and a held project are unknown to all but their owner, a project of who is no company now to everybody. */
export function assertVisible(project: Project, readerId: string | undefined): void {
  const isSeen = isUnknown(project) ? isOwnedBy(project, readerId) : true;
  if (!isSeen || (project.hidden && !project.held)) throw notFound('project');
}

/** Nobody applies to an own project (the specification, section 5), and nobody to what is not open. */
export function assertMayApply(project: Project, userId: string, now: Date): void {
  if (isOwnedBy(project, userId)) throw forbidden('application.own-project');
  assertTakesApplications('project', project, now);
}

/** The administration edits only what no company owns (the specification, section 6). */
export function assertEditableByAdministration(project: Project): void {
  if (project.b2bId !== null) throw forbidden('project.belongs-to-company');
}

/** A company's project may be paused and closed by the administration; only the company opens it. */
export function assertStateByAdministration(project: Project, state: unknown): void {
  if (project.b2bId !== null && state === 'open') throw forbidden('project.opened-by-its-company');
}

/** Each field from the first of the sources that has it, and nothing else of them. */
function contentOf(...sources: Partial<ProjectContent>[]): ProjectContent {
  const first = <Field extends keyof ProjectContent>(field: Field, empty: ProjectContent[Field]) => {
    const found = sources.map((source) => source[field]).find((value) => value !== undefined);
    return found ?? empty;
  };
  return {
    title: first('title', ''),
    description: first('description', ''),
    technologies: first('technologies', []),
    category: first('category', []),
    start_date: first('start_date', null),
    location: first('location', ''),
    duration: first('duration', ''),
    workload: first('workload', ''),
  };
}
