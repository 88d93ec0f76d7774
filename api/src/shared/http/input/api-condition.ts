import type { OpenAPIObject } from '@nestjs/swagger';

/** A schema of the OpenAPI document that is not just a reference. */
export type Schema = Exclude<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { $ref: string }
>;

const conditions = new Map<string, Schema>();

/** Adds to the OpenAPI document which fields of an input class require one another. */
export function ApiCondition(schema: Schema): ClassDecorator {
  return ({ name }) => void conditions.set(name, schema);
}

export function conditionOf(className: string): Schema | undefined {
  return conditions.get(className);
}
