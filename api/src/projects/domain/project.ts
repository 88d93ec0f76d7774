import { forbidden } from '../../shared/errors.ts';

/** What an owner or an administrator writes. */
export interface ProjectDetails {
  title: string;
  description: string;
  technologies: string[];
  category: string[];
  /** Null while it is not fixed. Shown as a UTC date. */
  start_date: Date | null;
}

/** Work that freelancers and companies can apply to. */
export interface Project extends ProjectDetails {
  id: string;
  /** The company that offers it; null when the administration does. */
  b2bId: string | null;
  /** True while the offering company is no B2B account: nobody but the administration sees the project then. */
  hidden: boolean;
  createdAt: Date;
}

/** Someone who applied, as the owner of the project sees them. */
export interface Applicant {
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

export function isOwnedBy(project: Project, userId: string | undefined): boolean {
  return userId !== undefined && project.b2bId === userId;
}

/** Nobody applies to an own project (the specification, section 5). */
export function assertMayApply(project: Project, userId: string): void {
  if (isOwnedBy(project, userId)) throw forbidden('application.own-project');
}

/** The administration edits only what no company owns (the specification, section 6). */
export function assertEditableByAdministration(project: Project): void {
  if (project.b2bId !== null) throw forbidden('project.belongs-to-company');
}
