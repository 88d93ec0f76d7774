import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { MailQueue, type Mail } from '../../platform/mail/mail-queue.ts';
import { CollectedNewsService } from '../../placement/application/news/collected-news.service.ts';
import { FirmReaders } from '../../placement/application/news/firm-readers.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { isShownToCompanies, type User } from '../../users/domain/user.ts';
import type { Appointment } from '../domain/appointment.ts';
import { hasFeed } from '../domain/calendar-feed.ts';
import {
  appointmentMail,
  asApplicant,
  asFirm,
  asOwner,
  type AppointmentNews,
  type MailReader,
} from './appointment-mails.ts';
import { CalendarWriter } from './appointments.ports.ts';
import { calendarEntry } from './calendar-entries.ts';

/** The people of an appointment: the applicant, null once erased, and the name of the side that decides. */
export interface Sides {
  applicant: User | null;
  owner: string;
}

/** Mails about appointments to both sides, with the entry for calendars when an agreed time has changed. */
@Injectable()
export class AppointmentNewsService {
  constructor(
    private readonly users: UsersService,
    private readonly collected: CollectedNewsService,
    private readonly firm: FirmReaders,
    private readonly mailQueue: MailQueue,
    private readonly writer: CalendarWriter,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Tells the applicant. */
  async tellApplicant(appointment: Appointment, sides: Sides, news: AppointmentNews): Promise<void> {
    if (!sides.applicant) return;
    await this.mail([asApplicant(sides.applicant, sides.owner)], appointment, news);
  }

  /** Tells the side that decides: the company whose project it is, or the firm. */
  async tellDecider(
    appointment: Appointment,
    { applicant }: Pick<Sides, 'applicant'>,
    news: AppointmentNews,
  ): Promise<void> {
    if (appointment.ownerId === null) {
      const readers = await this.firm.all();
      const firm = readers.map(({ email, language }) => asFirm(email, language, applicant));
      return this.mail(firm, appointment, news);
    }
    const owner = await this.users.find(appointment.ownerId);
    // An account that is no longer a company does not decide.
    if (!owner || !hasFeed(owner.role)) return;
    const named = applicant && isShownToCompanies(applicant) ? applicant : null;
    await this.mail([asOwner(owner, named)], appointment, news);
  }

  /**
   * A reminder comes once, and a change of the calendar needs the reader, who has taken or offered the time; so both are mailed
   * at once. Whatever the other side repeats alone is bounded. `readers`: all of one side.
   */
  private async mail(
    readers: readonly MailReader[],
    appointment: Appointment,
    news: AppointmentNews,
  ): Promise<void> {
    const [first] = readers;
    if (!first) return;
    const mails = readers.map((reader) =>
      appointmentMail(reader, appointment, news, this.calendar(reader, appointment, news)),
    );
    if (news === 'reminder') return this.mailQueue.enqueueAll(mails);
    const { applicationId: id, applicantId, targetId } = appointment;
    const side = first.reader === 'applicant' ? 'applicant' : 'decider';
    const isHeld = mails.every(({ calendar }) => !calendar);
    return this.collected.tell(side, { id, applicantId, targetId }, mails, { isHeld });
  }

  /** An invitation when a time was agreed, and its cancellation when an agreed one was cancelled. */
  private calendar(
    { reader, language, email }: MailReader,
    appointment: Appointment,
    news: AppointmentNews,
  ): Mail['calendar'] {
    const isCancelled = appointment.state === 'cancelled';
    if (news !== 'agreed' && !isCancelled) return undefined;
    const entry = calendarEntry(appointment, reader, language, this.settings, { stamp: this.clock.now() });
    if (!entry) return undefined;
    const method = isCancelled ? 'CANCEL' : 'REQUEST';
    const content = this.writer.write([entry], {
      method,
      language,
      organizer: this.settings.mailFrom,
      // The entry of a company holds no address but the sender's.
      ...(reader !== 'owner' && { attendee: email }),
    });
    return { method, content };
  }
}
