import { PASSWORD } from '../../../support/people/accounts.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { STEP } from '../../../support/people/authenticator.ts';
import { Member } from '../../../support/people/member.ts';
import { signInAgain } from '../../../support/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const mailsTo = async ({ email }: Member, subject: string) =>
  (await app.mails()).filter((mail) => mail.to === email && mail.subject === subject);
const USED = 'A recovery code was used to sign in';
const MADE = 'New recovery codes for your account';
const actionsOn = async ({ id }: Member) =>
  (await app.connection.collection('audit').find({ targetId: id }).toArray()).map(({ action }) => action);

describe.each(['user', 'admin'] as const)('recovery codes of a %s', (audience) => {
  it('sign in once each, which is told by mail with how many are left', async () => {
    const member = await Member.withApp(app, audience);
    for (const [used, code] of member.recoveryCodes.entries()) {
      expect(await member.signInWith(code)).toBe(200);
      expect(await member.signInWith(code)).toBe(400);
      const mails = await mailsTo(member, USED);
      expect(mails).toHaveLength(used + 1);
      const left = 9 - used;
      const said = left === 0 ? 'Your last recovery code' : left === 1 ? 'One is left' : `${left} are left`;
      expect(mails.at(-1)?.text).toContain(said);
      expect((await member.ask('get', 'factors')).body.recoveryCodes).toBe(left);
    }
    // The app keeps working without any.
    expect(await member.signInWith(member.code())).toBe(200);
    const used = (await actionsOn(member)).filter((action) => action === 'admin.recovery-code-used');
    expect(used).toHaveLength(audience === 'admin' ? 10 : 0);
  });

  it('open one session when twenty arrive at once with the same', async () => {
    const member = await Member.withApp(app, audience);
    const token = await member.stageToken();
    const code = member.recoveryCodes[3]!;
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.sendCode(token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
    expect(await mailsTo(member, USED)).toHaveLength(1);
  });

  it('are all used up, each once, when they arrive at once', async () => {
    const member = await Member.withApp(app, audience);
    const token = await member.stageToken();
    const answers = await Promise.all(member.recoveryCodes.map((code) => member.sendCode(token, code)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await member.ask('get', 'factors')).body.recoveryCodes).toBe(0);
    expect(await mailsTo(member, USED)).toHaveLength(10);
  });

  it.each<[string, (code: string) => string]>([
    ['in capitals', (code) => code.toUpperCase()],
    ['without dashes', (code) => code.replaceAll('-', '')],
    ['with blanks', (code) => ` ${code.replaceAll('-', ' ')} `],
    [
      'with letters for the digits that look like them',
      (code) => code.replaceAll('0', 'O').replaceAll('1', 'l'),
    ],
  ])('are taken %s', async (_, typed) => {
    const member = await Member.withApp(app, audience);
    for (const code of member.recoveryCodes) expect(await member.signInWith(typed(code))).toBe(200);
  });

  it('are renewed, which ends the former ones and is told by mail', async () => {
    const member = await Member.withApp(app, audience);
    const { status, body } = await member.ask('post', 'factors/recovery-codes');
    expect([status, body.code, new Set(body.recoveryCodes).size]).toEqual([
      200,
      'second-factor.recovery-codes-made',
      10,
    ]);
    for (const code of member.recoveryCodes) expect(await member.signInWith(code)).toBe(400);
    for (const code of body.recoveryCodes) expect(await member.signInWith(code)).toBe(200);
    expect(await mailsTo(member, MADE)).toHaveLength(1);
    const made = (await actionsOn(member)).filter((action) => action === 'admin.recovery-codes-made');
    expect(made).toHaveLength(audience === 'admin' ? 1 : 0);
  });

  it('are those of one request when they are renewed twenty times at once', async () => {
    const member = await Member.withApp(app, audience);
    const sessions = await Promise.all(
      Array.from({ length: 20 }, () => signInAgain(app, member.person, audience)),
    );
    const renewed = await Promise.all(
      sessions.map(({ token }) => member.ask('post', 'factors/recovery-codes', {}, token)),
    );
    expect(renewed.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const working = [];
    const token = await member.stageToken();
    for (const { body } of renewed)
      if ((await member.sendCode(token, body.recoveryCodes[0])).status === 200) working.push(body);
    expect(working).toHaveLength(1);
  });

  it('are none without a second factor', async () => {
    const member = await Member.of(app, audience);
    expect((await member.ask('post', 'factors/recovery-codes')).body.code).toBe('second-factor.not-found');
    await member.offer();
    expect((await member.ask('post', 'factors/recovery-codes')).status).toBe(404);
  });

  it('stay when a wrong one is sent, and are made once more with the next app after it was removed', async () => {
    const member = await Member.withApp(app, audience);
    const former = member.recoveryCodes;
    expect(await member.signInWith('0000-0000-0000-0000')).toBe(400);
    expect((await member.ask('get', 'factors')).body.recoveryCodes).toBe(10);
    await member.ask('delete', 'factors/codes');
    await member.addApp();
    expect(member.recoveryCodes).toHaveLength(10);
    expect(await member.signInWith(former[0]!)).toBe(400);
    app.clock.advance(STEP);
    expect(await member.signInWith(member.recoveryCodes[0]!)).toBe(200);
  });
});

it('the store has no key and no recovery code that could be used', async () => {
  const members = [await Member.withApp(app), await Member.withApp(app, 'admin')];
  for (const member of members) {
    await member.ask('post', 'confirm', { password: PASSWORD, code: member.recoveryCodes[0]! });
    const pending = await member.offer();
    const { body } = await member.ask('post', 'factors/recovery-codes');
    const _id = new app.connection.base.Types.ObjectId(member.id);
    const stored = (await app.connection.collection('signinfactors').findOne({ _id }))!;
    expect(stored).toEqual({
      _id,
      audience: member.audience,
      codes: {
        key: expect.stringMatching(/^[\w-]{8}\.[\w-]{80}$/),
        since: expect.any(Date),
        lastStep: expect.any(Number),
      },
      offer: { key: expect.stringMatching(/^[\w-]{8}\.[\w-]{80}$/), until: expect.any(Date) },
      passkeys: [],
      recovery: Array(10).fill(expect.stringMatching(/^[0-9a-f]{64}$/)),
      recoverySince: app.clock.now(),
    });
    const secrets = [member.key, pending, ...member.recoveryCodes, ...body.recoveryCodes] as string[];
    const forms = secrets.flatMap((each) => [
      each,
      each.replaceAll('-', ''),
      Buffer.from(each).toString('base64'),
    ]);
    for (const { name } of await app.connection.listCollections()) {
      // The mail queue as well, before and after its mails are sent.
      const text = JSON.stringify(await app.connection.collection(name).find({}).toArray());
      expect([name, forms.filter((form) => text.includes(form))]).toEqual([name, []]);
    }
    const mails = (await app.mails()).filter(({ to }) => to === member.email);
    expect(mails.length).toBeGreaterThan(1);
    expect(forms.filter((form) => JSON.stringify(mails).includes(form))).toEqual([]);
  }
});
