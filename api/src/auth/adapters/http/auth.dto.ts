import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import {
  coded,
  DEFAULT_COUNTRY,
  DEFAULT_ROLE,
  LIMITS,
  ROLES,
  type Language,
  type Role,
} from '@consulting/contracts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import {
  EmailText,
  MaxCharacters,
  Optional,
  OptionalLanguage,
  OptionalText,
  Text,
} from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { ApiCondition } from '../../../shared/http/input/api-condition.ts';
import { ANY_TEXT, NOT_BLANK } from '../../../shared/http/input/text-patterns.ts';
import { toOwnUserView, UserView } from '../../../users/adapters/http/user.dto.ts';
import type { ProfilesService } from '../../../users/application/profiles.service.ts';
import type { SignedIn } from '../../application/sign-in.service.ts';

/** Any valid address. */
export function Email() {
  return applyDecorators(ApiProperty({ example: 'lena.vogt@example.com' }), EmailText());
}

/**
 * A password as it was typed: never trimmed. With a description it is one that already exists; a new one has rules,
 * which are the domain's to hold, and of which the document says what a document can.
 */
export function Password(description?: string) {
  const { min, max } = LIMITS.password;
  return applyDecorators(
    ApiProperty({
      format: 'password',
      example: 'kupfer lampe sieben wolken',
      ...(description === undefined
        ? {
            description: `${min} to ${max} characters, none that is easy to guess`,
            minLength: min,
            maxLength: max,
            pattern: FOUR_CHARACTERS,
          }
        : { description, maxLength: LONGEST_PASSWORD, pattern: ANY_TEXT }),
    }),
    IsString(rule('password.required')),
    MaxCharacters(LONGEST_PASSWORD, rule('password.too-long')),
  );
}

/** Of a text that is only compared. */
const LONGEST_PASSWORD = 1000;
/** Four different characters, none of them NUL: what has fewer is a repetition. */
const FOUR_CHARACTERS =
  '^(?![\\s\\S]*\\u0000)([\\s\\S])[\\s\\S]*(?!\\1)([\\s\\S])[\\s\\S]*(?!\\1|\\2)([\\s\\S])[\\s\\S]*(?!\\1|\\2|\\3)[\\s\\S]';

/** Without a role it is a company too. */
@ApiCondition({
  anyOf: [
    { required: ['role'], properties: { role: { enum: ROLES.filter((role) => role !== 'B2B') } } },
    { required: ['company_name'], properties: { company_name: { pattern: NOT_BLANK } } },
  ],
})
export class RegisterDto {
  /** @example Lena */
  @Text({ max: LIMITS.name, required: 'field.first-name-required' })
  first_name: string;

  /** @example Vogt */
  @Text({ max: LIMITS.name, required: 'field.last-name-required' })
  last_name: string;

  @Email()
  email: string;

  @Password()
  password: string;

  @ApiPropertyOptional({ enum: ROLES, default: DEFAULT_ROLE })
  @Optional()
  @IsIn(ROLES, rule('field.not-one-of', { choices: ROLES.join(', ') }))
  role?: Role;

  @ApiPropertyOptional({ default: DEFAULT_COUNTRY })
  @OptionalText({ max: LIMITS.name })
  country?: string;

  /** @example +49 30 123456 */
  @OptionalText({ max: LIMITS.phone })
  phone?: string;

  /** @example female */
  @OptionalText({ max: LIMITS.name })
  gender?: string;

  /** Required for B2B. @example Spree Logistik AG */
  @OptionalText({ max: LIMITS.name })
  company_name?: string;

  @OptionalLanguage('Of mails and messages from the system: that of the page')
  language?: Language;
}

export class LoginDto {
  /** @example lena.vogt@example.com */
  @Text({ max: LIMITS.email, required: 'email.required' })
  email: string;

  @Password('The account’s password')
  password: string;
}

export class EmailDto {
  @Email()
  email: string;
}

export class TokenQuery {
  /** From the mailed link. */
  @Text({ max: 200, required: 'account.verification-missing' })
  token: string;
}

export class ResetPasswordDto {
  /** From the mailed link. */
  @Text({ max: 200, required: 'password.reset-link-missing' })
  token: string;

  @Password()
  password: string;
}

export class ExchangeDto {
  /** The one-time code from the address that the sign-in with the provider led to. */
  @Text({ max: 200, required: 'session.sign-in-code-missing' })
  token: string;
}

/** A session was opened. */
export class SignInAnswer extends MessageAnswer {
  /** To be sent as `Authorization: Bearer …`. */
  token: string;

  user: UserView;
}

export async function toSignInAnswer(
  { token, user }: SignedIn,
  profiles: ProfilesService,
): Promise<SignInAnswer> {
  return { ...coded('session.opened'), token, user: toOwnUserView(await profiles.ownOf(user.id)) };
}
