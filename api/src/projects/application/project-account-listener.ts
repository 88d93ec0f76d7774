import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClosingService } from '../../placement/application/closing.service.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import { Clock } from '../../shared/time/clock.ts';
import { AccountLifecycle, type ExportPart } from '../../users/application/account-lifecycle.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { offers } from '../domain/project.ts';
import { projectEvents, projectRemoved, shownState } from './project-events.ts';
import { ProjectsAsTargets } from './projects-as-targets.ts';
import { ProjectRepository } from './projects.ports.ts';

/** Updates a company's projects when its account changes. Runs inside the unit of work of that change. */
@Injectable()
export class ProjectAccountListener implements OnModuleInit {
  constructor(
    private readonly accounts: AccountLifecycle,
    private readonly projects: ProjectRepository,
    private readonly targets: ProjectsAsTargets,
    private readonly closing: ClosingService,
    private readonly users: UsersService,
    private readonly revisions: Revisions,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accounts.add({
      roleChanged: (userId) => this.settle(userId),
      blocked: (userId) => this.settle(userId),
      unblocked: (userId) => this.settle(userId),
      erased: (userId) => this.erased(userId),
      exported: (userId) => this.exported(userId),
    });
  }

  /** Hides the projects while the company may offer none, and shows them when it may again, except held ones. */
  private async settle(userId: string): Promise<void> {
    const hidden = !offers(await this.users.get(userId));
    const before = await this.projects.findAllOf(userId);
    await this.projects.setHidden(userId, hidden, this.clock.now());
    await this.revisions.bump('projects');
    for (const project of before) {
      const [from, to] = [shownState(project), shownState({ ...project, hidden: hidden || project.held })];
      if (from !== to) await this.events.publish(...projectEvents(from, project, to));
    }
  }

  /**
   * Removes the projects. Their applications are ended by the next sweep, after this unit of work: there may be thousands.
   * Their mails do not name the company.
   */
  private async erased(userId: string): Promise<void> {
    const projects = await this.projects.findAllOf(userId);
    await this.projects.removeAllOf(userId);
    for (const project of projects)
      await this.closing.beginRemoval(
        { ...(await this.targets.one(project)), owner: '' },
        { kind: 'user', id: userId },
      );
    await this.revisions.bump('projects');
    for (const project of projects) await this.events.publish(...projectRemoved(project));
  }

  private async exported(userId: string): Promise<ExportPart[]> {
    const projects = await this.projects.findAllOf(userId);
    return projects.length === 0 ? [] : [{ name: 'projects', data: projects }];
  }
}
