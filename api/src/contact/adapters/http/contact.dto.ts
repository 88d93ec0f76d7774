import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsInt, Max, Min } from 'class-validator';
import { CONTACT_EMAIL, LIMITS, TEXTS } from '@consulting/contracts';
import { EmailText, Optional, OptionalText, Text } from '../../../shared/http/input/fields.ts';

export class ContactDto {
  /** @example 'Maria Sommer' */
  // It becomes part of a mail's subject.
  @Text({ max: LIMITS.name, required: TEXTS.nameRequired, isLine: true })
  name: string;

  /** @example maria@example.com */
  @EmailText({ pattern: CONTACT_EMAIL })
  email: string;

  /** @example 'We plan to move to S/4HANA next year. Can you help?' */
  @Text({ max: LIMITS.message, required: TEXTS.messageRequired })
  message: string;

  /** Leave empty: the form hides this field from people. */
  @OptionalText({ max: LIMITS.title })
  website?: string;

  /** Milliseconds between showing the form and sending it. @example 48000 */
  @ApiPropertyOptional({ type: 'integer' })
  @Optional()
  @IsInt({ message: 'elapsed must be a whole number of milliseconds' })
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  elapsed?: number;
}

export class SpamDto {
  /** Only `false`: the message is no spam. */
  @ApiProperty({ enum: [false] })
  @Equals(false, { message: 'spam must be false' })
  spam: false;
}
