import { AuthSweeper } from '../../../../../api/src/auth/account/adapters/schedule/auth-sweeper.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { itOnce } from '../../../../support/app/database.ts';
import {
  aRegistration,
  door,
  lastMailTo,
  login,
  PASSWORD,
  register,
  statusOf,
} from '../../../../support/people/accounts.ts';
import {
  changeEmail,
  CONFIRM,
  fresh,
  linkTo,
  moveTo,
  subjectsTo,
} from '../../../../support/people/email-links.ts';
import { signIn, signInAgain } from '../../../../support/people/people.ts';

const DAY = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const confirm = (token: string) => door(app, 'confirm-email', { token });
const undo = (token: string) => door(app, 'undo-email-change', { token });
const registers = (email: string) => door(app, 'register', aRegistration({ email }));

describe('the way back', () => {
  itOnce('restores the address and ends all that opened the account', async () => {
    const { email, token } = await register(app, { email: fresh('victim') });
    const next = fresh('thief');
    const back = await moveTo(app, token, email, next);
    await door(app, 'forgot-password', { email: next });
    const reset = (await lastMailTo(app, next)).token;
    const waiting = fresh('waiting');
    await changeEmail(app, token, { email: waiting });
    const { status, body } = await undo(back);
    expect([status, body]).toEqual([
      200,
      { code: 'email.restored', message: expect.any(String), account: 'user' },
    ]);
    expect(await statusOf(app, token)).toBe(401);
    for (const each of [email, next]) expect((await login(app, each)).status).toBe(401);
    expect((await door(app, 'reset-password', { token: reset, password: PASSWORD })).status).toBe(400);
    expect((await confirm(await linkTo(app, waiting, CONFIRM))).status).toBe(400);
    expect((await undo(back)).status).toBe(400);
    expect((await lastMailTo(app, next)).subject).toBe('Your email address is no longer used');
    const chosen = { token: (await lastMailTo(app, email)).token, password: 'another long secret 77' };
    expect((await door(app, 'reset-password', chosen)).status).toBe(200);
    expect((await login(app, email, chosen.password)).body.user.email).toBe(email);
    // The abandoned address is free.
    expect((await register(app, { email: next })).email).toBe(next);
  });

  itOnce('works for seven days, in which nobody else has the address', async () => {
    const person = await signIn(app, 'Freelancer');
    const back = await moveTo(app, person.token, person.email, fresh('next'));
    const answer = await registers(person.email.toUpperCase());
    expect(answer.body).toEqual((await registers(fresh('free'))).body);
    expect((await lastMailTo(app, person.email.toUpperCase())).subject).toBe('Your registration');
    const rival = await signIn(app, 'Freelancer');
    await changeEmail(app, rival.token, { email: person.email });
    expect((await subjectsTo(app, person.email)).at(-1)).toBe('Your email address is already in use');
    await expect(signIn(app, 'Freelancer', { email: person.email })).rejects.toThrow('already exists');
    app.clock.advance(7 * DAY - 1);
    expect((await undo(back)).status).toBe(200);
  });

  it('is over after seven days, and the address free, swept or not', async () => {
    const people = [await signIn(app, 'Freelancer'), await signIn(app, 'Freelancer')];
    const backs = [];
    for (const { token, email } of people) backs.push(await moveTo(app, token, email, fresh('next')));
    app.clock.advance(7 * DAY);
    for (const back of backs) expect((await undo(back)).status).toBe(400);
    expect((await signIn(app, 'Freelancer', { email: people[0]?.email ?? '' })).id).not.toBe(people[0]?.id);
    await app.app.get(AuthSweeper, { strict: false }).sweep();
    const kept = await app.connection.collection('users').find({}).toArray();
    const id = people[1]?.id;
    expect(kept.find(({ _id }) => String(_id) === id)).toMatchObject({ previousEmails: [] });
  });

  itOnce('leads back past later changes, whose own ways back end, and keeps earlier ones', async () => {
    const person = await signIn(app, 'Freelancer');
    const [b, c, d] = [fresh('b'), fresh('c'), fresh('d')];
    const toA = await moveTo(app, person.token, person.email, b);
    app.clock.advance(1000);
    const toB = await moveTo(app, person.token, b, c);
    app.clock.advance(1000);
    const toC = await moveTo(app, person.token, c, d);
    expect((await undo(toB)).status).toBe(200);
    expect((await undo(toC)).status).toBe(400);
    expect(await app.connection.collection('users').countDocuments({ emailKey: b })).toBe(1);
    expect((await undo(toA)).status).toBe(200);
    expect(await app.connection.collection('users').countDocuments({ emailKey: person.email })).toBe(1);
    for (const email of [b, c, d]) expect((await signIn(app, 'Freelancer', { email })).email).toBe(email);
  });

  it('takes away the LinkedIn of whoever signed in meanwhile', async () => {
    const person = await signIn(app, 'Freelancer');
    const back = await moveTo(app, person.token, person.email, fresh('next'));
    const users = app.connection.collection('users');
    await users.updateOne(
      { previousEmails: { $elemMatch: { email: person.email } } },
      {
        $set: { 'providers.linkedIn': 'of-the-thief' },
      },
    );
    expect((await undo(back)).status).toBe(200);
    expect(await users.countDocuments({ 'providers.linkedIn': 'of-the-thief' })).toBe(0);
  });

  it('is one of ten at the same moment, and wins over a confirmation', async () => {
    const person = await signIn(app, 'Freelancer');
    const [b, c] = [fresh('b'), fresh('c')];
    const back = await moveTo(app, person.token, person.email, b);
    await changeEmail(app, person.token, { email: c });
    const link = await linkTo(app, c, CONFIRM);
    const [confirmed, ...undone] = await Promise.all([
      confirm(link),
      ...Array.from({ length: 10 }, () => undo(back)),
    ]);
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([200, 400]).toContain(confirmed.status);
    expect(await app.connection.collection('users').countDocuments({ emailKey: person.email })).toBe(1);
  });

  itOnce('ends with the account, and leaves nothing behind', async () => {
    const person = await signIn(app, 'Freelancer', { email: fresh('leaves-') });
    const back = await moveTo(app, person.token, person.email, fresh('leaves-too'));
    const waiting = fresh('leaves-waiting');
    await changeEmail(app, person.token, { email: waiting });
    const again = await signInAgain(app, person);
    const now = app.clock.now();
    // Given up, so that they are not delivered in between.
    for (const kind of ['email-changed', 'confirm-address'])
      await app.connection.model('Outbox').create({
        mail: { to: kind === 'email-changed' ? person.email : waiting, kind },
        state: 'failed',
        attempts: 8,
        nextAt: now,
        createdAt: now,
      });
    expect((await again.delete('/private/api/me')).status).toBe(200);
    expect((await undo(back)).status).toBe(400);
    for (const { name } of await app.connection.listCollections()) {
      const documents = await app.connection.collection(name).find({}).toArray();
      expect(`${name} ${JSON.stringify(documents)}`).not.toContain('leaves-');
    }
    expect((await register(app, { email: person.email })).email).toBe(person.email);
  });

  itOnce('is limited: nobody collects addresses', async () => {
    const person = await signIn(app, 'Freelancer');
    let from = person.email;
    for (let i = 0; i < 10; i++) {
      const to = fresh('many');
      await moveTo(app, person.token, from, to);
      from = to;
    }
    expect((await changeEmail(app, person.token, { email: fresh('many') })).status).toBe(409);
  });
});
