import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_KINDS,
  APPOINTMENT_SIDES,
  APPOINTMENT_STATES,
  APPOINTMENT_STEPS,
  coded,
  LANGUAGES,
  type ApplicationKind,
  type AppointmentSide,
  type AppointmentState,
  type AppointmentStepKind,
  type Language,
  type PlainCode,
} from '@consulting/contracts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { sideOf, stateAt, type Appointment } from '../../domain/appointment.ts';

const TIMES = { type: 'array', items: { type: 'string', format: 'date-time' } } as const;

class AppointmentStepView {
  /** @example 2026-03-21T08:00:00.000Z */
  at: string;

  @ApiProperty({ enum: APPOINTMENT_STEPS, example: 'offered' })
  what: AppointmentStepKind;

  /** Null when the application has ended. */
  @ApiProperty({ type: String, enum: APPOINTMENT_SIDES, nullable: true, example: 'decider' })
  by: AppointmentSide | null;

  /** The offered times, or the one that was agreed or cancelled. */
  @ApiProperty(TIMES)
  times: string[];

  /** Empty for none. @example '' */
  reason: string;
}

export class AppointmentView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 656f2a9e1c9d440000a1b2c4 */
  applicationId: string;

  @ApiProperty({ enum: APPLICATION_KINDS, example: 'job' })
  kind: ApplicationKind;

  /** The job's or project's title; empty for other applications. @example 'SAP Basis Consultant' */
  title: string;

  /** The language of the title; null without one. */
  @ApiProperty({ type: String, enum: LANGUAGES, nullable: true, example: 'en' })
  language: Language | null;

  @ApiProperty({ enum: APPOINTMENT_STATES, example: 'offered' })
  state: AppointmentState;

  /** The side that offered times last. */
  @ApiProperty({ enum: APPOINTMENT_SIDES, example: 'decider' })
  offeredBy: AppointmentSide;

  /** The offered times that wait for an answer of the other side, in their order. */
  @ApiProperty(TIMES)
  times: string[];

  /** The agreed time; it stays after a cancellation. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-03-30T08:00:00.000Z' })
  start: string | null;

  @ApiProperty({ type: 'integer', example: 45 })
  minutes: number;

  /** Empty when one meets by `link`. @example 'Musterstraße 1, 10115 Berlin' */
  place: string;

  /** Empty when one meets at a `place`. @example '' */
  link: string;

  /** Who will be there. */
  @ApiProperty({ type: [String], example: ['Jana Roth'] })
  names: string[];

  /** Oldest first. */
  @ApiProperty({ type: [AppointmentStepView] })
  history: AppointmentStepView[];
}

export class OneAppointmentView {
  /** The newest one of the application; null without any. */
  @ApiProperty({ type: AppointmentView, nullable: true })
  appointment: AppointmentView | null;
}

export class AppointmentAnswerView extends MessageAnswer {
  appointment: AppointmentView;
}

const iso = (times: readonly Date[]): string[] => times.map((time) => time.toISOString());

export function toAppointmentView(appointment: Appointment, now: Date): AppointmentView {
  const { id, applicationId, kind, title, language, offeredBy, times, start, history } = appointment;
  const { minutes, place, link, names } = appointment;
  return {
    _id: id,
    applicationId,
    kind,
    title,
    language,
    state: stateAt(appointment, now),
    offeredBy: sideOf(offeredBy),
    times: iso(times),
    start: start?.toISOString() ?? null,
    minutes,
    place,
    link,
    names,
    history: history.map((step) => ({
      at: step.at.toISOString(),
      what: step.what,
      by: step.by && sideOf(step.by),
      times: iso(step.times),
      reason: step.reason,
    })),
  };
}

export const toOneAppointment = (appointment: Appointment | null, now: Date): OneAppointmentView => ({
  appointment: appointment && toAppointmentView(appointment, now),
});

/** Confirms a step. */
export const toAppointmentAnswer = (
  code: PlainCode,
  appointment: Appointment,
  now: Date,
): AppointmentAnswerView => ({ ...coded(code), appointment: toAppointmentView(appointment, now) });
