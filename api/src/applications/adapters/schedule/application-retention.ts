import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sweepSafely } from '../../../platform/schedule.ts';
import { Clock } from '../../../shared/clock.ts';
import { monthsBefore, RETENTION, SWEEP_EVERY } from '../../../shared/retention.ts';
import { ApplicationsService } from '../../application/applications.service.ts';

/** Erases applications that were decided on or withdrawn when their time is over: the privacy policy promises it. */
@Injectable()
export class ApplicationRetention {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly clock: Clock,
  ) {}

  @Interval(SWEEP_EVERY.hours)
  tick(): Promise<void> {
    return sweepSafely(ApplicationRetention.name, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const limit = monthsBefore(this.clock.now(), RETENTION.months.endedApplications);
    await this.applications.removeEndedBefore(limit);
  }
}
