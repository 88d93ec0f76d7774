import { Injectable } from '@nestjs/common';
import type { Application } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Clock } from '../../shared/clock.ts';
import { forbidden, notFound, orNotFound } from '../../shared/errors.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { asOf, assertTakesApplications, type Titled } from '../../shared/posting/posting.ts';
import { ApplyingService, type Enclosed } from '../../placement/application/applying.service.ts';
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
    private readonly clock: Clock,
  ) {}

  /** The open ones. */
  async list(filter: Omit<JobFilter, 'state'>, request: PageRequest): Promise<Page<Job>> {
    const page = await this.jobs.page({ ...filter, state: 'open' }, request);
    const now = this.clock.now();
    // Until the sweep has been there, the store still has some whose last day is over.
    const open = page.items.filter((job) => asOf(job, now).state === 'open');
    return page.with(open);
  }

  /** The open ones, newest first, `most` of them from the place `from` on; a batch at a time. */
  async *open(part: { from: number; most: number }): AsyncGenerator<Job[]> {
    for await (const batch of this.jobs.batches('open', part)) {
      const now = this.clock.now();
      yield batch.filter((job) => asOf(job, now).state === 'open');
    }
  }

  /** In any state, a draft too: for those who decide. */
  async one(id: string): Promise<Job> {
    return asOf(orNotFound(await this.jobs.find(id), 'job'), this.clock.now());
  }

  /** One that was posted, whatever became of it; a draft is as unknown as what does not exist. */
  async posted(id: string): Promise<Job> {
    const job = await this.one(id);
    if (job.state === 'draft') throw notFound('job');
    return job;
  }

  locations(): Promise<string[]> {
    return this.jobs.locations();
  }

  /** What they are called, by id, of those that exist. */
  titlesOf(ids: readonly string[]): Promise<Map<string, Titled>> {
    return this.jobs.titlesOf(ids);
  }

  /** Applies once: 404 when the job is gone, conflict when it is not open, and the second time. */
  async apply(id: string, applicantId: string, enclosed: Enclosed = {}): Promise<Application> {
    return this.unitOfWork.run(async () => {
      const applicant = await this.users.lock(applicantId);
      // The role may have changed since the request was let in.
      if (applicant.role !== 'JobSeeker') throw forbidden('application.job-role-required');
      const job = orNotFound(await this.jobs.lock(id), 'job');
      assertTakesApplications('job', job, this.clock.now());
      return this.applying.apply(applicant, toTarget(job), enclosed);
    });
  }
}
