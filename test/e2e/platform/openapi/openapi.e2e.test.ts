import { Ajv } from 'ajv';
import { textOf } from '../../../support/checks/sources.ts';
import {
  builtDocument,
  namesReached,
  operationsOf,
  type Json,
} from '../../../support/checks/api-document.ts';

const document = builtDocument() ?? { paths: {}, components: { schemas: {} } };
const operations = operationsOf(document);
/** Returns the names of the operations that `isWrong` selects. */
const names = (isWrong: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter(isWrong).map(({ name }) => name);
const answersOf = ({ operation }: (typeof operations)[number]) => Object.entries(operation.responses);

it('is built and as new as the sources: run `npm run build` first', () => {
  expect(operations.length).toBeGreaterThan(90);
});

describe('every operation', () => {
  it('has a summary and a tag', () => {
    expect(names(({ operation }) => !operation.summary || !operation.tags?.length)).toEqual([]);
  });

  it('has one answer of success or a redirect, described, with type and schema', () => {
    const isPoor = (each: (typeof operations)[number]) =>
      !answersOf(each).some(([status]) => /^[23]/.test(status) && status !== '304') ||
      answersOf(each)
        .filter(([status]) => status.startsWith('2'))
        .some(
          ([, { content, description }]) =>
            !description || !content || !Object.values(content).every(({ schema }) => schema),
        );
    expect(names(isPoor)).toEqual([]);
  });

  it('describes each error it can answer, 400, 429 and 503 everywhere, 401 and 403 where somebody has to sign in', () => {
    const isPoor = (each: (typeof operations)[number]) => {
      const errors = answersOf(each).filter(([status]) => /^[45]/.test(status));
      const needed = ['400', '429', '503', ...(each.operation.security?.length ? ['401'] : [])];
      const declared = errors.map(([status]) => status);
      return (
        needed.some((status) => !declared.includes(status)) ||
        errors.some(([, { description, content }]) => !description || !content)
      );
    };
    expect(names(isPoor)).toEqual([]);
  });

  it('declares the parameters of its path', () => {
    const isPoor = ({ path, operation }: (typeof operations)[number]) =>
      [...path.matchAll(/\{(\w+)\}/g)].some(
        ([, name]) =>
          !operation.parameters?.some((parameter) => parameter.in === 'path' && parameter.name === name),
      );
    expect(names(isPoor)).toEqual([]);
  });
});

describe('what may be sent', () => {
  const schemas = Object.entries(document.components.schemas);

  it('is closed: no object has fields that are not described', () => {
    const sent = namesReached(
      document,
      operations.map(({ operation }) => operation.requestBody),
    );
    const inputs = schemas.filter(([name, { properties }]) => sent.has(name) && properties);
    expect(inputs.length).toBeGreaterThan(50);
    const open = inputs.filter(([, { additionalProperties }]) => additionalProperties !== false);
    expect(open.map(([name]) => name)).toEqual([]);
  });

  it('names ids by their pattern, in paths and in fields', () => {
    const isId = (name: string) =>
      /^(_?id|userId|b2bId|jobId|projectId|consultantId|applicationId|deliveryId)$/.test(name);
    // Browsers choose the names in passkey answers.
    const isIdInPath = (name: string) => /^(_?id|[a-z]+Id)$/.test(name) && name !== 'credentialId';
    const inPaths = operations.flatMap(({ name, operation }) =>
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'path' && isIdInPath(parameter.name))
        .map((parameter) => [`${name} ${parameter.name}`, parameter.schema?.['pattern']]),
    );
    const inFields = schemas.flatMap(([name, { properties }]) =>
      Object.entries((properties ?? {}) as Record<string, Json>)
        .filter(([field, { type }]) => isId(field) && [type].flat().includes('string'))
        .map(([field, { pattern }]) => [`${name}.${field}`, pattern]),
    );
    expect(inPaths.length).toBeGreaterThan(30);
    expect(inFields.length).toBeGreaterThan(30);
    const poor = [...inPaths, ...inFields].filter(([, pattern]) => pattern !== '^[0-9a-fA-F]{24}$');
    expect(poor).toEqual([]);
  });

  it('says for every text of a body how long it may be and what it may not hold', () => {
    const poor = schemas
      .filter(([name]) => /(Dto|Form)$/.test(name))
      .flatMap(([name, { properties }]) =>
        Object.entries((properties ?? {}) as Record<string, Json>)
          .filter(
            ([, { type, format, enum: values }]) =>
              [type].flat().includes('string') && format !== 'binary' && !values,
          )
          .filter(([, { pattern }]) => typeof pattern !== 'string' || !isPattern(pattern))
          .map(([field]) => `${name}.${field}`),
      );
    expect(poor).toEqual([]);
  });

  it('needs a body where a field is needed, and only there', () => {
    const poor = names(({ operation: { requestBody } }) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      const name =
        String(schema?.['$ref'] ?? '')
          .split('/')
          .pop() ?? '';
      const required = (document.components.schemas[name]?.['required'] ?? []) as string[];
      return requestBody !== undefined && requestBody.required !== required.length > 0;
    });
    expect(poor).toEqual([]);
  });

  it('says that a company gives its name when it registers, and a role that needs none', () => {
    const ajv = new Ajv({ strict: false, formats: { password: true } });
    const isAllowed = ajv.compile(document.components.schemas['RegisterDto'] ?? {});
    const person = { first_name: 'Ada', last_name: 'Berg', email: 'ada@firma.berlin' };
    const input = { ...person, password: 'weg zum bahnhof 17' };
    expect(isAllowed(input)).toBe(false);
    expect(isAllowed({ ...input, role: 'B2B', company_name: ' ' })).toBe(false);
    expect(isAllowed({ ...input, company_name: 'Firma' })).toBe(true);
    expect(isAllowed({ ...input, role: 'JobSeeker' })).toBe(true);
    expect(isAllowed({ ...input, role: 'JobSeeker', email: 'ada' })).toBe(false);
  });

  it('needs no sign-in where that is optional', () => {
    const all = operations.find(({ name }) => name === 'GET /private/api/projects/all');
    expect(all?.operation.security).toEqual([{}, { user: [] }]);
  });
});

