import { Injectable } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { NO_APPLICATIONS, type ApplicationCounts } from '../../applications/domain/application-list.ts';
import { CareerSiteService } from '../../career-site/application/career-site.service.ts';
import { MessagingService } from '../../messaging/application/messaging.service.ts';
import { ClosingService } from '../../placement/application/closing.service.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import type { FirmActor, FirmCaller } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { asOf, type NewState } from '../../shared/posting/posting.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { editableOfJob, editJob, newJob, type Job, type JobDetails } from '../domain/job.ts';
import { jobEvents, jobRemoved } from './job-events.ts';
import { toTarget } from './jobs-as-targets.ts';
import { JobRepository, type JobFilter } from './jobs.ports.ts';

/** A job with the number of its applicants. */
export interface CountedJob {
  job: Job;
  counts: ApplicationCounts;
}

/** Lets administrators manage jobs. */
@Injectable()
export class AdminJobsService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly applications: ApplicationsService,
    private readonly closing: ClosingService,
    private readonly messaging: MessagingService,
    private readonly careerSite: CareerSiteService,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  /** Takes the same number of queries for a page of any size. */
  async list(filter: JobFilter, request: PageRequest): Promise<Page<CountedJob>> {
    const page = await this.jobs.page(filter, request);
    const counts = await this.applications.countByTarget(
      'job',
      page.items.map(({ id }) => id),
    );
    const now = this.clock.now();
    return page.map((job) => ({ job: asOf(job, now), counts: counts.get(job.id) ?? NO_APPLICATIONS }));
  }

  /** Counts all jobs, in any state. */
  count(): Promise<number> {
    return this.jobs.count();
  }

  async one(id: string): Promise<CountedJob> {
    const job = orNotFound(await this.jobs.find(id), 'job');
    const counts = await this.applications.countByTarget('job', [id]);
    return { job: asOf(job, this.clock.now()), counts: counts.get(id) ?? NO_APPLICATIONS };
  }

  async create(by: FirmActor, details: JobDetails & { state?: NewState }): Promise<Job> {
    const job = newJob(details, newId(), this.clock.now());
    await this.unitOfWork.run(async () => {
      await this.jobs.add(job);
      await this.noteChange(by, 'job.created', job);
      await this.events.publish(...jobEvents(null, job));
    });
    return job;
  }

  /** `precondition`: which versions of `editableOfJob` are expected. */
  change(by: FirmActor, id: string, details: JobDetails, precondition?: Precondition): Promise<Job> {
    return this.unitOfWork.run(async () => {
      const before = orNotFound(await this.jobs.lock(id), 'job');
      assertUnchanged(editableOfJob(before), precondition);
      const job = editJob(before, details, this.clock.now());
      await this.jobs.replace(job);
      await this.applications.renameTarget('job', id, job.title);
      await this.noteChange(by, 'job.edited', job);
      // The edit stores a job whose last day is over as closed.
      await this.events.publish(...jobEvents(before.state, job));
      return job;
    });
  }

  /**
   * Removes the job with its applications, of which pending ones are rejected and told (`ClosingService`); messages about it
   * stay and lose the link, what its page had of its own goes. Who removes any applications must have been confirmed: 403.
   */
  async remove(by: FirmCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const job = orNotFound(await this.jobs.remove(id), 'job');
      await this.closing.beginRemovalBy(by, toTarget(job));
      await this.messaging.forgetJob(id);
      await this.careerSite.forgetJob(id);
      await this.noteChange(by, 'job.deleted', job);
      await this.events.publish(...jobRemoved(job));
    });
    await this.closing.finish(id);
  }

  private async noteChange(by: FirmActor, action: AdminAction, { id, title }: Job): Promise<void> {
    await this.revisions.bump('jobs');
    await this.audit.by(by, action, { kind: 'job', id, label: title });
  }
}
