/** A part of the document. */
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is data: its keys are not those of a schema. */
const DATA = ['example', 'examples', 'default', 'enum', 'const'];

/** Returns a part of the document with every object in it changed, the inner ones first; examples and defaults stay. */
export function mapSchemas<T>(value: T, change: (schema: Json) => Json): T {
  if (Array.isArray(value)) return value.map((each: unknown) => mapSchemas(each, change)) as T;
  if (!isJson(value)) return value;
  const mapped = Object.entries(value).map(([key, each]) => [
    key,
    // A field may have one of these names, too.
    DATA.includes(key) && !isSchema(each) ? each : mapSchemas(each, change),
  ]);
  return change(Object.fromEntries(mapped) as Json) as T;
}

const isSchema = (value: unknown): boolean =>
  isJson(value) && ['type', '$ref', 'allOf', 'oneOf'].some((key) => key in value);

const REFERENCE = '#/components/schemas/';
export const referenceTo = (name: string) => ({ $ref: REFERENCE + name });
export const nameOf = (reference: string): string => reference.slice(REFERENCE.length);

/** Returns the names of all schemas that a part of the document leads to. */
export function reachedFrom(part: unknown, schemas: Json): Set<string> {
  const reached = new Set<string>();
  const follow = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(follow);
    if (!isJson(value)) return;
    const { $ref } = value;
    if (typeof $ref === 'string' && $ref.startsWith(REFERENCE) && !reached.has(nameOf($ref))) {
      reached.add(nameOf($ref));
      follow(schemas[nameOf($ref)]);
    }
    Object.values(value).forEach(follow);
  };
  follow(part);
  return reached;
}
