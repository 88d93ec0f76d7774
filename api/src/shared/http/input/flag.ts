import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { Optional } from './fields.ts';
import { rule } from './rule.ts';

/** A yes or no that may be missing; forms send it as text. */
export function OptionalFlag() {
  return applyDecorators(
    ApiProperty({
      oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }],
      required: false,
      example: true,
    }),
    Optional(),
    Transform(({ value }: { value: unknown }) =>
      value === 'true' || value === 'false' ? value === 'true' : value,
    ),
    IsBoolean(rule('field.not-boolean')),
  );
}
