import type { Language } from '@consulting/contracts';
import type { Appointment } from '../domain/appointment.ts';
import type { CalendarFeed, FeedOwner } from '../domain/calendar-feed.ts';

/** A reminder that is due. */
export interface DueReminder {
  id: string;
  remindAt: Date;
}

/** Stores appointments. An application has at most one that is not ended. */
export abstract class AppointmentRepository {
  /** Throws a conflict when the application has one that is not ended, also for simultaneous calls. */
  abstract add(appointment: Appointment): Promise<void>;
  /** Returns the newest of an application; null when there is none. */
  abstract findNewest(applicationId: string): Promise<Appointment | null>;
  /**
   * Stores the result of a step in one conditional write: false when another step was stored since `before` was read.
   * A declined or cancelled one is ended.
   */
  abstract change(before: Appointment, after: Appointment): Promise<boolean>;
  /** Ends one that is over, so that there may be another. */
  abstract end(id: string): Promise<void>;
  /** Returns all of an applicant, newest first. */
  abstract findAllOfApplicant(applicantId: string): Promise<Appointment[]>;
  /** Returns at most `count` of an applicant that are not ended, newest first. */
  abstract findOpenOfApplicant(applicantId: string, count: number): Promise<Appointment[]>;
  abstract findAllOf(applicationIds: readonly string[]): Promise<Appointment[]>;
  abstract removeAllOf(applicationIds: readonly string[]): Promise<void>;
  /** Returns at most `count` reminders that are due, those that have waited longest first. */
  abstract due(now: Date, count: number): Promise<DueReminder[]>;
  /** Takes a due reminder. Null when another process took it, or the time has changed. */
  abstract takeReminder(due: DueReminder): Promise<Appointment | null>;
  /** Returns agreed appointments of a company, or of the firm (null), that begin from `from` to `to`, first ones first. */
  abstract agreedOf(ownerId: string | null, from: Date, to: Date, most: number): Promise<Appointment[]>;
}

/** Stores one calendar feed for each account. */
export abstract class CalendarFeedRepository {
  /** Replaces an earlier one of the account, whose token is no longer found. */
  abstract put(feed: CalendarFeed): Promise<void>;
  /** Returns null when the account has none. */
  abstract find(owner: FeedOwner): Promise<CalendarFeed | null>;
  /** Returns null when no feed has this hash. */
  abstract findByHash(hash: string): Promise<CalendarFeed | null>;
  /** Returns false when there was none. */
  abstract remove(owner: FeedOwner): Promise<boolean>;
}

/** An entry of a calendar. Times are instants; calendars show them in the zone of their reader. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  isCancelled: boolean;
  start: Date;
  end: Date;
  /** When the entry was written. */
  stamp: Date;
  summary: string;
  /** '' for none, like the next ones. */
  location: string;
  description: string;
  url: string;
}

/** What a calendar program does with an entry: show it, or take it as an invitation or its cancellation. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** Writes entries for calendars (RFC 5545). */
export abstract class CalendarWriter {
  /** `organizer`: the address of invitations, like `Firm <mail@firm.example>`; `attendee`: the reader's. */
  abstract write(
    entries: readonly CalendarEntry[],
    about: {
      method: CalendarMethod;
      language: Language;
      name?: string;
      organizer?: string;
      attendee?: string;
    },
  ): string;
}
