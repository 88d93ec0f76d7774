import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { MessagingService } from '../../messaging/application/messaging.service.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import { Clock } from '../../shared/clock.ts';
import { notFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { editJob, openJob, type Job, type JobDetails } from '../domain/job.ts';
import { JobRepository, type JobFilter } from './jobs.ports.ts';

/** Openings: who reads them, who applies, and what the administration does with them. */
@Injectable()
export class JobsService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly applications: ApplicationsService,
    private readonly messaging: MessagingService,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  page(filter: JobFilter, request: PageRequest): Promise<Page<Job>> {
    return this.jobs.page(filter, request);
  }

  async get(id: string): Promise<Job> {
    const job = await this.jobs.find(id);
    if (!job) throw notFound('Job');
    return job;
  }

  locations(): Promise<string[]> {
    return this.jobs.locations();
  }

  titlesOf(ids: readonly string[]): Promise<Map<string, string>> {
    return this.jobs.titlesOf(ids);
  }

  count(): Promise<number> {
    return this.jobs.count();
  }

  /** A page of openings with the number of applicants of each. */
  async pageWithApplicants(
    filter: JobFilter,
    request: PageRequest,
  ): Promise<Page<{ job: Job; applicantsCount: number }>> {
    const page = await this.jobs.page(filter, request);
    const counts = await this.applications.countByTarget(
      'job',
      page.items.map(({ id }) => id),
    );
    return page.map((job) => ({ job, applicantsCount: counts.get(job.id) ?? 0 }));
  }

  /** Applies once: 404 when the job is gone, conflict 'You have already applied' the second time. */
  async apply(jobId: string, applicantId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      // The application first: whoever repeats it is refused before others have to wait for what is held.
      await this.applications.apply('job', jobId, applicantId);
      await this.users.hold(applicantId);
      await this.hold(jobId);
    });
  }

  async create(details: JobDetails, adminId: string): Promise<Job> {
    const job = openJob(details, newId(), this.clock.now());
    await this.unitOfWork.run(async () => {
      await this.jobs.add(job);
      await this.recordChange('job.created', job, adminId);
    });
    return job;
  }

  async change(id: string, details: JobDetails, adminId: string): Promise<Job> {
    return this.unitOfWork.run(async () => {
      const job = editJob(await this.hold(id), details, this.clock.now());
      await this.jobs.replace(job);
      await this.recordChange('job.changed', job, adminId);
      return job;
    });
  }

  /** Removes the job with its applications; messages about it stay and lose the link. */
  async remove(id: string, adminId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const job = await this.jobs.remove(id);
      if (!job) throw notFound('Job');
      await this.applications.removeTarget('job', id);
      await this.messaging.forgetJob(id);
      await this.recordChange('job.deleted', job, adminId);
    });
  }

  private async hold(id: string): Promise<Job> {
    const job = await this.jobs.hold(id);
    if (!job) throw notFound('Job');
    return job;
  }

  private async recordChange(action: string, job: Job, adminId: string): Promise<void> {
    await this.revisions.bump('jobs');
    await this.audit.record({
      actorId: adminId,
      actorKind: 'admin',
      action,
      targetKind: 'job',
      targetId: job.id,
      label: job.title,
    });
  }
}
