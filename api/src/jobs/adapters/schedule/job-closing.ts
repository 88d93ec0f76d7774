import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { JobLifeCycle } from '../../application/job-life-cycle.service.ts';

/** Closes jobs when their last day is over in Berlin. */
@Injectable()
export class JobClosing {
  constructor(private readonly lifeCycle: JobLifeCycle) {}

  @Scheduled('jobs.close', { every: SWEEP_EVERY.minute })
  tick(): Promise<void> {
    return this.lifeCycle.closeDue();
  }
}
