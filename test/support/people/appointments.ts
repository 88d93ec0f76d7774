import ICAL from 'ical.js';
import type { SentMail } from '../stand-ins/mailer.ts';

/** An entry of a calendar, as an independent reader understands it. */
export interface ReadEntry {
  uid: string;
  sequence: number;
  summary: string;
  location: string;
  description: string;
  url: string;
  status: string;
  organizer: string;
  attendees: string[];
  /** ISO 8601 instants. */
  start: string;
  end: string;
  /** Whether the text states the times in UTC. */
  isUtc: boolean;
}

/** A calendar, read by a library that has not written it. */
export interface ReadCalendar {
  method: string;
  entries: ReadEntry[];
}

export function readCalendar(text: string): ReadCalendar {
  // RFC 5545, 3.1: lines of at most 75 octets that end with CRLF.
  for (const line of text.trimEnd().split('\r\n'))
    if (Buffer.byteLength(line) > 75 || line.includes('\n')) throw new Error(`Not a line: ${line}`);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((component): ReadEntry => {
    const event = new ICAL.Event(component);
    const value = (name: string) => textOf(component.getFirstPropertyValue(name));
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location ?? '',
      description: event.description ?? '',
      url: value('url'),
      status: value('status'),
      organizer: event.organizer ?? '',
      attendees: component.getAllProperties('attendee').map((attendee) => textOf(attendee.getFirstValue())),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      isUtc: event.startDate.zone === ICAL.Timezone.utcTimezone,
    };
  });
  return { method: textOf(calendar.getFirstPropertyValue('method')), entries };
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Reads the calendar that is attached to a mail; null without one. */
export function calendarIn({ attachments }: SentMail): (ReadCalendar & { contentType: string }) | null {
  const attached = attachments.find(({ filename }) => filename.endsWith('.ics'));
  if (!attached) return null;
  return { ...readCalendar(attached.content.toString()), contentType: attached.contentType };
}
