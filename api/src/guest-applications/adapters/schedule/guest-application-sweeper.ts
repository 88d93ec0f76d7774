import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { GuestApplicationsService } from '../../application/guest-applications.service.ts';

/** Removes applications that nobody confirmed in time, as the privacy policy promises. */
@Injectable()
export class GuestApplicationSweeper {
  constructor(private readonly applications: GuestApplicationsService) {}

  @Scheduled('guest-applications.sweep', { every: SWEEP_EVERY.minutes })
  sweep(): Promise<void> {
    return this.applications.removeExpired();
  }
}
