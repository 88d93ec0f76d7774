import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, type SignedIn } from '../../../support/people/people.ts';
import { BAD_UPLOADS } from './hostile/bad-uploads.ts';
import { Sender } from './hostile/sender.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startApp();
  person = await signIn(app, 'Freelancer', { phone: '+49 30 1' });
});
afterAll(() => app.close());

const upload = (payload: string | Buffer, type: string) =>
  new Sender(app).send({
    method: 'PUT',
    url: `/private/api/update-profile/${person.id}`,
    token: person.token,
    payload,
    type,
  });

it('there are at least 40 of them', () => {
  expect(Object.keys(BAD_UPLOADS).length).toBeGreaterThanOrEqual(40);
});

describe('a profile refuses and stays as it is with', () => {
  it.each(Object.entries(BAD_UPLOADS))('%s', async (_, { body, type }) => {
    const before = await app.connection.model('User').findById(person.id).lean();
    const { status, body: answer } = await upload(body, type);
    expect([400, 413, 415]).toContain(status);
    expect((answer as { message: string }).message).toMatch(/^\S.{5,200}$/);
    expect(await app.connection.model('User').findById(person.id).lean()).toEqual(before);
  });

  it('nothing of them among the files that are kept', async () => {
    await expect(app.connection.model('FileRecord').countDocuments({ state: 'attached' })).resolves.toBe(0);
  });
});
