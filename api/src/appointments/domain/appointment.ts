import {
  APPOINTMENT,
  type ApplicationKind,
  type AppointmentSide,
  type AppointmentState,
  type AppointmentStepKind,
  type Language,
} from '@consulting/contracts';
import { conflict, invalidField } from '../../shared/errors.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The states that are stored; `past` follows from the clock. */
export const STORED_STATES = ['offered', 'agreed', 'moving', 'declined', 'cancelled'] as const;

/** Who took a step: the applicant, the firm, or the company that owns the project. Null: the end of the application. */
export type By = 'applicant' | 'firm' | 'owner' | null;

export interface AppointmentStep {
  at: Date;
  what: AppointmentStepKind;
  by: By;
  /** The times that were offered, or the one that was agreed. */
  times: Date[];
  /** '' for none. */
  reason: string;
}

/** Where and with whom one meets. */
export interface Meeting {
  minutes: number;
  /** '' for a meeting by `link`. */
  place: string;
  /** '' for a meeting at a `place`. */
  link: string;
  /** Who will be there for the side that decides. */
  names: string[];
}

/** An appointment about an application: offered times, of which the other side takes one. */
export interface Appointment extends Meeting {
  id: string;
  applicationId: string;
  applicantId: string;
  /** The company whose project it is; null where the firm decides. */
  ownerId: string | null;
  kind: ApplicationKind;
  targetId: string;
  /** The job's or project's title when it was offered; '' for others, whose title would name a person or nothing. */
  title: string;
  /** The language of the title; null without one. */
  language: Language | null;
  state: (typeof STORED_STATES)[number];
  /** Who has offered the times that wait for an answer, or did last. */
  offeredBy: Exclude<By, null>;
  /** The offered times that wait for an answer, in their order. */
  times: Date[];
  /** The agreed time; it stays after a cancellation. */
  start: Date | null;
  /** The SEQUENCE of RFC 5545: how often an agreed time has changed. */
  sequence: number;
  /** When both sides are reminded; null for never, and once they were. */
  remindAt: Date | null;
  /** Raised by each step. */
  version: number;
  history: AppointmentStep[];
}

export const sideOf = (by: By): AppointmentSide => (by === 'applicant' ? 'applicant' : 'decider');

/** Returns whether the agreed time, and every offered one, has passed. */
const hasPassed = ({ start, times }: Appointment, now: Date): boolean =>
  [...(start ? [start] : []), ...times].every((time) => time <= now);

/** Returns whether something can still happen with it, so that it prevents another one. */
export const isLive = (appointment: Appointment, now: Date): boolean =>
  appointment.state !== 'declined' && appointment.state !== 'cancelled' && !hasPassed(appointment, now);

/** Returns whether an agreed time lies ahead. */
export const isAhead = ({ state, start }: Appointment, now: Date): boolean =>
  (state === 'agreed' || state === 'moving') && start !== null && start > now;

export function stateAt(appointment: Appointment, now: Date): AppointmentState {
  const { state } = appointment;
  return state === 'declined' || state === 'cancelled' || isLive(appointment, now) ? state : 'past';
}

/** Calendars have no fractions of a second (RFC 5545, 3.3.5). */
export const wholeSecond = (time: Date): Date => new Date(Math.floor(time.getTime() / 1000) * 1000);

/** Returns the times in their order, each once; 400 when one is too early or too late. */
function offerable(times: readonly Date[], now: Date): Date[] {
  const { earliestHours: hours, latestDays: days } = APPOINTMENT;
  const [first, last] = [now.getTime() + hours * HOUR, now.getTime() + days * DAY];
  if (times.some((time) => time.getTime() < first || time.getTime() > last))
    throw invalidField('times', 'appointment.time-out-of-range', { hours, days });
  const unique = new Set(times.map((time) => wholeSecond(time).getTime()));
  return [...unique].sort((one, other) => one - other).map((time) => new Date(time));
}

/** Returns when both sides are reminded; null when it is agreed later than that. */
function reminderOf(start: Date, now: Date): Date | null {
  const at = new Date(start.getTime() - APPOINTMENT.reminderHours * HOUR);
  return at > now ? at : null;
}

