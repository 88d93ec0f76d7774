import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from '../../shared/http/input/api-condition.ts';
import { IN_FORMS, type FormShape } from '../../shared/http/upload/form-shape.ts';
import { FILE_CHECKS } from '../../shared/http/upload/file-checks.ts';
import { FILE_FIELDS, type FileFields } from '../../shared/http/upload/upload.ts';
import { nameOf, referenceTo } from './walk.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schemas = Record<string, Schema | { $ref: string }>;
type Marked = Schema & { [IN_FORMS]?: FormShape };
type Content = Extract<NonNullable<Operation['requestBody']>, { content: unknown }>['content'];

/** How a form sends a list: as one comma text, or as one part with its JSON. */
const LISTS = {
  text: { style: 'form', explode: false },
  entries: { contentType: 'application/json' },
} as const;

/**
 * Adds whether a body is required, and how a form sends lists. A form with files has a schema of its own, with the files
 * beside the fields of the input class. Generators of clients take the first type of content: the form with files, which
 * can do everything, and JSON elsewhere.
 */
export function completeBody(operation: Operation & Record<string, unknown>, schemas: Schemas): void {
  const files = operation[FILE_FIELDS] as FileFields | undefined;
  delete operation[FILE_FIELDS];
  if (!operation.requestBody || !('content' in operation.requestBody)) return;
  const { content } = operation.requestBody;
  const reference = Object.values(content)[0]?.schema;
  const name = reference && '$ref' in reference ? nameOf(reference.$ref) : '';
  const input = schemas[name];
  if (!input || '$ref' in input) return;
  operation.requestBody.required = (input.required ?? []).length > 0;
  const { 'multipart/form-data': form, ...others } = content;
  if (!form) return;
  const encoding = Object.entries(input.properties ?? {}).flatMap(([field, property]) => {
    const shape = (property as Marked)[IN_FORMS];
    return shape ? [[field, LISTS[shape]] as const] : [];
  });
  if (files && files.fields.length > 0) {
    const formName = `${name.replace(/Dto$/, '')}Form`;
    schemas[formName] = formOf(input, files);
    form.schema = referenceTo(formName);
    const { contentType } = FILE_CHECKS[files.kind];
    encoding.push(...files.fields.map((field) => [field, { contentType }] as never));
    operation.requestBody.content = { 'multipart/form-data': form, ...others } as Content;
  } else operation.requestBody.content = { ...others, 'multipart/form-data': form } as Content;
  if (encoding.length > 0) form.encoding = Object.fromEntries(encoding);
}

function formOf(input: Schema, { fields, kind, required: areRequired }: FileFields): Schema {
  const properties = Object.entries(input.properties ?? {}).map(
    ([name, property]) => [name, notNull(property as Schema)] as const,
  );
  const file = { type: 'string', format: 'binary', description: FILE_CHECKS[kind].description };
  const files = fields.map((field) => [field, file] as const);
  const required = [...(input.required ?? []), ...(areRequired ? fields : [])];
  const schema = { ...input, properties: Object.fromEntries([...properties, ...files]) } as Schema;
  return required.length > 0 ? { ...schema, required } : schema;
}

/** No part of a form is null: an empty text empties a field. */
function notNull(property: Schema): Schema {
  const { type, enum: values } = property as { type?: string | string[]; enum?: unknown[] };
  if (!Array.isArray(type)) return property;
  const [one] = type.filter((each) => each !== 'null');
  const some = values && { enum: values.filter((each) => each !== null) };
  return { ...property, type: one, ...some } as Schema;
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
