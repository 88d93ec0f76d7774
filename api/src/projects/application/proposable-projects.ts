import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/time/clock.ts';
import { conflict, orNotFound } from '../../shared/errors.ts';
import { asOf, assertTakesApplications } from '../../shared/posting/posting.ts';
import { assertOwned, type Project } from '../domain/project.ts';
import { ProjectRepository } from './projects.ports.ts';

/** A project of a company, for which people may be proposed. */
export type ProposableProject = Project & { b2bId: string };

/** Projects as proposals need them. */
@Injectable()
export class ProposableProjects {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a project and keeps it from being changed until the caller's unit of work ends. 404 when there is none,
   * conflict when it is the firm's, or not public and open.
   */
  async lock(id: string): Promise<ProposableProject> {
    const project = orNotFound(await this.projects.lock(id), 'project');
    const { b2bId } = project;
    if (b2bId === null) throw conflict('proposal.project-of-firm');
    const now = this.clock.now();
    assertTakesApplications('project', asOf(project, now), now);
    if (project.hidden) throw conflict('project.not-open');
    return { ...project, b2bId };
  }

  /** Returns those that exist, by id. */
  async findMany(ids: readonly string[]): Promise<Map<string, Project>> {
    const found = ids.length === 0 ? [] : await this.projects.findMany(ids);
    return new Map(found.map((project) => [project.id, project]));
  }

  /** Throws 404 when there is none, 403 for another company's. */
  async assertOwner(id: string, companyId: string): Promise<void> {
    assertOwned(orNotFound(await this.projects.find(id), 'project'), companyId);
  }
}
