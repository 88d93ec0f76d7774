import { Injectable } from '@nestjs/common';
import type { PostingEvent } from '@consulting/contracts';
import { AuditLog, SYSTEM } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import type { Actor, FirmActor } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { ClosingService } from '../../placement/application/closing.service.ts';
import { orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import { STATE_EVENTS, stepRefused, takeStep, type StateChange } from '../../shared/posting/posting.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { copyOfJob, type Job } from '../domain/job.ts';
import { jobEvents } from './job-events.ts';
import { JobRepository } from './jobs.ports.ts';

/** The life cycle of jobs: drafts, pauses, closings, copies. */
@Injectable()
export class JobLifeCycle {
  constructor(
    private readonly jobs: JobRepository,
    private readonly closing: ClosingService,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  /** Conflict for a step that is not in the life cycle; of simultaneous steps to one state only one succeeds. */
  async setState(by: FirmActor, id: string, change: StateChange): Promise<Job> {
    const job = await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const before = orNotFound(await this.jobs.find(id), 'job');
      const step = takeStep('job', before, change, now);
      const changedAt = step.state === 'open' ? { changedAt: now } : {};
      const job = await this.jobs.step(id, before.state, { ...step, ...changedAt });
      if (!job) throw stepRefused('job', orNotFound(await this.jobs.find(id), 'job').state, change.state);
      if (job.state === 'closed') await this.closing.begin({ kind: 'job', id }, by, change);
      await this.note(by, STATE_EVENTS.job[job.state], job);
      await this.events.publish(...jobEvents(before.state, job));
      return job;
    });
    if (job.state === 'closed') await this.closing.finish(id);
    return job;
  }

  copy(by: FirmActor, id: string): Promise<Job> {
    return this.unitOfWork.run(async () => {
      const job = orNotFound(await this.jobs.find(id), 'job');
      const copy = copyOfJob(job, newId(), this.clock.now());
      await this.jobs.add(copy);
      await this.note(by, 'job.copied', copy);
      return copy;
    });
  }

  /** Closes jobs past their last day. Pending applications stay pending, and nobody is notified. */
  async closeDue(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.jobs.due(now))
      await this.unitOfWork.run(async () => {
        const job = await this.jobs.closeDue(id, now);
        if (!job) return;
        await this.note(SYSTEM, 'job.closed', job);
        await this.events.publish(...jobEvents('open', job));
      });
  }

  private async note(by: Actor, event: PostingEvent, job: Job): Promise<void> {
    await this.revisions.bump('jobs');
    await this.audit.by(by, event, { kind: 'job', id: job.id, label: job.title });
  }
}
