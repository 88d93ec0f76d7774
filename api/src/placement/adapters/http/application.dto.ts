import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { Transform } from 'class-transformer';
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  type ApplicationKind,
  type ApplicationStatus,
  type Decision,
  DECISIONS,
  type Language,
  LIMITS,
  OBJECT_ID,
  STAGE_ID,
  STAGE_LIMITS,
} from '@consulting/contracts';
import {
  ID_PATTERN,
  Optional,
  OptionalLanguage,
  OptionalText,
  Text,
} from '../../../shared/http/input/fields.ts';
import { StablePageQuery, UpdatedSince, wholeNumber } from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';

/** Most applications that are decided on, or moved, with one request. */
const AT_ONCE = 100;
/** Ten years: nothing waits longer. */
const MOST_DAYS = 3650;

export class StatusQuery extends StablePageQuery {
  @ApiProperty({ enum: APPLICATION_STATUSES, required: false })
  @Optional()
  @IsIn(APPLICATION_STATUSES, rule('field.not-one-of', { choices: APPLICATION_STATUSES.join(', ') }))
  status?: ApplicationStatus;
}

export class ApplicationsQuery extends StatusQuery {
  @ApiProperty({ enum: APPLICATION_KINDS, required: false })
  @Optional()
  @IsIn(APPLICATION_KINDS, rule('field.not-one-of', { choices: APPLICATION_KINDS.join(', ') }))
  kind?: ApplicationKind;
}

/** The id of a stage in a query. */
export function StageQuery() {
  return applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      pattern: STAGE_ID.source,
      maxLength: STAGE_LIMITS.id,
      example: 'interview',
      description: 'The id of a stage: only pending ones that stand in it',
    }),
    Optional(),
    IsString(rule('field.not-text')),
    Matches(STAGE_ID, rule('stage.unknown')),
  );
}

export class ApplicantsOfOwnerQuery extends StatusQuery {
  @StageQuery()
  stage?: string;
}

const DESK_ORDERS = ['newest', 'waiting', 'updated'] as const;

export class DeskQuery extends ApplicationsQuery {
  @StageQuery()
  stage?: string;

  /** Only pending ones that have waited for at least so many whole days. */
  @ApiProperty({ type: 'integer', required: false, minimum: 0, maximum: MOST_DAYS })
  @Optional()
  @Transform(wholeNumber)
  @IsInt(rule('field.not-whole-number-between', { min: 0, max: MOST_DAYS }))
  @Min(0, rule('field.too-small', { min: 0 }))
  @Max(MOST_DAYS, rule('field.too-large', { max: MOST_DAYS }))
  waiting?: number;

  @UpdatedSince()
  updated_since?: string;

  /**
   * `newest` by default; `waiting`: the oldest first; `updated`: by `updatedAt`, oldest change first, which goes with no other
   * filter.
   */
  @ApiProperty({ enum: DESK_ORDERS, required: false })
  @Optional()
  @IsIn(DESK_ORDERS, rule('field.not-one-of', { choices: DESK_ORDERS.join(', ') }))
  sort?: (typeof DESK_ORDERS)[number];
}

export class ReadingQuery {
  /** `ahead`: read before somebody looks at it, so that there is no waiting then; the applicant is not notified. */
  @ApiProperty({ enum: ['ahead', 'now'], required: false })
  @Optional()
  @IsIn(['ahead', 'now'], rule('field.not-either', { one: 'ahead', other: 'now' }))
  read: 'ahead' | 'now' = 'now';
}

export class SpeculativeApplicationDto {
  @ApiProperty({ enum: ['speculative'] })
  @IsIn(['speculative'], rule('field.not-one-of', { choices: 'speculative' }))
  kind: 'speculative';

  /**
   * What the applicant is looking for and brings along; at least 50 characters.
   * @example 'I have run SAP Basis for six years and would like to work with you from Leipzig.'
   */
  @Text({ max: LIMITS.speculativeNote.max, required: 'field.text-required' })
  @ApiProperty({ minLength: LIMITS.speculativeNote.min })
  @MinLength(LIMITS.speculativeNote.min, rule('field.too-short', { min: LIMITS.speculativeNote.min }))
  note: string;

  @OptionalLanguage('Language of the receipt: that of the page; the account’s when absent')
  language?: Language;
}

export class WithdrawDto {
  /** For the people who decide. @example 'I have found a position closer to home.' */
  @OptionalText({ max: LIMITS.message })
  reason?: string;
}

class NoteDto {
  /** The applicant receives it in the message and in the mail, below the sentence with the decision. @example 'Could you come to our office next week?' */
  @OptionalText({ max: LIMITS.message })
  note?: string;
}

export class OwnersDecisionDto extends NoteDto {
  @ApiProperty({ enum: DECISIONS })
  @IsIn(DECISIONS, rule('field.not-either', { one: 'selected', other: 'rejected' }))
  status: Decision;
}

const STEPS = [...DECISIONS, 'pending'] as const;

export class DeskDecisionDto extends NoteDto {
  /** `pending` takes a decision back. */
  @ApiProperty({ enum: STEPS })
  @IsIn(STEPS, rule('field.not-one-of', { choices: STEPS.join(', ') }))
  status: (typeof STEPS)[number];
}

/** A list of ids of applications; an id that is named twice counts once. */
export function ApplicationIds() {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', pattern: ID_PATTERN },
      minItems: 1,
      maxItems: AT_ONCE,
      description: 'Of applications; an id that is named twice counts once',
    }),
    IsArray(rule('field.not-list')),
    ArrayMinSize(1, rule('field.required')),
    ArrayMaxSize(AT_ONCE, rule('field.too-many-entries', { max: AT_ONCE })),
    IsString({ each: true, ...rule('field.entry-not-text') }),
    Matches(OBJECT_ID, { each: true, ...rule('field.not-id') }),
  );
}

export class ManyDecisionsDto extends OwnersDecisionDto {
  @ApplicationIds()
  ids: string[];
}
