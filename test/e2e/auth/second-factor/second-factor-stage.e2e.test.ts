import { createHmac } from 'node:crypto';
import { PASSWORD, door } from '../../../support/people/accounts.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { Member } from '../../../support/people/member.ts';
import { signInAdmin } from '../../../support/people/people.ts';
import { tokenOf } from '../../../support/stand-ins/mailer.ts';

const MINUTE = 60_000;
const OTHER = { user: 'admin', admin: 'user' } as const;
type Json = Record<string, unknown>;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each(['user', 'admin'] as const)('the token between the steps of a %s', (audience) => {
  const isDead = async (member: Member, token: string) =>
    expect((await member.sendCode(token, member.code())).body).toMatchObject({
      statusCode: 401,
      code: 'session.none',
    });

  it('lives for five minutes', async () => {
    const member = await Member.withApp(app, audience);
    const token = await member.stageToken();
    app.clock.advance(5 * MINUTE - 1000);
    expect((await member.sendCode(token, member.code())).status).toBe(200);
    app.clock.advance(1000);
    await isDead(member, token);
  });

  it('ends when the password is changed or reset', async () => {
    const member = await Member.withApp(app, audience);
    const changed = await member.stageToken();
    const next = 'another long secret 77';
    await member.ask('post', 'change-password', { current: PASSWORD, new: next });
    await isDead(member, changed);
    const reset = ((await member.login(next)).body as { token: string }).token;
    const prefix = audience === 'admin' ? 'admin/' : '';
    await door(app, `${prefix}forgot-password`, { email: member.email });
    const mail = (await app.mails()).filter(({ to }) => to === member.email).at(-1)!;
    const token = tokenOf(mail.link);
    expect((await door(app, `${prefix}reset-password`, { token, password: PASSWORD })).status).toBe(200);
    await isDead(member, reset);
    // A new password does not remove the second factor.
    expect((await member.login()).body.stage).toBe('second-factor');
  });

  it('ends with the account', async () => {
    const member = await Member.withApp(app, audience);
    const token = await member.stageToken();
    const path = audience === 'user' ? `/api/admin/people/${member.id}` : `/api/admin/admins/${member.id}`;
    await (await signInAdmin(app)).delete(path).send({ reason: 'Asked for it' }).expect(200);
    await isDead(member, token);
  });

  it('is for its own routes: a session’s is refused there, and so is the other audience’s', async () => {
    const [member, foreign] = [
      await Member.withApp(app, audience),
      await Member.withApp(app, OTHER[audience]),
    ];
    const token = await member.stageToken();
    await isDead(member, member.person.token);
    await isDead(member, await foreign.stageToken());
    expect((await foreign.sendCode(token, foreign.code())).status).toBe(401);
    expect(await member.isAlive(token)).toBe(false);
    for (const route of [
      'confirm',
      'factors/codes',
      'factors/codes/confirm',
      'factors/recovery-codes',
      'logout',
    ])
      expect([route, (await member.ask('post', route, { code: member.code() }, token)).status]).toEqual([
        route,
        401,
      ]);
    for (const route of ['enrolment/codes', 'enrolment/codes/confirm']) {
      const path = `/api/admin/sign-in/${route}`;
      const asked = app.request
        .post(path)
        .set('authorization', `Bearer ${token}`)
        .send({ code: member.code() });
      expect((await asked).status).toBe(401);
    }
  });

  it('cannot be made of another, whoever it is signed for', async () => {
    const member = await Member.withApp(app, audience);
    const token = await member.stageToken();
    const { userJwtSecret, adminJwtSecret } = app.settings;
    const secrets = { user: userJwtSecret, admin: adminJwtSecret };
    const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
    const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = (from: string, change: Json, secret = secrets[audience]) => {
      const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...decode(from.split('.')[1]), ...change })}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };
    expect((await member.sendCode(forged(token, {}), '000000')).status).toBe(400);
    const seconds = Math.floor(app.clock.now().getTime() / 1000);
    for (const change of [
      { aud: audience },
      { aud: `${OTHER[audience]}-stage` },
      { aud: undefined },
      { exp: seconds },
      { exp: undefined },
      { exp: '9999999999' },
      { epoch: 1 },
      { epoch: undefined },
      { epoch: null },
      { stage: 'enrolment' },
      { stage: undefined },
      { stage: ['second-factor'] },
      { sub: 'f'.repeat(24) },
      { sub: { $ne: null } },
      { iss: 'somebody' },
    ])
      await isDead(member, forged(token, change));
    await isDead(member, forged(token, {}, secrets[OTHER[audience]]));
    // Its token does not work as a session, nor a session as its token.
    const { sid } = decode(member.person.token.split('.')[1]);
    await isDead(member, forged(member.person.token, { aud: `${audience}-stage` }));
    expect(await member.isAlive(forged(token, { aud: audience }))).toBe(false);
    expect(await member.isAlive(forged(token, { sid }))).toBe(false);
  });
});

it('the token between the steps ends when the user is blocked', async () => {
  const member = await Member.withApp(app);
  const token = await member.stageToken();
  const boss = await signInAdmin(app);
  await boss.patch(`/api/admin/users/${member.id}`, { blocked: true }).expect(200);
  expect((await member.sendCode(token, member.code())).status).toBe(401);
  expect((await member.login()).status).toBe(403);
  // Whatever else a block does.
  const other = await Member.withApp(app);
  const waiting = await other.stageToken();
  await app.connection.model('User').updateOne({ _id: other.id }, { $set: { blocked: true } });
  expect((await other.sendCode(waiting, other.code())).status).toBe(401);
});
