import { PASSWORD } from '../../../support/people/accounts.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { STEP, wrongCode } from '../../../support/people/authenticator.ts';
import { TestClock } from '../../../support/app/clock.ts';
import { freshDatabaseUri, onMongodb } from '../../../support/app/database.ts';
import { Member } from '../../../support/people/member.ts';

const MINUTE = 60_000;
// The real budget of wrong codes, which a network has at one account.
const REAL_LIMITS = { rateLimitScale: 1, trustProxy: 1 };
const NO_RECOVERY_CODE = '0000-0000-0000-0000';

const count = (statuses: number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length;

describe('wrong codes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ settings: REAL_LIMITS });
  });
  afterAll(() => app.close());

  const wrong = (member: Member) => wrongCode(app, member.key);
  const send = (member: Member, token: string, code: string) => member.sendCode(token, code, member.home);
  /** Confirms the existing session. */
  const confirm = async (member: Member, body: object) =>
    (await member.ask('post', 'confirm', { password: PASSWORD, ...body })).status;

  it.each(['user', 'admin'] as const)(
    'of a %s are used up after five, for the right code too, until 15 minutes are over',
    async (audience) => {
      const member = await Member.withApp(app, audience);
      const token = await member.stageToken();
      for (let i = 0; i < 5; i++) expect((await send(member, token, wrong(member))).status).toBe(400);
      for (const code of [member.code(), wrong(member), member.recoveryCodes[0]!, NO_RECOVERY_CODE]) {
        const shut = await send(member, token, code);
        expect([shut.status, shut.body.code, Number(shut.headers['retry-after'])]).toEqual([
          429,
          'code.too-many-wrong',
          15 * 60,
        ]);
        expect(shut.body.message).toBe('Too many wrong codes. Try again in 15 minutes.');
      }
      app.clock.advance(15 * MINUTE - 1);
      expect((await send(member, await member.stageToken(), member.code())).status).toBe(429);
      app.clock.advance(1);
      // A code that was rejected unchecked was not used up.
      for (const code of [member.recoveryCodes[0]!, member.code()])
        expect((await send(member, await member.stageToken(), code)).status).toBe(200);
    },
  );

  it('count together, whether of the app or recovery codes, apart at the sign-in and in each session', async () => {
    const member = await Member.withApp(app);
    const token = await member.stageToken();
    const codes = [wrong(member), NO_RECOVERY_CODE, 'nonsense', wrong(member), NO_RECOVERY_CODE];
    for (const code of codes) expect((await send(member, token, code)).status).toBe(400);
    expect((await send(member, token, member.code())).status).toBe(429);
    for (const code of codes) expect(await confirm(member, { code })).toBe(400);
    expect(await confirm(member, { code: member.code() })).toBe(429);
  });

  it('of a stranger who has the password shut out neither the owner elsewhere nor a session', async () => {
    const member = await Member.withApp(app);
    const token = await member.stageToken();
    for (let i = 0; i < 25; i++) await send(member, token, wrong(member));
    expect(await confirm(member, { code: member.code() })).toBe(200);
    app.clock.advance(STEP);
    expect((await member.sendCode(token, member.code())).status).toBe(200);
  });

  it('leave the password its own tries, and wrong passwords the codes theirs', async () => {
    const member = await Member.withApp(app);
    const token = await member.stageToken();
    for (let i = 0; i < 5; i++) await send(member, token, wrong(member));
    expect((await send(member, token, member.code())).status).toBe(429);
    expect((await member.login(PASSWORD, member.home)).body.stage).toBe('second-factor');
    expect(await confirm(member, { password: 'not the right one', code: member.code() })).toBe(400);

    const other = await Member.withApp(app);
    const before = await other.stageToken();
    for (let i = 0; i < 5; i++) await other.login('not the right one', other.home);
    expect((await other.login(PASSWORD, other.home)).status).toBe(429);
    expect((await send(other, before, other.code())).status).toBe(200);
  });

  it('of one account are no other’s', async () => {
    const [one, other] = [await Member.withApp(app), await Member.withApp(app)];
    const token = await one.stageToken();
    for (let i = 0; i < 6; i++) await send(one, token, wrong(one));
    expect((await other.sendCode(await other.stageToken(), other.code(), one.home)).status).toBe(200);
  });

  it('are not used up by right ones', async () => {
    const member = await Member.withApp(app);
    for (let i = 0; i < 8; i++) {
      app.clock.advance(STEP);
      expect(await confirm(member, { code: member.code() })).toBe(200);
    }
    for (let i = 0; i < 5; i++) expect(await confirm(member, { code: wrong(member) })).toBe(400);
  });

  it('are no more than five when 50 arrive at once', async () => {
    const member = await Member.withApp(app);
    const token = await member.stageToken();
    const sent = Array.from({ length: 50 }, () => send(member, token, wrong(member)));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([5, 45]);
  });

  it('are not counted where the key is the guesser’s own: while an app is being added', async () => {
    const member = await Member.of(app);
    member.key = await member.offer();
    const add = (code: string) => member.ask('post', 'factors/codes/confirm', { code });
    for (let i = 0; i < 6; i++) expect((await add(wrong(member))).status).toBe(400);
    expect((await add(member.code())).status).toBe(200);
  });
});

onMongodb('wrong codes at two instances on one store', () => {
  const instances: TestApp[] = [];
  beforeAll(async () => {
    const keys = { userJwtSecret: 's'.repeat(32), encryptionKey: 'e'.repeat(32) };
    const settings = { ...REAL_LIMITS, ...keys, databaseUri: freshDatabaseUri('mongodb') };
    const clock = new TestClock();
    for (let i = 0; i < 2; i++) instances.push(await startApp({ engine: 'mongodb', settings, clock }));
  });
  afterAll(async () => {
    for (const instance of instances) await instance.close();
  });

  /** Returns the statuses of concurrent requests, spread over the instances. */
  async function atOnce(times: number, token: string, code: string): Promise<number[]> {
    const ask = (i: number) =>
      instances[i % 2]!.request.post('/private/api/sign-in/code')
        .set('authorization', `Bearer ${token}`)
        .set('x-forwarded-for', '10.3.0.1')
        .send({ code });
    const answers = await Promise.all(Array.from({ length: times }, async (_, i) => ask(i)));
    return answers.map(({ status }) => status);
  }

  it('are no more than five when 50 arrive at once, however they are spread', async () => {
    const member = await Member.withApp(instances[0]!);
    const statuses = await atOnce(50, await member.stageToken(), wrongCode(instances[0]!, member.key));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([5, 45]);
  });

  it('are all but one of the same right code', async () => {
    const member = await Member.withApp(instances[0]!);
    const opened = () => instances[0]!.connection.model('Session').countDocuments({ subjectId: member.id });
    const before = await opened();
    const token = await member.stageToken();
    expect(count(await atOnce(10, token, member.code()), 200)).toBe(1);
    expect(await opened()).toBe(before + 1);
  });
});
