import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sweepSafely } from '../../../platform/schedule.ts';
import { SWEEP_EVERY } from '../../../shared/retention.ts';
import { ProjectLifeCycle } from '../../application/project-life-cycle.service.ts';

/** Closes projects when their last day is over in Berlin. */
@Injectable()
export class ProjectClosing {
  constructor(private readonly lifeCycle: ProjectLifeCycle) {}

  @Interval(SWEEP_EVERY.minute)
  tick(): Promise<void> {
    return sweepSafely(ProjectClosing.name, () => this.lifeCycle.closeDue());
  }
}
