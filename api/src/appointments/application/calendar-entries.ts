import { COMPANY, type Language } from '@consulting/contracts';
import type { Settings } from '../../config/settings.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { Appointment } from '../domain/appointment.ts';
import { withoutContact } from '../../shared/person/contact-data.ts';
import type { CalendarEntry } from './appointments.ports.ts';

const MINUTE = 60_000;

/** Who reads an entry: the applicant, the company that decides, the firm. */
export type CalendarReader = 'applicant' | 'owner' | 'firm';

/** The path at which a reader finds an appointment. */
export function appointmentPath(
  { applicationId, targetId }: Pick<Appointment, 'applicationId' | 'targetId'>,
  reader: CalendarReader,
): string {
  if (reader === 'applicant') return `/dashboard/applications?applicationId=${applicationId}`;
  if (reader === 'owner') return `/dashboard/projects?projectId=${targetId}&applicationId=${applicationId}`;
  return `/admin-dashboard?tab=applications/applicationid=${applicationId}`;
}

/** Names no person: entries are read on screens that others see. */
function summaryOf({ title }: Appointment, language: Language): string {
  const i18n = i18nOf(language);
  return title
    ? i18n._('Appointment: {title}', { title })
    : i18n._('Appointment with {company}', { company: COMPANY.shortName });
}

/** Returns the address by which calendars know an appointment for as long as it exists. Not in the form of an email address. */
const uidOf = ({ id }: Appointment, { publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  `appointment-${id}.${new URL(publicUrl).hostname}`;

/**
 * Returns the entry of an appointment with an agreed time; null without one. An entry of a company, and one of a feed
 * (`isFeed`), holds neither an email address nor a telephone number, and one of a feed no names.
 */
export function calendarEntry(
  appointment: Appointment,
  reader: CalendarReader,
  language: Language,
  settings: Pick<Settings, 'publicUrl' | 'adminUrl'>,
  { stamp, isFeed = false }: { stamp: Date; isFeed?: boolean },
): CalendarEntry | null {
  const { start, minutes, sequence, state, place, link, names } = appointment;
  if (!start) return null;
  const isBare = isFeed || reader === 'owner';
  const shown = isBare ? withoutContact : (text: string) => text;
  const i18n = i18nOf(language);
  const base = reader === 'firm' ? (settings.adminUrl ?? settings.publicUrl) : settings.publicUrl;
  const people = names.map(shown).filter(Boolean).join(', ');
  return {
    uid: uidOf(appointment, settings),
    sequence,
    isCancelled: state === 'cancelled',
    start,
    end: new Date(start.getTime() + minutes * MINUTE),
    stamp,
    summary: summaryOf(appointment, language),
    location: place ? shown(place) : link,
    description: isFeed || !people ? '' : i18n._('Present: {people}', { people }),
    url: base + appointmentPath(appointment, reader),
  };
}
