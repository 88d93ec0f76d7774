import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { LANGUAGES, LIMITS, type Language } from '@consulting/contracts';
import { ApiVersion } from '../../../../shared/http/if-match.ts';
import { ApiCondition } from '../../../../shared/http/input/api-condition.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { Optional, OptionalLanguage, OptionalText } from '../../../../shared/http/input/fields.ts';
import { TelephoneText } from '../../../../shared/http/input/name-field.ts';
import { rule } from '../../../../shared/http/input/rule.ts';
import { PersonView } from '../../../../users/adapters/http/user.dto.ts';
import { versionOf } from '../../../../shared/version.ts';
import { editableOfAdmin, type Admin } from '../../../admins/domain/admin.ts';
import { Email, Password } from '../../../passwords/adapters/http/credential-fields.ts';

export class AdminRegisterDto {
  @Email()
  email: string;

  /** @example +49 30 123456 */
  @TelephoneText({ required: 'field.phone-required' })
  phone: string;

  @Password()
  password: string;

  /** From an administrator; not needed for the first of a new system. */
  @OptionalText({ max: 200, kind: 'contact' })
  inviteCode?: string;

  @OptionalLanguage('Language of mails from the system')
  language?: Language;
}

export class AdminPhoneDto {
  /** @example +49 30 123456 */
  @TelephoneText({ required: 'field.phone-required' })
  phone: string;
}

export class InviteDto {
  @ApiPropertyOptional({
    description: 'Receives the invitation and is then the only address that can use it',
  })
  @Optional()
  @Email()
  email?: string;
}

/** What is missing stays as it is; one of the two is needed. */
@ApiCondition({ minProperties: 1 })
export class RestrictionsDto {
  @Optional()
  @IsBoolean(rule('field.not-boolean'))
  blocked?: boolean;

  /** Messages the user may send to the administration in total. */
  @ApiPropertyOptional({ type: 'integer', example: 25 })
  @Optional()
  @IsInt(rule('field.not-whole-number-between', LIMITS.messageLimit))
  @Min(LIMITS.messageLimit.min, rule('field.too-small', { min: LIMITS.messageLimit.min }))
  @Max(LIMITS.messageLimit.max, rule('field.too-large', { max: LIMITS.messageLimit.max }))
  messageLimit?: number;
}

/** What the administrator's client keeps about who is signed in. */
export class AdminIdentityView {
  /** @example 656f2a9e1c9d440000a1b2c5 */
  _id: string;

  /** @example erika@example.com */
  email: string;

  /** @example +49 30 123456 */
  phone: string;

  @ApiProperty({ enum: LANGUAGES, example: 'de', description: 'Language of mails from the system' })
  language: Language;
}

/** As its owner sees it. */
export class OwnAdminView extends AdminIdentityView {
  @ApiVersion()
  version: string;
}

export class AdminView extends AdminIdentityView {
  /** @example 2026-11-21T08:00:00.000Z */
  createdAt: string;

  /** True for the administrator making the request. @example true */
  current: boolean;

  /** A second factor is needed to sign in. @example true */
  secondFactor: boolean;
}

/** An own entry that was changed. */
export class AdminAnswer extends MessageAnswer {
  admin: OwnAdminView;
}

export class InvitationAnswer extends MessageAnswer {
  /** Can be used once, within 7 days. */
  inviteCode: string;
}

/** A user of whom something else is allowed now. */
export class RestrictionsAnswer extends MessageAnswer {
  user: PersonView;
}

export function toAdminIdentityView({ id, email, phone, language }: Admin): AdminIdentityView {
  return { _id: id, email, phone, language };
}

export function toOwnAdminView(admin: Admin): OwnAdminView {
  return { version: versionOf(editableOfAdmin(admin)), ...toAdminIdentityView(admin) };
}

export function toAdminView(
  admin: Admin,
  { current, secondFactor }: Pick<AdminView, 'current' | 'secondFactor'>,
): AdminView {
  return {
    createdAt: admin.createdAt.toISOString(),
    current,
    secondFactor,
    ...toAdminIdentityView(admin),
  };
}
