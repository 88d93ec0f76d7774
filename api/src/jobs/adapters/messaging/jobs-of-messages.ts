import { Injectable } from '@nestjs/common';
import { ReferencedJobs } from '../../../messaging/application/messaging.ports.ts';
import { notFound } from '../../../shared/errors.ts';
import { JobRepository } from '../../application/jobs.ports.ts';

@Injectable()
export class JobsOfMessages extends ReferencedJobs {
  constructor(private readonly jobs: JobRepository) {
    super();
  }

  async lock(jobId: string): Promise<void> {
    const job = await this.jobs.lock(jobId);
    // A draft is nobody's business but the administration's, which sends no message about it.
    if (!job || job.state === 'draft') throw notFound('job');
  }
}
