import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Optional } from './fields.ts';
import { rule } from './rule.ts';

/** The parameter of a list that orders it by what the caller shares with its entries. */
export const SharedSort = () =>
  applyDecorators(
    ApiProperty({
      enum: ['shared'],
      required: false,
      description:
        '`shared`: first the entries with which the caller shares most skills of the vocabulary, of the newest 500 with a skill of the caller’s and the newest 500 with a broader one; then all others, newest first',
    }),
    Optional(),
    IsIn(['shared'], rule('field.not-one-of', { choices: 'shared' })),
  );
