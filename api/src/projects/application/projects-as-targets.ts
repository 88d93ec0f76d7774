import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COMPANY } from '@consulting/contracts';
import { Targets } from '../../placement/application/targets.ts';
import type { Target } from '../../placement/domain/target.ts';
import { Clock } from '../../shared/time/clock.ts';
import { asOf } from '../../shared/posting/posting.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { namesCompany, type Project } from '../domain/project.ts';
import { ProjectRepository } from './projects.ports.ts';

/** Projects as targets of applications: the company that owns one decides, or the firm. */
@Injectable()
export class ProjectsAsTargets implements OnModuleInit {
  constructor(
    private readonly targets: Targets,
    private readonly projects: ProjectRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.targets.add('project', async (ids) => {
      const targets = await this.of(await this.projects.findMany(ids));
      return new Map(targets.map((target) => [target.id, target]));
    });
  }

  async one(project: Project): Promise<Target> {
    return this.named(project, await this.users.findMany(project.b2bId === null ? [] : [project.b2bId]));
  }

  private async of(projects: readonly Project[]): Promise<Target[]> {
    const owners = await this.users.findMany(projects.flatMap(({ b2bId }) => b2bId ?? []));
    return projects.map((project) => this.named(project, owners));
  }

  private named(project: Project, owners: Awaited<ReturnType<UsersService['findMany']>>): Target {
    const { id, title, language, b2bId, state, location } = asOf(project, this.clock.now());
    const owner = b2bId === null ? undefined : owners.get(b2bId);
    return {
      kind: 'project',
      id,
      title,
      language,
      state,
      ownerId: b2bId,
      owner: owner ? owner.company_name : COMPANY.name,
      ownerIsShown: namesCompany(project),
      place: location,
    };
  }
}
