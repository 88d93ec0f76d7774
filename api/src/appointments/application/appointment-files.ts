import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { conflict, orNotFound } from '../../shared/errors.ts';
import { CalendarWriter } from './appointments.ports.ts';
import type { AppointmentActor } from './appointment-actor.ts';
import { AppointmentsService, type AppointmentOf } from './appointments.service.ts';
import { calendarEntry, type CalendarReader } from './calendar-entries.ts';

const READERS: Record<AppointmentActor['kind'], CalendarReader> = {
  admin: 'firm',
  key: 'firm',
  user: 'owner',
  applicant: 'applicant',
};

/** Agreed appointments as files for calendars: the entry that the mails have, for either side. */
@Injectable()
export class AppointmentFiles {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly writer: CalendarWriter,
    private readonly settings: Settings,
  ) {}

  /** 404 when there is no appointment, conflict when no time was agreed. */
  async file(actor: AppointmentActor, which: AppointmentOf, language: Language): Promise<string> {
    const appointment = orNotFound(await this.appointments.of(actor, which), 'appointment');
    const reader = READERS[actor.kind];
    const stamp = appointment.history.at(-1)?.at ?? new Date(0);
    const entry = calendarEntry(appointment, reader, language, this.settings, { stamp });
    if (!entry) throw conflict('appointment.not-agreed');
    // Published, as a file that is downloaded invites nobody: an invitation names whom it invites (RFC 5546, 3.2.1 and 3.2.2).
    // A file of a company holds no email address, and so no organizer.
    const { mailFrom: organizer } = this.settings;
    const published = { method: 'PUBLISH', language } as const;
    return this.writer.write([entry], reader === 'owner' ? published : { ...published, organizer });
  }
}
