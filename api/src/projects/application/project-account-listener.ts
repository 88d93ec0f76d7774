import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import { Clock } from '../../shared/time/clock.ts';
import { AccountLifecycle, type ExportPart } from '../../users/application/account-lifecycle.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { projectEvents, shownState } from './project-events.ts';
import { ProjectRepository } from './projects.ports.ts';

/** Updates a company's projects when its account changes. Runs inside the unit of work of that change. */
@Injectable()
export class ProjectAccountListener implements OnModuleInit {
  constructor(
    private readonly accounts: AccountLifecycle,
    private readonly projects: ProjectRepository,
    private readonly applications: ApplicationsService,
    private readonly revisions: Revisions,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accounts.add({
      roleChanged: (userId, role) => this.roleChanged(userId, role === 'B2B'),
      erased: (userId) => this.erased(userId),
      exported: (userId) => this.exported(userId),
    });
  }

  /** Hides the projects while the company is no B2B account, and shows them when it is one again, except held ones. */
  private async roleChanged(userId: string, isCompany: boolean): Promise<void> {
    const before = await this.projects.findAllOf(userId);
    await this.projects.setHidden(userId, !isCompany, this.clock.now());
    await this.revisions.bump('projects');
    for (const project of before) {
      const after = shownState({ ...project, hidden: !isCompany || project.held });
      await this.events.publish(...projectEvents(shownState(project), project, after));
    }
  }

  private async erased(userId: string): Promise<void> {
    const projects = await this.projects.findAllOf(userId);
    await this.projects.removeAllOf(userId);
    for (const { id } of projects) await this.applications.removeAllOfTarget('project', id);
    await this.revisions.bump('projects');
    for (const project of projects)
      await this.events.publish(...projectEvents(shownState(project), project, null));
  }

  private async exported(userId: string): Promise<ExportPart[]> {
    const projects = await this.projects.findAllOf(userId);
    return projects.length === 0 ? [] : [{ name: 'projects', data: projects }];
  }
}
