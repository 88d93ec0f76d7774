import { Injectable } from '@nestjs/common';
import type { PostingEvent } from '@consulting/contracts';
import { AuditLog, SYSTEM } from '../../platform/audit/audit-log.ts';
import { Settings } from '../../config/settings.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import type { Actor, CompanyActor, FirmActor } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { ClosingService } from '../../placement/application/closing.service.ts';
import { orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import {
  isThere,
  STATE_EVENTS,
  stepRefused,
  takeStep,
  type StateChange,
} from '../../shared/posting/posting.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import {
  assertEditableByAdministration,
  assertOwned,
  assertPermitted,
  assertStateByAdministration,
  copyOfProject,
  offers,
  type Project,
} from '../domain/project.ts';
import { heldAtFirst, type Holding } from './first-projects.ts';
import { OwnerNotice } from './owner-notice.service.ts';
import { projectEvents, shownState } from './project-events.ts';
import { ProjectEnds } from './project-ends.ts';
import { assertRoom } from './project-room.ts';
import { ProjectRepository } from './projects.ports.ts';

/** The life cycle of projects: drafts, pauses, closings, copies. */
@Injectable()
export class ProjectLifeCycle {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly closing: ClosingService,
    private readonly ends: ProjectEnds,
    private readonly users: UsersService,
    private readonly notice: OwnerNotice,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly settings: Settings,
  ) {}

  /**
   * Takes a step for its company, which gets no notice. A draft that is opened is held when it is one of the
   * company's first. Conflict for a step that is not in the life cycle, and when the company has the maximum of open
   * projects.
   */
  async setState(b2bId: string, id: string, change: StateChange): Promise<Project> {
    const changed = await this.unitOfWork.run(async () => {
      await this.users.lock(b2bId);
      const project = await this.own(b2bId, id);
      if (!isThere(project.state)) await assertRoom(this.projects, b2bId, change.state);
      const isPublished = project.state === 'draft' && change.state === 'open';
      const holding = isPublished ? await heldAtFirst(this.projects, b2bId, this.settings) : {};
      return this.step({ kind: 'user', id: b2bId }, project, change, holding);
    });
    if (changed.state === 'closed') await this.closing.finish(id);
    return changed;
  }

  /** Takes a step for the firm, which may also pause and close a company's project: the company is notified. */
  async setStateByAdmin(by: FirmActor, id: string, change: StateChange): Promise<Project> {
    const changed = await this.unitOfWork.run(async () => {
      const project = orNotFound(await this.projects.find(id), 'project');
      assertStateByAdministration(project, change.state);
      const { b2bId } = project;
      if (b2bId !== null) await this.users.lock(b2bId);
      const after = await this.step(by, project, change);
      if (b2bId !== null) await this.notice.tell(b2bId, project, change);
      return after;
    });
    if (changed.state === 'closed') await this.closing.finish(id);
    return changed;
  }

  /** Throws 404 when there is none; 403 for a step that only its company may take. */
  async assertStateByAdmin(id: string, state: unknown): Promise<void> {
    assertStateByAdministration(orNotFound(await this.projects.find(id), 'project'), state);
  }

  copy(b2bId: string, id: string): Promise<Project> {
    return this.unitOfWork.run(async () => {
      // The role may have changed since the guard checked it.
      const hidden = !offers(await this.users.lock(b2bId));
      const project = await this.own(b2bId, id);
      await assertRoom(this.projects, b2bId, 'draft');
      return this.addCopy({ kind: 'user', id: b2bId }, { ...project, hidden });
    });
  }

  /** Copies one of the firm's own projects. */
  copyByAdmin(by: FirmActor, id: string): Promise<Project> {
    return this.unitOfWork.run(async () => {
      const project = orNotFound(await this.projects.find(id), 'project');
      assertEditableByAdministration(project);
      return this.addCopy(by, project);
    });
  }

  /** Closes projects past their last day. Pending applications stay pending, and nobody is notified. */
  async closeDue(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.projects.due(now))
      await this.unitOfWork.run(async () => {
        const project = await this.projects.closeDue(id, now);
        if (!project) return;
        await this.ends.ended(id);
        await this.note(SYSTEM, 'project.closed', project);
        await this.events.publish(...projectEvents(shownState({ ...project, state: 'open' }), project));
      });
  }

  private async own(b2bId: string, id: string): Promise<Project> {
    const project = orNotFound(await this.projects.find(id), 'project');
    assertOwned(project, b2bId);
    return project;
  }

  private async step(
    by: FirmActor | CompanyActor,
    before: Project,
    change: StateChange,
    holding: Holding = {},
  ): Promise<Project> {
    const { id } = before;
    // The permit may have gone since the type of contract was chosen.
    if (change.state === 'open') assertPermitted(before, this.settings.auegPermit);
    const now = this.clock.now();
    const step = takeStep('project', before, change, now);
    const changedAt = step.state === 'open' ? { changedAt: now } : {};
    const project = await this.projects.step(id, before.state, { ...step, ...changedAt, ...holding });
    if (!project)
      throw stepRefused('project', orNotFound(await this.projects.find(id), 'project').state, change.state);
    if (project.state !== 'open') await this.ends.ended(id);
    if (project.state === 'closed') await this.closing.begin({ kind: 'project', id }, by, change);
    await this.note(by, STATE_EVENTS.project[project.state], project);
    await this.events.publish(...projectEvents(shownState(before), project));
    return project;
  }

  private async addCopy(by: Actor, project: Project): Promise<Project> {
    const copy = copyOfProject(project, newId(), this.clock.now());
    await this.projects.add(copy);
    await this.note(by, 'project.copied', copy);
    return copy;
  }

  private async note(by: Actor, event: PostingEvent, project: Project): Promise<void> {
    await this.revisions.bump('projects');
    await this.audit.by(by, event, { kind: 'project', id: project.id, label: project.title });
  }
}
