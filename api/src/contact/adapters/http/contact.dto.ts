import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsInt, Max, Min } from 'class-validator';
import { CONTACT_EMAIL, LIMITS } from '@consulting/contracts';
import { EmailText, Optional, OptionalText, Text } from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';

export class ContactDto {
  /** @example 'Maria Sommer' */
  // It becomes part of a mail's subject.
  @Text({ max: LIMITS.name, required: 'field.name-required', isLine: true })
  name: string;

  /** @example maria@example.com */
  @EmailText({ pattern: CONTACT_EMAIL })
  email: string;

  /** @example 'We plan to move to S/4HANA next year. Can you help?' */
  @Text({ max: LIMITS.message, required: 'field.message-required' })
  message: string;

  /** Leave empty: the form hides this field from people. */
  @OptionalText({ max: LIMITS.title })
  website?: string;

  /** Milliseconds between showing the form and sending it. @example 48000 */
  @ApiPropertyOptional({ type: 'integer' })
  @Optional()
  @IsInt(rule('field.not-milliseconds'))
  @Min(0, rule('field.too-small', { min: 0 }))
  @Max(Number.MAX_SAFE_INTEGER, rule('field.too-large', { max: Number.MAX_SAFE_INTEGER }))
  elapsed?: number;
}

export class SpamDto {
  /** Only `false`: the message is no spam. */
  @ApiProperty({ enum: [false] })
  @Equals(false, rule('field.not-false'))
  spam: false;
}
