import type { OpenAPIObject } from '@nestjs/swagger';

/** A schema of the OpenAPI document that is no mere reference. */
export type Schema = Exclude<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { $ref: string }
>;

const conditions = new Map<string, Schema>();

/** What the OpenAPI document says of an input class beyond its fields: which of them need one another. */
export function ApiCondition(schema: Schema): ClassDecorator {
  return ({ name }) => void conditions.set(name, schema);
}

export function conditionOf(className: string): Schema | undefined {
  return conditions.get(className);
}
