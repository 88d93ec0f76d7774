import { Injectable } from '@nestjs/common';
import { entryKey, oneOfEach, placeKey } from '@consulting/contracts/vocabulary';
import { COMPANY } from '@consulting/contracts';
import type { NamedSkill } from '@consulting/contracts/vocabulary';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { Settings } from '../../config/settings.ts';
import {
  ApplyingService,
  type Documents,
  type Enclosed,
} from '../../placement/application/applying.service.ts';
import { ClosingService } from '../../placement/application/closing.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import type { UserCaller } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { forbidden, notFound, orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { asOf } from '../../shared/posting/posting.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import {
  assertMayApply,
  assertOwned,
  assertPermitted,
  assertVisible,
  editableOfProject,
  editProject,
  isOwnedBy,
  newProject,
  offers,
  permitOf,
  type NewProject,
  type Project,
  type ProjectDetails,
  type ProjectEntry,
} from '../domain/project.ts';
import { heldAtFirst } from './first-projects.ts';
import { ProjectApplicants } from './project-applicants.ts';
import { ProjectEnds } from './project-ends.ts';
import { projectEvents, projectRemoved, shownState } from './project-events.ts';
import { assertRoom } from './project-room.ts';
import { ProjectsAsTargets } from './projects-as-targets.ts';
import { ProjectRepository, type ProjectFilter, type ProjectTerms } from './projects.ports.ts';

