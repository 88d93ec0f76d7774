import {
  postingTerms,
  type ContractType,
  type PostingTerms,
  type Role,
  type SaidTerms,
} from '@consulting/contracts';
import type { Naming } from '@consulting/contracts/vocabulary';
import { conflict, forbidden, invalidField, notFound } from '../../shared/errors.ts';
import {
  asOf,
  assertSalary,
  assertTakesApplications,
  newLifeCycle,
  withClosingDay,
  type Checked,
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
  /** Where the work is; '' when not given, like the next two. */
  location: string;
  /** How long it lasts. */
  duration: string;
  /** How much of a week it takes. */
  workload: string;
  contract_type: ContractType | null;
  /** What the company says of its permit for temporary employment; '' for the firm's projects: `permitOf`. */
  aueg_permit: string;
  /** Whether the project's page names its company, which alone decides that. */
  show_company: boolean;
}

/** The fields that owners and administrators write. Missing ones are empty in a new project, unchanged in an edit. */
export type ProjectDetails = Partial<ProjectContent> &
  SaidTerms &
  Partial<Checked> & { closes_at?: string | null };

export type NewProject = ProjectDetails &
  Pick<ProjectContent, 'title' | 'description'> & { state?: NewState };

/** Work that freelancers and companies can apply for. */
export interface Project extends ProjectContent, PostingTerms, LifeCycle, Checked {
  id: string;
  /** The company that offers it; null when the administration does. */
  b2bId: string | null;
  /**
   * Only the administration sees the project (its company too while it is held): the company offers nothing at the moment
   * (`offers`), or the project is held.
   */
  hidden: boolean;
  /**
   * One of the company's first projects, not reviewed by the administration yet. Stays true when it is paused or
   * closed; releasing ends it for good.
   */
  held: boolean;
  /** When it was posted; of a draft, when it was written. */
  createdAt: Date;
  /** When it was last edited, opened or released; same as `createdAt` before that. */
  changedAt: Date;
  /** When it was last written in any way; missing before it is stored. */
  updatedAt?: Date | undefined;
}

/** An applicant, as shown to the owner of the project. */
export interface Applicant {
  applicationId: string;
  userId: string;
  /** First and last name of the account. */
  name: string;
  role: string;
  status: string;
  appliedAt: Date;
}

/** A project with the applicants that its reader may see. */
export interface ProjectEntry {
  project: Project;
  applicants: Applicant[];
}

/** Returns what the form of a project edits, as the API shows it. */
export function editableOfProject(project: Project) {
  return {
    ...contentOf(project),
    ...postingTerms(project),
    closes_at: project.closes_at,
    dismissed: project.dismissed,
  };
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
    dismissed: details.dismissed ?? [],
    b2bId,
    hidden,
    held: false,
    createdAt,
    changedAt: createdAt,
  };
  assertSalary(project);
  return project;
}

/** Returns the edited project; fields that were not sent stay. */
export function editProject(before: Project, details: ProjectDetails, now: Date): Project {
  const project: Project = {
    ...before,
    ...contentOf(details, before),
    ...postingTerms(details, before),
    ...withClosingDay(asOf(before, now), details.closes_at, now),
    dismissed: details.dismissed ?? before.dismissed,
    changedAt: now,
  };
  assertSalary(project);
  return project;
}

/** Returns a copy as a draft of the same owner, without its dates. */
export function copyOfProject(project: Project, id: string, createdAt: Date): Project {
  const content = { ...contentOf(project), start_date: null };
  const { dismissed } = project;
  const details = { ...content, ...postingTerms(project), dismissed, state: 'draft' as const };
  return newProject(details, { ...project, id }, createdAt);
}

/** Returns the searched text: the title, and how, where and how long one works. */
export function searchTextOfProject(project: Partial<ProjectContent> & SaidTerms): string {
  const { title, location, employment_type, contract_type, workplace, duration, workload } = project;
  return [title, location, employment_type, contract_type, workplace, duration, workload]
    .filter(Boolean)
    .join(' ');
}

/** Returns the texts that name the skills of a project. */
export const namingOfProject = ({
  technologies,
  category,
}: Pick<ProjectContent, 'technologies' | 'category'>): Naming => ({ skills: technologies, texts: category });

/** Returns whether it is held and open: it becomes public as soon as the administration releases it. */
export const waitsForRelease = ({ held, state }: Pick<Project, 'held' | 'state'>): boolean =>
  held && state === 'open';

/** Throws a conflict for a project that does not wait for release: held ones that are not open are not reviewed. */
export function assertWaitsForRelease(project: Project): void {
  if (!project.held) throw conflict('project.not-held');
  if (!waitsForRelease(project)) throw conflict('project.not-open');
}

/** Whether it names who offers it to everybody who is signed in. */
export const namesCompany = ({ b2bId, show_company }: Pick<Project, 'b2bId' | 'show_company'>): boolean =>
  b2bId === null || show_company;

export function isOwnedBy(project: Project, userId: string | undefined): boolean {
  return userId !== undefined && project.b2bId === userId;
}

/** Returns whether only its company may know of it. */
const isUnknown = ({ held, state }: Project): boolean => held || state === 'draft';

/** Throws for another's project; a draft or held one is answered like one that does not exist. */
export function assertOwned(project: Project, userId: string): void {
  if (isOwnedBy(project, userId)) return;
  if (isUnknown(project)) throw notFound('project');
  throw forbidden('project.not-own');
}

/** Throws 404 for a draft or a held project of another owner, and for everybody when the owner is no company now. */
export function assertVisible(project: Project, readerId: string | undefined): void {
  const isSeen = isUnknown(project) ? isOwnedBy(project, readerId) : true;
  if (!isSeen || (project.hidden && !project.held)) throw notFound('project');
}

/** Returns whether a company may offer projects: otherwise they are hidden, until it may again. */
export const offers = ({ role, blocked }: { role: Role; blocked: boolean }): boolean =>
  role === 'B2B' && !blocked;

/** Throws for an own project (the specification, section 5) and for one that is not open. */
export function assertMayApply(project: Project, userId: string, now: Date): void {
  if (isOwnedBy(project, userId)) throw forbidden('application.own-project');
  assertTakesApplications('project', project, now);
}

/** Throws for a company's project: the administration edits only its own (the specification, section 6). */
export function assertEditableByAdministration(project: Project): void {
  if (project.b2bId !== null) throw forbidden('project.belongs-to-company');
}

/** Throws when the administration would open a company's project: it may only pause and close it. */
export function assertStateByAdministration(project: Project, state: unknown): void {
  if (project.b2bId !== null && state === 'open') throw forbidden('project.opened-by-its-company');
}

/**
 * Returns the permit under which a project offers temporary employment, as it is shown; '' for other contracts and
 * without one. `firms`: the setting AUEG_PERMIT, which holds for the firm's projects.
 */
export function permitOf({ contract_type, b2bId, aueg_permit }: Project, firms: string | null): string {
  if (contract_type !== 'temporary-employment') return '';
  return b2bId === null ? (firms ?? '') : aueg_permit;
}

/** Throws for temporary employment without a permit, which § 1 AÜG demands of whoever offers it. */
export function assertPermitted(project: Project, firms: string | null): void {
  if (project.contract_type !== 'temporary-employment' || permitOf(project, firms)) return;
  if (project.b2bId === null) throw invalidField('contract_type', 'field.firm-permit-missing');
  throw invalidField('aueg_permit', 'field.permit-required');
}

/** Takes each content field from the first source that has it. */
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
    contract_type: first('contract_type', null),
    aueg_permit: first('aueg_permit', ''),
    show_company: first('show_company', false),
  };
}
