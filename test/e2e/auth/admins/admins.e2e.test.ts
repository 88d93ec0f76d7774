import { AdminsService } from '../../../../api/src/auth/account/application/admins.service.ts';
import type { Settings } from '../../../../api/src/config/settings.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { cookieOf, door, lastMailTo, PASSWORD } from '../../../support/people/accounts.ts';
import { signInAdmin } from '../../../support/people/people.ts';

const CLOSED = 'Registration is closed. Ask an administrator for an invitation.';
const DAY = 24 * 3_600_000;

let app: TestApp;
afterEach(() => app.close());

const open = async (adminRegistration: Settings['adminRegistration'] = 'first') => {
  app = await startApp({ settings: { adminRegistration } });
};
const registerAdmin = (email: string, more: object = {}) =>
  door(app, 'admin/register', { email, phone: '+49 30 1234', password: PASSWORD, ...more });
const loginAdmin = (email: string, password = PASSWORD) => door(app, 'admin/login', { email, password });
const count = () => app.connection.collection('admins').countDocuments();

async function firstAdmin(email = 'first@example.com') {
  await registerAdmin(email);
  const { body } = await loginAdmin(email);
  const authorization = `Bearer ${body.token}`;
  return {
    id: body.admin._id as string,
    get: (path: string) => app.request.get(`/api/admin/${path}`).set('authorization', authorization),
    invite: async (input: object = {}) =>
      (await app.request.post('/api/admin/admins/invite').set('authorization', authorization).send(input))
        .body.inviteCode as string,
    remove: (id: string) => app.request.delete(`/api/admin/admins/${id}`).set('authorization', authorization),
  };
}

describe('the first administrator', () => {
  it('is let in, and nobody after', async () => {
    await open();
    expect((await registerAdmin('first@example.com')).status).toBe(201);
    const second = await registerAdmin('second@example.com');
    expect([second.status, second.body.message]).toEqual([403, CLOSED]);
    const { status, body } = await loginAdmin('First@example.com');
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 'session.opened',
      msg: expect.any(String),
      token: expect.any(String),
      admin: {
        _id: expect.any(String),
        email: 'first@example.com',
        phone: '+49 30 1234',
        language: 'en',
        version: expect.any(String),
      },
    });
  });

  it('is one of 20 who come at the same moment', async () => {
    await open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => registerAdmin(`a${i}@example.com`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
    expect(await count()).toBe(1);
  });

  it('may come after the one of the demo data', async () => {
    await open();
    await app.app
      .get(AdminsService, { strict: false })
      .create({ email: 'demo@example.com', phone: '1', password: 'demo' }, { demo: true });
    expect((await registerAdmin('first@example.com')).status).toBe(201);
    expect((await registerAdmin('second@example.com')).status).toBe(403);
  });

  it('is kept out by a wrong input only for as long as it is wrong', async () => {
    await open();
    expect((await registerAdmin('first@example.com', { phone: '' })).body.errors).toEqual([
      { field: 'phone', code: 'field.phone-required', message: 'Phone is required' },
    ]);
    expect((await registerAdmin('nonsense')).status).toBe(400);
    expect((await registerAdmin('first@example.com', { password: 'admin12345678' })).status).toBe(400);
    expect((await registerAdmin('first@example.com')).status).toBe(201);
  });
});

describe.each(['invite', 'closed'] as const)('registration %s', (mode) => {
  it('lets nobody into an empty system, whatever is sent', async () => {
    await open(mode);
    expect((await registerAdmin('first@example.com')).status).toBe(403);
    expect((await registerAdmin('first@example.com', { inviteCode: 'guessed' })).status).toBe(403);
    expect((await door(app, 'admin/register', {})).status).toBe(403);
    expect(await count()).toBe(0);
  });
});

