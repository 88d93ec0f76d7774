import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RETENTION } from '@consulting/contracts';
import { sweepSafely } from '../../../platform/schedule.ts';
import { Clock } from '../../../shared/clock.ts';
import { monthsBefore } from '../../../shared/retention.ts';
import { ApplicationRepository } from '../../application/applications.ports.ts';

const EVERY = 6 * 60 * 60_000;

/** Erases rejected applications when their time is over: the privacy policy promises it. */
@Injectable()
export class ApplicationRetention {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY)
  tick(): Promise<void> {
    return sweepSafely(ApplicationRetention.name, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const limit = monthsBefore(this.clock.now(), RETENTION.rejectedApplications);
    await this.applications.removeRejectedBefore(limit);
  }
}
