import { ApiProperty } from '@nestjs/swagger';
import { coded, POOL_ANSWERS, type PoolAnswer } from '@consulting/contracts';
import { IsIn } from 'class-validator';
import { rule } from '../../../shared/http/input/rule.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { PoolConsent } from '../../domain/pool.ts';

export class PoolAnswerDto {
  @ApiProperty({ enum: POOL_ANSWERS })
  @IsIn(POOL_ANSWERS, rule('field.not-either', { one: 'yes', other: 'no' }))
  answer: PoolAnswer;
}

/** Whether the firm may keep the documents of ended applications. */
export class PoolView {
  /** Whether the question waits for an answer. @example true */
  isAsked: boolean;

  /** The answer; null for none, which counts as no. */
  @ApiProperty({ type: String, enum: POOL_ANSWERS, nullable: true, example: 'yes' })
  answer: PoolAnswer | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T08:00:00.000Z' })
  answeredAt: string | null;

  /** The version of the question that was answered. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-27' })
  textVersion: string | null;

  /** The end of a yes. */
  @ApiProperty({ type: String, nullable: true, example: '2027-11-21T08:00:00.000Z' })
  until: string | null;
}

/** An answer that was stored. */
export class PoolAnswered extends MessageAnswer {
  /** The end of a yes. */
  @ApiProperty({ type: String, nullable: true, example: '2027-11-21T08:00:00.000Z' })
  until: string | null;
}

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

export function toPoolView(asked: { consent: PoolConsent; isOpen: boolean } | null): PoolView {
  return {
    isAsked: asked?.isOpen ?? false,
    answer: asked?.consent.answer ?? null,
    answeredAt: iso(asked?.consent.answeredAt),
    textVersion: asked?.consent.textVersion ?? null,
    until: iso(asked?.consent.until),
  };
}

/** Confirms an answer. */
export const toPoolAnswered = (answer: PoolAnswer, { until }: PoolConsent): PoolAnswered => ({
  ...coded(answer === 'yes' ? 'pool.yes' : 'pool.no'),
  until: iso(until),
});
