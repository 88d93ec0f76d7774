import { Injectable } from '@nestjs/common';
import { ReferencedJobs } from '../../../messaging/application/messaging.ports.ts';
import { notFound } from '../../../shared/errors.ts';
import { JobRepository } from '../../application/jobs.ports.ts';

@Injectable()
export class JobsOfMessages extends ReferencedJobs {
  constructor(private readonly jobs: JobRepository) {
    super();
  }

  async hold(jobId: string): Promise<void> {
    if (!(await this.jobs.hold(jobId))) throw notFound('job');
  }
}
