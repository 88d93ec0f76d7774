import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, ValidateBy } from 'class-validator';
import { LIMITS, nameProblem } from '@consulting/contracts';
import { MaxCharacters, Optional, trimmedTo, type TextOptions } from './fields.ts';
import { rule } from './rule.ts';
import { ANY_TEXT, NAME, NOT_BLANK } from './text-patterns.ts';

/**
 * The name of a person or a company, or a telephone number: one line that holds no invisible characters and no web
 * address, because it stands in mails of the firm (`nameProblem`). Trimmed like any text.
 */
export function NameText({ max = LIMITS.name, required }: Omit<TextOptions, 'isLine'> = {}) {
  const problem = (value: unknown) => (typeof value === 'string' ? nameProblem(value) : null);
  const named = (name: string, code: 'field.name-unseen' | 'field.name-web-address') =>
    ValidateBy({ name, validator: { validate: (value) => problem(value) !== code } }, rule(code));
  return applyDecorators(
    ApiProperty({
      type: String,
      maxLength: max,
      pattern: `${NAME}${(required ? NOT_BLANK : ANY_TEXT).slice(1)}`,
    }),
    // Left as sent, to be refused, where trimming would take a line break away.
    Transform(({ value }) => (problem(value) === null ? trimmedTo(max)({ value }) : (value as unknown))),
    IsString(rule(required ?? 'field.not-text')),
    MaxCharacters(max),
    ...(required ? [Matches(/\S/, rule(required))] : []),
    named('seen', 'field.name-unseen'),
    named('noWebAddress', 'field.name-web-address'),
  );
}

/** A name or telephone number that may be missing. */
export function OptionalName(options: Omit<TextOptions, 'isLine'> = {}) {
  return applyDecorators(Optional(), NameText(options));
}
