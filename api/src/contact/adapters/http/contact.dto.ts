import { Transform } from 'class-transformer';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { CONTACT_EMAIL, LIMITS, TEXTS } from '@consulting/contracts';
import { Optional, OptionalText, Text } from '../../../shared/http/fields.ts';

/** A name becomes part of a mail's subject: one line, whatever was sent. */
const oneLine = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : value;

export class ContactDto {
  /** @example 'Maria Sommer' */
  @Text({ max: LIMITS.name, required: TEXTS.nameRequired })
  @Transform(oneLine)
  name: string;

  /** @example maria@example.com */
  // In this order: of a blank address it says that it is required, not that it is invalid.
  @Text({ max: LIMITS.email, required: TEXTS.emailRequired })
  @Matches(CONTACT_EMAIL, { message: TEXTS.emailInvalid })
  email: string;

  /** @example 'We plan to move to S/4HANA next year. Can you help?' */
  @Text({ max: LIMITS.message, required: TEXTS.messageRequired })
  message: string;

  /** Leave it empty: the form hides it from people. */
  @OptionalText({ max: LIMITS.title })
  website?: string;

  /** Milliseconds between showing the form and sending it. @example 48000 */
  @Optional()
  @IsInt({ message: 'elapsed must be a whole number of milliseconds' })
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  elapsed?: number;
}
