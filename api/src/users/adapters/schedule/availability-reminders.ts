import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { AvailabilityRemindersService } from '../../application/availability-reminders.service.ts';

/** Sends reminders that are due: each availability says when, so a start that was late catches up. */
@Injectable()
export class AvailabilityReminders {
  constructor(private readonly reminders: AvailabilityRemindersService) {}

  @Scheduled('availability.remind', { every: SWEEP_EVERY.minutes })
  tick(): Promise<void> {
    return this.reminders.send();
  }
}
