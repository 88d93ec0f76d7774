import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsString,
  Matches,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import {
  ACCOUNT_EMAIL,
  cleanText,
  isDay,
  LANGUAGES,
  LIMITS,
  OBJECT_ID,
  type PlainCode,
  type TextKind,
  uniqueEntries,
  YEARS,
} from '@consulting/contracts';
import { inForms } from '../upload/form-shape.ts';
import { alsoTaken } from './api-condition.ts';
import { rule } from './rule.ts';
import {
  alternativesPattern,
  ANY_TEXT,
  characters,
  cleanedTo,
  commaPattern,
  NOT_BLANK,
  notBlankList,
  trimmedPattern,
} from './text-patterns.ts';

/**
 * Allows at most so many characters, counted as JSON Schema does, so that the OpenAPI document is exact;
 * class-validator's own rule skips some characters.
 */
export function MaxCharacters(max: number, options = rule('field.too-long', { max })) {
  return ValidateBy(
    {
      name: 'maxLength',
      validator: { validate: (value) => typeof value === 'string' && characters(value) <= max },
    },
    options,
  );
}

export interface TextOptions {
  /** Most characters, before cleaning. */
  max?: number;
  /** The message for a missing or blank value; without it a blank text is accepted. */
  required?: PlainCode;
  /** How it is cleaned: with lines, unless it says otherwise. */
  kind?: TextKind;
}

/** A text field: cleaned (`cleanText`), of limited length; a number or boolean is refused, never converted. */
export function Text({ max = LIMITS.text, required, kind = 'text' }: TextOptions = {}) {
  return applyDecorators(
    ApiProperty({ type: String, maxLength: max, pattern: required ? NOT_BLANK : ANY_TEXT }),
    Transform(cleanedTo(max, kind)),
    IsString(rule(required ?? 'field.not-text')),
    MaxCharacters(max),
    ...(required ? [Matches(/\S/, rule(required))] : []),
  );
}

/** A field that may be missing. Unlike with class-validator's IsOptional, null is not missing. */
export function Optional() {
  return ValidateIf((_, value) => value !== undefined);
}

/** A text field that may be missing. */
export function OptionalText(options: TextOptions = {}) {
  return applyDecorators(Optional(), Text(options));
}

/** The code of a language of the product. */
export function LanguageField(description?: string, required = true) {
  return applyDecorators(
    ApiProperty({ enum: LANGUAGES, required, example: 'de', ...(description && { description }) }),
    IsIn(LANGUAGES, rule('field.not-one-of', { choices: LANGUAGES.join(', ') })),
  );
}

/** A language that may be missing. */
export function OptionalLanguage(description?: string) {
  return applyDecorators(Optional(), LanguageField(description, false));
}

const alternatives = (text: string): number => text.split(',').filter((entry) => /\S/.test(entry)).length;

/** A search text: one clean line. Commas separate alternatives. */
export function SearchText(max: number) {
  const most = LIMITS.searchAlternatives;
  return applyDecorators(
    ApiProperty({ type: String, required: false, maxLength: max, pattern: alternativesPattern(most) }),
    Transform(cleanedTo(max, 'line')),
    Optional(),
    IsString(rule('field.not-text')),
    MaxCharacters(max),
    ValidateBy(
      {
        name: 'maxAlternatives',
        validator: { validate: (value) => typeof value === 'string' && alternatives(value) <= most },
      },
      rule('field.too-many-entries', { max: most }),
    ),
  );
}

interface EmailOptions {
  pattern?: RegExp;
  /** Accepts a blank text for no address. Goes with a `ValidateIf` that lets an empty one pass. */
  mayBeBlank?: boolean;
}

/** An email address, without what is not seen; blank and invalid ones have a message each (the specification, section 5). */
export function EmailText({ pattern = ACCOUNT_EMAIL, mayBeBlank = false }: EmailOptions = {}) {
  return applyDecorators(
    ApiProperty({ type: String, maxLength: LIMITS.email, pattern: trimmedPattern(pattern, mayBeBlank) }),
    Transform(cleanedTo(LIMITS.email, 'contact')),
    IsString(rule('email.required')),
    IsNotEmpty(rule('email.required')),
    MaxCharacters(LIMITS.email, rule('email.invalid')),
    Matches(pattern, rule('email.invalid')),
  );
}

/** An id in a body: 24 hexadecimal digits. */
export function Id() {
  return applyDecorators(
    ApiProperty({ type: String, pattern: ID_PATTERN }),
    Matches(OBJECT_ID, rule('field.not-id')),
    IsString(rule('field.not-id')),
  );
}

