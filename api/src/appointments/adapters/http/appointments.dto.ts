import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { APPOINTMENT } from '@consulting/contracts';
import { ArrayMaxSize, ArrayMinSize, Equals, IsArray, IsInt, Max, Min, ValidateBy } from 'class-validator';
import { ApiCondition, given, without } from '../../../shared/http/input/api-condition.ts';
import {
  INSTANT_SCHEMA,
  isDate,
  Optional,
  OptionalText,
  Text,
  TextList,
} from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { invalid, invalidField } from '../../../shared/errors.ts';
import type { AppointmentAnswer } from '../../application/appointments.service.ts';
import type { Meeting } from '../../domain/appointment.ts';

/** An instant of RFC 3339 with its zone: a day alone is no time. */
const isInstant = (value: unknown): boolean => isDate(value) && String(value).length > '2026-03-30'.length;

/** The offered times: one to five. */
function Times() {
  const { min, max } = APPOINTMENT.times;
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: INSTANT_SCHEMA,
      minItems: min,
      maxItems: max,
      example: ['2026-03-30T08:00:00.000Z'],
    }),
    IsArray(rule('field.not-list')),
    ArrayMinSize(min, rule('field.required')),
    ArrayMaxSize(max, rule('field.too-many-entries', { max })),
    ValidateBy(
      { name: 'instant', validator: { validate: isInstant } },
      { each: true, ...rule('field.not-date') },
    ),
  );
}

const Reason = () => Text({ max: APPOINTMENT.reason, required: 'field.reason-required' });

@ApiCondition({
  if: given('place'),
  then: without('link'),
  else: given('link'),
})
export class AppointmentOfferDto {
  /** Instants between two hours and 60 days from now; fractions of a second are dropped. */
  @Times()
  times: string[];

  @ApiProperty({
    type: 'integer',
    minimum: APPOINTMENT.minutes.min,
    maximum: APPOINTMENT.minutes.max,
    example: 45,
  })
  @IsInt(rule('field.not-whole-number-between', APPOINTMENT.minutes))
  @Min(APPOINTMENT.minutes.min, rule('field.not-whole-number-between', APPOINTMENT.minutes))
  @Max(APPOINTMENT.minutes.max, rule('field.not-whole-number-between', APPOINTMENT.minutes))
  minutes: number;

  /** Where one meets; either this or `link`. @example 'Musterstraße 1, 10115 Berlin' */
  @OptionalText({ max: APPOINTMENT.place, required: 'appointment.place-or-link', kind: 'line' })
  place?: string;

  /** `https:`, without a user name: where one meets online. @example https://meet.example.com/abc */
  @Optional()
  @Text({ max: APPOINTMENT.link, required: 'appointment.link-invalid', kind: 'contact' })
  link?: string;

  /** Who will be there. */
  @TextList({ maxEntry: APPOINTMENT.name, required: 'appointment.names-required' })
  names: string[];
}

export class AppointmentMoveDto {
  @Times()
  times: string[];

  /** The other side reads it. @example 'I am ill on Monday.' */
  @Reason()
  reason: string;
}

export class AppointmentCancelDto {
  /** The other side reads it. @example 'The position has been filled.' */
  @Reason()
  reason: string;
}

@ApiCondition({
  if: given('start'),
  then: without('none', 'reason'),
  else: given('none', 'reason'),
})
export class AppointmentAnswerDto {
  /** The offered time that is taken. @example 2026-03-30T08:00:00.000Z */
  @ApiProperty({ ...INSTANT_SCHEMA, required: false })
  @Optional()
  @ValidateBy({ name: 'instant', validator: { validate: isInstant } }, rule('field.not-date'))
  start?: string;

  /** None of the offered times suits. */
  @ApiProperty({ type: 'boolean', enum: [true], required: false })
  @Optional()
  @Equals(true, rule('appointment.none-or-start'))
  none?: true;

  /** Goes with `none`; the other side reads it. @example 'I am on holiday in that week.' */
  @Optional()
  @Reason()
  reason?: string;
}

const instants = (times: readonly string[]): Date[] => times.map((time) => new Date(time));

/** 400 unless there is either a place or a web address that begins with https. */
export function toOffer({
  times,
  minutes,
  place = '',
  link = '',
  names,
}: AppointmentOfferDto): Meeting & { times: Date[] } {
  if ((place === '') === (link === '')) throw invalidField('place', 'appointment.place-or-link');
  if (link !== '' && !isWebAddress(link)) throw invalidField('link', 'appointment.link-invalid');
  return { times: instants(times), minutes, place, link, names };
}

export const toMove = ({ times, reason }: AppointmentMoveDto) => ({ times: instants(times), reason });

/** 400 unless it is either a time, or none with a reason. */
export function toAnswer({ start, none, reason }: AppointmentAnswerDto): AppointmentAnswer {
  if ((start === undefined) === (none === undefined)) throw invalid('appointment.none-or-start');
  if (start !== undefined) {
    if (reason !== undefined) throw invalidField('reason', 'field.not-allowed');
    return { start: new Date(start) };
  }
  if (reason === undefined) throw invalidField('reason', 'field.reason-required');
  return { none: true, reason };
}

function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
