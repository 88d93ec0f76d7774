import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_STATUSES,
  CONTRACT_TYPES,
  PROJECT_EMPLOYMENT_TYPES,
  ROLES,
  type ContractType,
  type EmploymentType,
} from '@consulting/contracts';
import type { PostingRule } from '@consulting/contracts/posting-check';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { SharedSkillsView } from '../../../shared/http/output/shared-skills.dto.ts';
import { ApiDismissed, PostingView, toPostingView } from '../../../shared/http/output/posting-view.dto.ts';
import { versionOf } from '../../../shared/version.ts';
import type { CountedProject } from '../../application/admin-projects.service.ts';
import { editableOfProject, isOwnedBy, namesCompany, permitOf } from '../../domain/project.ts';
import type { Applicant, Project, ProjectEntry } from '../../domain/project.ts';

export class ApplicantView {
  /** @example '656f2a9e1c9d440000a1b2c3' */
  userId: string;

  /** First and last name. @example 'Nora Lindt' */
  name: string;

  @ApiProperty({ enum: ROLES, example: 'Freelancer' })
  role: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  status: string;

  /** @example '2026-11-21T08:00:00.000Z' */
  appliedAt: string;
}

/** For administrators, who decide on it. */
export class AdminApplicantView extends ApplicantView {
  /** @example '656f2a9e1c9d440000a1b2c4' */
  applicationId: string;
}

class ProjectFields extends PostingView {
  /** @example '656f2a9e1c9d440000a1b2c3' */
  _id: string;

  /** @example 'S/4HANA migration of a parts maker' */
  title: string;

  /** Line breaks are kept. @example 'Greenfield move of finance and logistics.' */
  description: string;

  /** @example ['S/4HANA', 'ABAP'] */
  technologies: string[];

  /** @example ['Migration'] */
  category: string[];

  /** Shown as its UTC date; null while open. */
  @ApiProperty({ type: String, nullable: true, example: '2027-01-11T00:00:00.000Z' })
  start_date: string | null;

  /** Empty when not given. @example Potsdam */
  location: string;

  /** Empty when not given. @example 'Six months' */
  duration: string;

  /** Empty when not given. @example 'Three days a week' */
  workload: string;

  @ApiProperty({ type: String, enum: PROJECT_EMPLOYMENT_TYPES, nullable: true, example: 'full-time' })
  employment_type: EmploymentType | null;

  @ApiProperty({ type: String, enum: CONTRACT_TYPES, nullable: true, example: 'freelance' })
  contract_type: ContractType | null;

  /** With temporary employment: the permit of the firm or the company that offers it. Its company always gets its own. @example 'Federal Employment Agency, 1 March 2024' */
  aueg_permit: string;

  /** Whether the project's page names its company. @example false */
  show_company: boolean;

  /** The company that owns it: for that company, for administrators, and for signed-in readers where the project names it. @example '656f2a9e1c9d440000a1b2c4' */
  b2bId?: string;

  /** @example '2026-11-21T08:00:00.000Z' */
  createdAt: string;
}

export class ProjectView extends ProjectFields {
  /** All applicants for the owner, only their own entry for others, none for visitors. */
  applicants: ApplicantView[];

  /** Of one project: the name of its provider, as its page shows it. Absent where a company has not chosen to be named, and in lists. @example 'Muster Consulting GmbH' */
  companyName?: string;

  /** For a freelancer alone who has not switched it off: what the caller shares with it. */
  shared?: SharedSkillsView;

  /** For its company alone. True while it is one of the first of the company and awaits review by the administration: nobody else sees it. @example false */
  held?: boolean;

  /** For its company alone. */
  @ApiDismissed({ required: false })
  dismissed?: PostingRule[];

  @ApiVersion({ required: false, of: 'the fields that its company can change; for that company alone' })
  version?: string;
}

export class AdminProjectView extends ProjectFields {
  /** Applications of any status. @example 4 */
  applicantsCount: number;

  /** Those of them that are still pending. @example 2 */
  pendingCount: number;

  /** Nobody else sees the project: its owner is not a B2B user, or it is held. @example false */
  hidden: boolean;

  @ApiDismissed()
  dismissed: PostingRule[];

  @ApiVersion()
  version: string;

  /** One of the first of its company, which becomes public when it is released; only the company sees it until then. @example false */
  held: boolean;

  /** Name of the company that owns it; absent with `b2bId`, empty where the company has not given it. @example 'Spree Logistik' */
  companyName?: string;

  /** When it was last written, in any way. @example 2026-11-21T08:00:00.000Z */
  updatedAt: string;
}

/** A project that was created or changed. */
export class ProjectAnswer extends MessageAnswer {
  project: ProjectView;
}

export class AdminProjectAnswer extends MessageAnswer {
  project: AdminProjectView;
}

const versionOfProject = (project: Project): string => versionOf(editableOfProject(project));

export function toApplicantView(applicant: Applicant): ApplicantView {
  const { userId, name, role, status, appliedAt } = applicant;
  return { userId, name, role, status, appliedAt: appliedAt.toISOString() };
}

export function toAdminApplicantView(applicant: Applicant): AdminApplicantView {
  return { applicationId: applicant.applicationId, ...toApplicantView(applicant) };
}

function toFields(project: Project, firmsPermit: string | null): ProjectFields {
  return {
    _id: project.id,
    title: project.title,
    description: project.description,
    technologies: project.technologies,
    category: project.category,
    start_date: project.start_date?.toISOString() ?? null,
    location: project.location,
    duration: project.duration,
    workload: project.workload,
    ...toPostingView(project),
    employment_type: project.employment_type,
    contract_type: project.contract_type,
    aueg_permit: permitOf(project, firmsPermit),
    show_company: project.show_company,
    ...(project.b2bId === null ? {} : { b2bId: project.b2bId }),
    createdAt: project.createdAt.toISOString(),
  };
}

/**
 * The company behind a project is for signed-in readers only, and for others than itself only if it shows its name: the list
 * of employees has names of companies beside the same ids. `firmsPermit`: the setting AUEG_PERMIT.
 */
export function toProjectView(
  { project, applicants }: ProjectEntry,
  readerId: string | undefined,
  firmsPermit: string | null,
): ProjectView {
  const { b2bId, ...fields } = toFields(project, firmsPermit);
  const isOwn = isOwnedBy(project, readerId);
  const isNamed = isOwn || (readerId !== undefined && namesCompany(project));
  const owner = isNamed && b2bId !== undefined ? { b2bId } : {};
  const { held, aueg_permit, dismissed } = project;
  const own = isOwn ? { held, aueg_permit, dismissed, version: versionOfProject(project) } : {};
  return { applicants: applicants.map(toApplicantView), ...fields, ...owner, ...own };
}

export function toAdminProjectView(
  { project, counts, company }: CountedProject,
  firmsPermit: string | null,
): AdminProjectView {
  const owner = project.b2bId === null ? {} : { companyName: company };
  return {
    applicantsCount: counts.all,
    pendingCount: counts.pending,
    hidden: project.hidden,
    dismissed: project.dismissed,
    version: versionOfProject(project),
    held: project.held,
    updatedAt: (project.updatedAt ?? project.createdAt).toISOString(),
    ...owner,
    ...toFields(project, firmsPermit),
  };
}
