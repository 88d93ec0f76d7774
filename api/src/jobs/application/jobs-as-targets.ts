import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Targets } from '../../placement/application/targets.ts';
import type { Target } from '../../placement/domain/target.ts';
import type { Job } from '../domain/job.ts';
import { JobRepository } from './jobs.ports.ts';

/** A job as what somebody applies for: the firm decides, also where it recruits for another company. */
export function toTarget({ id, title, company }: Job): Target {
  return { kind: 'job', id, title, state: 'open', ownerId: null, owner: company };
}

@Injectable()
export class JobsAsTargets implements OnModuleInit {
  constructor(
    private readonly targets: Targets,
    private readonly jobs: JobRepository,
  ) {}

  onModuleInit(): void {
    this.targets.add('job', async (ids) => {
      const jobs = await this.jobs.findMany(ids);
      return new Map(jobs.map((job) => [job.id, toTarget(job)]));
    });
  }
}
