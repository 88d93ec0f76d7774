import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { ProjectPermit } from '../../application/project-permit.service.ts';

/** Ends temporary employment in the firm's projects when its permit is no longer stated. */
@Injectable()
export class PermitCheck {
  constructor(private readonly permit: ProjectPermit) {}

  @Scheduled('projects.permit', { every: SWEEP_EVERY.minutes })
  tick(): Promise<void> {
    return this.permit.endWithoutPermit();
  }
}
