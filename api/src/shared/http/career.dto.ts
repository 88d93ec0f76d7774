import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, getSchemaPath, ApiExtraModels } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { LIMITS } from '@consulting/contracts';
import { Optional, OptionalText, Text, TextList } from './fields.ts';
import { unsafeShape } from './unsafe-input.ts';
import type { Experience, Qualification } from '../career.ts';

export class QualificationDto implements Qualification {
  @Text({ max: LIMITS.title })
  university: string = '';

  /** A text, for example `2019`. */
  @Text({ max: LIMITS.name })
  year: string = '';

  @Text({ max: LIMITS.title })
  course: string = '';
}

export class ExperienceDto implements Experience {
  @Text({ max: LIMITS.title })
  company: string = '';

  @Text({ max: LIMITS.title })
  role: string = '';

  @Text({ max: LIMITS.name })
  from: string = '';

  @Text({ max: LIMITS.name })
  to: string = '';
}

/** A list of nested entries, sent as an array or, in forms, as the JSON text of one. Unknown keys in an entry are 400. */
export function EntryList(entry: Type) {
  const read = ({ value }: { value: unknown }): unknown => {
    let list = value;
    if (typeof value === 'string') {
      try {
        list = JSON.parse(value) as unknown;
        // Inside a text nobody has looked yet: what has a key of a prototype or an operator is no list of entries.
        if (unsafeShape(list) !== undefined) return value;
      } catch {
        return value;
      }
    }
    return Array.isArray(list)
      ? list.map((each) => (isObject(each) ? plainToInstance(entry, each) : each))
      : list;
  };
  return applyDecorators(
    ApiExtraModels(entry),
    ApiProperty({
      oneOf: [{ type: 'array', items: { $ref: getSchemaPath(entry) } }, { type: 'string' }],
      description: 'A list, or its JSON text in a form',
    }),
    Transform(read),
    IsArray({ message: '$property must be a list' }),
    ArrayMaxSize(LIMITS.listEntries),
    ValidateNested({ each: true }),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What every form about a person asks: its career. */
export class CareerFields {
  /** Entries without any value are dropped. */
  @Optional()
  @EntryList(QualificationDto)
  qualification?: QualificationDto[];

  /** Entries without any value are dropped. */
  @Optional()
  @EntryList(ExperienceDto)
  experience?: ExperienceDto[];
}

/** A person whose work is offered, a consultant or an employee: what to expect, from when, for how much. */
export class OfferFields extends CareerFields {
  /** @example 'Senior SAP FI consultant' */
  @OptionalText({ max: LIMITS.title })
  position?: string;

  /** Free text. @example '960 EUR per day' */
  @OptionalText({ max: LIMITS.title })
  rate?: string;

  /** Free text. @example 'from March' */
  @OptionalText({ max: LIMITS.title })
  availability?: string;

  @Optional()
  @TextList({ json: true, maxEntry: LIMITS.title })
  projects?: string[];
}
