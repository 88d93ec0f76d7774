import { Injectable } from '@nestjs/common';
import type { Application } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { notFound } from '../../shared/errors.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { ApplyingService } from '../../placement/application/applying.service.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { Job } from '../domain/job.ts';
import { toTarget } from './jobs-as-targets.ts';
import { JobRepository, type JobFilter } from './jobs.ports.ts';

/** What visitors and job seekers do with openings. */
@Injectable()
export class JobsService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly applying: ApplyingService,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  list(filter: JobFilter, request: PageRequest): Promise<Page<Job>> {
    return this.jobs.page(filter, request);
  }

  async one(id: string): Promise<Job> {
    const job = await this.jobs.find(id);
    if (!job) throw notFound('job');
    return job;
  }

  locations(): Promise<string[]> {
    return this.jobs.locations();
  }

  /** Titles by id, of those that exist. */
  titlesOf(ids: readonly string[]): Promise<Map<string, string>> {
    return this.jobs.titlesOf(ids);
  }

  /** Applies once: 404 when the job is gone, conflict 'You have already applied' the second time. */
  async apply(id: string, applicantId: string, note = ''): Promise<Application> {
    return this.unitOfWork.run(async () => {
      const applicant = await this.users.hold(applicantId);
      const job = await this.jobs.hold(id);
      if (!job) throw notFound('job');
      return this.applying.apply(applicant, toTarget(job), note);
    });
  }
}
