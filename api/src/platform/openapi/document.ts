/** The OpenAPI document of the whole API, generated from the code. */

import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COMPANY, DEFAULT_LANGUAGE, LANGUAGES } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { ID_PATTERN } from '../../shared/http/input/fields.ts';
import { SCOPE_EXTENSION } from '../../shared/http/access.ts';
import { CHANGES_PAGE } from '../../shared/http/deprecated.ts';
import { addCommonAnswers } from './answers.ts';
import { describeDeprecation } from './deprecations.ts';
import { completeBody, withoutMarks } from './forms.ts';
import { HEADERS } from './headers.ts';
import { completeSchemas, isId, withWholeNumbers } from './schemas.ts';
import { EVENTS_TAG, tagsOf } from './tags.ts';
import { isJson, type Json, reachedFrom } from './walk.ts';
import { webhooksOf } from './webhooks.ts';

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
- Answers may have more fields and more codes (\`x-extensible-enum\`) in later versions: pass over what you do not know.
- What ends is \`deprecated\`, with its day (\`x-sunset\`), and its answers have the headers \`Deprecation\` and \`Sunset\`, six months
  before. [Changes](${CHANGES_PAGE}) lists what is new and what ends; a feed beside it tells programs.
- What pages send beside the type of a field, such as an empty text for none, is its \`x-also-taken\`; programs need none of it.
- Every GET except the exports returns an \`ETag\`; send it back as \`If-None-Match\` to get 304 when nothing changed.
- Every PUT and PATCH that edits takes \`If-Match\`: the \`version\` of the entry in double quotes, or the ETag of a GET that
  answers it. If it has been changed since, the answer is 412 with \`changed\` (the fields and their current values) and
  the current \`version\`. Without the header the edit is made in any case.`;

const token = (description: string) =>
  ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description }) as const;

const KEY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: '`cpk_`, 40 letters and digits, and 6 that check them',
  description: 'Programs with an API key',
} as const;

/** Generates the document. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`${COMPANY.shortName} API`)
    .setDescription(description)
    .setVersion('1')
    .addBearerAuth(token('Users'), 'user')
    .addBearerAuth(token('Administrators'), 'admin')
    .addBearerAuth(KEY, 'key')
    .addBearerAuth(token('Users between the password and the second factor'), 'user-stage')
    .addBearerAuth(token('Administrators between the password and the second factor'), 'admin-stage')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')} ${method}`,
  });
  const components = (document.components ??= {});
  const schemas = (components.schemas ??= {});
  components.headers = HEADERS as NonNullable<typeof components.headers>;
  completeSchemas(schemas);
  const webhooks = webhooksOf(schemas);
  const tags = new Set([EVENTS_TAG]);
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      operation.operationId = nameOf(operation.operationId ?? '', path);
      operation.security ??= [];
      for (const tag of operation.tags ?? []) tags.add(tag);
      completeParameters(operation);
      completeBody(operation as Operation & Json, schemas);
      addScope(operation);
      describeDeprecation(operation);
      addCommonAnswers(path, method, operation);
    }
  withoutMarks(schemas);
  closeInputs(document.paths, schemas);
  removeUnused(schemas, [document.paths, webhooks]);
  const whole = { ...document, servers: serversOf(app.get(Settings)), tags: tagsOf(tags), webhooks };
  return withWholeNumbers(whole);
}

/** The public host knows the routes of administrators only for keys where their pages have a host of their own. */
const serversOf = ({ publicUrl, adminUrl }: Settings) => [
  { url: publicUrl, description: 'Everybody' },
  ...(adminUrl === null ? [] : [{ url: adminUrl, description: 'Administrators, signed in' }]),
];

/**
 * Returns the name of an operation in the code of clients, `adminJobsList`, from that of the generator, `AdminJobs list`, which
 * numbers the paths of one handler: they are in several languages.
 */
function nameOf(handler: string, path: string): string {
  const [controller = '', method = ''] = handler.replace(/\[\d+\]$/, '').split(' ');
  const action = capital(method);
  const language = LANGUAGES.find((each) => each !== DEFAULT_LANGUAGE && path.startsWith(`/${each}/`)) ?? '';
  const name = controller.endsWith(action) ? controller : controller + action;
  return name.charAt(0).toLowerCase() + name.slice(1) + capital(language);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Closes what is sent: fields that are not described are refused. Answers stay open, because a client that was generated
 * before must still read them.
 */
function closeInputs(paths: OpenAPIObject['paths'], schemas: Json): void {
  const bodies = Object.values(paths).flatMap((item) => METHODS.map((method) => item[method]?.requestBody));
  for (const name of reachedFrom(bodies, schemas)) {
    const schema = schemas[name];
    if (isJson(schema) && schema['properties']) schema['additionalProperties'] = false;
  }
}

/** Removes inputs that only forms have, which describe them with their files. Whoever receives events needs the choice of all. */
function removeUnused(schemas: Json, parts: readonly object[]): void {
  const used = reachedFrom(parts, schemas);
  for (const [name, schema] of Object.entries(schemas))
    if (!used.has(name) && !(isJson(schema) && 'discriminator' in schema)) delete schemas[name];
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
