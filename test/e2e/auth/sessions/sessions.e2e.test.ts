import { AuthSweeper } from '../../../../api/src/auth/account/adapters/schedule/auth-sweeper.ts';
import { AdminRepository } from '../../../../api/src/auth/admins/application/admins.ports.ts';
import { AccountRepository } from '../../../../api/src/users/application/users.ports.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, signInAgain } from '../../../support/people/people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const me = async (person: { get(path: string): PromiseLike<{ status: number }> }, path = '/private/api/me') =>
  (await person.get(path)).status;

describe('how long a session lives', () => {
  it('is 24 hours after a user’s last request', async () => {
    const user = await signIn(app, 'Freelancer');
    app.clock.advance(DAY - 1);
    expect(await me(user)).toBe(200);
    app.clock.advance(DAY - 1);
    expect(await me(user)).toBe(200);
    app.clock.advance(DAY);
    expect(await me(user)).toBe(401);
  });

  it('is 30 days at most for a user', async () => {
    const user = await signIn(app, 'Freelancer');
    for (let day = 0; day < 59; day++) {
      app.clock.advance(DAY / 2);
      expect(await me(user)).toBe(200);
    }
    app.clock.advance(DAY / 2);
    expect(await me(user)).toBe(401);
  });

  it('is 30 minutes after an administrator’s last request, and 12 hours at most', async () => {
    const [idle, busy] = [await signInAdmin(app), await signInAdmin(app)];
    app.clock.advance(29 * MINUTE);
    expect(await me(busy, '/api/admin/me')).toBe(200);
    app.clock.advance(MINUTE);
    expect(await me(idle, '/api/admin/me')).toBe(401);
    for (let minutes = 30; minutes < 12 * 60; minutes += 15) {
      expect(await me(busy, '/api/admin/me')).toBe(200);
      app.clock.advance(15 * MINUTE);
    }
    expect(await me(busy, '/api/admin/me')).toBe(401);
  });

  it('ends when the epoch of the account is raised, although the session itself is still stored', async () => {
    const [user, admin] = [await signIn(app, 'Freelancer'), await signInAdmin(app)];
    const sessions = app.connection.model('Session');
    const stored = await sessions.countDocuments();
    // Only the account is written, as by a process that ends before it removes the sessions.
    await app.app.get(AccountRepository, { strict: false }).setPassword(user.id, 'hash');
    await app.app.get(AdminRepository, { strict: false }).setPassword(admin.id, 'hash');
    expect([await me(user), await me(admin, '/api/admin/me')]).toEqual([401, 401]);
    expect(await sessions.countDocuments()).toBe(stored);
  });

  it('is not prolonged by automatic refreshes', async () => {
    const user = await signIn(app, 'Freelancer');
    for (let hour = 0; hour < 23; hour++) {
      app.clock.advance(HOUR);
      expect((await user.get('/private/api/me').set('x-poll', '1')).status).toBe(200);
    }
    app.clock.advance(HOUR);
    expect((await user.get('/private/api/me').set('x-poll', '1')).status).toBe(401);
  });

  it('is written at most once a minute', async () => {
    const user = await signIn(app, 'Freelancer');
    const seen = async () =>
      (await user.get('/private/api/sessions').set('x-poll', '1')).body[0].lastSeenAt as string;
    const start = await seen();
    app.clock.advance(MINUTE - 1);
    await me(user);
    expect(await seen()).toBe(start);
    app.clock.advance(1);
    await me(user);
    expect(await seen()).toBe(new Date(Date.parse(start) + MINUTE).toISOString());
  });
});

describe('ending a session', () => {
  it('by signing out ends this one only, at once', async () => {
    const here = await signIn(app, 'JobSeeker');
    const there = await signInAgain(app, here);
    const answer = await here.post('/private/api/logout');
    expect([answer.status, answer.body]).toEqual([
      200,
      { code: 'session.signed-out', message: 'Signed out.' },
    ]);
    expect([await me(here), await me(there)]).toEqual([401, 200]);
    expect((await here.post('/private/api/logout')).status).toBe(401);
  });

  it('works for an administrator too', async () => {
    const admin = await signInAdmin(app);
    expect((await admin.post('/api/admin/logout')).status).toBe(200);
    expect(await me(admin, '/api/admin/me')).toBe(401);
  });

  it('from the list ends that device', async () => {
    const here = await signIn(app, 'B2B');
    app.clock.advance(1000);
    const there = await signInAgain(app, here);
    const list = (await here.get('/private/api/sessions')).body as { _id: string; current: boolean }[];
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ device: 'test', current: false, openedAt: expect.any(String) });
    const other = list.find(({ current }) => !current)?._id;
    expect((await here.delete(`/private/api/sessions/${other}`)).status).toBe(200);
    expect([await me(here), await me(there)]).toEqual([200, 401]);
    expect((await here.delete(`/private/api/sessions/${other}`)).status).toBe(404);
  });

  it('of somebody else is 404, of nonsense 400', async () => {
    const [mine, theirs] = [await signIn(app, 'B2B'), await signIn(app, 'B2B')];
    const { body } = await theirs.get('/private/api/sessions');
    expect((await mine.delete(`/private/api/sessions/${body[0]._id}`)).status).toBe(404);
    expect((await mine.delete('/private/api/sessions/nonsense')).status).toBe(400);
    expect(await me(theirs)).toBe(200);
  });
});

it('counts a changed role at the next request', async () => {
  const user = await signIn(app, 'B2B');
  expect((await user.get('/private/api/consultants')).status).toBe(200);
  await user.put(`/private/api/update-profile/${user.id}`, { role: 'Freelancer' });
  expect((await user.get('/private/api/consultants')).status).toBe(403);
});

it('sweeps what has expired and nothing else', async () => {
  const sessions = app.connection.collection('sessions');
  const old = await signIn(app, 'JobSeeker');
  app.clock.advance(DAY);
  const fresh = await signIn(app, 'JobSeeker');
  await app.app.get(AuthSweeper, { strict: false }).sweep();
  expect(await sessions.countDocuments({ expiresAt: { $lte: app.clock.now() } })).toBe(0);
  expect([await me(old), await me(fresh)]).toEqual([401, 200]);
});
