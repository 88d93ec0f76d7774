import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, ValidateBy, ValidateNested } from 'class-validator';
import { DAYS_PER_WEEK, LIMITS } from '@consulting/contracts';
import type { AvailabilityChange } from '../../person/availability.ts';
import { alsoTaken } from './api-condition.ts';
import { EmptiableDay, EmptiableInt } from './emptiable.ts';
import { CalendarDay, DAY_SCHEMA, Optional, OptionalText, Text, TextList } from './fields.ts';
import { rule } from './rule.ts';
import type { Experience, Qualification } from '../../person/career.ts';
import { inForms } from '../upload/form-shape.ts';
import { NumberInForms } from '../upload/numbers-in-forms.ts';
import { jsonPattern } from './text-patterns.ts';
import { unsafeShape } from './unsafe-input.ts';

const QUALIFICATION = { university: LIMITS.title, year: LIMITS.name, course: LIMITS.title };
const EXPERIENCE = { company: LIMITS.title, role: LIMITS.title, from: LIMITS.name, to: LIMITS.name };

export class QualificationDto implements Qualification {
  @ApiPropertyOptional()
  @Text({ max: QUALIFICATION.university, kind: 'line' })
  university: string = '';

  /** A text, for example `2019`. */
  @ApiPropertyOptional()
  @Text({ max: QUALIFICATION.year, kind: 'line' })
  year: string = '';

  @ApiPropertyOptional()
  @Text({ max: QUALIFICATION.course, kind: 'line' })
  course: string = '';
}

export class ExperienceDto implements Experience {
  @ApiPropertyOptional()
  @Text({ max: EXPERIENCE.company, kind: 'line' })
  company: string = '';

  @ApiPropertyOptional()
  @Text({ max: EXPERIENCE.role, kind: 'line' })
  role: string = '';

  @ApiPropertyOptional()
  @Text({ max: EXPERIENCE.from, kind: 'line' })
  from: string = '';

  @ApiPropertyOptional()
  @Text({ max: EXPERIENCE.to, kind: 'line' })
  to: string = '';
}

/**
 * A list of nested entries, sent as an array or as the JSON text of one, as forms do. `limits`: the keys of an entry,
 * and the most characters of each. Unknown keys in an entry are 400.
 */
export function EntryList(entry: Type, limits: Readonly<Record<string, number>>) {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { $ref: getSchemaPath(entry) },
      maxItems: LIMITS.listEntries,
      ...alsoTaken({ type: 'string', pattern: jsonPattern(LIMITS.listEntries, limits) }),
      ...inForms('entries'),
    }),
    Transform(({ value }) => {
      const list = parsed(value);
      return isEntries(list) ? list.map((each) => plainToInstance(entry, each)) : list;
    }),
    ValidateBy({ name: 'entries', validator: { validate: isEntries } }, rule('field.not-entries')),
    ArrayMaxSize(LIMITS.listEntries, rule('field.too-many-entries', { max: LIMITS.listEntries })),
    ValidateNested({ each: true, ...rule('field.not-entries') }),
  );
}

/** What the JSON text of a list says; the text itself where it is none. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const list = JSON.parse(value) as unknown;
    // Inside a text nobody has looked yet: what has a key of a prototype or an operator is no list of entries.
    return unsafeShape(list) === undefined ? list : value;
  } catch {
    return value;
  }
}

const isEntries = (value: unknown): value is object[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each));

/** What every form about a person asks: its career. */
@ApiExtraModels(QualificationDto, ExperienceDto)
export class CareerFields {
  /** Entries without any value are dropped. */
  @Optional()
  @EntryList(QualificationDto, QUALIFICATION)
  qualification?: QualificationDto[];

  /** Entries without any value are dropped. */
  @Optional()
  @EntryList(ExperienceDto, EXPERIENCE)
  experience?: ExperienceDto[];
}

const AvailableFrom = EmptiableDay;

function DaysPerWeek() {
  return applyDecorators(NumberInForms(), EmptiableInt(DAYS_PER_WEEK));
}

/** The filter of lists of people by their availability. */
export function FreeBy() {
  return applyDecorators(
    ApiProperty({
      ...DAY_SCHEMA,
      required: false,
      example: '2027-02-01',
      description:
        'Without those who are known to be free later than on this day, in Berlin. People of whom it is not known stay.',
    }),
    Optional(),
    CalendarDay(),
  );
}

/** From when somebody is free, and for how many days a week. A missing field stays; saving either confirms both. */
export class AvailabilityDto implements AvailabilityChange {
  /** The day from which, in Berlin; a past one means now. Empty or null when it is not known. */
  @AvailableFrom()
  available_from?: string | null;

  /** Empty or null when it is not known. */
  @DaysPerWeek()
  days_per_week?: number | null;
}

/** A person whose work is offered, a consultant or an employee: what to expect, from when, for how much. */
export class OfferFields extends CareerFields {
  /** @example 'Senior SAP FI consultant' */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  position?: string;

  /** Free text. @example '960 EUR per day' */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  rate?: string;

  /** Free text. @example 'from March' */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  availability?: string;

  /** The day from which, in Berlin; a past one means now. Empty or null when it is not known. */
  @AvailableFrom()
  available_from?: string | null;

  /** Empty or null when it is not known. Saving either confirms both. */
  @DaysPerWeek()
  days_per_week?: number | null;

  @Optional()
  @TextList({ json: true, maxEntry: LIMITS.title })
  projects?: string[];
}
