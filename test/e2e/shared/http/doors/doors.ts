import { type ApiDocument, type Json, operationsOf } from '../../../../support/checks/api-document.ts';

/** A place at which a value comes in: a field of a body as one type of content, or a parameter of a query. */
export interface Door {
  /** `POST /private/api/projects`, as in the document. */
  operation: string;
  /** The type of the body, or `query`. */
  content: string;
  /** `salary_from`; `profile.rate` inside of another field, `times[]` in a list. */
  field: string;
  schema: Json;
  /** The files that the form has to have. */
  files: string[];
}

export const titleOf = ({ operation, content, field }: Door): string =>
  `${operation} ${content.replace(/^.*\//, '')} ${field}`;

/** Returns every field of every body and every parameter of a query in the document. */
export function doorsOf(document: ApiDocument): Door[] {
  return operationsOf(document).flatMap(({ name, operation: { parameters = [], requestBody } }) => {
    const queries = parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name: field, schema = {} }) => ({ field, schema, content: 'query', files: [] }));
    const bodies = Object.entries(requestBody?.content ?? {}).flatMap(([content, { schema = {} }]) => {
      const fields = fieldsIn(document, schema);
      const { required = [] } = resolved(document, schema) as { required?: string[] };
      const files = fields.filter((each) => isFile(each) && required.includes(each.field));
      return fields.map((each) => ({ ...each, content, files: files.map(({ field }) => field) }));
    });
    return [...queries, ...bodies].map((door) => ({ ...door, operation: name }));
  });
}

const isFile = ({ schema }: { schema: Json }): boolean => schema['format'] === 'binary';

function resolved(document: ApiDocument, schema: Json): Json {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').pop() : undefined;
  return (name ? document.components.schemas[name] : schema) ?? {};
}

/** The alternatives and parts of a schema, each with itself. */
function partsOf(document: ApiDocument, schema: Json): Json[] {
  const whole = resolved(document, schema);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (whole[key] ?? []) as Json[]);
  return [whole, ...parts.flatMap((part) => partsOf(document, part))];
}

/** The fields of an object and those inside of them; one that is described several times comes once, with all that is said. */
function fieldsIn(document: ApiDocument, schema: Json, parent = ''): Pick<Door, 'field' | 'schema'>[] {
  const found = new Map<string, Json>();
  for (const part of partsOf(document, schema)) {
    const properties = Object.entries((part['properties'] ?? {}) as Record<string, Json>);
    for (const [name, each] of properties) {
      // A condition of the whole body says more of a field that is described already.
      if (!found.has(parent + name)) found.set(parent + name, each);
    }
  }
  return [...found].flatMap(([field, each]) => {
    const items = partsOf(document, each).flatMap((part) => (part['items'] ? [part['items'] as Json] : []));
    const inLists = items.flatMap((item) => [
      { field: `${field}[]`, schema: item },
      ...fieldsIn(document, item, `${field}[].`),
    ]);
    return [{ field, schema: each }, ...inLists, ...fieldsIn(document, each, `${field}.`)];
  });
}
