import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings.ts';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { daysBefore, SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { UsersService } from '../../application/users.service.ts';

/** Erases unverified accounts at the end of their retention period, as the privacy policy promises. */
@Injectable()
export class UnverifiedRetention {
  constructor(
    private readonly users: UsersService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @Scheduled('users.unverified-retention', { every: SWEEP_EVERY.hours })
  sweep(): Promise<void> {
    return this.users.eraseUnverified(daysBefore(this.clock.now(), this.settings.keep.unverifiedAccountDays));
  }
}
