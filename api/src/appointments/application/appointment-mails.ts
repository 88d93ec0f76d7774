import { ownerName, timeInZone, type AppointmentSide, type Language } from '@consulting/contracts';
import type { Fact, Mail } from '../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { fullName, type User } from '../../users/domain/user.ts';
import { sideOf, stateAt, type Appointment } from '../domain/appointment.ts';
import { appointmentPath, type CalendarReader } from './calendar-entries.ts';

type Person = Pick<User, 'id' | 'first_name' | 'last_name' | 'email' | 'language'>;

/** Whom a mail about an appointment is for, and the name of the other side; '' where it is not known any more. */
export interface MailReader {
  reader: CalendarReader;
  email: string;
  language: Language;
  /** Null for the firm. */
  person: Person | null;
  /** The company's or firm's name for the applicant, the applicant's name for the others. */
  other: string;
  /** The applicant whom a mail to the others names; null when it names nobody. */
  about: string | null;
}

/** The reader of mails to the applicant. `owner`: the name of the side that decides. */
export const asApplicant = (applicant: Person, owner: string): MailReader => ({
  reader: 'applicant',
  email: applicant.email,
  language: applicant.language,
  person: applicant,
  other: ownerName(owner, wordsOf(applicant.language)),
  about: null,
});

/** The reader of mails to the company. `applicant` is null after an erasure. */
export const asOwner = (owner: Person, applicant: Person | null): MailReader => ({
  reader: 'owner',
  email: owner.email,
  language: owner.language,
  person: owner,
  other: applicant ? fullName(applicant) : '',
  about: applicant?.id ?? null,
});

/** The reader of mails to the firm. */
export const asFirm = (email: string, language: Language, applicant: Person | null): MailReader => ({
  reader: 'firm',
  email,
  language,
  person: null,
  other: applicant ? fullName(applicant) : '',
  about: applicant?.id ?? null,
});

/** What a mail says: `cancelled-here` to the side that has cancelled, `ended` because the application has ended. */
export type AppointmentNews =
  | 'offered'
  | 'moved'
  | 'agreed'
  | 'declined'
  | 'cancelled'
  | 'cancelled-here'
  | 'ended'
  | 'reminder';

const KINDS = {
  applicant: 'appointment',
  owner: 'appointment-owner',
  firm: 'appointment-firm',
} as const satisfies Record<CalendarReader, Mail['kind']>;

/** What the application is for, without the name of a consultant. */
function whatOf({ kind, title }: Appointment, language: Language): string {
  if (title) return title;
  return kind === 'consultant'
    ? i18nOf(language)._('Consultant request')
    : wordsOf(language)['title.speculative'];
}

function headlinesOf(news: AppointmentNews, i18n: I18n): string {
  switch (news) {
    case 'offered':
      return i18n._('Please choose a time');
    case 'moved':
      return i18n._('Please choose another time');
    case 'agreed':
      return i18n._('Appointment agreed');
    case 'declined':
      return i18n._('None of the times suits');
    case 'cancelled':
    case 'cancelled-here':
    case 'ended':
      return i18n._('Appointment cancelled');
    case 'reminder':
      return i18n._('Reminder of your appointment');
  }
}

function sentencesOf(news: AppointmentNews, other: string, stands: string, i18n: I18n): string[] {
  const until = stands
    ? [i18n._('Until another time is agreed, the appointment on {time} stands.', { time: stands })]
    : [];
  switch (news) {
    case 'offered':
      return [
        i18n._('{other} offers you times for an appointment.', { other }),
        i18n._('Please choose one of them, or answer that none suits.'),
      ];
    case 'moved':
      return [
        i18n._('{other} asks to move the appointment and offers other times.', { other }),
        i18n._('Please choose one of them, or answer that none suits.'),
        ...until,
      ];
    case 'agreed':
      return [
        i18n._('The appointment is agreed.'),
        i18n._('The attached file enters it into your calendar.'),
      ];
    case 'declined':
      return [i18n._('{other} answers that none of the offered times suits.', { other }), ...until];
    case 'cancelled':
      return [i18n._('{other} has cancelled the appointment.', { other })];
    case 'cancelled-here':
      return [i18n._('The appointment is cancelled, as requested.')];
    case 'ended':
      return [i18n._('The appointment does not take place, because the application has ended.')];
    case 'reminder':
      return [i18n._('Your appointment is coming up.')];
  }
}

