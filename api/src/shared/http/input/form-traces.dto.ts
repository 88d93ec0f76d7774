import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { LIMITS } from '@consulting/contracts';
import { Optional, OptionalText } from './fields.ts';
import { rule } from './rule.ts';

/** Fields of a public form that distinguish people from programs (`looksLikeSpam`). */
export class FormTracesFields {
  /** Leave empty: the form hides this field from people. */
  @OptionalText({ max: LIMITS.title })
  website?: string;

  /** Milliseconds between showing the form and sending it. @example 48000 */
  @ApiPropertyOptional({ type: 'integer' })
  @Transform(({ value }: { value: unknown }) => digitsAsNumber(value))
  @Optional()
  @IsInt(rule('field.not-milliseconds'))
  @Min(0, rule('field.too-small', { min: 0 }))
  @Max(Number.MAX_SAFE_INTEGER, rule('field.too-large', { max: Number.MAX_SAFE_INTEGER }))
  elapsed?: number;
}

/** A multipart form sends numbers as text. */
function digitsAsNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
}
