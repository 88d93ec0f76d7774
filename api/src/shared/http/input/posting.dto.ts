import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import {
  COUNTRY_CODES,
  DEFAULT_REMOTE_COUNTRIES,
  LIMITS,
  NEW_POSTING_STATES,
  POSTING_STATES,
  SALARY_PERIODS,
  WORKPLACES,
  type Language,
  type PostingState,
  type SaidTerms,
  type SalaryPeriod,
  type Workplace,
} from '@consulting/contracts';
import { POSTING_RULES, type PostingRule } from '@consulting/contracts/posting-check';
import type { Checked, StateChange } from '../../posting/posting.ts';
import { alsoTaken, EMPTY_TEXT } from './api-condition.ts';
import { Emptiable, EmptiableAmount, EmptiableDay } from './emptiable.ts';
import { Optional, OptionalLanguage, OptionalText } from './fields.ts';
import { rule } from './rule.ts';

/** One of a few words; null and an empty text empty it. */
export function OneOf(choices: readonly string[]) {
  return applyDecorators(
    Emptiable({ type: String, enum: choices }),
    IsIn(choices, rule('field.not-one-of', { choices: choices.join(', ') })),
  );
}

const Amount = () => EmptiableAmount({ min: 0.01, max: LIMITS.salary });

/** ISO codes of countries; null, an empty text and an empty list mean the default. */
function Countries() {
  const list = {
    type: 'array' as const,
    items: { type: 'string', maxLength: 2, pattern: `^(${COUNTRY_CODES.join('|')})$` },
    maxItems: LIMITS.listEntries,
  };
  const read = ({ value }: { value: unknown }): unknown => {
    if (value === null || value === '') return DEFAULT_REMOTE_COUNTRIES;
    if (!Array.isArray(value) || value.length > LIMITS.listEntries) return value;
    return value.length === 0 ? DEFAULT_REMOTE_COUNTRIES : [...new Set(value)];
  };
  return applyDecorators(
    ApiProperty({
      required: false,
      nullable: true,
      ...list,
      ...alsoTaken(EMPTY_TEXT),
      example: ['DE', 'AT'],
    }),
    Transform(read),
    Optional(),
    IsArray(rule('field.not-list')),
    ArrayMaxSize(LIMITS.listEntries, rule('field.too-many-entries', { max: LIMITS.listEntries })),
    IsIn(COUNTRY_CODES, { each: true, ...rule('field.not-country') }),
  );
}

/** Rules of the posting check, each once. */
function Rules() {
  return applyDecorators(
    ApiProperty({
      required: false,
      isArray: true,
      enum: POSTING_RULES,
      enumName: 'PostingRule',
      maxItems: POSTING_RULES.length,
      uniqueItems: true,
      example: ['closing-date-missing'],
    }),
    Optional(),
    IsArray(rule('field.not-list')),
    ArrayMaxSize(POSTING_RULES.length, rule('field.too-many-entries', { max: POSTING_RULES.length })),
    ArrayUnique(rule('field.entry-twice')),
    IsIn(POSTING_RULES, { each: true, ...rule('field.not-rule') }),
  );
}

/** The terms that jobs and projects share: null or an empty text empties a field, a missing one stays as it is. */
export class PostingDto implements SaidTerms, Partial<Checked> {
  @OptionalLanguage('Language of the text; English by default')
  language?: Language;

  @OneOf(WORKPLACES)
  workplace?: Workplace | null;

  /** Euros; whole ones for a year or a month, with cents for a day or an hour. */
  @Amount()
  salary_from?: number | null;

  /** Euros like `salary_from`, and not less. */
  @Amount()
  salary_to?: number | null;

  /** Needed with either amount. */
  @OneOf(SALARY_PERIODS)
  salary_period?: SalaryPeriod | null;

  /** From where one may work while `workplace` is remote; Germany by default. */
  @Countries()
  remote_countries?: string[];

  /** The last day on which it is open, in Berlin: today or later. */
  @EmptiableDay()
  closes_at?: string | null;

  /** The hints of the posting check that are not to be shown again, by rule. Only the owner and the administration see them. */
  @Rules()
  dismissed?: PostingRule[];
}

/** The state of something new. */
export function NewStateField() {
  const [one, other] = NEW_POSTING_STATES;
  return applyDecorators(
    ApiProperty({
      enum: NEW_POSTING_STATES,
      required: false,
      description: 'Open, unless it is saved as a draft',
    }),
    Optional(),
    IsIn(NEW_POSTING_STATES, rule('field.not-either', { one, other })),
  );
}

/** Only those in one state. */
export function StateFilter() {
  return applyDecorators(
    ApiProperty({ enum: POSTING_STATES, required: false }),
    Optional(),
    IsIn(POSTING_STATES, rule('field.not-one-of', { choices: POSTING_STATES.join(', ') })),
  );
}

export class StateDto implements StateChange {
  @ApiProperty({ enum: POSTING_STATES })
  @IsIn(POSTING_STATES, rule('field.not-one-of', { choices: POSTING_STATES.join(', ') }))
  state: PostingState;

  /** A new last day for what is opened. A posting opened after its last day has none unless one is sent. */
  @EmptiableDay()
  closes_at?: string | null;

  /** With `closed`: whether the applicants with pending applications are notified. @example true */
  @Optional()
  @IsBoolean(rule('field.not-boolean'))
  tellApplicants?: boolean;

  /** A note that they receive; with a company's project, the company receives it too. @example 'The customer has postponed the project.' */
  @OptionalText({ max: LIMITS.message })
  note?: string;
}
