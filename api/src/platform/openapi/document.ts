/** The OpenAPI document of the whole API, generated from the code. */

import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COMPANY } from '@consulting/contracts';
import { ID_PATTERN } from '../../shared/http/input/fields.ts';
import { SCOPE_EXTENSION } from '../../shared/http/access.ts';
import { TEXT_ROUTES } from '../../shared/http/output/error.filter.ts';
import { completeBody, withoutMarks } from './forms.ts';
import { addIdempotency, takesKey } from './idempotency.ts';
import { completeSchemas, isId } from './schemas.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

const description = `The HTTP interface of the website, the sign-in area and the administration of ${COMPANY.name}.

- Sign in with \`POST /public/api/v0/login\` (users) or \`POST /public/api/v0/admin/login\` (administrators) and send
  the token as \`Authorization: Bearer …\`. The two kinds of token are not interchangeable.
- Where the account has a second factor, the answer to the right password has a \`stage\`: its token lives five minutes
  and opens the next step alone, \`POST /private/api/sign-in/code\` (users) or \`POST /api/admin/sign-in/code\`.
- Programs call the operations of administrators that name an \`x-key-scope\` with an API key of that scope (of
  all of them, where it names several), as \`Authorization: Bearer cpk_…\`, and no others. \`RateLimit\` says how its budget stands.
- Some operations ask for the owner again: 403 with the code \`session.confirm-first\` until \`POST /private/api/confirm\`
  or \`POST /api/admin/confirm\` has taken what a sign-in takes. That counts for ten minutes, as a sign-in does.
- An answer to somebody signed in that has a \`token\` replaces the session: the token of the request is no longer valid.
- Every error is \`{ statusCode, code, message, errors?, requestId }\`; \`message\` is one sentence that can be shown to a person.
- Wherever there is a \`message\` there is its \`code\`, which stays when the words change. Compare codes, never sentences.
- A known path answers unsupported methods with 405 and lists the supported ones in \`Allow\`; an unknown path is 404.
- Bodies and forms accept only the fields described. Operations refuse parameters that they do not know,
  but documents ignore them: the sitemap, feeds and pages of jobs.
- Every POST with which somebody who is signed in changes something takes an \`Idempotency-Key\`: a new one for each change that is wanted, such as a
  UUID. Within 24 hours, repeats of the same request with the same key change nothing more and get the first answer again,
  with \`Idempotency-Replayed: true\`, also those that arrive at the same time. Another request with that key is 422; where
  the answer was a secret, a repeat is 409. After 400, 401, 413, 415, 429, 5xx and \`session.confirm-first\` the request may be
  sent again with its key; every other refusal is kept as an answer.
- Lists take \`page\`, \`limit\` and \`q\`; the body is the array, \`X-Total-Count\` and \`Link\` are headers. What a search finds
  is counted up to 10,000; with \`X-Total-Count-More: true\` there are more.
- Every GET except the exports returns an \`ETag\`; send it back as \`If-None-Match\` to get 304 when nothing changed.
- Every PUT and PATCH that edits takes \`If-Match\`: the \`version\` of the entry in double quotes, or the ETag of a GET that
  answers it. If it has been changed since, the answer is 412 with \`changed\` (the fields and their current values) and
  the current \`version\`. Without the header the edit is made in any case.`;

const token = (description: string) =>
  ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description }) as const;

/** Generates the document. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(`${COMPANY.shortName} API`)
    .setDescription(description)
    .setVersion('1')
    .addBearerAuth(token('Users'), 'user')
    .addBearerAuth(token('Administrators'), 'admin')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'Programs with an API key' }, 'key')
    .addBearerAuth(token('Users between the password and the second factor'), 'user-stage')
    .addBearerAuth(token('Administrators between the password and the second factor'), 'admin-stage')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  const schemas = (document.components ??= {}).schemas ?? {};
  completeSchemas(schemas);
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      completeParameters(operation);
      completeBody(operation as Operation & Record<string, unknown>, schemas);
      addScope(operation);
      addCommonAnswers(path, method, operation);
    }
  withoutMarks(schemas);
  return document;
}

function completeParameters({ parameters = [] }: Operation): void {
  for (const parameter of parameters)
    if ('in' in parameter && parameter.in === 'path' && isId(parameter.name))
      parameter.schema = { type: 'string', pattern: ID_PATTERN };
}

/** Adds the scopes that open an operation to its description, for human readers. */
function addScope(operation: Operation & { [SCOPE_EXTENSION]?: string }): void {
  const scope = operation[SCOPE_EXTENSION];
  if (scope === undefined) return;
  const [first = '', ...others] = scope.split(' ').map((each) => `\`${each}\``);
  const scopes = others.length === 0 ? `scope ${first}` : `scopes ${first} and ${others.join(' and ')}`;
  operation.description = [operation.description, `Open to API keys with the ${scopes}.`]
    .filter(Boolean)
    .join('\n\n');
}

const TEXT_ERROR = {
  'text/plain': { schema: { type: 'string', example: 'This link is invalid or has expired' } },
};

/**
 * Gives the errors of operations that answer a file or a text their JSON type: the generator gives them the type of the
 * file. `TEXT_ROUTES` are the exception.
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

const STREAMED = [
  'text/csv',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** Returns false for exports, which are streamed, and for redirects, which have no body. */
function hasEtag({ responses }: Operation): boolean {
  const success = responses['200'];
  const content = success && 'content' in success ? (success.content ?? {}) : {};
  return !responses['302'] && !STREAMED.some((type) => type in content);
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
    // A duplicate query parameter is refused everywhere, even where none is expected.
    400: answer('The input is invalid; nothing was changed'),
    ...(method !== 'get'
      ? { 413: answer('Request too large'), 415: answer('Content type not accepted') }
      : {}),
    429: answer('Too many requests', retryAfter),
    503: answer('Database unavailable', retryAfter),
    ...(method === 'get' && hasEtag(operation)
      ? { 304: { description: 'Unchanged since the ETag sent with If-None-Match' } }
      : {}),
  };
  operation.responses = { ...common, ...operation.responses } as Operation['responses'];
  if (takesKey(method, operation)) addIdempotency(operation, answer);
  correctErrorTypes(path, operation.responses);
  for (const [status, response] of Object.entries(operation.responses))
    if (response && 'description' in response) response.description ||= SUCCESS[status] ?? 'See the message';
}
