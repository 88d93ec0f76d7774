import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sweepSafely } from '../../../platform/schedule.ts';
import { SWEEP_EVERY } from '../../../shared/retention.ts';
import { JobLifeCycle } from '../../application/job-life-cycle.service.ts';

/** Closes openings when their last day is over in Berlin. */
@Injectable()
export class JobClosing {
  constructor(private readonly lifeCycle: JobLifeCycle) {}

  @Interval(SWEEP_EVERY.minute)
  tick(): Promise<void> {
    return sweepSafely(JobClosing.name, () => this.lifeCycle.closeDue());
  }
}
