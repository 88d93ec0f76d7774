import { startApp, type TestApp } from '../../../support/app/app.ts';
import { builtDocument, type Json, operationsOf } from '../../../support/checks/api-document.ts';

const KILOBYTE = 1024;
/** Bytes that a form sends beside its values, and spaces that a client may write. */
const SPARE = 500;

const document = builtDocument();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Returns the bytes of the longest JSON that this schema allows: a character takes up to four. */
function longest(schema: Json): number {
  const { $ref: ref, allOf, properties, items, maxItems, maxLength, type } = schema;
  if (typeof ref === 'string')
    return longest(document?.components.schemas[ref.split('/').at(-1) ?? ''] ?? {});
  if (allOf) return (allOf as Json[]).reduce((sum, each) => sum + longest(each), 0);
  if (properties)
    return Object.entries(properties).reduce(
      (sum, [name, each]) => sum + name.length + 4 + longest(each as Json),
      2,
    );
  // A list without a limit has enum values, each once.
  if (items) return Number(maxItems ?? 20) * (longest(items as Json) + 1) + 2;
  return [type].flat().includes('string') && maxLength !== undefined ? Number(maxLength) * 4 + 2 : 50;
}

const operations = (document === null ? [] : operationsOf(document)).flatMap(
  ({ name, path, method, operation }) => {
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    return schema ? [{ name, path, method: method as 'post' | 'put', needed: longest(schema) + SPARE }] : [];
  },
);

const statusOf = async ({ path, method }: (typeof operations)[number], bytes: number): Promise<number> => {
  const body = JSON.stringify({ unknown: 'x'.repeat(bytes - '{"unknown":""}'.length) });
  const address = path.replace(/\{\w+\}/g, 'a'.repeat(24));
  return (await app.request[method](address).type('json').send(body)).status;
};

it('every operation takes the longest body that its rules allow', async () => {
  expect(operations.length).toBeGreaterThan(50);
  const refused: string[] = [];
  for (const each of operations) if ((await statusOf(each, each.needed)) === 413) refused.push(each.name);
  expect(refused).toEqual([]);
});

it('and not much more: 16 kB, but for texts of postings and for profiles', async () => {
  const taken: Record<string, number> = {};
  for (const each of operations)
    for (const kilobytes of [16, 96, 1024])
      if ((await statusOf(each, kilobytes * KILOBYTE + 1)) === 413) break;
      else taken[each.name] = kilobytes;
  const more = (kilobytes: number) =>
    Object.keys(taken)
      .filter((name) => taken[name] === kilobytes)
      .sort();
  expect(more(16)).toEqual([
    'POST /api/admin/applications/{id}/appointment',
    'POST /api/admin/create-project',
    'POST /api/admin/createJob',
    'POST /api/admin/notes',
    'POST /api/admin/postings/check',
    'POST /api/admin/proposals',
    'POST /api/admin/proposals/check',
    'POST /private/api/postings/check',
    'POST /private/api/projects',
    'POST /private/api/projects/{id}/applicants/{applicationId}/appointment',
    'PUT /api/admin/career-site',
    'PUT /api/admin/career-site/jobs/{id}',
    'PUT /api/admin/jobs/{id}',
    'PUT /api/admin/projects/{id}',
    'PUT /private/api/projects/{id}',
  ]);
  expect(more(96)).toEqual([
    'POST /api/admin/consultants',
    'POST /api/admin/employees',
    'POST /private/api/employees',
    'PUT /api/admin/consultants/{id}',
    'PUT /api/admin/employees/{id}',
    'PUT /private/api/employees/{id}',
    'PUT /private/api/update-profile/{userId}',
  ]);
  expect(more(1024)).toEqual([]);
});
