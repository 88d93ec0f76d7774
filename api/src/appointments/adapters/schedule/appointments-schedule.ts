import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { AppointmentRemindersService } from '../../application/appointment-reminders.service.ts';

/** Reminds both sides of appointments, a day before. */
@Injectable()
export class AppointmentsSchedule {
  constructor(private readonly reminders: AppointmentRemindersService) {}

  @Scheduled('appointments.remind', { every: SWEEP_EVERY.minutes })
  remind(): Promise<void> {
    return this.reminders.send();
  }
}
