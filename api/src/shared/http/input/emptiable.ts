import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsNumber, Max, Min, ValidateIf } from 'class-validator';
import { alsoTaken, EMPTY_TEXT } from './api-condition.ts';
import { CalendarDay, DAY_SCHEMA } from './fields.ts';
import { rule } from './rule.ts';

/** A field that may be missing, and that null or an empty text empties; `schema` describes what it takes. */
export function Emptiable(schema: object) {
  return applyDecorators(
    ApiProperty({ required: false, nullable: true, ...schema, ...alsoTaken(EMPTY_TEXT) }),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    ValidateIf((_, value) => value !== undefined && value !== null),
  );
}

/** A day without a time; null and an empty text empty it. */
export function EmptiableDay() {
  return applyDecorators(Emptiable(DAY_SCHEMA), CalendarDay());
}

/** A whole number of a range; null and an empty text empty it. */
export function EmptiableInt({ min, max }: { min: number; max: number }) {
  const said = rule('field.not-whole-number-between', { min, max });
  return applyDecorators(
    Emptiable({ type: 'integer', minimum: min, maximum: max }),
    IsInt(said),
    Min(min, said),
    Max(max, said),
  );
}

/** Euros with at most two decimals; null and an empty text empty it. */
export function EmptiableAmount(range: { min: number; max: number }) {
  return applyDecorators(Emptiable(AMOUNT_SCHEMA(range)), ...amountRules(range));
}

/** How the document describes an amount. */
export const AMOUNT_SCHEMA = ({ min, max }: { min: number; max: number }) => ({
  ...{ type: 'number' as const, format: 'double', minimum: min, maximum: max, multipleOf: 0.01 },
});

/** The rules of an amount: finite, of a range, with at most two decimals. */
export function amountRules(range: { min: number; max: number }): PropertyDecorator[] {
  const said = rule('field.not-amount-between', range);
  return [IsNumber({ maxDecimalPlaces: 2 }, said), Min(range.min, said), Max(range.max, said)];
}
