import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Targets } from '../../placement/application/targets.ts';
import { eachDue } from '../../shared/each-due.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { isAhead } from '../domain/appointment.ts';
import { AppointmentNewsService } from './appointment-news.ts';
import { AppointmentRepository, type DueReminder } from './appointments.ports.ts';

/**
 * Reminds both sides of an appointment. Taking the reminder, in a conditional write, and storing the mails are one unit of
 * work: of several processes one reminds, and one that dies leaves nothing half done.
 */
@Injectable()
export class AppointmentRemindersService {
  private readonly log = new Logger('Appointments');

  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly targets: Targets,
    private readonly users: UsersService,
    private readonly news: AppointmentNewsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Sends the reminders that are due, those that have waited longest first. */
  async send(): Promise<void> {
    const now = this.clock.now();
    await eachDue({
      due: (count) => this.appointments.due(now, count),
      idOf: ({ id }) => id,
      act: (each) => this.remind(each, now),
      failed: (id, error) => this.log.error(`The reminder of the appointment ${id} failed: ${String(error)}`),
    });
  }

  private remind(due: DueReminder, now: Date): Promise<void> {
    return this.unitOfWork.run(async () => {
      const appointment = await this.appointments.takeReminder(due);
      // A sweep that comes too late, after a long stop, reminds nobody of the past.
      if (!appointment || !isAhead(appointment, now)) return;
      const applicant = await this.users.find(appointment.applicantId);
      const { owner } = await this.targets.of(appointment);
      await this.news.tellApplicant(appointment, { applicant, owner }, 'reminder');
      await this.news.tellDecider(appointment, { applicant }, 'reminder');
    });
  }
}
