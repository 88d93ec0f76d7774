import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsIn, ValidateBy, type ValidationArguments } from 'class-validator';
import {
  ACCOUNT_EMAIL,
  CONTACT_EMAIL,
  CONTACT_KINDS,
  LIMITS,
  type ContactKind,
  type Language,
} from '@consulting/contracts';
import { ApiCondition } from '../../../shared/http/input/api-condition.ts';
import { EmailText, Optional, OptionalLanguage, Text } from '../../../shared/http/input/fields.ts';
import { FormTracesFields } from '../../../shared/http/input/form-traces.dto.ts';
import { NameText } from '../../../shared/http/input/name-field.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { trimmedPattern, withoutEnds } from '../../../shared/http/input/text-patterns.ts';
import type { KeptContact } from '../../../messaging/application/messaging.service.ts';

/** The addresses of accounts, and those of the contact form, whose pattern is the specification's. */
const EITHER = [ACCOUNT_EMAIL, CONTACT_EMAIL].map(({ source }) => withoutEnds(source)).join('|');
const ANY_EMAIL = new RegExp(`^(?:${EITHER})$`, 'u');

/** Who reports a barrier may have any address. What is no address at all is refused by the other rules. */
function isOfKind(email: unknown, { object }: ValidationArguments): boolean {
  const isAny = (object as ContactDto).kind === 'barrier' || typeof email !== 'string';
  return isAny || !ANY_EMAIL.test(email) || CONTACT_EMAIL.test(email);
}

@ApiCondition({
  if: { required: ['kind'], properties: { kind: { enum: ['barrier'] } } },
  else: { properties: { email: { type: 'string', pattern: trimmedPattern(CONTACT_EMAIL) } } },
})
export class ContactDto extends FormTracesFields {
  /** `barrier` for the report of a barrier; `contact` when absent. */
  @ApiProperty({ enum: CONTACT_KINDS, required: false, example: 'contact' })
  @Optional()
  @IsIn(CONTACT_KINDS, rule('field.not-either', { one: 'contact', other: 'barrier' }))
  kind?: ContactKind;

  /** @example 'Maria Sommer' */
  // It becomes part of a mail's subject.
  @NameText({ required: 'field.name-required' })
  name: string;

  /** @example maria@example.com */
  @EmailText({ pattern: ANY_EMAIL })
  @ValidateBy(
    { name: 'emailOfContact', validator: { validate: (email, args) => isOfKind(email, args!) } },
    rule('email.invalid'),
  )
  email: string;

  /** @example 'We plan to move to S/4HANA next year. Can you help?' */
  @Text({ max: LIMITS.message, required: 'field.message-required' })
  message: string;

  @OptionalLanguage('Language of the page; English when absent')
  language?: Language;
}

export class SpamDto {
  /** Only `false`: the message is no spam. */
  @ApiProperty({ enum: [false] })
  @Equals(false, rule('field.not-false'))
  spam: false;
}

/** A message of the contact form, as administrators read it. */
export class ContactMessageView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** `barrier` for the report of a barrier. */
  @ApiProperty({ enum: CONTACT_KINDS, example: 'contact' })
  kind: ContactKind;

  /** @example 'Maria Sommer' */
  name: string;

  /** @example maria@example.com */
  email: string;

  /** @example 'We plan to move to S/4HANA next year. Can you help?' */
  content: string;

  /** @example 2026-11-21T08:00:00.000Z */
  timestamp: string;

  /** Whether it looks like spam. @example false */
  spam: boolean;
}

export function toContactMessageView(contact: KeptContact): ContactMessageView {
  return {
    _id: contact.id,
    kind: contact.kind,
    name: contact.name,
    email: contact.email,
    content: contact.message,
    timestamp: contact.receivedAt.toISOString(),
    spam: contact.isSpam,
  };
}
