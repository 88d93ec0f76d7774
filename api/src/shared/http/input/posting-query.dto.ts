import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
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
import { AMOUNT_SCHEMA, amountRules } from './emptiable.ts';
import { StablePageQuery } from './page.dto.ts';
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

/** Digits, and cents behind a point, as the document says; anything else stays text and is refused. */
const amount = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value) ? Number(value) : value;

function AmountFilter() {
  const described = ApiPropertyOptional(AMOUNT_SCHEMA(AMOUNT));
  return applyDecorators(described, Optional(), Transform(amount), ...amountRules(AMOUNT));
}

/** The query of a list of postings. */
export class PostingsQuery extends StablePageQuery {
  /** This place in any spelling, by its English or German name. */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  location?: string;

  @OptionalLanguage('Only those in this language')
  language?: Language;

  @OneOfFilter(WORKPLACES)
  workplace?: Workplace;

  /** Euros: only those whose highest stated amount is at least this. Needs `pay_period`. */
  @AmountFilter()
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