/** PUT and PATCH that edit nothing that a form shows: steps from a state, each of which is on a condition of its own, and a picture. */
const STEPS = [
  'PATCH /api/admin/jobs/{id}/state',
  'PATCH /api/admin/projects/{id}/state',
  'PATCH /private/api/projects/{id}/state',
  'PATCH /api/admin/jobs/{id}/applicants/{userId}',
  'PATCH /private/api/projects/{id}/applicants/{applicationId}',
  'PATCH /api/admin/applications/{id}',
  'PATCH /api/admin/applications/{id}/stage',
  'PATCH /private/api/projects/{id}/applicants/{applicationId}/stage',
  'PATCH /api/admin/proposals/{id}',
  'PATCH /private/api/projects/{id}/proposals/{proposalId}',
  'PATCH /api/admin/contact-messages/{id}',
  'PUT /api/admin/career-site/team-order',
  'PUT /api/admin/career-site/team/{id}/portrait',
];

it('every PUT and PATCH that edits takes If-Match, optional, and nothing else does', () => {
  const header = ({ operation }: (typeof operations)[number]) =>
    operation.parameters?.find(({ in: place, name }) => place === 'header' && name === 'If-Match');
  const edits = operations.filter(({ method, name }) => /put|patch/.test(method) && !STEPS.includes(name));
  expect(operations.filter(header).map(({ name }) => name)).toEqual(edits.map(({ name }) => name));
  const poor = edits.filter((each) => header(each)?.['required'] || !each.operation.responses['412']);
  expect(poor.map(({ name }) => name)).toEqual([]);
  // Each is tried.
  const tried = ['if-match.e2e.test.ts', 'edits/career-site.ts']
    .map((file) => textOf(`test/e2e/shared/http/engines/${file}`))
    .join('');
  expect(edits.map(({ name }) => name).filter((name) => !tried.includes(`'${name}'`))).toEqual([]);
  expect(STEPS.filter((step) => !operations.some(({ name }) => name === step))).toEqual([]);
});

describe('an Idempotency-Key', () => {
  const headersOf = ({ operation }: (typeof operations)[number]) =>
    (operation.parameters ?? [])
      .filter(({ in: place, name }) => place === 'header' && !/^If-/.test(name))
      .map(({ name }) => name);
  const isOfSession = ({ method, operation }: (typeof operations)[number]) =>
    method === 'post' &&
    !operation['x-only-reads'] &&
    operation.security?.some((scheme) => 'user' in scheme || 'admin' in scheme);
  const posts = operations.filter(isOfSession);

  it('is taken by every POST of a session that changes something and by nothing else, with its refusals', () => {
    expect(posts.length).toBeGreaterThan(40);
    const takes = operations.filter((each) => headersOf(each).length > 0);
    expect(takes.map(({ name }) => name)).toEqual(posts.map(({ name }) => name));
    expect([...new Set(takes.flatMap(headersOf))]).toEqual(['Idempotency-Key']);
    const poor = posts.filter(({ operation }) => !operation.responses['409'] || !operation.responses['422']);
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  it('gives nothing again that is secret', () => {
    const text = (schema: unknown): string => JSON.stringify(schema ?? {});
    const whole = (schema: unknown): string =>
      text(schema).replace(/"#\/components\/schemas\/(\w+)"/g, (_, name: string) =>
        /^(ErrorView|MessageCode)$/.test(name) ? '' : whole(document.components.schemas[name]),
      );
    const isSecret = ({ operation }: (typeof operations)[number]) =>
      Object.entries(operation.responses).some(
        ([status, { content }]) =>
          status.startsWith('2') &&
          /"(\w*[tT]oken|\w*[sS]ecret|\w*Codes?|options|uri|key)":\{/.test(whole(content)),
      );
    const secret = posts.filter(isSecret);
    expect(secret.length).toBeGreaterThan(10);
    expect(secret.filter(({ operation }) => !operation['x-shown-once']).map(({ name }) => name)).toEqual([]);
  });

  it('is answered with JSON, which can be stored', () => {
    const types = posts.flatMap(({ operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content }]) =>
        status.startsWith('2') ? Object.keys(content ?? {}) : [],
      ),
    );
    expect([...new Set(types)]).toEqual(['application/json']);
  });
});

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}

it('every field of every schema has an example, or is made of fields that have', () => {
  const poor = Object.entries(document.components.schemas).flatMap(([schema, { properties }]) =>
    Object.entries((properties ?? {}) as Record<string, Json>)
      .filter(
        ([, field]) => !['example', '$ref', 'allOf', 'enum', 'oneOf', 'anyOf'].some((key) => key in field),
      )
      .filter(([, field]) => ![field['type']].flat().includes('array') && field['format'] !== 'binary')
      .map(([name]) => `${schema}.${name}`),
  );
  expect(poor).toEqual([]);
});
