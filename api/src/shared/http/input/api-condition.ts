import type { OpenAPIObject } from '@nestjs/swagger';

/** A schema of the OpenAPI document that is not just a reference. */
export type Schema = Exclude<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { $ref: string }
>;

/**
 * What a schema says of several fields at once, in the keywords of JSON Schema that generators of clients pass over
 * (`if`, `then`, `else`, `minProperties`): of `anyOf` and `oneOf` they make types that nobody needs.
 */
interface Condition {
  minProperties?: number;
  if?: object;
  then?: object;
  else?: object;
}

/** The schema of an object with these fields. */
export const given = (...fields: readonly string[]): object => ({
  required: fields,
  properties: Object.fromEntries(fields.map((field) => [field, {}])),
});

/** The schema of an object without these fields; `false` would say the same, and oapi-codegen cannot read it. */
export const without = (...fields: readonly string[]): object => ({
  properties: Object.fromEntries(fields.map((field) => [field, { not: {} }])),
});

const conditions = new Map<string, Condition>();

/** Adds to the OpenAPI document which fields of an input class require one another. */
export function ApiCondition(condition: Condition): ClassDecorator {
  return ({ name }) => void conditions.set(name, condition);
}

export function conditionOf(className: string): Condition | undefined {
  return conditions.get(className);
}

/** The extension with the schemas of what a field takes beside its type. */
export const ALSO_TAKEN = 'x-also-taken';

/**
 * Returns the extension as an option of `ApiProperty`: a field has one type, which programs send; what else is taken, because
 * forms of pages send it, stands beside it.
 */
export const alsoTaken = (...schemas: readonly object[]): object => ({ [ALSO_TAKEN]: schemas });

/** What a form sends for a field that was emptied. */
export const EMPTY_TEXT = { type: 'string', enum: [''] } as const;
