import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, ValidateBy } from 'class-validator';
import { isTelephone, LIMITS, nameProblem, type PlainCode, type TextKind } from '@consulting/contracts';
import { MaxCharacters, Optional, type TextOptions } from './fields.ts';
import { rule } from './rule.ts';
import { ANY_TEXT, cleanedTo, NAME, NOT_BLANK, TELEPHONE, TELEPHONE_OR_BLANK } from './text-patterns.ts';

interface NameOptions extends Omit<TextOptions, 'kind'> {
  /** The message for a missing value, where a name has to be sent but may be empty. */
  missing?: PlainCode;
}

/** One line that holds no web address, because it stands in mails of the firm (`nameProblem`). */
function named(
  kind: TextKind,
  { max = LIMITS.name, required, missing }: NameOptions,
  pattern = required ? NOT_BLANK : ANY_TEXT,
) {
  const isFine = (value: unknown) => typeof value !== 'string' || nameProblem(value) === null;
  return applyDecorators(
    ApiProperty({ type: String, maxLength: max, pattern: `${NAME}${pattern.slice(1)}` }),
    Transform(cleanedTo(max, kind)),
    IsString(rule(required ?? missing ?? 'field.not-text')),
    MaxCharacters(max),
    ...(required ? [Matches(/\S/, rule(required))] : []),
    ValidateBy({ name: 'noWebAddress', validator: { validate: isFine } }, rule('field.name-web-address')),
  );
}

/** The name of a person or a company. */
export const NameText = (options: NameOptions = {}) => named('line', options);

/** The last name, which has to be sent; it is empty for people who have one name. */
export const LastName = () => NameText({ missing: 'field.last-name-required' });

/** A name that may be missing. */
export const OptionalName = (options: NameOptions = {}) => applyDecorators(Optional(), NameText(options));

/**
 * A telephone number, in any spelling that has its digits; blank for none unless it is required. Programs of contacts copy it
 * with marks of direction around it.
 */
export function TelephoneText({ required }: Pick<NameOptions, 'required'> = {}) {
  const isFine = (value: unknown) => typeof value !== 'string' || value === '' || isTelephone(value);
  return applyDecorators(
    named(
      'contact',
      { max: LIMITS.phone, ...(required && { required }) },
      required ? TELEPHONE : TELEPHONE_OR_BLANK,
    ),
    ValidateBy({ name: 'telephone', validator: { validate: isFine } }, rule('field.not-phone')),
  );
}

/** A telephone number that may be missing. */
export const OptionalTelephone = () => applyDecorators(Optional(), TelephoneText());
