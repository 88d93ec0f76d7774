import { Injectable } from '@nestjs/common';
import { JobsOfPages } from '../../../career-site/application/career-site.ports.ts';
import { orNotFound } from '../../../shared/errors.ts';
import { JobRepository } from '../../application/jobs.ports.ts';

@Injectable()
export class JobsOfCareerSite extends JobsOfPages {
  constructor(private readonly jobs: JobRepository) {
    super();
  }

  async lock(jobId: string): Promise<string> {
    return orNotFound(await this.jobs.lock(jobId), 'job').title;
  }

  async titleOf(jobId: string): Promise<string> {
    return orNotFound(await this.jobs.find(jobId), 'job').title;
  }

  async isPosted(jobId: string): Promise<boolean> {
    const job = await this.jobs.find(jobId);
    return job !== null && job.state !== 'draft';
  }
}
