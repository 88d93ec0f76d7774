import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/time/clock.ts';
import { conflict, orNotFound } from '../../shared/errors.ts';
import { asOf, assertTakesApplications } from '../../shared/posting/posting.ts';
import type { Project } from '../domain/project.ts';
import { ProjectRepository } from './projects.ports.ts';

/** A project of a company, for which people may be proposed. */
export type ProposableProject = Project & { b2bId: string };

/** Keeps the projects for which people are proposed. */
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
}
