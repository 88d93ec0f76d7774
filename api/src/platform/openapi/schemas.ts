import { conditionOf, type Schema } from '../../shared/http/input/api-condition.ts';
import { ID_PATTERN } from '../../shared/http/input/fields.ts';
import { OPEN_CODES } from '../../shared/http/output/api-code.ts';
import { describeDeprecation } from './deprecations.ts';
import { EXAMPLES } from './examples.ts';
import { type Json, mapSchemas } from './walk.ts';

type Schemas = Record<string, Schema | { $ref: string }>;

/** Ids and instants are recognised by name, in answers and paths. `actorId` and `targetId` may be other texts. */
const IDS = /^(_id|id|(user|b2b|job|project|consultant|application|proposal|recipient|delivery)Id)$/;
const INSTANTS = /^(timestamp|at|\w+At)$/;
/** Instants are recognised by their example, too. */
const AN_INSTANT = /^\d{4}-\d\d-\d\dT/;

export const isId = (name: string): boolean => IDS.test(name);

/** Adds what the generator does not know of: formats, examples, conditions, and that the list of codes is open. */
export function completeSchemas(schemas: Schemas): void {
  for (const [name, schema] of Object.entries(schemas)) {
    if ('$ref' in schema || !schema.properties) continue;
    for (const [field, property] of Object.entries(schema.properties))
      if (!('$ref' in property)) {
        addFormat(field, property);
        addExample(field, property);
        describeDeprecation(property);
        // Nest's plugin adds the values of the field's type, which would close an open choice.
        if ('x-extensible-enum' in property) delete property.enum;
        // Generators of clients know no default beside a reference.
        if ('allOf' in property) delete property.default;
      }
    Object.assign(schema, conditionOf(name));
  }
  const { enum: codes, ...open } = (schemas[OPEN_CODES] ?? {}) as Schema;
  schemas[OPEN_CODES] = { ...open, 'x-extensible-enum': codes } as Schema;
}

function addFormat(name: string, property: Schema): void {
  if (![property.type].flat().includes('string') || property.pattern || property.format) return;
  if (isId(name)) property.pattern = ID_PATTERN;
  else if (INSTANTS.test(name) || AN_INSTANT.test(String(property.example))) property.format = 'date-time';
}

/** Adds the example of its name to a field whose schema is written out and has no example. */
function addExample(name: string, property: Schema): void {
  if ('type' in property && !('allOf' in property) && property.type !== 'array' && name in EXAMPLES)
    property.example ??= EXAMPLES[name];
}

/**
 * Returns the document with whole numbers where the generator writes `number`, the type of all numbers in TypeScript. What has
 * decimals says so by its format, `double`.
 */
export const withWholeNumbers = <T>(document: T): T =>
  mapSchemas(document, ({ type, ...schema }: Json) => {
    if (type === undefined) return schema;
    const whole = (each: unknown) => (each === 'number' && schema['format'] !== 'double' ? 'integer' : each);
    return { type: Array.isArray(type) ? type.map(whole) : whole(type), ...schema };
  });