describe('an invitation', () => {
  it('works once', async () => {
    await open();
    const inviteCode = await (await firstAdmin()).invite();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => registerAdmin(`invited${i}@example.com`, { inviteCode })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(403)]);
    expect(await count()).toBe(2);
  });

  it('to an address goes there by mail and works only for it', async () => {
    await open();
    const inviteCode = await (await firstAdmin()).invite({ email: 'New@example.com' });
    const mail = await lastMailTo(app, 'New@example.com');
    expect(mail.link).toBe(`/admin_sign_in#invite=${inviteCode}`);
    expect((await registerAdmin('other@example.com', { inviteCode })).status).toBe(403);
    expect((await registerAdmin('new@example.com', { inviteCode })).status).toBe(201);
  });

  it('lasts seven days, and ends with the one who wrote it', async () => {
    await open();
    const first = await firstAdmin();
    const late = await first.invite();
    app.clock.advance(7 * DAY);
    expect((await registerAdmin('late@example.com', { inviteCode: late })).status).toBe(403);

    const other = await signInAdmin(app);
    const { inviteCode } = (await other.post('/api/admin/admins/invite', {})).body;
    const boss = await signInAdmin(app);
    await boss.delete(`/api/admin/admins/${other.id}`);
    expect((await registerAdmin('orphan@example.com', { inviteCode })).status).toBe(403);
  });

  it('is not used up by an address that is taken, and is not written where registration is closed', async () => {
    await open();
    const first = await firstAdmin();
    const inviteCode = await first.invite();
    expect((await registerAdmin('FIRST@example.com', { inviteCode })).status).toBe(409);
    expect((await registerAdmin('second@example.com', { inviteCode })).status).toBe(201);
    await app.close();
    await open('closed');
    const admin = await signInAdmin(app);
    expect((await admin.post('/api/admin/admins/invite', {})).status).toBe(409);
  });
});

describe('administrators', () => {
  it('see each other and themselves', async () => {
    await open();
    const first = await firstAdmin();
    const second = await signInAdmin(app);
    expect((await first.get('me')).body).toMatchObject({ _id: first.id, email: 'first@example.com' });
    const { body } = await first.get('admins');
    expect(body).toEqual([
      {
        _id: first.id,
        email: 'first@example.com',
        phone: '+49 30 1234',
        language: 'en',
        createdAt: expect.any(String),
        current: true,
        secondFactor: false,
      },
      expect.objectContaining({ _id: second.id, current: false }),
    ]);
  });

  it('can be removed, but never the last one', async () => {
    await open();
    const first = await firstAdmin();
    const last = await first.remove(first.id);
    expect([last.status, last.body.message]).toEqual([409, 'The last administrator cannot be removed']);
    const second = await signInAdmin(app);
    expect((await first.remove(second.id)).status).toBe(200);
    expect((await first.remove(second.id)).status).toBe(404);
    expect((await first.remove('nonsense')).status).toBe(400);
    expect((await second.get('/api/admin/me')).status).toBe(401);
    expect((await first.get('me')).status).toBe(200);
  });

  it('who remove each other at the same moment leave one', async () => {
    await open();
    for (let round = 0; round < 3; round++) {
      const [a, b] = [await signInAdmin(app), await signInAdmin(app)];
      for (const { _id } of (await a.get('/api/admin/admins')).body as { _id: string }[])
        if (_id !== a.id && _id !== b.id) await a.delete(`/api/admin/admins/${_id}`);
      const answers = await Promise.all([
        a.delete(`/api/admin/admins/${b.id}`),
        b.delete(`/api/admin/admins/${a.id}`),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await count()).toBe(1);
    }
  });

  it('have the same budget of wrong passwords as users', async () => {
    app = await startApp({ settings: { rateLimitScale: 1, trustProxy: 1 } });
    const email = 'first@example.com';
    await registerAdmin(email);
    const enter = (password = PASSWORD, cookie = '') =>
      door(app, 'admin/login', { email, password }, { address: '203.0.113.9', cookie });
    const cookie = cookieOf(await enter());
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter('wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect((await enter()).status).toBe(429);
    expect((await enter(PASSWORD, cookie)).status).toBe(200);
    expect((await loginAdmin(email)).status).toBe(200);
    const unknown = await loginAdmin('nobody@example.com');
    expect([unknown.status, unknown.body.message]).toEqual([401, 'Invalid email or password']);
  });

  it('block users only by a boolean, and only who is there', async () => {
    await open();
    const admin = await signInAdmin(app);
    expect((await admin.patch(`/api/admin/users/${'f'.repeat(24)}`, { blocked: true })).status).toBe(404);
    expect((await admin.patch(`/api/admin/users/${'f'.repeat(24)}`, { blocked: 'yes' })).status).toBe(400);
    expect((await admin.patch('/api/admin/users/nonsense', { blocked: true })).status).toBe(400);
  });
});
