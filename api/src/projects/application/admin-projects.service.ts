import { Injectable } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { NO_APPLICATIONS, type ApplicationCounts } from '../../applications/domain/application-list.ts';
import { Settings } from '../../config/settings.ts';
import { ClosingService } from '../../placement/application/closing.service.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import type { FirmActor, FirmCaller } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { notFound, orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { asOf } from '../../shared/posting/posting.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import {
  assertEditableByAdministration,
  assertPermitted,
  editableOfProject,
  editProject,
  newProject,
  type Applicant,
  type NewProject,
  type Project,
  type ProjectDetails,
} from '../domain/project.ts';
import { ProjectApplicants } from './project-applicants.ts';
import { ProjectEnds } from './project-ends.ts';
import { projectEvents, projectRemoved, shownState } from './project-events.ts';
import { ProjectsAsTargets } from './projects-as-targets.ts';
import {
  ProjectRepository,
  type ProjectFilter,
  type ProjectOwner,
  type ProjectTerms,
} from './projects.ports.ts';

/** A project with the number of its applicants and the name of its company; '' without a company or a name. */
export interface CountedProject {
  project: Project;
  counts: ApplicationCounts;
  company: string;
}

/** Lets administrators manage projects, hidden ones included. */
@Injectable()
export class AdminProjectsService {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly applicants: ProjectApplicants,
    private readonly applications: ApplicationsService,
    private readonly ends: ProjectEnds,
    private readonly closing: ClosingService,
    private readonly targets: ProjectsAsTargets,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly settings: Settings,
  ) {}

  /** `held` without a `state` means open ones. */
  async list(
    {
      owner,
      held,
      ...filter
    }: ProjectTerms & Pick<ProjectFilter, 'state' | 'held'> & { owner: ProjectOwner },
    request: PageRequest,
  ): Promise<Page<CountedProject>> {
    const chosen: ProjectFilter = {
      ...filter,
      ...(owner !== 'all' && { ofCompany: owner === 'companies' }),
      ...(held && { held, state: filter.state ?? 'open' }),
    };
    const page = await this.projects.page(chosen, request);
    return page.with(await this.counted(page.items));
  }

  /** Counts all projects, in any state. */
  count(): Promise<number> {
    return this.projects.count();
  }

  /** Counts the projects that wait for release. */
  countWaiting(): Promise<number> {
    return this.projects.countWaiting();
  }

  async one(id: string): Promise<CountedProject> {
    const [entry] = await this.counted([await this.get(id)]);
    if (!entry) throw notFound('project');
    return entry;
  }

  /** Newest first; `q` is searched in names, company and email address. */
  async applicantsOf(id: string, q: string | undefined, request: PageRequest): Promise<Page<Applicant>> {
    await this.get(id);
    return this.applicants.page(id, q, request);
  }

  async create(by: FirmActor, details: NewProject): Promise<CountedProject> {
    const owner = { id: newId(), b2bId: null, hidden: false };
    const project = newProject(details, owner, this.clock.now());
    assertPermitted(project, this.settings.auegPermit);
    await this.unitOfWork.run(async () => {
      await this.projects.add(project);
      await this.noteChange(by, 'project.created', project);
      await this.events.publish(...projectEvents(null, project));
    });
    return { project, counts: NO_APPLICATIONS, company: '' };
  }

  /** Throws 404 when there is none; 403 for a company's project. */
  async assertEditable(id: string): Promise<void> {
    assertEditableByAdministration(await this.get(id));
  }

  /** `precondition`: the expected versions of `editableOfProject`. */
  async change(
    by: FirmActor,
    id: string,
    details: ProjectDetails,
    precondition?: Precondition,
  ): Promise<CountedProject> {
    await this.unitOfWork.run(async () => {
      const before = orNotFound(await this.projects.find(id), 'project');
      assertEditableByAdministration(before);
      assertUnchanged(editableOfProject(before), precondition);
      const edited = editProject(before, details, this.clock.now());
      assertPermitted(edited, this.settings.auegPermit);
      const project = orNotFound(await this.projects.replace(edited, null), 'project');
      await this.applications.renameTarget('project', id, project.title);
      await this.noteChange(by, 'project.edited', project);
      // The edit stores a project whose last day is over as closed.
      await this.events.publish(...projectEvents(shownState(before), project));
    });
    return this.one(id);
  }

  /**
   * Removes any project with its applications, of which pending ones are rejected and told (`ClosingService`). Who removes
   * any applications must have been confirmed: 403.
   */
  async remove(by: FirmCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const project = await this.projects.remove(id);
      if (!project) throw notFound('project');
      await this.ends.ended(id);
      await this.closing.beginRemovalBy(by, await this.targets.one(project));
      await this.noteChange(by, 'project.deleted', project);
      await this.events.publish(...projectRemoved(project));
    });
    await this.closing.finish(id);
  }

  private async get(id: string): Promise<Project> {
    return orNotFound(await this.projects.find(id), 'project');
  }

  private async counted(projects: Project[]): Promise<CountedProject[]> {
    const owners = projects.flatMap(({ b2bId }) => b2bId ?? []);
    const [counts, companies] = await Promise.all([
      this.applications.countByTarget(
        'project',
        projects.map(({ id }) => id),
      ),
      this.users.findMany([...new Set(owners)]),
    ]);
    const now = this.clock.now();
    return projects.map((project) => ({
      project: asOf(project, now),
      counts: counts.get(project.id) ?? NO_APPLICATIONS,
      company: (project.b2bId !== null && companies.get(project.b2bId)?.company_name) || '',
    }));
  }

  private async noteChange(by: FirmActor, action: AdminAction, { id, title }: Project): Promise<void> {
    await this.revisions.bump('projects');
    await this.audit.by(by, action, { kind: 'project', id, label: title });
  }
}
