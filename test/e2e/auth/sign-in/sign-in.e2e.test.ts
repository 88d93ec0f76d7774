import { startApp, type TestApp } from '../../../support/app/app.ts';
import {
  cookieOf,
  door,
  lastMailTo,
  login,
  PASSWORD,
  register,
  statusOf,
} from '../../../support/people/accounts.ts';
import { signInAdmin } from '../../../support/people/people.ts';

const MINUTE = 60_000;
const WRONG = 'not the right one at all';

let app: TestApp;
let nextEmail = 0;
// The real budget of wrong passwords; each test with accounts and networks of its own.
beforeAll(async () => {
  app = await startApp({ settings: { rateLimitScale: 1, trustProxy: 1 } });
});
afterAll(() => app.close());

async function someone(): Promise<{ email: string; token: string; id: string }> {
  return register(app, { email: `someone${++nextEmail}@example.com` });
}

describe('signing in', () => {
  it('gives the same answer for a wrong password and for an unknown address', async () => {
    const { email } = await someone();
    const wrong = await login(app, email, WRONG);
    const unknown = await login(app, `un${email}`, WRONG);
    const { requestId: _a, ...wrongBody } = wrong.body;
    const { requestId: _b, ...unknownBody } = unknown.body;
    expect(wrongBody).toEqual({
      statusCode: 401,
      code: 'session.wrong-credentials',
      message: 'Invalid email or password',
    });
    expect([unknown.status, unknownBody]).toEqual([wrong.status, wrongBody]);
  });

  it.each([
    [{ email: 'a@b.de' }, 'Password is required'],
    [{ password: PASSWORD }, 'Email is required'],
    [{ email: ['a@b.de'], password: PASSWORD }, 'Email is required'],
    [{ email: { $gt: '' }, password: PASSWORD }, 'The field $gt is not allowed'],
    [{ email: 'a@b.de', password: 12345678901234 }, 'Password is required'],
  ])('refuses %j', async (body, message) => {
    const answer = await door(app, 'login', body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('tells a blocked user so only after the right password, and ends the sessions', async () => {
    const { email, id, token } = await someone();
    const admin = await signInAdmin(app);
    const blocked = await admin.patch(`/api/admin/users/${id}`, { blocked: true });
    expect([blocked.status, blocked.body.user.blocked]).toEqual([200, true]);
    expect(await statusOf(app, token)).toBe(401);
    expect((await login(app, email, WRONG)).status).toBe(401);
    expect((await login(app, email)).status).toBe(403);
    await admin.patch(`/api/admin/users/${id}`, { blocked: false });
    expect((await login(app, email)).status).toBe(200);
    // Sessions from before the block stay invalid.
    expect(await statusOf(app, token)).toBe(401);
  });
});

describe('a 401', () => {
  it.each([
    ['no token', 'get', '/private/api/me', undefined, 'Bearer'],
    ['another scheme', 'get', '/private/api/me', 'Basic YTpi', 'Bearer'],
    ['a bad token', 'get', '/private/api/me', 'Bearer nonsense', 'Bearer error="invalid_token"'],
    ['a bad key', 'get', '/api/admin/jobs', 'Bearer cpk_nonsense', 'Bearer error="invalid_token"'],
    ['a wrong password', 'post', '/public/api/v0/login', 'Bearer nonsense', 'Bearer'],
  ] as const)('for %s names the way to authenticate', async (_, method, path, authorization, challenge) => {
    const asked = app.request[method](path).set(authorization ? { authorization } : {});
    const answer = await (method === 'post'
      ? asked.send({ email: 'nobody@example.com', password: WRONG })
      : asked);
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, challenge]);
  });
});

describe('wrong passwords', () => {
  /** Tries that often from one network. */
  async function guess(
    email: string,
    from: { address?: string; cookie?: string },
    times = 5,
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push((await login(app, email, WRONG, from)).status);
    return statuses;
  }

  it('are used up after five, for the right password too, until 15 minutes are over', async () => {
    const { email } = await someone();
    const here = { address: '203.0.113.1' };
    expect(await guess(email, here)).toEqual([401, 401, 401, 401, 401]);
    const shut = await login(app, email, PASSWORD, here);
    expect(shut.status).toBe(429);
    expect(shut.body.message).toBe('Too many wrong passwords. Try again in 15 minutes.');
    expect(Number(shut.headers['retry-after'])).toBe(15 * 60);
    app.clock.advance(15 * MINUTE - 1);
    expect((await login(app, email, PASSWORD, here)).status).toBe(429);
    app.clock.advance(1);
    expect((await login(app, email, PASSWORD, here)).status).toBe(200);
  });

  it('count for the network that they come from: a /64 of IPv6', async () => {
    const { email } = await someone();
    for (let i = 0; i < 5; i++) await login(app, email, WRONG, { address: `2001:db8:0:7::${i}` });
    expect((await login(app, email, PASSWORD, { address: '2001:db8:0:7:ffff::1' })).status).toBe(429);
    expect((await login(app, email, PASSWORD, { address: '2001:db8:0:8::1' })).status).toBe(200);
  });

  it('of strangers shut out no device that is known, until the password changes', async () => {
    const { email, token } = await someone();
    const here = { address: '203.0.113.2' };
    const cookie = cookieOf(await login(app, email, PASSWORD, here));
    await guess(email, here, 25);
    expect((await login(app, email, PASSWORD, here)).status).toBe(429);
    const again = await login(app, email, PASSWORD, { ...here, cookie });
    expect([again.status, cookieOf(again)]).toEqual([200, expect.stringContaining('known-device=')]);
    // It has tries of its own, and only at its account.
    expect(await guess(email, { cookie }, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const other = await someone();
    await guess(other.email, here);
    expect((await login(app, other.email, PASSWORD, { ...here, cookie })).status).toBe(429);

    const password = 'another long secret 77';
    const changed = await app.request
      .post('/private/api/change-password')
      .set('authorization', `Bearer ${token}`)
      .send({ current: PASSWORD, new: password });
    expect(changed.status).toBe(200);
    const elsewhere = { address: '203.0.113.3', cookie: cookieOf(again) };
    expect(await guess(email, { address: '203.0.113.3' })).toEqual([401, 401, 401, 401, 401]);
    expect((await login(app, email, password, elsewhere)).status).toBe(429);
  });

  it('at the old password are forgiven by a reset, and at no other', async () => {
    const [{ email }, other] = [await someone(), await someone()];
    const here = { address: '203.0.113.5' };
    for (const address of [email, other.email]) await guess(address, here);
    expect((await login(app, email, PASSWORD, here)).status).toBe(429);
    await door(app, 'forgot-password', { email });
    const { token } = await lastMailTo(app, email);
    const password = 'another long secret 77';
    expect((await door(app, 'reset-password', { token, password })).status).toBe(200);
    expect((await login(app, email, password, here)).status).toBe(200);
    expect((await login(app, other.email, PASSWORD, here)).status).toBe(429);
  });

  it('count in any 15 minutes, not in fixed ones', async () => {
    const { email } = await someone();
    const here = { address: '203.0.113.6' };
    await guess(email, here, 1);
    app.clock.advance(14 * MINUTE);
    await guess(email, here, 4);
    app.clock.advance(MINUTE);
    // Only the first has expired.
    expect(await guess(email, here, 2)).toEqual([401, 429]);
  });

  it('are no more than five when 50 arrive at once, whether the account exists or not', async () => {
    const { email } = await someone();
    for (const [i, address] of [email, 'nobody-at-all@example.com'].entries()) {
      const here = { address: `203.0.113.${10 + i}` };
      const answers = await Promise.all(Array.from({ length: 50 }, () => login(app, address, WRONG, here)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
      expect((await login(app, address.toUpperCase(), WRONG, here)).status).toBe(429);
    }
  });

  it('are not used up by right ones, also when eight arrive at once', async () => {
    const { email } = await someone();
    const here = { address: '203.0.113.20' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(app, email, PASSWORD, here)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('count at the change of a password for its session alone', async () => {
    const { email, token } = await someone();
    const change = (by: string, current = WRONG) =>
      app.request
        .post('/private/api/change-password')
        .set('authorization', `Bearer ${by}`)
        .send({ current, new: 'another long secret 77' });
    for (let i = 0; i < 5; i++) expect((await change(token)).status).toBe(400);
    expect((await change(token)).status).toBe(429);
    const other = (await login(app, email)).body.token as string;
    expect((await change(other, PASSWORD)).status).toBe(200);
  });
});

describe('a mail that anybody can cause', () => {
  it('goes to an address at most five times an hour, and nobody is told', async () => {
    const { email } = await someone();
    const before = (await app.mails()).filter(({ to }) => to === email).length;
    const answers = [];
    for (let i = 0; i < 8; i++) {
      app.clock.advance(MINUTE);
      answers.push(await door(app, 'forgot-password', { email }));
    }
    const told = answers.filter(({ status }) => status !== 429);
    expect(new Set(told.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    expect((await app.mails()).filter(({ to }) => to === email).length - before).toBeLessThanOrEqual(5);
    expect((await lastMailTo(app, email)).subject).toBe('Choose a new password');
  });
});
