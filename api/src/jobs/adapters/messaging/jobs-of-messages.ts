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
    // Only the administration knows drafts, and sends no message about them.
    if (!job || job.state === 'draft') throw notFound('job');
  }
}
