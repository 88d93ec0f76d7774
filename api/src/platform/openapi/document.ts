import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COMPANY } from '@consulting/contracts';
import { TEXT_ROUTES } from '../../shared/http/error.filter.ts';
import { EXAMPLES } from './examples.ts';
import { PDF_FIELDS } from '../../shared/http/upload.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

type SchemaObject = Exclude<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { $ref: string }
>;
type Properties = NonNullable<SchemaObject['properties']>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

const description = `The HTTP interface of the website, the sign-in area and the administration of ${COMPANY.name}.

- Sign in with \`POST /public/api/v0/login\` (users) or \`POST /public/api/v0/admin/login\` (administrators) and send
  the token as \`Authorization: Bearer …\`. The two kinds of token are not interchangeable.
- Every error is \`{ statusCode, message, errors?, requestId }\`; \`message\` is one sentence fit for a person.
- Lists take \`page\`, \`limit\` and \`q\`; the body is the array, \`X-Total-Count\` and \`Link\` are headers.
- Every GET but the exports answers with an \`ETag\`; send it back as \`If-None-Match\` to get 304 when nothing changed.`;

/** The description of the whole interface, generated from the code. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(`${COMPANY.shortName} API`)
    .setDescription(description)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Users' }, 'user')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Administrators' },
      'admin',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const schema of Object.values(document.components?.schemas ?? {}))
    if ('properties' in schema) {
      unwrapUnions(schema.properties ?? {});
      addExamples(schema.properties ?? {});
    }
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      addCommonAnswers(path, method, operation);
      addFileFields(operation as Operation & Record<string, unknown>);
    }
  return document;
}

/**
 * A field that takes a list or a text (`@TextList`, `@EntryList`) is a list to TypeScript, which makes the generator
 * describe a list of such unions. This puts back what is meant.
 */
function unwrapUnions(properties: Properties): void {
  for (const [name, property] of Object.entries(properties)) {
    if (!('items' in property) || !property.items || !('oneOf' in property.items)) continue;
    const { type: _type, minItems: _minItems, items, ...rest } = property;
    properties[name] = { ...rest, oneOf: items.oneOf };
  }
}

/** The files of a form, which no input class has. */
function addFileFields(operation: Operation & Record<string, unknown>): void {
  const fields = operation[PDF_FIELDS] as string[] | undefined;
  delete operation[PDF_FIELDS];
  const form =
    operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
  const media = form['multipart/form-data'];
  if (!fields || fields.length === 0 || !media?.schema) return;
  const file = { type: 'string', format: 'binary', description: 'A PDF of at most 5 MiB' };
  const properties = Object.fromEntries(fields.map((field) => [field, file]));
  media.schema = { allOf: [media.schema, { type: 'object', properties }] };
}

/** A field whose schema is written out, and that has no example of its own, gets the one of its name. */
function addExamples(properties: Properties): void {
  for (const [name, property] of Object.entries(properties))
    if ('type' in property && !('allOf' in property) && property.type !== 'array' && name in EXAMPLES)
      property.example ??= EXAMPLES[name];
}

const TEXT_ERROR = {
  'text/plain': { schema: { type: 'string', example: 'This link is invalid or has expired' } },
};

/**
 * An operation that answers a file or a text still has its errors in JSON, but the generator gives them the type of
 * the file; the routes whose errors are texts are known.
 */
function correctErrorTypes(path: string, responses: Operation['responses']): void {
  for (const [status, response] of Object.entries(responses)) {
    if (!response || !('description' in response) || status < '400') continue;
    const error = Object.values(response.content ?? {}).find(
      ({ schema }) => schema && '$ref' in schema && schema.$ref.endsWith('/ErrorView'),
    );
    if (TEXT_ROUTES.includes(path)) response.content = TEXT_ERROR;
    else if (error && !('text/html' in (response.content ?? {})))
      response.content = { 'application/json': error };
  }
}

/** Exports are written while they are sent, and a redirect has no body. */
function hasEtag({ responses }: Operation): boolean {
  const success = responses['200'];
  const content = success && 'content' in success ? (success.content ?? {}) : {};
  return !responses['302'] && !('text/csv' in content) && !('application/zip' in content);
}

const SUCCESS: Record<string, string> = { 200: 'Done', 201: 'Created' };

function addCommonAnswers(path: string, method: string, operation: Operation): void {
  const answer = (text: string, headers?: object): object => ({
    description: text,
    ...(headers ? { headers } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorView' } } },
  });
  const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };
  const common: Record<string, object> = {
    // A repeated query parameter is refused everywhere, also where none is expected.
    400: answer('The input is wrong; nothing was changed'),
    ...(method !== 'get'
      ? { 413: answer('Too large'), 415: answer('A kind of content that is not accepted') }
      : {}),
    429: answer('Too many requests', retryAfter),
    503: answer('The store is away', retryAfter),
    ...(method === 'get' && hasEtag(operation)
      ? { 304: { description: 'Unchanged since the ETag sent with If-None-Match' } }
      : {}),
  };
  operation.responses = { ...common, ...operation.responses } as Operation['responses'];
  correctErrorTypes(path, operation.responses);
  for (const [status, response] of Object.entries(operation.responses))
    if (response && 'description' in response) response.description ||= SUCCESS[status] ?? 'See the message';
}
