import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { Clock } from '../../shared/time/clock.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { conflict } from '../../shared/errors.ts';
import { cancelled, isAhead, isLive, type Appointment } from '../domain/appointment.ts';
import { AppointmentNewsService } from './appointment-news.ts';
import { AppointmentRepository, CalendarFeedRepository } from './appointments.ports.ts';

/**
 * Cancels appointments whose application ends by a decision, a withdrawal or a closing, or is removed, in the same unit
 * of work. An agreed time that lies ahead is told to both sides; an offer ends with the news of the application.
 */
@Injectable()
export class AppointmentEndings implements OnModuleInit {
  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly feeds: CalendarFeedRepository,
    private readonly applications: ApplicationsService,
    private readonly users: UsersService,
    private readonly lifecycle: AccountLifecycle,
    private readonly news: AppointmentNewsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.applications.onStep(async ({ id, status }) => {
      if (status !== 'pending') await this.endOf(id);
    });
    this.applications.onRemoved((ids) => this.remove(ids));
    this.lifecycle.add({
      exported: async (userId) => {
        const data = (await this.appointments.findAllOfApplicant(userId)).map(exported);
        const feed = await this.feeds.find({ kind: 'user', id: userId });
        return [
          { name: 'appointments', data },
          ...(feed ? [{ name: 'calendar-feed', data: { createdAt: feed.createdAt } }] : []),
        ];
      },
    });
  }

  private async endOf(applicationId: string): Promise<void> {
    const appointment = await this.appointments.findNewest(applicationId);
    const now = this.clock.now();
    if (!appointment || !isLive(appointment, now)) return;
    const after = cancelled(appointment, null, '', now);
    if (!(await this.appointments.change(appointment, after)))
      throw conflict('appointment.changed-meanwhile');
    if (isAhead(appointment, now)) await this.tellBoth(after);
  }

  /** The application may be removed with its applicant: then the other side is told without a name. */
  private async remove(applicationIds: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const all = await this.appointments.findAllOf(applicationIds);
    await this.appointments.removeAllOf(applicationIds);
    for (const appointment of all.filter((each) => isAhead(each, now)))
      await this.tellBoth(cancelled(appointment, null, '', now), { isNamed: false });
  }

  private async tellBoth(appointment: Appointment, { isNamed = true } = {}): Promise<void> {
    const applicant = await this.users.find(appointment.applicantId);
    await this.news.tellApplicant(appointment, { applicant, owner: '' }, 'ended');
    await this.news.tellDecider(appointment, { applicant: isNamed ? applicant : null }, 'ended');
  }
}

/** What the export shows of an appointment: not how it is stored. */
const exported = ({ version: _version, ownerId: _owner, targetId, ...appointment }: Appointment) => ({
  ...appointment,
  targetId: appointment.kind === 'speculative' ? null : targetId,
});
