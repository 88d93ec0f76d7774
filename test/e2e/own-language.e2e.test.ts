import { login, PASSWORD, register } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { signIn, signInAdmin } from '../support/people.ts';

jest.setTimeout(60_000);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('the language of an account', () => {
  it('is English until another one is chosen', async () => {
    const user = await signIn(app, 'Freelancer');
    expect((await user.get('/private/api/me')).body.language).toBe('en');
    expect((await user.put('/private/api/language', { language: 'de' })).body).toMatchObject({
      code: 'account.language-changed',
    });
    expect((await user.get('/private/api/me')).body.language).toBe('de');
  });

  it('is chosen by administrators for themselves', async () => {
    const [one, other] = [await signInAdmin(app), await signInAdmin(app)];
    expect((await one.put('/api/admin/language', { language: 'de' })).status).toBe(200);
    expect((await one.get('/api/admin/me')).body.language).toBe('de');
    expect((await other.get('/api/admin/me')).body.language).toBe('en');
  });

  it('comes with a registration, and nobody else is told', async () => {
    await register(app, { email: 'greta@example.com', language: 'de' });
    const { user } = (await login(app, 'greta@example.com', PASSWORD)).body;
    expect(user.language).toBe('de');
    const admin = await signInAdmin(app);
    const { body } = await admin.get(`/api/admin/people/${user._id}`);
    expect(body).toMatchObject({ email: 'greta@example.com' });
    expect(body.language).toBeUndefined();
  });

  it('is one that the product speaks', async () => {
    const user = await signIn(app, 'Freelancer');
    const answer = await user.put('/private/api/language', { language: 'fr' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field: 'language', code: 'field.not-one-of' }]);
    expect((await user.get('/private/api/me')).body.language).toBe('en');
  });

  it('is English for whoever was there before there was a choice', async () => {
    const user = await signIn(app, 'Freelancer');
    await app.connection.collection('users').updateOne({ email: user.email }, { $unset: { language: 1 } });
    expect((await user.get('/private/api/me')).body.language).toBe('en');
  });
});
