import { startApp, type TestApp } from '../../../support/app/app.ts';
import { unzipped } from '../../../support/app/bytes.ts';
import {
  aRegistration,
  door,
  lastMailTo,
  login,
  PASSWORD,
  register,
  statusOf,
} from '../../../support/people/accounts.ts';
import {
  CHANGED,
  changeEmail,
  CONFIRM,
  fresh,
  linkTo,
  moveTo,
  subjectsTo,
} from '../../../support/people/email-links.ts';
import { signIn } from '../../../support/people/people.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const me = async (token: string) =>
  (await app.request.get('/private/api/me').set('authorization', `Bearer ${token}`)).body;
const confirm = (token: string) => door(app, 'confirm-email', { token });
const registers = (email: string) => door(app, 'register', aRegistration({ email }));

describe('asking for another address', () => {
  it('wants the password, or a confirmation within the last ten minutes', async () => {
    const { email, token } = await register(app, { email: fresh('owner') });
    const next = fresh('next');
    expect((await changeEmail(app, token, { email: next })).status).toBe(200);
    app.clock.advance(10 * 60_000);
    const late = await changeEmail(app, token, { email: next });
    expect([late.status, late.body.code]).toEqual([403, 'session.confirm-first']);
    const wrong = await changeEmail(app, token, { email: next, password: 'not the right one' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'password', code: 'password.incorrect', message: 'This password is incorrect' }],
    ]);
    expect((await changeEmail(app, token, { email: next, password: PASSWORD })).status).toBe(200);
    const malformed = await changeEmail(app, token, { email: 'nonsense', password: PASSWORD });
    expect(malformed.body.errors).toEqual([
      { field: 'email', code: 'email.invalid', message: 'Enter a valid email' },
    ]);
    expect((await me(token)).email).toBe(email);
  });

  it('answers the same for a free, a taken, the own and a reserved address, and keeps the same', async () => {
    const [asker, owner, mover] = [
      await signIn(app, 'Freelancer'),
      await signIn(app, 'Freelancer'),
      await signIn(app, 'Freelancer'),
    ];
    await moveTo(app, mover.token, mover.email, fresh('moved'));
    const free = fresh('free');
    const answers = [];
    for (const email of [free, owner.email.toUpperCase(), asker.email, mover.email]) {
      const { status, body } = await changeEmail(app, asker.token, { email });
      const zip = await unzipped(
        app.request.get('/private/api/me/export').set('authorization', `Bearer ${asker.token}`),
      );
      const kept = JSON.parse(Buffer.from(zip['email-addresses.json'] ?? []).toString()) as {
        waiting: { email: string }[];
      };
      expect(kept.waiting).toEqual([{ email, expiresAt: expect.any(String) }]);
      answers.push({ status, body });
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await subjectsTo(app, free)).toEqual([CONFIRM]);
    expect(await subjectsTo(app, owner.email.toUpperCase())).toEqual([
      'Your email address is already in use',
    ]);
    expect((await subjectsTo(app, mover.email)).at(-1)).toBe('Your email address is already in use');
    expect(await subjectsTo(app, asker.email)).toEqual([]);
  });

  it('leaves only the newest link, which ends with a changed password', async () => {
    const { token } = await register(app, { email: fresh('owner') });
    const [one, two] = [fresh('one'), fresh('two')];
    await changeEmail(app, token, { email: one });
    await changeEmail(app, token, { email: two });
    expect((await confirm(await linkTo(app, one, CONFIRM))).status).toBe(400);
    const body = { current: PASSWORD, new: 'another long secret 77' };
    await app.request.post('/private/api/change-password').set('authorization', `Bearer ${token}`).send(body);
    expect((await confirm(await linkTo(app, two, CONFIRM))).status).toBe(400);
  });
});

describe('confirming it', () => {
  it('changes the address, keeps the sessions, and takes the old mailbox’s links away', async () => {
    const { email, token } = await register(app, { email: fresh('owner') });
    const other = (await login(app, email)).body.token as string;
    await door(app, 'forgot-password', { email });
    const reset = (await lastMailTo(app, email)).token;
    const next = fresh('Next');
    await changeEmail(app, token, { email: next });
    const link = await linkTo(app, next, CONFIRM);
    // A mail scanner opens links, which changes nothing.
    expect((await app.request.get('/public/api/v0/confirm-email').query({ token: link })).status).not.toBe(
      200,
    );
    expect((await me(token)).email).toBe(email);
    const answer = await confirm(link);
    expect([answer.status, answer.body]).toEqual([
      200,
      { code: 'email.changed', message: expect.any(String), account: 'user' },
    ]);
    expect((await confirm(link)).status).toBe(200);
    expect((await me(token)).email).toBe(next);
    expect(await statusOf(app, other)).toBe(200);
    expect((await login(app, email)).status).toBe(401);
    expect((await login(app, next)).status).toBe(200);
    expect((await door(app, 'reset-password', { token: reset, password: PASSWORD })).status).toBe(400);
    expect((await lastMailTo(app, email)).subject).toBe(CHANGED);
  });

  it('works for 24 hours', async () => {
    const person = await signIn(app, 'JobSeeker');
    const next = fresh('late');
    await changeEmail(app, person.token, { email: next });
    const link = await linkTo(app, next, CONFIRM);
    app.clock.advance(DAY);
    const { status, body } = await confirm(link);
    expect([status, body.message]).toEqual([400, 'This link is invalid or has expired']);
    expect((await confirm('unknown')).status).toBe(400);
  });

  it('lets one of two have an address, and tells the other', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => signIn(app, 'Freelancer')));
    const wanted = fresh('wanted');
    const links = [];
    for (const { token } of people) {
      await changeEmail(app, token, { email: wanted });
      links.push(await linkTo(app, wanted, CONFIRM));
    }
    const [answers, registration] = await Promise.all([
      Promise.all(links.map(confirm)),
      registers(wanted.toUpperCase()),
    ]);
    expect(registration.status).toBe(201);
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect(won.length + lost.length).toBe(4);
    expect(won.length).toBeLessThanOrEqual(1);
    expect(lost[0]?.body.message).toBe(
      'Another account uses this email address now, so yours has not been changed.',
    );
    expect(await app.connection.collection('users').countDocuments({ emailKey: wanted.toLowerCase() })).toBe(
      1,
    );
  });

  it('is not for who was blocked or erased meanwhile', async () => {
    const person = await signIn(app, 'Freelancer');
    const next = fresh('blocked');
    await changeEmail(app, person.token, { email: next });
    const link = await linkTo(app, next, CONFIRM);
    await app.connection
      .collection('users')
      .updateOne({ emailKey: person.email }, { $set: { blocked: true } });
    expect((await confirm(link)).status).toBe(400);
  });
});

it('an address that was changed elsewhere is another’s for user-by-email', async () => {
  const person = await signIn(app, 'Freelancer');
  await moveTo(app, person.token, person.email, fresh('next'));
  expect((await person.post('/private/api/user-by-email', { email: person.email })).status).toBe(403);
});

// Last, because a second application takes over the tokens of the first one.
it('mails an address five times an hour at most', async () => {
  const limited = await startApp({ settings: { rateLimitScale: 1 } });
  try {
    const people = [await signIn(limited, 'Freelancer'), await signIn(limited, 'Freelancer')];
    for (const { token } of people)
      for (let i = 0; i < 4; i++) await changeEmail(limited, token, { email: 'target@example.com' });
    expect(await subjectsTo(limited, 'target@example.com')).toHaveLength(5);
  } finally {
    await limited.close();
  }
});
