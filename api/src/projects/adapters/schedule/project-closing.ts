import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { ProjectLifeCycle } from '../../application/project-life-cycle.service.ts';

/** Closes projects when their last day is over in Berlin. */
@Injectable()
export class ProjectClosing {
  constructor(private readonly lifeCycle: ProjectLifeCycle) {}

  @Scheduled('projects.close', { every: SWEEP_EVERY.minute })
  tick(): Promise<void> {
    return this.lifeCycle.closeDue();
  }
}
