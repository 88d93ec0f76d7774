import { ApiProperty } from '@nestjs/swagger';
import {
  LANGUAGES,
  POSTING_STATES,
  SALARY_PERIODS,
  WORKPLACES,
  type Language,
  type PostingState,
  type PostingTerms,
  type SalaryPeriod,
  type Workplace,
} from '@consulting/contracts';
import { POSTING_RULES } from '@consulting/contracts/posting-check';
import type { LifeCycle } from '../../posting/posting.ts';
import { MessageAnswer } from './message-answer.dto.ts';

/** What jobs and projects share. Null is not given. */
export class PostingView {
  /** In which it is written. */
  @ApiProperty({ enum: LANGUAGES, example: 'en' })
  language: Language;

  @ApiProperty({ type: String, enum: WORKPLACES, nullable: true, example: 'hybrid' })
  workplace: Workplace | null;

  /** Euros, with cents only for a day or an hour. */
  @ApiProperty({ type: 'number', format: 'double', nullable: true, example: 60000 })
  salary_from: number | null;

  /** Euros, with cents only for a day or an hour. */
  @ApiProperty({ type: 'number', format: 'double', nullable: true, example: 75000 })
  salary_to: number | null;

  @ApiProperty({ type: String, enum: SALARY_PERIODS, nullable: true, example: 'year' })
  salary_period: SalaryPeriod | null;

  /** ISO codes of the countries from which one may work; only meaningful while `workplace` is remote. */
  @ApiProperty({ type: [String], example: ['DE'] })
  remote_countries: string[];

  @ApiProperty({ enum: POSTING_STATES, example: 'open' })
  state: PostingState;

  /** The last day on which it is open, in Berlin. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-31' })
  closes_at: string | null;
}

/** Not public: for the owner and the administration. */
export function ApiDismissed({ required = true } = {}) {
  return ApiProperty({
    required,
    isArray: true,
    enum: POSTING_RULES,
    enumName: 'PostingRule',
    description: 'The hints of the posting check that its writer has dismissed, by rule',
    example: ['closing-date-missing'],
  });
}

export function toPostingView(posting: PostingTerms & LifeCycle): PostingView {
  return {
    language: posting.language,
    workplace: posting.workplace,
    salary_from: posting.salary_from,
    salary_to: posting.salary_to,
    salary_period: posting.salary_period,
    remote_countries: posting.remote_countries,
    state: posting.state,
    closes_at: posting.closes_at,
  };
}

/** A job or a project that was paused, opened or closed. */
export class StateAnswer extends MessageAnswer {
  @ApiProperty({ enum: POSTING_STATES, example: 'closed' })
  state: PostingState;
}

/** The draft that is a copy. */
export class CopyAnswer extends MessageAnswer {
  /** The copy's id. @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;
}
