import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { LIMITS } from '@consulting/contracts';
import { NumberInForms } from '../upload/numbers-in-forms.ts';
import { Optional, OptionalText } from './fields.ts';
import { rule } from './rule.ts';

/** Fields of a public form that distinguish people from programs (`looksLikeSpam`). */
export class FormTracesFields {
  /** Leave empty: the form hides this field from people. */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  website?: string;

  /** Milliseconds between showing the form and sending it. @example 48000 */
  @ApiPropertyOptional({ type: 'integer', format: 'int64' })
  @NumberInForms()
  @Optional()
  @IsInt(rule('field.not-milliseconds'))
  @Min(0, rule('field.too-small', { min: 0 }))
  @Max(Number.MAX_SAFE_INTEGER, rule('field.too-large', { max: Number.MAX_SAFE_INTEGER }))
  elapsed?: number;
}
