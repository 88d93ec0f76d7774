import type { Settings } from '../../../../../api/src/config/settings.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { itOnce } from '../../../../support/app/database.ts';
import { codeOf, STEP, wrongCode } from '../../../../support/people/authenticator.ts';
import { subjectsTo } from '../../../../support/people/email-links.ts';
import { Member } from '../../../../support/people/member.ts';
import { signInAdmin } from '../../../../support/people/people.ts';

const MINUTE = 60_000;

// ADMIN_SECOND_FACTOR=required
let app: TestApp;
beforeAll(async () => {
  const settings: Partial<Settings> = { adminSecondFactor: 'required' };
  app = await startApp({ settings });
});
afterAll(() => app.close());

const offer = (member: Member, token: string) => member.ask('post', 'sign-in/enrolment/codes', {}, token);
const enrol = (member: Member, token: string, code: string) =>
  member.ask('post', 'sign-in/enrolment/codes/confirm', { code }, token);
const sessionsOf = ({ id }: Member) => app.connection.model('Session').countDocuments({ subjectId: id });
const actionsOn = async ({ id }: Member) =>
  (await app.connection.collection('audit').find({ targetId: id }).toArray()).map(({ action }) => action);

/** Goes from the password to the offer of an app's key. */
async function enrolling() {
  const member = await Member.of(app, 'admin');
  const token = await member.stageToken();
  const { body } = await offer(member, token);
  member.key = (body as { key: string }).key;
  return { member, token };
}

describe('an administrator without the second factor that is required', () => {
  itOnce('is led to add one by the password, and opens no session before', async () => {
    const member = await Member.of(app, 'admin');
    const before = await sessionsOf(member);
    const { status, body } = await member.login();
    expect([status, body]).toEqual([
      200,
      {
        code: 'session.second-factor-missing',
        message: expect.any(String),
        stage: 'enrolment',
        ways: [],
        token: expect.any(String),
      },
    ]);
    expect(await sessionsOf(member)).toBe(before);
    expect((await member.login('not the right one')).status).toBe(401);
  });

  itOnce('adds it, gets the recovery codes and is signed in', async () => {
    const { member, token } = await enrolling();
    const wrong = await enrol(member, token, wrongCode(app, member.key));
    expect([wrong.status, wrong.body.errors]).toEqual([400, [expect.objectContaining({ field: 'code' })]]);
    expect((await enrol(member, token, 'éééééé')).status).toBe(400);
    const { status, body } = await enrol(member, token, member.code());
    expect([status, body]).toEqual([
      200,
      {
        code: 'session.opened',
        msg: expect.any(String),
        token: expect.any(String),
        admin: {
          ...{ _id: member.id, email: member.email, phone: expect.any(String), language: 'en' },
          version: expect.any(String),
        },
        recoveryCodes: Array(10).fill(expect.any(String)),
      },
    ]);
    expect(await member.isAlive(body.token)).toBe(true);
    expect(await subjectsTo(app, member.email)).toEqual(['You now need a code to sign in']);
    expect(await actionsOn(member)).toEqual(['admin.second-factor-added']);
    const state = await member.ask('get', 'factors', undefined, body.token);
    expect(state.body).toMatchObject({ recoveryCodes: 10, required: true });
    expect(state.body.codesSince).toBe(app.clock.now().toISOString());
    app.clock.advance(STEP);
    expect((await member.login()).body.stage).toBe('second-factor');
    expect(await member.signInWith(member.code())).toBe(200);
    expect(await member.signInWith(body.recoveryCodes[0])).toBe(200);
  });

  itOnce('reaches nothing else with the token for it', async () => {
    const { member, token } = await enrolling();
    expect(await member.isAlive(token)).toBe(false);
    expect((await member.sendCode(token, member.code())).status).toBe(401);
    for (const route of ['confirm', 'factors/codes', 'factors/codes/confirm', 'admins/invite', 'logout'])
      expect([route, (await member.ask('post', route, { code: member.code() }, token)).status]).toEqual([
        route,
        401,
      ]);
    // Nor with the token of a session.
    expect((await offer(member, member.person.token)).status).toBe(401);
    expect((await enrol(member, member.person.token, member.code())).status).toBe(401);
  });

  itOnce('has five minutes for it, and no second app after the first', async () => {
    const { member, token } = await enrolling();
    const again = await member.stageToken();
    app.clock.advance(5 * MINUTE - 1000);
    expect((await enrol(member, token, member.code())).status).toBe(200);
    for (const each of [token, again]) {
      expect((await offer(member, each)).status).toBe(401);
      expect((await enrol(member, each, member.code())).status).toBe(401);
    }
    const late = await enrolling();
    app.clock.advance(5 * MINUTE);
    expect((await offer(late.member, late.token)).status).toBe(401);
    expect((await enrol(late.member, late.token, late.member.code())).status).toBe(401);
  });

  itOnce('has nothing to add before it is offered', async () => {
    const member = await Member.of(app, 'admin');
    const { status, body } = await enrol(member, await member.stageToken(), '123456');
    expect([status, body.code]).toEqual([409, 'second-factor.begin-again']);
  });

  it('has one app and one session after ten tries at once', async () => {
    const { member, token } = await enrolling();
    const before = await sessionsOf(member);
    const tokens = [token, await member.stageToken()];
    const sent = Array.from({ length: 10 }, (_, i) => enrol(member, tokens[i % 2]!, member.code()));
    const answers = await Promise.all(sent);
    const [opened, ...refused] = answers.map(({ status }) => status).sort();
    expect(opened).toBe(200);
    for (const status of refused) expect([401, 409]).toContain(status);
    expect(await sessionsOf(member)).toBe(before + 1);
    expect(await subjectsTo(app, member.email)).toEqual(['You now need a code to sign in']);
    expect((await member.ask('get', 'factors')).body.recoveryCodes).toBe(10);
  });

  itOnce('has the app that was proven, whatever another window was offered', async () => {
    const { member, token } = await enrolling();
    const other = ((await offer(member, await member.stageToken())).body as { key: string }).key;
    expect((await enrol(member, token, member.code())).status).toBe(400);
    expect((await enrol(member, token, codeOf(app, other))).status).toBe(200);
  });
});

describe('an administrator with the second factor that is required', () => {
  itOnce('cannot remove it, but replace it', async () => {
    const member = await Member.withApp(app, 'admin');
    const former = member.key;
    const { status, body } = await member.ask('delete', 'factors/codes');
    expect([status, body.code]).toEqual([409, 'second-factor.required']);
    expect(await member.signInWith(member.code())).toBe(200);
    const codes = member.recoveryCodes;
    await member.addApp();
    expect(member.key).not.toBe(former);
    expect(member.recoveryCodes).toBe(codes);
    expect(await member.signInWith(codeOf(app, former))).toBe(400);
    expect(await member.signInWith(member.code())).toBe(200);
  });

  itOnce('is led to add a new one after another administrator has reset it', async () => {
    const member = await Member.withApp(app, 'admin');
    const waiting = await member.stageToken();
    const other = await signInAdmin(app);
    expect((await other.delete(`/api/admin/admins/${member.id}/second-factor`)).status).toBe(200);
    expect((await member.login()).body.stage).toBe('enrolment');
    expect((await member.sendCode(waiting, member.code())).status).toBe(400);
  });
});

itOnce('users need none where administrators do', async () => {
  const member = await Member.of(app);
  expect(await member.isAlive((await member.login()).body.token)).toBe(true);
  expect((await member.ask('get', 'factors')).body.required).toBe(false);
  await member.addApp();
  expect((await member.ask('delete', 'factors/codes')).status).toBe(200);
});
