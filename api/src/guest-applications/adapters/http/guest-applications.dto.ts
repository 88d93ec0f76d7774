import { ApiHideProperty, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LANGUAGES, LIMITS, POSTING_STATES, type Language, type PostingState } from '@consulting/contracts';
import { Email, Password } from '../../../auth/passwords/adapters/http/credential-fields.ts';
import {
  Optional,
  OptionalLanguage,
  OptionalText,
  PdfField,
  Text,
} from '../../../shared/http/input/fields.ts';
import { FormTracesFields } from '../../../shared/http/input/form-traces.dto.ts';
import { LastName, NameText } from '../../../shared/http/input/name-field.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { OpenedApplication } from '../../application/confirmation.service.ts';
import { GUEST_KINDS, type GuestKind } from '../../domain/guest-application.ts';

/** An application as somebody without an account sends it. */
export class GuestApplyDto extends FormTracesFields {
  /** @example Nadine */
  @NameText({ required: 'field.first-name-required' })
  first_name: string;

  /** @example Berger */
  @LastName()
  last_name: string;

  @Email()
  email: string;

  /** The cover note. */
  @OptionalText({ max: LIMITS.message })
  note?: string;

  @OptionalLanguage(
    'Language of the mails, and of the account that the confirmation creates: that of the page',
  )
  language?: Language;

  /** Sent when somebody has pressed once more after `guest-application.press-again`: then it is kept in any case. */
  @ApiPropertyOptional({ enum: ['true'] })
  @Optional()
  @IsIn(['true'], rule('field.not-true'))
  again?: 'true';

  @ApiHideProperty()
  @PdfField()
  cv?: never;
}

/** The token of the mailed link. */
export class GuestLinkDto {
  @Text({ max: 200, required: 'guest-application.link-missing', kind: 'contact' })
  token: string;
}

export class GuestConfirmDto extends GuestLinkDto {
  /** For the account that is made; without one it is set later by the forgotten-password way. */
  @Optional()
  @Password()
  password?: string;
}

export class GuestErasureDto {
  @Email()
  email: string;

  /** Kept in the audit log, without the address. @example 'Asked for it by telephone on 12 March' */
  @Text({ max: LIMITS.message, required: 'field.reason-required' })
  reason: string;
}

export class GuestErasureAnswer extends MessageAnswer {
  /** How many applications were erased. @example 1 */
  erased: number;
}

class GuestTargetView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 'SAP Basis Consultant' */
  title: string;

  @ApiProperty({ enum: LANGUAGES, nullable: true, type: String })
  language: Language | null;

  /** Only an open one takes the application. */
  @ApiProperty({ enum: POSTING_STATES })
  state: PostingState;
}

class GuestFileView {
  /** @example 'cv.pdf' */
  filename: string;

  /** Bytes. @example 84212 */
  size: number;
}

/** An application as its mailed link shows it. Once it is sent, it names nobody any more. */
export class GuestApplicationView {
  @ApiProperty({ enum: GUEST_KINDS })
  kind: GuestKind;

  /** Null when visitors no longer see it. */
  target: GuestTargetView | null;

  /** @example Nadine */
  first_name: string;

  /** @example Berger */
  last_name: string;

  /** @example 'nadine@example.com' */
  email: string;

  note: string;

  cv: GuestFileView | null;

  /** @example 2026-11-21T08:00:00.000Z */
  receivedAt: string;

  /** The link works until then. @example 2026-11-28T08:00:00.000Z */
  expiresAt: string;

  /** Whether it has been sent. @example false */
  sent: boolean;
}

export function toGuestApplicationView({ application, target }: OpenedApplication): GuestApplicationView {
  const { kind, targetId, first_name, last_name, email, note, cv, receivedAt, expiresAt, sentAt } =
    application;
  return {
    kind,
    target: target && { _id: targetId, title: target.title, language: target.language, state: target.state },
    first_name,
    last_name,
    email,
    note,
    cv: cv && { filename: cv.filename, size: cv.size },
    receivedAt: receivedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    sent: sentAt !== null,
  };
}