/** Projects for visitors and users. */
@Injectable()
export class ProjectsService {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly applicants: ProjectApplicants,
    private readonly applications: ApplicationsService,
    private readonly ends: ProjectEnds,
    private readonly closing: ClosingService,
    private readonly applying: ApplyingService,
    private readonly targets: ProjectsAsTargets,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly settings: Settings,
  ) {}

  /**
   * Returns the public projects, each with the applicants that the reader may see. With `skills`, those that the reader
   * names, first the projects that share most with them.
   */
  list(
    filter: ProjectTerms & Pick<ProjectFilter, 'skill' | 'ids'>,
    readerId: string | undefined,
    request: PageRequest,
    skills?: readonly NamedSkill[],
  ): Promise<Page<ProjectEntry>> {
    return this.page({ ...filter, visible: true }, readerId, request, skills);
  }

  /** Yields the public projects in batches, newest first: `most` of them after skipping `from`. */
  async *open(part: { from: number; most: number }): AsyncGenerator<Project[]> {
    for await (const batch of this.projects.batches(part)) {
      const now = this.clock.now();
      yield batch.filter((project) => asOf(project, now).state === 'open');
    }
  }

  /** Returns a company's own projects in any state with all their applicants. */
  mine(
    b2bId: string,
    filter: ProjectTerms & Pick<ProjectFilter, 'state'>,
    request: PageRequest,
  ): Promise<Page<ProjectEntry>> {
    return this.page({ ...filter, b2bId }, b2bId, request);
  }

  /** Returns one project in any state; 404 when this reader may not see it. */
  async one(id: string, readerId: string | undefined): Promise<ProjectEntry> {
    const project = await this.shown(id, readerId);
    const [entry] = await this.applicants.seenBy(readerId, [project]);
    return entry ?? { project, applicants: [] };
  }

  /** Returns a posted project without its applicants, in any state but draft; 404 when visitors may not see it. */
  posted(id: string): Promise<Project> {
    return this.shown(id, undefined);
  }

  /**
   * Returns what a project's page says of who offers it: the name of the firm, or of a company that has chosen so, and
   * the permit for temporary employment. What it does not say is empty.
   */
  async offerer(project: Project): Promise<{ company: string; permit: string }> {
    const { b2bId, show_company } = project;
    const owner = b2bId !== null && show_company ? await this.users.find(b2bId) : null;
    const company = b2bId === null ? COMPANY.name : (owner?.company_name ?? '');
    return { company, permit: permitOf(project, this.settings.auegPermit) };
  }

  /** Returns the distinct categories, or locations, of the public projects, in alphabetical order. */
  async distinct(field: 'category' | 'location'): Promise<string[]> {
    const found = await this.projects.distinct(field);
    const keyOf = field === 'location' ? placeKey : entryKey;
    return oneOfEach(found.filter(Boolean), keyOf).sort((a, b) => a.localeCompare(b, 'en'));
  }

  /** Posts a project, held when it is one of the company's first. Conflict when the company has the maximum. */
  async create(b2bId: string, details: NewProject): Promise<ProjectEntry> {
    return this.unitOfWork.run(async () => {
      // The role may have changed since the guard checked it.
      const hidden = !offers(await this.users.lock(b2bId));
      const given = newProject(details, { id: newId(), b2bId, hidden }, this.clock.now());
      assertPermitted(given, this.settings.auegPermit);
      await assertRoom(this.projects, b2bId, given.state);
      const holding = given.state === 'open' ? await heldAtFirst(this.projects, b2bId, this.settings) : {};
      const project = { ...given, ...holding };
      await this.projects.add(project);
      await this.revisions.bump('projects');
      await this.events.publish(...projectEvents(null, project));
      return { project, applicants: [] };
    });
  }

  /** Throws 404 when there is no such project, 403 when it is another's. */
  async assertOwner(id: string, userId: string): Promise<void> {
    const project = await this.projects.find(id);
    if (!project) throw notFound('project');
    assertOwned(project, userId);
  }

  /** Changes the given details of an own project. `precondition`: the expected versions of `editableOfProject`. */
  async change(
    id: string,
    b2bId: string,
    details: ProjectDetails,
    precondition?: Precondition,
  ): Promise<ProjectEntry> {
    const project = await this.unitOfWork.run(async () => {
      const before = await this.projects.find(id);
      if (!before || !isOwnedBy(before, b2bId)) return null;
      assertUnchanged(editableOfProject(before), precondition);
      const edited = editProject(before, details, this.clock.now());
      assertPermitted(edited, this.settings.auegPermit);
      const changed = await this.projects.replace(edited, b2bId);
      if (!changed) return null;
      await this.applications.renameTarget('project', id, changed.title);
      await this.revisions.bump('projects');
      await this.events.publish(...projectEvents(shownState(before), changed));
      return changed;
    });
    if (!project) return this.refuse(id, b2bId);
    const [entry] = await this.applicants.seenBy(b2bId, [project]);
    return entry ?? { project, applicants: [] };
  }

  /**
   * Removes an own project with its applications, of which pending ones are rejected and told (`ClosingService`). Who
   * removes any applications must have been confirmed: 403.
   */
  async remove(id: string, by: Pick<UserCaller, 'kind' | 'id' | 'confirmedAt'>): Promise<void> {
    const removed = await this.unitOfWork.run(async () => {
      const project = await this.projects.remove(id, by.id);
      if (!project) return false;
      await this.ends.ended(id);
      await this.closing.beginRemovalBy(by, await this.targets.one(project));
      await this.revisions.bump('projects');
      await this.events.publish(...projectRemoved(project));
      return true;
    });
    if (!removed) await this.refuse(id, by.id);
    await this.closing.finish(id);
  }

  /** Applies once; 404 when it is not visible, 403 for an own one, conflict when not open or applied before. */
  async apply(
    id: string,
    applicantId: string,
    enclosed: Enclosed = {},
    documents?: Documents,
  ): Promise<Application> {
    return this.unitOfWork.run(async () => {
      const applicant = await this.users.lock(applicantId);
      // The role may have changed since the guard checked it.
      if (applicant.role === 'JobSeeker') throw forbidden('application.project-role-required');
      const project = await this.projects.lock(id);
      if (!project) throw notFound('project');
      assertMayApply(project, applicantId, this.clock.now());
      return this.applying.apply(applicant, await this.targets.one(project), enclosed, documents);
    });
  }

  private async page(
    filter: ProjectFilter,
    readerId: string | undefined,
    request: PageRequest,
    skills?: readonly NamedSkill[],
  ): Promise<Page<ProjectEntry>> {
    const page = await this.projects.page(filter, request, skills);
    const now = this.clock.now();
    const projects = page.items.map((project) => asOf(project, now));
    // Until the next sweep, the store has open projects whose last day is over.
    const shown = filter.visible ? projects.filter(({ state }) => state === 'open') : projects;
    return page.with(await this.applicants.seenBy(readerId, shown));
  }

  private async shown(id: string, readerId: string | undefined): Promise<Project> {
    const project = asOf(orNotFound(await this.projects.find(id), 'project'), this.clock.now());
    assertVisible(project, readerId);
    return project;
  }

  /** Throws the reason why a conditional write found nothing. */
  private async refuse(id: string, userId: string): Promise<never> {
    await this.assertOwner(id, userId);
    throw notFound('project');
  }
}
