import type { Settings } from '../../../../api/src/config/settings.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { Member } from '../../../support/people/member.ts';
import { addPasskey, challenge, loginWith, optionsOf } from '../../../support/people/passkeys.ts';
import { TestPasskey } from '../../../support/people/passkey.ts';
import { signInAdmin, signInAgain } from '../../../support/people/people.ts';

const REQUIRED: Partial<Settings> = { adminSecondFactor: 'required' };
type Json = Record<string, unknown>;

const factorsOf = async (member: Member) =>
  (await member.ask('get', 'factors')).body as { passkeys: Json[]; recoveryCodes: number };
const remove = (member: Member, { id }: TestPasskey) => member.ask('delete', `factors/passkeys/${id}`);

describe('passkeys', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const stored = (member: Member) =>
    app.connection
      .collection('signinfactors')
      .findOne({ _id: new app.connection.base.Types.ObjectId(member.id) });

  it('are removed one by one; with the last one the password alone opens the account again', async () => {
    const member = await Member.of(app);
    const [one, two] = [await addPasskey(member), await addPasskey(member)];
    expect((await remove(member, one)).status).toBe(200);
    expect((await loginWith(app, one)).status).toBe(401);
    expect((await loginWith(app, two)).status).toBe(200);
    expect((await remove(member, one)).status).toBe(404);
    expect((await factorsOf(member)).recoveryCodes).toBe(10);
    expect((await remove(member, two)).status).toBe(200);
    expect(await factorsOf(member)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
    expect((await member.login()).body).toMatchObject({ code: 'session.opened' });
    const subjects = (await app.mails())
      .filter(({ to }) => to === member.email)
      .map(({ subject }) => subject);
    expect(subjects.filter((each) => each === 'A passkey was removed from your account')).toHaveLength(2);
  });

  it('stand beside an app: either ends a sign-in, and either may go', async () => {
    const member = await Member.withApp(app);
    const passkey = await addPasskey(member);
    expect((await member.login()).body).toMatchObject({ ways: ['code', 'passkey'] });
    expect(await member.signInWith(member.code())).toBe(200);
    expect((await member.ask('delete', 'factors/codes')).status).toBe(200);
    expect((await member.login()).body).toMatchObject({ ways: ['passkey'] });
    expect((await factorsOf(member)).recoveryCodes).toBe(10);
    // Without an app a recovery code still ends the sign-in.
    expect(await member.signInWith(member.recoveryCodes[0] ?? '')).toBe(200);
    expect((await loginWith(app, passkey)).status).toBe(200);
  });

  it('are twenty at most', async () => {
    const member = await Member.of(app);
    for (let i = 0; i < 20; i++) await addPasskey(member);
    const credential = new TestPasskey().create(await optionsOf(member, 'factors/passkeys/options'));
    const { status, body } = await member.ask('post', 'factors/passkeys', { name: 'One more', credential });
    expect([status, (body as Json)['code']]).toEqual([409, 'passkey.too-many']);
  });

  it('open no account that is blocked, and none that is gone', async () => {
    const [blocked, gone] = [await Member.of(app), await Member.of(app)];
    const passkeys = [await addPasskey(blocked), await addPasskey(gone)] as const;
    await app.connection.model('User').updateOne({ _id: blocked.id }, { $set: { blocked: true } });
    const { status, body } = await loginWith(app, passkeys[0]);
    expect([status, (body as Json)['code']]).toEqual([403, 'session.account-blocked']);
    expect((await gone.ask('delete', 'me', {})).status).toBe(200);
    expect((await loginWith(app, passkeys[1])).status).toBe(401);
    expect(await stored(gone)).toBeNull();
  });

  it('are taken off by an administrator, who ends the sessions', async () => {
    const member = await Member.of(app);
    const passkey = await addPasskey(member);
    const admin = await signInAdmin(app);
    const detail = async () => (await admin.get(`/api/admin/people/${member.id}`)).body as Json;
    expect((await detail())['secondFactor']).toBe(true);
    expect((await admin.delete(`/api/admin/users/${member.id}/second-factor`)).status).toBe(200);
    expect((await detail())['secondFactor']).toBe(false);
    expect((await loginWith(app, passkey)).status).toBe(401);
    expect(await member.isAlive()).toBe(false);
  });

  it('are stored as what they are: a public key, and no secret', async () => {
    const member = await Member.of(app);
    await addPasskey(member, new TestPasskey(), 'Laptop');
    expect(await stored(member)).toMatchObject({
      audience: 'user',
      codes: null,
      passkeys: [{ name: 'Laptop', counter: 0, transports: ['internal'], usedAt: null }],
    });
  });
});

describe('passkeys of administrators who need a second factor', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ settings: REQUIRED });
  });
  afterAll(() => app.close());

  it('may be the first one: they are added between the password and the session', async () => {
    const member = await Member.of(app, 'admin');
    const { body } = await member.login();
    expect(body).toMatchObject({ stage: 'enrolment', ways: [] });
    const { token } = body as { token: string };
    const offered = await member.ask('post', 'sign-in/enrolment/passkeys/options', {}, token);
    const passkey = new TestPasskey();
    const credential = passkey.create((offered.body as { options: object }).options);
    const sent = { name: 'Laptop', credential };
    const added = await member.ask('post', 'sign-in/enrolment/passkeys', sent, token);
    expect([added.status, (added.body as { recoveryCodes: string[] }).recoveryCodes.length]).toEqual([
      200, 10,
    ]);
    expect(await member.isAlive((added.body as { token: string }).token)).toBe(true);
    // There is one now: the token of the step cannot add another.
    expect((await member.ask('post', 'sign-in/enrolment/passkeys/options', {}, token)).status).toBe(401);
    expect((await loginWith(app, passkey, 'admin')).status).toBe(200);
  });

  it('stay when they are the last one, also when two are removed at once', async () => {
    const member = await Member.of(app, 'admin');
    const [one, two] = [await addPasskey(member), await addPasskey(member)];
    const { token } = await signInAgain(app, member.person, 'admin');
    const removed = await Promise.all([
      remove(member, one),
      member.ask('delete', `factors/passkeys/${two.id}`, undefined, token),
    ]);
    expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await factorsOf(member)).passkeys).toHaveLength(1);
  });

  it('answer nobody whose challenge is over', async () => {
    const member = await Member.of(app, 'admin');
    const passkey = await addPasskey(member);
    const options = await challenge(app, 'admin');
    app.clock.advance(60 * 60_000);
    const credential = passkey.get(options);
    expect((await app.request.post('/public/api/v0/admin/login/passkey').send({ credential })).status).toBe(
      401,
    );
  });
});