function factsOf(
  appointment: Appointment,
  news: AppointmentNews,
  { other, language }: Pick<MailReader, 'other' | 'language'>,
): Fact[] {
  const i18n = i18nOf(language);
  const { start, minutes, place, link, names, history } = appointment;
  const isOffer = news === 'offered' || news === 'moved';
  const last = history.at(-1);
  const offered = isOffer ? appointment.times : news === 'declined' ? (last?.times ?? []) : [];
  const times =
    offered.length > 0
      ? offered
      : start
        ? [start]
        : (history.findLast(({ what }) => what !== 'cancelled')?.times ?? []);
  const label = (number: number) =>
    times.length === 1 ? i18n._('Time') : i18n._('Time {number}', { number });
  return [
    ...times.map((time, index) => ({ label: label(index + 1), value: timeInZone(time, language) })),
    { label: i18n._('With'), value: other },
    { label: i18n._('Length'), value: i18n._('{minutes} minutes', { minutes }) },
    { label: i18n._('Place'), value: place },
    { label: i18n._('Web address'), value: link },
    { label: i18n._('Present'), value: names.join(', ') },
    { label: i18n._('Reason'), value: news === 'agreed' || news === 'reminder' ? '' : (last?.reason ?? '') },
  ].filter(({ value }) => value !== '');
}

const NEWS_OF = {
  offered: 'offered',
  moving: 'moved',
  agreed: 'agreed',
  declined: 'declined',
  cancelled: 'cancelled',
} as const satisfies Record<Appointment['state'], AppointmentNews>;

/** How an appointment stands for a side, for mails that collect news. */
export function appointmentFacts(
  appointment: Appointment,
  side: AppointmentSide,
  language: Language,
  now: Date,
): Fact[] {
  const i18n = i18nOf(language);
  const { state, start, offeredBy } = appointment;
  const news = NEWS_OF[state];
  const isWaiting = state === 'offered' || state === 'moving';
  const value =
    !isWaiting || sideOf(offeredBy) !== side ? headlinesOf(news, i18n) : i18n._('Waiting for an answer');
  const isPast = stateAt(appointment, now) === 'past';
  const stands = state === 'moving' && start ? timeInZone(start, language) : '';
  return [
    { label: i18n._('Appointment'), value: isPast ? i18n._('The time has passed') : value },
    ...factsOf(appointment, news, { other: '', language }),
    { label: i18n._('Agreed until then'), value: stands },
  ].filter((fact) => fact.value !== '');
}

/** News about an appointment, for either side; times stand in the zone of the firm, with its name. */
export function appointmentMail(
  to: MailReader,
  appointment: Appointment,
  news: AppointmentNews,
  calendar?: Mail['calendar'],
): Mail {
  const { reader, language, person, other, about } = to;
  const i18n = i18nOf(language);
  const { state, start } = appointment;
  const isStanding = start !== null && (state === 'moving' || state === 'agreed');
  const stands = isStanding ? timeInZone(start, language) : '';
  const headline = headlinesOf(news, i18n);
  return {
    to: to.email,
    language,
    subject: i18n._('{headline}: {what}', { headline, what: whatOf(appointment, language) }),
    title: headline,
    ...(person && { greeting: greetingIn(language, person) }),
    paragraphs: sentencesOf(news, other, stands, i18n),
    facts: factsOf(appointment, news, to),
    action: { label: i18n._('Open the appointment'), path: appointmentPath(appointment, reader) },
    ...(calendar && { calendar }),
    kind: KINDS[reader],
    ...(person && reader === 'owner' && { wantedBy: person.id }),
    ...(about !== null && { about }),
  };
}
