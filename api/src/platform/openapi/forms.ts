import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from '../../shared/http/input/api-condition.ts';
import { IN_FORMS, type FormShape } from '../../shared/http/upload/form-shape.ts';
import { FILE_CHECKS } from '../../shared/http/upload/file-checks.ts';
import { FILE_FIELDS, type FileFields } from '../../shared/http/upload/upload.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schemas = Record<string, Schema | { $ref: string }>;
type Marked = Schema & { [IN_FORMS]?: FormShape };

type Part = { contentType: string };

const JSON_PART: Part = { contentType: 'application/json' };

/**
 * Adds whether a body is required, and the parts of a form: a list is a text, or one part with its JSON. Files are
 * added to the fields of the input class.
 */
export function completeBody(operation: Operation & Record<string, unknown>, schemas: Schemas): void {
  const files = operation[FILE_FIELDS] as FileFields | undefined;
  delete operation[FILE_FIELDS];
  if (!operation.requestBody || !('content' in operation.requestBody)) return;
  const { content } = operation.requestBody;
  const form = content['multipart/form-data'];
  const reference = Object.values(content)[0]?.schema;
  const name = reference && '$ref' in reference ? (reference.$ref.split('/').pop() ?? '') : '';
  const input = schemas[name];
  if (!input || '$ref' in input) return;
  operation.requestBody.required = (input.required ?? []).length > 0;
  if (!form) return;
  const formName = `${name.replace(/Dto$/, '')}Form`;
  const { schema, encoding } = formOf(input, files);
  schemas[formName] = schema;
  form.schema = { $ref: `#/components/schemas/${formName}` };
  if (Object.keys(encoding).length > 0) form.encoding = encoding;
}

function formOf(
  input: Schema,
  { fields, kind }: FileFields = { fields: [], kind: 'pdf' },
): { schema: Schema; encoding: Record<string, Part> } {
  const { description, contentType } = FILE_CHECKS[kind];
  const encoding: Record<string, Part> = {};
  const properties = Object.entries(input.properties ?? {}).map(([name, property]) => {
    const shape = (property as Marked)[IN_FORMS];
    if (shape === 'entries') encoding[name] = JSON_PART;
    return [name, shape === 'text' ? textAlone(property as Schema) : property] as const;
  });
  for (const field of fields) encoding[field] = { contentType };
  const parts = fields.map((field) => [field, { type: 'string', format: 'binary', description }] as const);
  // A form with a picture is for the picture; one with PDFs works without them.
  const required = [...(input.required ?? []), ...(kind === 'picture' ? fields : [])];
  const schema = { ...input, properties: Object.fromEntries([...properties, ...parts]) };
  return { schema: required.length > 0 ? { ...schema, required } : schema, encoding };
}

function textAlone({ oneOf = [], ...rest }: Schema): Schema {
  return {
    ...rest,
    example: 'ABAP, Fiori',
    ...oneOf.find((branch) => 'type' in branch && branch.type === 'string'),
  };
}

/** Removes the extensions that only this generator uses. */
export function withoutMarks(schemas: Schemas): void {
  for (const schema of Object.values(schemas))
    if ('properties' in schema)
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const { [IN_FORMS]: _shape, ...rest } = property as Marked;
        (schema.properties ?? {})[name] = rest;
      }
}
