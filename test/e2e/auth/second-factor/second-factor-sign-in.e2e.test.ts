import { startApp, type TestApp } from '../../../support/app/app.ts';
import { STEP, wrongCode } from '../../../support/people/authenticator.ts';
import { Member } from '../../../support/people/member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const sessionsOf = ({ id }: Member) => app.connection.model('Session').countDocuments({ subjectId: id });

describe.each(['user', 'admin'] as const)('signing in as %s with an app', (audience) => {
  it('answers the password with a token for the next step, and nothing of the account', async () => {
    const member = await Member.withApp(app, audience);
    const before = await sessionsOf(member);
    const { status, body } = await member.login();
    expect([status, body]).toEqual([
      200,
      {
        code: 'session.second-factor-wanted',
        message: expect.any(String),
        stage: 'second-factor',
        ways: ['code'],
        token: expect.any(String),
      },
    ]);
    expect(await sessionsOf(member)).toBe(before);
    expect((await member.login('not the right one')).status).toBe(401);
  });

  it('ends with the code of the app, which opens one session', async () => {
    const member = await Member.withApp(app, audience);
    const token = await member.stageToken();
    const wrong = await member.sendCode(token, wrongCode(app, member.key));
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'code', code: 'code.wrong', message: expect.any(String) }],
    ]);
    const right = await member.sendCode(token, ` ${member.code().slice(0, 3)} ${member.code().slice(3)}`);
    expect([right.status, right.body.code]).toEqual([200, 'session.opened']);
    expect(right.body.user?.email ?? right.body.admin.email).toBe(member.email);
    expect(await member.isAlive(right.body.token)).toBe(true);
    // It counts as a confirmation for ten minutes.
    expect((await member.ask('post', 'factors/recovery-codes', {}, right.body.token)).status).toBe(200);
  });

  it('takes each code once, also of twenty at once', async () => {
    const member = await Member.withApp(app, audience);
    const before = await sessionsOf(member);
    const token = await member.stageToken();
    const sent = Array.from({ length: 20 }, () => member.sendCode(token, member.code()));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array<number>(19).fill(400)]);
    expect(await sessionsOf(member)).toBe(before + 1);
    expect(await member.signInWith(member.code())).toBe(400);
    app.clock.advance(STEP);
    expect(await member.signInWith(member.code())).toBe(200);
  });

  it('takes the codes of the steps beside the present one, and none further away', async () => {
    const member = await Member.withApp(app, audience);
    app.clock.advance(10 * STEP);
    for (const steps of [-2, 2])
      expect([steps, await member.signInWith(member.code(steps))]).toEqual([steps, 400]);
    expect(await member.signInWith(member.code(-1))).toBe(200);
    expect(await member.signInWith(member.code(1))).toBe(200);
  });

  it('takes no code older than the last that was used', async () => {
    const member = await Member.withApp(app, audience);
    app.clock.advance(10 * STEP);
    expect(await member.signInWith(member.code(1))).toBe(200);
    for (const steps of [-1, 0, 1]) expect(await member.signInWith(member.code(steps))).toBe(400);
    app.clock.advance(STEP);
    expect(await member.signInWith(member.code(1))).toBe(200);
  });

  it('takes no code of somebody else', async () => {
    const [member, stranger] = [await Member.withApp(app, audience), await Member.withApp(app, audience)];
    const token = await member.stageToken();
    for (const code of [stranger.code(), stranger.recoveryCodes[0]!])
      expect((await member.sendCode(token, code)).status).toBe(400);
    // And no code was used up by it.
    expect(await stranger.signInWith(stranger.code())).toBe(200);
    expect(await stranger.signInWith(stranger.recoveryCodes[0]!)).toBe(200);
  });

  it.each([
    {},
    { code: '' },
    { code: ' ' },
    { code: 123456 },
    { code: null },
    { code: ['123456'] },
    { code: { $ne: 1 } },
  ])('refuses %j, which is no code', async (body) => {
    const member = await Member.withApp(app, audience);
    const { status } = await member.ask('post', 'sign-in/code', body, await member.stageToken());
    expect(status).toBe(400);
  });
});

it('an administrator is told of a new device by the step that opens the session, and by no other', async () => {
  const SUBJECT = 'New sign-in to your administrator account';
  const told = async ({ email }: Member) =>
    (await app.mails()).filter(({ to, subject }) => to === email && subject === SUBJECT).length;
  const member = await Member.withApp(app, 'admin');
  expect(await member.signInWith(member.code())).toBe(200);
  app.clock.advance(STEP);
  const device = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
  const token = await member.stageToken();
  expect(await told(member)).toBe(0);
  const answer = member.ask('post', 'sign-in/code', { code: member.code() }, token).set('user-agent', device);
  expect((await answer).status).toBe(200);
  expect(await told(member)).toBe(1);
});
