import { startApp, type TestApp } from '../../support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const contact = (fields: object) =>
  app.request
    .post('/public/api/v0/contact-admin')
    .send({ name: 'Heike', message: 'It does not zoom.', ...fields });

it('the report of a barrier takes any address, a message those of the specification', async () => {
  const email = 'heike@verein.berlin';
  await contact({ email, kind: 'barrier' }).expect(201);
  for (const wrong of [{ email }, { email, kind: 'contact' }, { email: 'heike@verein', kind: 'barrier' }])
    expect((await contact(wrong).expect(400)).body.errors).toMatchObject([
      { field: 'email', code: 'email.invalid' },
    ]);
});
