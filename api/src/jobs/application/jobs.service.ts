import { Injectable } from '@nestjs/common';
import type { NamedSkill } from '@consulting/contracts/vocabulary';
import type { Application } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Clock } from '../../shared/time/clock.ts';
import { forbidden, notFound, orNotFound } from '../../shared/errors.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { asOf, assertTakesApplications, type Titled } from '../../shared/posting/posting.ts';
import {
  ApplyingService,
  type Documents,
  type Enclosed,
} from '../../placement/application/applying.service.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { Job } from '../domain/job.ts';
import { toTarget } from './jobs-as-targets.ts';
import { JobRepository, type JobFilter } from './jobs.ports.ts';

/** Jobs for visitors and job seekers. */
@Injectable()
export class JobsService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly applying: ApplyingService,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the open ones; with `skills`, those that a reader names, first the jobs that share most with them. */
  async list(
    filter: Omit<JobFilter, 'state'>,
    request: PageRequest,
    skills?: readonly NamedSkill[],
  ): Promise<Page<Job>> {
    const page = await this.jobs.page({ ...filter, state: 'open' }, request, skills);
    const now = this.clock.now();
    // Until the next sweep, the store has open jobs whose last day is over.
    const open = page.items.filter((job) => asOf(job, now).state === 'open');
    return page.with(open);
  }

  /** Yields the open ones in batches, newest first: `most` of them after skipping `from`. */
  async *open(part: { from: number; most: number }): AsyncGenerator<Job[]> {
    for await (const batch of this.jobs.batches('open', part)) {
      const now = this.clock.now();
      yield batch.filter((job) => asOf(job, now).state === 'open');
    }
  }

  /** Returns a job in any state, drafts too: for those who decide. 404 when there is none. */
  async one(id: string): Promise<Job> {
    return asOf(orNotFound(await this.jobs.find(id), 'job'), this.clock.now());
  }

  /** Returns a posted job in any later state; 404 for a draft. */
  async posted(id: string): Promise<Job> {
    const job = await this.one(id);
    if (job.state === 'draft') throw notFound('job');
    return job;
  }

  locations(): Promise<string[]> {
    return this.jobs.locations();
  }

  /** Returns the titles of those that exist, by id. */
  titlesOf(ids: readonly string[]): Promise<Map<string, Titled>> {
    return this.jobs.titlesOf(ids);
  }

  /**
   * Applies once, with the given documents instead of the profile's: 404 when there is no such job, conflict when it is
   * not open, and the second time.
   */
  async apply(
    id: string,
    applicantId: string,
    enclosed: Enclosed = {},
    documents?: Documents,
  ): Promise<Application> {
    return this.unitOfWork.run(async () => {
      const applicant = await this.users.lock(applicantId);
      // The role may have changed since the guard checked it.
      if (applicant.role !== 'JobSeeker') throw forbidden('application.job-role-required');
      const job = orNotFound(await this.jobs.lock(id), 'job');
      assertTakesApplications('job', job, this.clock.now());
      return this.applying.apply(applicant, toTarget(job), enclosed, documents);
    });
  }
}
