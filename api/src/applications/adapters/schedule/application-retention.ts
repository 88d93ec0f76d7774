import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sweepSafely } from '../../../platform/schedule.ts';
import { Clock } from '../../../shared/clock.ts';
import { monthsBefore, RETENTION, SWEEP_EVERY } from '../../../shared/retention.ts';
import { ApplicationRepository } from '../../application/applications.ports.ts';

/** Erases rejected applications when their time is over: the privacy policy promises it. */
@Injectable()
export class ApplicationRetention {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(SWEEP_EVERY.hours)
  tick(): Promise<void> {
    return sweepSafely(ApplicationRetention.name, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const limit = monthsBefore(this.clock.now(), RETENTION.months.rejectedApplications);
    await this.applications.removeRejectedBefore(limit);
  }
}
