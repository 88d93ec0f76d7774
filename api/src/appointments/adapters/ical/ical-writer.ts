import { COMPANY } from '@consulting/contracts';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { CalendarWriter, type CalendarEntry } from '../../application/appointments.ports.ts';

type About = Parameters<CalendarWriter['write']>[1];

/** Writes with `ical-generator`. All times are UTC, so a calendar needs no rules of zones to show them. */
export class IcalWriter extends CalendarWriter {
  write(entries: readonly CalendarEntry[], { method, language, name, organizer, attendee }: About): string {
    const calendar = ical({
      prodId: { company: COMPANY.shortName, product: 'Appointments', language: language.toUpperCase() },
      method: ICalCalendarMethod[method],
      ...(name && { name }),
      events: entries.map((entry) => ({
        ...eventOf(entry),
        ...(organizer && { organizer: organizerOf(organizer) }),
        ...(attendee && {
          attendees: [
            { email: attendee, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
          ],
        }),
      })),
    });
    // Every line ends so, the last one too (RFC 5545, 3.1).
    return `${calendar.toString().trimEnd()}\r\n`;
  }
}

function eventOf(entry: CalendarEntry): ICalEventData {
  const { uid, sequence, isCancelled, start, end, stamp, summary, location, description, url } = entry;
  return {
    id: uid,
    ...{ sequence, start, end, stamp, summary },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(location && { location }),
    ...(description && { description }),
    ...(url && { url }),
  };
}

/** Reads an address as `MAIL_FROM` has it. */
function organizerOf(text: string): { name: string; email: string } {
  const [named = '', email] = text.trim().split(/[<>]/);
  if (email === undefined) return { name: COMPANY.shortName, email: named };
  // A quoted parameter holds no quotation mark (RFC 5545, 3.2).
  return { name: named.replaceAll('"', '').trim() || COMPANY.shortName, email };
}
