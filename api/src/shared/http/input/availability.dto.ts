import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { DAYS_PER_WEEK } from '@consulting/contracts';
import type { AvailabilityChange } from '../../person/availability.ts';
import { EmptiableDay, EmptiableInt } from './emptiable.ts';
import { CalendarDay, Optional } from './fields.ts';

/** Forms send numbers as texts. */
const numberOfText = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;

/** From when somebody is free, and for how many days a week. A missing field stays; saving either confirms both. */
export class AvailabilityDto implements AvailabilityChange {
  /** The day from which, in Berlin; a past one means now. Empty or null when it is not known. */
  @AvailableFrom()
  available_from?: string | null;

  /** Empty or null when it is not known. */
  @DaysPerWeek()
  days_per_week?: number | null;
}

export function AvailableFrom() {
  return EmptiableDay();
}

export function DaysPerWeek() {
  return applyDecorators(Transform(numberOfText), EmptiableInt(DAYS_PER_WEEK));
}

/** The filter of lists of people by their availability. */
export function FreeBy() {
  return applyDecorators(
    ApiProperty({
      type: String,
      format: 'date',
      required: false,
      example: '2027-02-01',
      description:
        'Without those who are known to be free later than on this day, in Berlin. People of whom it is not known stay.',
    }),
    Optional(),
    CalendarDay(),
  );
}
