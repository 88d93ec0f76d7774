import { Injectable } from '@nestjs/common';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import type { Documents, Enclosed } from '../../placement/application/applying.service.ts';
import { ProjectsService } from '../../projects/application/projects.service.ts';
import { DomainError } from '../../shared/errors.ts';
import { assertTakesApplications, type LifeCycle, type Titled } from '../../shared/posting/posting.ts';
import { Clock } from '../../shared/time/clock.ts';
import type { GuestApplication } from '../domain/guest-application.ts';

type TargetRef = Pick<GuestApplication, 'kind' | 'targetId'>;

/** The jobs and projects that visitors can apply for. */
@Injectable()
export class GuestTargets {
  constructor(
    private readonly jobs: JobsService,
    private readonly projects: ProjectsService,
    private readonly clock: Clock,
  ) {}

  /** Returns an open one; 404 when visitors do not see it, conflict when it is not open. */
  async open(target: TargetRef): Promise<Titled & LifeCycle> {
    const posting = await this.posted(target);
    assertTakesApplications(target.kind, posting, this.clock.now());
    return posting;
  }

  /** Returns one in any state that visitors see, or null. */
  async find(target: TargetRef): Promise<(Titled & LifeCycle) | null> {
    try {
      return await this.posted(target);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return null;
      throw error;
    }
  }

  /** Applies as this user. Throws as `JobsService.apply` and `ProjectsService.apply` do. */
  async apply(
    { kind, targetId }: TargetRef,
    userId: string,
    enclosed: Enclosed,
    documents: Documents,
  ): Promise<void> {
    const posted = kind === 'job' ? this.jobs : this.projects;
    await posted.apply(targetId, userId, enclosed, documents);
  }

  private posted({ kind, targetId }: TargetRef): Promise<Titled & LifeCycle> {
    return kind === 'job' ? this.jobs.posted(targetId) : this.projects.posted(targetId);
  }
}
