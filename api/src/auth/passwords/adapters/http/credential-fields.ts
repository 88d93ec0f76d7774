import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { LIMITS } from '@consulting/contracts';
import { EmailText, MaxCharacters } from '../../../../shared/http/input/fields.ts';
import { rule } from '../../../../shared/http/input/rule.ts';
import { ANY_TEXT } from '../../../../shared/http/input/text-patterns.ts';

/** Any valid address. */
export function Email() {
  return applyDecorators(ApiProperty({ example: 'lena.vogt@example.com' }), EmailText());
}

/**
 * A password as typed: never trimmed. With a description it is an existing password; a new one has rules, which the
 * domain checks, and the OpenAPI document states those it can express.
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

/** The limit of a password that is only compared. */
const LONGEST_PASSWORD = 1000;
/** At least four different characters and no NUL: fewer are a repetition. */
const FOUR_CHARACTERS =
  '^(?![\\s\\S]*\\u0000)([\\s\\S])[\\s\\S]*(?!\\1)([\\s\\S])[\\s\\S]*(?!\\1|\\2)([\\s\\S])[\\s\\S]*(?!\\1|\\2|\\3)[\\s\\S]';