/** The pattern in the OpenAPI document, where patterns have no flags. */
export const ID_PATTERN = '^[0-9a-fA-F]{24}$';

/**
 * A time must name its zone; otherwise the server's own would be used. The zone may lack its colon (`+0000`): that is how Python's
 * `%z`, and so the client that OpenAPI Generator makes for Python, writes it.
 */
const DATE = /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d))?$/;

/** Checks for RFC 3339 and a day that people name (`isDay`). */
export const isDate = (value: unknown): boolean =>
  typeof value === 'string' && DATE.test(value) && isDay(value.slice(0, DAY_LENGTH));

const DAY_LENGTH = '2026-11-21'.length;

/** The same in the OpenAPI document: a day, and an instant of RFC 3339. */
export const DAY_SCHEMA = { type: 'string', format: 'date', pattern: `^${YEARS}-` } as const;
export const INSTANT_SCHEMA = { type: 'string', format: 'date-time', pattern: `^${YEARS}-` } as const;

/**
 * A date or an instant of RFC 3339 with its zone; a date alone means midnight UTC. `schema` is the one that programs send, with
 * the other one beside it (`alsoTaken`).
 */
export function IsoDate(schema: object) {
  return applyDecorators(
    ApiProperty(schema),
    ValidateBy({ name: 'date', validator: { validate: isDate } }, rule('field.not-date')),
  );
}

/** An instant of RFC 3339 with its zone. Goes with an `ApiProperty` that says so (`INSTANT_SCHEMA`). */
export function Instant() {
  const isInstant = (value: unknown) => isDate(value) && String(value).length > DAY_LENGTH;
  return ValidateBy({ name: 'instant', validator: { validate: isInstant } }, rule('field.not-instant'));
}

/** A day without a time. Goes with an `ApiProperty` that says so (`DAY_SCHEMA`). */
export function CalendarDay() {
  const isAlone = (value: unknown) => isDate(value) && String(value).length === DAY_LENGTH;
  return ValidateBy({ name: 'day', validator: { validate: isAlone } }, rule('field.not-date'));
}

interface TextListOptions {
  /** Also accepts the JSON text of a list (the `projects` fields). */
  json?: boolean;
  /** Most characters of an entry. */
  maxEntry?: number;
  /** The message for an empty list; without it an empty list is accepted. */
  required?: PlainCode;
}

/** Parses the JSON text of a list; undefined for anything else. */
function jsonList(text: string): unknown[] | undefined {
  if (!text.trim().startsWith('[')) return undefined;
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Reads what was sent as a list: entries cleaned, empty and duplicate ones dropped; unchanged if it breaks a limit. */
function readList(value: unknown, { json, maxEntry = LIMITS.name }: TextListOptions): unknown {
  const sent = typeof value === 'string' ? ((json ? jsonList(value) : undefined) ?? value.split(',')) : value;
  const fits =
    Array.isArray(sent) &&
    sent.length <= LIMITS.listEntries &&
    sent.every((entry) => typeof entry === 'string' && characters(entry) <= maxEntry);
  return fits ? uniqueEntries((sent as string[]).map((entry) => cleanText(entry, 'line'))) : sent;
}

/** A list of texts, sent as an array or as comma text: split, cleaned, empty and duplicate entries dropped. */
export function TextList(options: TextListOptions = {}) {
  const { json = false, maxEntry = LIMITS.name, required } = options;
  const text = commaPattern(LIMITS.listEntries, maxEntry);
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: maxEntry, pattern: ANY_TEXT },
      maxItems: LIMITS.listEntries,
      ...(required && { minItems: 1, contains: { type: 'string', pattern: NOT_BLANK } }),
      ...alsoTaken({ type: 'string', pattern: required ? notBlankList(text) : text }),
      ...(json ? { description: 'A list, comma-separated text, or a JSON string of a list' } : {}),
      ...inForms('text'),
    }),
    Transform(({ value }) => readList(value, options)),
    IsArray(rule('field.not-list')),
    ArrayMaxSize(LIMITS.listEntries, rule('field.too-many-entries', { max: LIMITS.listEntries })),
    ...(required ? [ArrayMinSize(1, rule(required))] : []),
    IsString({ each: true, ...rule('field.entry-not-text') }),
    MaxCharacters(maxEntry, { each: true, ...rule('field.entry-too-long', { max: maxEntry }) }),
  );
}

/**
 * Refuses anything but a file under the name of a form's PDF. Goes with `@ApiHideProperty()`: the document describes it
 * only as the form's file.
 */
export function PdfField() {
  return applyDecorators(Optional(), Equals(undefined, rule('field.not-pdf')));
}
