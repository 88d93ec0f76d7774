import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { ValidateBy, ValidateNested } from 'class-validator';
import { rule } from '../rule.ts';

export const isEntry = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** class-transformer drops names that every object inherits, such as `toString`, before anybody could refuse them. */
const isPlain = (value: unknown): boolean =>
  isEntry(value) && !Object.keys(value).some((name) => name in Object.prototype);

/** Makes an object of this class from a field; anything else is left as it was sent, to be refused. */
export const AsEntry = (type: Type<object>) =>
  Transform(({ obj, key, value }: { obj: Record<string, unknown>; key: string; value: unknown }) =>
    isPlain(obj[key]) ? plainToInstance(type, value) : obj[key],
  );

/** An object of this class. */
export function EntryField(type: Type<object>) {
  return applyDecorators(
    ApiProperty({ type }),
    AsEntry(type),
    ValidateBy(
      { name: 'entry', validator: { validate: (value) => value instanceof type } },
      rule('field.invalid'),
    ),
    ValidateNested(rule('field.invalid')),
  );
}
