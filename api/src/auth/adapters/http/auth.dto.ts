import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsString, MaxLength } from 'class-validator';
import { DEFAULT_COUNTRY, DEFAULT_ROLE, LIMITS, ROLES, TEXTS, type Role } from '@consulting/contracts';
import { Optional, OptionalText, Text } from '../../../shared/http/fields.ts';
import { UserView } from '../../../users/adapters/http/user.dto.ts';

/** Any valid address; blank and wrong have a sentence each (the specification, section 5). */
export function Email() {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: LIMITS.email, example: 'lena.vogt@example.com' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsEmail(
      {},
      {
        message: ({ value }: { value: unknown }) =>
          typeof value === 'string' && value !== '' ? TEXTS.emailInvalid : TEXTS.emailRequired,
      },
    ),
  );
}

/** A password as it was typed: never trimmed. What makes a new one acceptable is the domain's to say. */
export function Password(description = '12 to 128 characters, not a common one') {
  return applyDecorators(
    ApiProperty({ format: 'password', description, example: 'kupfer lampe sieben wolken' }),
    IsString({ message: 'Password is required' }),
    MaxLength(1000, { message: 'This password is too long' }),
  );
}

export class RegisterDto {
  /** @example Lena */
  @Text({ max: LIMITS.name, required: 'First name is required' })
  first_name: string;

  /** @example Vogt */
  @Text({ max: LIMITS.name, required: 'Last name is required' })
  last_name: string;

  @Email()
  email: string;

  @Password()
  password: string;

  @ApiPropertyOptional({ enum: ROLES, default: DEFAULT_ROLE })
  @Optional()
  @IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}` })
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

  /** Needed for B2B. @example Spree Logistik AG */
  @OptionalText({ max: LIMITS.name })
  company_name?: string;
}

export class LoginDto {
  /** @example lena.vogt@example.com */
  @Text({ max: LIMITS.email, required: TEXTS.emailRequired })
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
  @Text({ max: 200, required: TEXTS.verificationMissing })
  token: string;
}

export class ResetPasswordDto {
  /** From the mailed link. */
  @Text({ max: 200, required: 'The token of the reset link is missing' })
  token: string;

  @Password()
  password: string;
}

export class ExchangeDto {
  /** The one-time code from the address the provider’s sign-in ended at. */
  @Text({ max: 200, required: 'The sign-in code is missing' })
  token: string;
}

/** A session was opened. */
export class SignInAnswer {
  /** @example Signed in. */
  message: string;

  /** To be sent as `Authorization: Bearer …`. */
  token: string;

  user: UserView;
}
