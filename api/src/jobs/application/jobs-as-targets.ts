import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../shared/time/clock.ts';
import { asOf } from '../../shared/posting/posting.ts';
import { Targets } from '../../placement/application/targets.ts';
import type { Target } from '../../placement/domain/target.ts';
import type { Job } from '../domain/job.ts';
import { JobRepository } from './jobs.ports.ts';

/** Returns a job as a target of applications: the firm decides, also where it recruits for another company. */
export function toTarget({ id, title, language, company, state, location }: Job): Target {
  return {
    ...{ kind: 'job', id, title, language, state },
    ...{ ownerId: null, owner: company, ownerIsShown: true, place: location },
  };
}

@Injectable()
export class JobsAsTargets implements OnModuleInit {
  constructor(
    private readonly targets: Targets,
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.targets.add('job', async (ids) => {
      const jobs = await this.jobs.findMany(ids);
      const now = this.clock.now();
      return new Map(jobs.map((job) => [job.id, toTarget(asOf(job, now))]));
    });
  }
}
