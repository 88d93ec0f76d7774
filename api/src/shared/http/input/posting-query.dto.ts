import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import {
  LIMITS,
  SALARY_PERIODS,
  WORKPLACES,
  type Language,
  type SalaryPeriod,
  type Workplace,
} from '@consulting/contracts';
import { invalidField } from '../../errors.ts';
import type { PostingFilter } from '../../posting/posting-filter.ts';
import { Optional, OptionalLanguage, OptionalText } from './fields.ts';
import { PageQuery, wholeNumber } from './page.dto.ts';
import { rule } from './rule.ts';

const AMOUNT = { min: 0, max: LIMITS.salary };

/** A filter by one of a few words. */
export function OneOfFilter(choices: readonly string[]) {
  const isOne = IsIn(choices, rule('field.not-one-of', { choices: choices.join(', ') }));
  return (target: object, name: string): void => {
    for (const decorate of [ApiProperty({ enum: [...choices], required: false }), Optional(), isOne])
      decorate(target, name);
  };
}

/** The query of a list of postings. */
export class PostingsQuery extends PageQuery {
  /** Exactly this location. */
  @OptionalText({ max: LIMITS.name })
  location?: string;

  @OptionalLanguage('Only those in this language')
  language?: Language;

  @OneOfFilter(WORKPLACES)
  workplace?: Workplace;

  /** Whole euros: only those whose highest stated amount is at least this. Needs `pay_period`. */
  @ApiPropertyOptional({ type: 'integer', minimum: AMOUNT.min, maximum: AMOUNT.max })
  @Optional()
  @Transform(wholeNumber)
  @IsInt(rule('field.not-whole-number-between', AMOUNT))
  @Min(AMOUNT.min, rule('field.not-whole-number-between', AMOUNT))
  @Max(AMOUNT.max, rule('field.not-whole-number-between', AMOUNT))
  pay_from?: number;

  /** Only those whose pay is stated for this period; nothing is converted. */
  @OneOfFilter(SALARY_PERIODS)
  pay_period?: SalaryPeriod;
}

/** Returns the wanted pay; an invalid input where it has no period. */
export function payOf({ pay_from, pay_period }: PostingsQuery): PostingFilter['pay'] {
  if (pay_period !== undefined) return { from: pay_from ?? 0, period: pay_period };
  if (pay_from !== undefined) throw invalidField('pay_period', 'field.salary-period-required');
  return undefined;
}