/** Returns an offer of the side that decides; 400 for times outside the range. */
export function offered(
  about: Pick<
    Appointment,
    'id' | 'applicationId' | 'applicantId' | 'ownerId' | 'kind' | 'targetId' | 'title' | 'language'
  > &
    Meeting,
  by: 'firm' | 'owner',
  wanted: readonly Date[],
  now: Date,
): Appointment {
  const times = offerable(wanted, now);
  return {
    ...about,
    state: 'offered',
    offeredBy: by,
    times,
    start: null,
    sequence: 0,
    remindAt: null,
    version: 0,
    history: [{ at: now, what: 'offered', by, times, reason: '' }],
  };
}

/** Returns the appointment after a new offer of either side. An agreed time stands until the other side takes one. */
export function moved(
  appointment: Appointment,
  by: Exclude<By, null>,
  { times: wanted, reason }: { times: readonly Date[]; reason: string },
  now: Date,
): Appointment {
  assertLive(appointment, now);
  if (appointment.history.length >= APPOINTMENT.steps) throw conflict('appointment.too-many-steps');
  const times = offerable(wanted, now);
  const state = isAhead(appointment, now) ? 'moving' : 'offered';
  return stepped(
    { ...appointment, state, offeredBy: by, times },
    { at: now, what: 'moved', by, times, reason },
  );
}

/** Returns the appointment after the other side has taken a time: 400 for one not offered, conflict for one that has passed. */
export function taken(appointment: Appointment, by: Exclude<By, null>, time: Date, now: Date): Appointment {
  assertAnswerable(appointment, by);
  const start = wholeSecond(time);
  if (!appointment.times.some((each) => each.getTime() === start.getTime()))
    throw invalidField('start', 'appointment.time-not-offered');
  if (start <= now) throw conflict('appointment.time-passed');
  return stepped(
    {
      ...appointment,
      state: 'agreed',
      times: [],
      start,
      sequence: appointment.start ? appointment.sequence + 1 : appointment.sequence,
      remindAt: reminderOf(start, now),
    },
    { at: now, what: 'agreed', by, times: [start], reason: '' },
  );
}

/** Returns the appointment after the other side has said that no offered time suits. A time agreed before stands. */
export function declined(
  appointment: Appointment,
  by: Exclude<By, null>,
  reason: string,
  now: Date,
): Appointment {
  assertAnswerable(appointment, by);
  const state = isAhead(appointment, now) ? 'agreed' : 'declined';
  return stepped(
    { ...appointment, state, times: [] },
    { at: now, what: 'declined', by, times: appointment.times, reason },
  );
}

/** Returns the cancelled appointment. `by` null: because the application has ended. */
export function cancelled(appointment: Appointment, by: By, reason: string, now: Date): Appointment {
  assertLive(appointment, now);
  const { start, sequence } = appointment;
  return stepped(
    {
      ...appointment,
      state: 'cancelled',
      times: [],
      sequence: start ? sequence + 1 : sequence,
      remindAt: null,
    },
    { at: now, what: 'cancelled', by, times: start ? [start] : [], reason },
  );
}

function assertLive(appointment: Appointment, now: Date): void {
  if (!isLive(appointment, now)) throw conflict('appointment.ended');
}

/** Also when every offered time has passed: then each is refused by that, and none may still be answered. */
function assertAnswerable({ state, times, offeredBy }: Appointment, by: Exclude<By, null>): void {
  if (state === 'declined' || state === 'cancelled') throw conflict('appointment.ended');
  if (times.length === 0 || sideOf(offeredBy) === sideOf(by)) throw conflict('appointment.not-offered');
}

const stepped = (appointment: Appointment, step: AppointmentStep): Appointment => ({
  ...appointment,
  version: appointment.version + 1,
  history: [...appointment.history, step],
});

/** Returns an appointment without the reasons that one side has written. */
export const withoutWordsOf = (side: By, appointment: Appointment): Appointment => ({
  ...appointment,
  history: appointment.history.map((step) => (step.by === side ? { ...step, reason: '' } : step)),
});
