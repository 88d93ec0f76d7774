import { startApp, type TestApp } from '../../../support/app/app.ts';
import { door, lastMailTo, login, PASSWORD, register, statusOf } from '../../../support/people/accounts.ts';

const HOUR = 3_600_000;
const NEXT = 'another long secret 77';

let app: TestApp;
let number = 0;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const someone = () => register(app, { email: `someone${++number}@example.com` });
const again = async (email: string) => (await login(app, email)).body.token as string;

async function resetToken(email: string): Promise<string> {
  app.clock.advance(1000);
  await door(app, 'forgot-password', { email });
  return (await lastMailTo(app, email)).token;
}

describe('changing the password', () => {
  const change = (token: string, body: object) =>
    app.request.post('/private/api/change-password').set('authorization', `Bearer ${token}`).send(body);

  it('ends the other sessions, replaces this one, and tells the owner', async () => {
    const { email, token } = await someone();
    const others = [await again(email), await again(email)];
    const answer = await change(token, { current: PASSWORD, new: NEXT });
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['code', 'message', 'token']]);
    expect(await statusOf(app, answer.body.token)).toBe(200);
    // A copy of the former token is no other device, and ends, too.
    for (const other of [token, ...others]) expect(await statusOf(app, other)).toBe(401);
    expect((await login(app, email)).status).toBe(401);
    expect((await login(app, email, NEXT)).status).toBe(200);
    expect((await lastMailTo(app, email)).subject).toBe('Your password has been changed');
  });

  it.each([
    [{ current: 'not the right one', new: NEXT }, 'current', 'This password is incorrect'],
    [{ current: PASSWORD, new: 'short' }, 'new', 'Use at least 12 characters for your password'],
    [{ current: PASSWORD, new: 'password123456' }, 'new', expect.stringContaining('easy to guess')],
    [{ current: PASSWORD, new: PASSWORD }, 'new', 'Choose a password that is different from the current one'],
    [{ current: PASSWORD }, 'new', 'Password is required'],
    [{ new: NEXT }, 'current', 'Password is required'],
  ])('refuses %j', async (body, field, message) => {
    const { email, token } = await someone();
    const answer = await change(token, body);
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field, code: expect.any(String), message })],
    ]);
    expect((await login(app, email)).status).toBe(200);
  });

  it('is asked of nobody: a password lets its owner in after ten years, too', async () => {
    const { email } = await someone();
    app.clock.advance(10 * 365 * 24 * HOUR);
    expect((await login(app, email)).body).toMatchObject({ token: expect.any(String), user: { email } });
  });

  it('leaves one winner of two at once', async () => {
    const { email, token } = await someone();
    const other = await again(email);
    const answers = await Promise.all([
      change(token, { current: PASSWORD, new: NEXT }),
      change(other, { current: PASSWORD, new: `${NEXT} too` }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.find(({ status }) => status === 200);
    expect(await statusOf(app, winner?.body.token)).toBe(200);
    expect([await statusOf(app, token), await statusOf(app, other)]).toEqual([401, 401]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends every session', async () => {
    const { email, token: session } = await someone();
    const token = await resetToken(email);
    expect((await lastMailTo(app, email)).link).toBe(`/reset-password#token=${token}`);
    const answer = await door(app, 'reset-password', { token, password: NEXT });
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['code', 'message']]);
    expect(await statusOf(app, session)).toBe(401);
    expect((await login(app, email)).status).toBe(401);
    expect((await login(app, email, NEXT)).status).toBe(200);
    expect((await lastMailTo(app, email)).subject).toBe('Your password has been changed');
  });

  it('works once, and the new link takes the older ones with it', async () => {
    const { email } = await someone();
    const [first, second] = [await resetToken(email), await resetToken(email)];
    expect((await door(app, 'reset-password', { token: second, password: NEXT })).status).toBe(200);
    for (const token of [first, second]) {
      const { status, body } = await door(app, 'reset-password', { token, password: 'yet another 88 words' });
      expect([status, body.message]).toEqual([400, 'This reset link is invalid or has expired']);
    }
    expect((await login(app, email, NEXT)).status).toBe(200);
  });

  it('works once of ten at the same moment', async () => {
    const { email } = await someone();
    const token = await resetToken(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => door(app, 'reset-password', { token, password: `${NEXT} ${i}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  it('works for an hour, and a refused password does not use it up', async () => {
    const { email } = await someone();
    const token = await resetToken(email);
    app.clock.advance(HOUR - 1);
    expect((await door(app, 'reset-password', { token, password: 'password123456' })).status).toBe(400);
    expect((await door(app, 'reset-password', { token, password: NEXT })).status).toBe(200);
    const late = await resetToken(email);
    app.clock.advance(HOUR);
    expect((await door(app, 'reset-password', { token: late, password: PASSWORD })).status).toBe(400);
  });

  it('tells nobody whether an address is known', async () => {
    const { email } = await someone();
    const before = (await app.mails()).length;
    const [known, unknown] = [
      await door(app, 'forgot-password', { email }),
      await door(app, 'forgot-password', { email: 'nobody@example.com' }),
    ];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await app.mails()).length).toBe(before + 1);
  });

  it('confirms the address too: whoever reads the mail owns it', async () => {
    const email = 'unconfirmed@example.com';
    await door(app, 'register', {
      first_name: 'Mallory',
      last_name: 'M',
      email,
      password: PASSWORD,
      role: 'JobSeeker',
    });
    await lastMailTo(app, email);
    const token = await resetToken(email);
    await door(app, 'reset-password', { token, password: NEXT });
    // The password of the person who is not the owner does not work.
    expect((await login(app, email)).status).toBe(401);
    expect((await login(app, email, NEXT)).status).toBe(200);
  });
});
