import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsISO8601, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { LIMITS, OBJECT_ID, splitList, uniqueEntries } from '@consulting/contracts';

const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;

interface TextOptions {
  /** Most characters. */
  max?: number;
  /** The sentence for a missing or blank value; without it a blank text is accepted. */
  required?: string;
}

/** A text field: trimmed, of limited length; a number or boolean is refused, never converted. */
export function Text({ max = LIMITS.text, required }: TextOptions = {}) {
  return applyDecorators(
    Transform(trimmed),
    IsString(required ? { message: required } : {}),
    MaxLength(max),
    ...(required ? [Matches(/\S/, { message: required })] : []),
  );
}

/** A field that may be missing. Unlike class-validator's IsOptional, null is not taken for missing. */
export function Optional() {
  return ValidateIf((_, value) => value !== undefined);
}

/** A text field that may be missing. */
export function OptionalText(options: TextOptions = {}) {
  return applyDecorators(Optional(), Text(options));
}

/** An id in a body: 24 hexadecimal digits. */
export function Id() {
  return applyDecorators(Matches(OBJECT_ID, { message: '$property is not an id' }), IsString());
}

/** What Date reads alike everywhere: a time names its zone, or the server's own would be meant. */
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

/** A date or an instant of ISO 8601 with its zone; a date alone means midnight UTC. */
export function IsoDate() {
  return applyDecorators(
    ApiProperty({ type: String, example: '2026-11-21' }),
    IsISO8601({ strict: true }, { message: '$property is not a date' }),
    Matches(DATE, { message: '$property is not a date' }),
  );
}

function asList({ value }: { value: unknown }): unknown {
  if (typeof value === 'string') return splitList(value);
  const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return isTexts ? uniqueEntries(value as string[]) : value;
}

/** As `TextList`, and a JSON list in a text is read as such (the `projects` fields); what only looks like one is comma text. */
function asJsonList({ value }: { value: unknown }): unknown {
  if (typeof value === 'string' && value.trim().startsWith('[')) {
    try {
      return asList({ value: JSON.parse(value) as unknown });
    } catch {
      // Comma text that begins with a bracket.
    }
  }
  return asList({ value });
}

/** A list of texts, sent as an array or as comma text: split, trimmed, empties and repeats dropped. */
export function TextList({
  json = false,
  maxEntry = LIMITS.name,
}: { json?: boolean; maxEntry?: number } = {}) {
  return applyDecorators(
    ApiProperty({ oneOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] }),
    Transform(json ? asJsonList : asList),
    IsArray({ message: '$property must be a list of texts' }),
    ArrayMaxSize(LIMITS.listEntries),
    IsString({ each: true }),
    MaxLength(maxEntry, { each: true }),
  );
}
