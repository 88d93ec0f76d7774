import { conditionOf, type Schema } from '../../shared/http/input/api-condition.ts';
import { ID_PATTERN } from '../../shared/http/input/fields.ts';
import { EXAMPLES } from './examples.ts';

type Schemas = Record<string, Schema | { $ref: string }>;
type Properties = NonNullable<Schema['properties']>;

/** Ids and instants are recognised by name, in answers and paths. `actorId` and `targetId` may be other texts. */
const IDS = /^(_id|id|(user|b2b|job|project|consultant|application|proposal|recipient|delivery)Id)$/;
const INSTANTS = /^(timestamp|at|\w+At)$/;

export const isId = (name: string): boolean => IDS.test(name);

/** Closes every object: fields that are not described are neither accepted nor answered. */
export function completeSchemas(schemas: Schemas): void {
  for (const [name, schema] of Object.entries(schemas)) {
    if ('$ref' in schema || !schema.properties) continue;
    schema.additionalProperties = false;
    unwrapUnions(schema.properties);
    for (const [field, property] of Object.entries(schema.properties))
      if (!('$ref' in property)) {
        addFormat(field, property);
        addExample(field, property);
      }
    Object.assign(schema, conditionOf(name));
  }
}

/**
 * Corrects fields that take a list or a text (`@TextList`): their TypeScript type is a list, so the generator describes
 * a list of such unions.
 */
function unwrapUnions(properties: Properties): void {
  for (const [name, property] of Object.entries(properties)) {
    if (!('items' in property) || !property.items || !('oneOf' in property.items)) continue;
    const { type: _type, minItems: _minItems, items, ...rest } = property;
    properties[name] = { ...rest, oneOf: items.oneOf };
  }
}

function addFormat(name: string, property: Schema): void {
  if (property.type !== 'string' || property.pattern || property.format || property.anyOf) return;
  if (isId(name)) property.pattern = ID_PATTERN;
  else if (INSTANTS.test(name)) property.format = 'date-time';
}

/** Adds the example of its name to a field whose schema is written out and has no example. */
function addExample(name: string, property: Schema): void {
  if ('type' in property && !('allOf' in property) && property.type !== 'array' && name in EXAMPLES)
    property.example ??= EXAMPLES[name];
}
