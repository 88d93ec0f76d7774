import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const PATH = '/api/admin/templates';
const PLACEHOLDERS = 'Only these placeholders can be used in a template: {first_name}, {title}, {company}';
const MISSING = 'ffffffffffffffffffffffff';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());
afterEach(() => app.connection.collection('templates').deleteMany({}));

const aTemplate = (changes: object = {}) => ({
  name: 'Invitation',
  text: 'Dear {first_name}, {title} at {company}',
  ...changes,
});
const add = async (changes: object = {}) => {
  app.clock.advance(1000);
  return admin.post(PATH, aTemplate(changes));
};

it('are none at first, and listed by name once there are some', async () => {
  expect((await admin.get(PATH)).body).toEqual([]);
  const { status, body } = await add({ name: '  Kind\nrejection ' });
  expect([status, body]).toEqual([
    201,
    {
      code: 'template.created',
      message: 'The template has been created.',
      template: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        version: expect.any(String),
        name: 'Kind rejection',
        text: aTemplate().text,
      },
    },
  ]);
  await add({ name: 'invitation' });
  const { body: list, headers } = await admin.get(PATH);
  expect(list.map(({ name }: { name: string }) => name)).toEqual(['invitation', 'Kind rejection']);
  expect(headers['x-total-count']).toBe('2');
  expect((await admin.get(`${PATH}?q=kind`)).body).toEqual([body.template]);
});

it.each<[object, string, string]>([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ name: undefined }, 'name', 'Name is required'],
  [{ name: 5 }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'name must be shorter than or equal to 100 characters'],
  [{ text: '\n' }, 'text', 'Text is required'],
  [{ text: 'x'.repeat(2001) }, 'text', 'text must be shorter than or equal to 2000 characters'],
  [{ text: 'Dear {name}' }, 'text', PLACEHOLDERS],
  [{ text: 'Dear {First_name}' }, 'text', PLACEHOLDERS],
  [{ text: '{}' }, 'text', PLACEHOLDERS],
  [{ text: '{first_name} {last-name}' }, 'text', PLACEHOLDERS],
])('are refused with %j', async (changes, field, message) => {
  const { status, body } = await add(changes);
  expect([status, body.message]).toEqual([400, message]);
  expect(body.errors).toMatchObject([{ field, message }]);
  expect((await admin.get(PATH)).body).toEqual([]);
});

it('are refused with fields that are not theirs', async () => {
  expect((await add({ _id: MISSING })).status).toBe(400);
});

it('have names of their own whatever the case', async () => {
  const { body } = await add();
  const again = await add({ name: 'INVITATION' });
  expect([again.status, again.body.code]).toEqual([409, 'template.name-taken']);
  const other = (await add({ name: 'Other' })).body.template as { _id: string };
  expect((await admin.put(`${PATH}/${other._id}`, aTemplate())).status).toBe(409);
  const renamed = await admin.put(`${PATH}/${body.template._id}`, aTemplate({ name: 'INVITATION' }));
  expect([renamed.status, renamed.body.template.name]).toEqual([200, 'INVITATION']);
});

it('are changed and deleted, which is recorded under their names', async () => {
  const id = (await add({ name: 'Follow-up' })).body.template._id as string;
  app.clock.advance(1000);
  const changed = await admin.put(`${PATH}/${id}`, { name: 'Follow-up', text: 'Hello' });
  expect(changed.body).toMatchObject({ code: 'template.updated', template: { _id: id, text: 'Hello' } });
  expect((await admin.put(`${PATH}/${id}`, { name: 'Follow-up' })).status).toBe(400);
  app.clock.advance(1000);
  expect((await admin.delete(`${PATH}/${id}`)).body.code).toBe('template.deleted');
  expect((await admin.delete(`${PATH}/${id}`)).status).toBe(404);
  expect((await admin.put(`${PATH}/${id}`, aTemplate())).status).toBe(404);
  const { body } = await admin.get('/api/admin/audit?q=follow-up');
  expect(body.map(({ action }: { action: string }) => action)).toEqual([
    'template.deleted',
    'template.edited',
    'template.created',
  ]);
});

it('are for administrators', async () => {
  const company = await signIn(app, 'B2B');
  for (const answer of [await company.get(PATH), await company.post(PATH, aTemplate())])
    expect(answer.status).toBe(401);
});
