import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateBy, ValidateNested } from 'class-validator';
import { LANGUAGES, LIMITS, type InLanguages, type Language } from '@consulting/contracts';
import { ApiCondition } from '../api-condition.ts';
import { Text } from '../fields.ts';
import { rule } from '../rule.ts';
import { NOT_BLANK } from '../text-patterns.ts';
import { AsEntry, isEntry } from './entry-field.ts';

const isFilled = (value: unknown): boolean =>
  isEntry(value) &&
  LANGUAGES.some((language: Language) => {
    const text = (value as Partial<InLanguages>)[language];
    return typeof text === 'string' && text.trim() !== '';
  });

const filledIn = (language: Language): object => ({
  required: [language],
  properties: { [language]: { type: 'string', pattern: NOT_BLANK } },
});

/** For the OpenAPI document: a text in one language at least. */
export const FILLED = LANGUAGES.reduceRight<object>(
  (others, language) => ({ if: filledIn(language), else: others }),
  { not: {} },
);

/** A short text in each language. */
@ApiCondition(FILLED)
export class LineDto implements InLanguages {
  /** @example 'First talk' */
  @ApiPropertyOptional()
  @Text({ max: LIMITS.name, kind: 'line' })
  en: string = '';

  /** @example 'Erstes Gespräch' */
  @ApiPropertyOptional()
  @Text({ max: LIMITS.name, kind: 'line' })
  de: string = '';
}

/** A text in each language, of this class; `mayBeEmpty`: in none. */
export function InLanguagesField(type: Type<InLanguages>, { mayBeEmpty = false } = {}) {
  return applyDecorators(
    ApiProperty({ type, required: !mayBeEmpty }),
    AsEntry(type),
    ValidateBy(
      {
        name: 'filled',
        validator: { validate: (value) => value instanceof type && (mayBeEmpty || isFilled(value)) },
      },
      rule(mayBeEmpty ? 'field.invalid' : 'field.no-language'),
    ),
    ValidateNested(rule('field.invalid')),
  );
}

interface Counts {
  most: number;
  /** The fewest, unless there are none. */
  fewest?: number;
}

/** A list of entries of this class. */
export function Entries(type: Type<object>, { most, fewest = 0 }: Counts) {
  return applyDecorators(
    Transform(({ value }) =>
      Array.isArray(value)
        ? value.map((each) => (isEntry(each) ? plainToInstance(type, each) : each))
        : value,
    ),
    IsArray(rule('field.not-entries')),
    ValidateBy(
      { name: 'entries', validator: { validate: (list) => Array.isArray(list) && list.every(isEntry) } },
      rule('field.not-entries'),
    ),
    ArrayMaxSize(most, rule('field.too-many-entries', { max: most })),
    ValidateBy(
      {
        name: 'fewest',
        validator: { validate: (list) => !Array.isArray(list) || list.length === 0 || list.length >= fewest },
      },
      rule('field.too-few-entries', { min: fewest }),
    ),
    ValidateNested({ each: true, ...rule('field.not-entries') }),
  );
}

/** The schema of such a list in the OpenAPI document. */
export const entriesSchema = (type: Type<object>, { most, fewest = 0 }: Counts) => ({
  type: 'array' as const,
  items: { $ref: getSchemaPath(type) },
  maxItems: most,
  ...(fewest > 1 && { if: { minItems: 1 }, then: { minItems: fewest } }),
});
