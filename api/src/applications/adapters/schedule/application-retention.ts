import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings.ts';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { monthsBefore, SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { EndedApplicationsService } from '../../application/ended-applications.service.ts';

/** Erases decided and withdrawn applications at the end of their retention period, as the privacy policy promises. */
@Injectable()
export class ApplicationRetention {
  constructor(
    private readonly ended: EndedApplicationsService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @Scheduled('applications.retention', { every: SWEEP_EVERY.hours })
  async sweep(): Promise<void> {
    const limit = monthsBefore(this.clock.now(), this.settings.keep.endedApplicationMonths);
    await this.ended.removeBefore(limit);
  }
}
