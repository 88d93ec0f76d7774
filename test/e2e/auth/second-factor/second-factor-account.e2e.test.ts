import { AuthSweeper } from '../../../../api/src/auth/account/adapters/schedule/auth-sweeper.ts';
import { door, PASSWORD } from '../../../support/people/accounts.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { unzipped } from '../../../support/app/bytes.ts';
import { codeOf, STEP } from '../../../support/people/authenticator.ts';
import { fresh, moveTo } from '../../../support/people/email-links.ts';
import { Member } from '../../../support/people/member.ts';
import { signInAdmin } from '../../../support/people/people.ts';
import { tokenOf } from '../../../support/stand-ins/mailer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const documentOf = ({ id }: Member) =>
  app.connection.collection('signinfactors').findOne({ _id: new app.connection.base.Types.ObjectId(id) });
/** Returns the factors of a sign-in, and the number of recovery codes. */
async function factorsOf(member: Member): Promise<[app: boolean, recoveryCodes: number]> {
  const stored = await documentOf(member);
  return [Boolean(stored?.['codes']), ((stored?.['recovery'] ?? []) as unknown[]).length];
}

describe('an account that goes', () => {
  it('leaves no second factor when its owner erases it', async () => {
    const [member, other] = [await Member.withApp(app), await Member.withApp(app)];
    expect((await member.ask('delete', 'me')).status).toBe(200);
    expect(await documentOf(member)).toBeNull();
    expect(await factorsOf(other)).toEqual([true, 10]);
  });

  it('leaves none when an administrator erases it, nor an app that was only offered', async () => {
    const [member, beginner] = [await Member.withApp(app), await Member.of(app)];
    await beginner.offer();
    const boss = await signInAdmin(app);
    for (const each of [member, beginner]) {
      await boss.delete(`/api/admin/people/${each.id}`).send({ reason: 'Asked for it' }).expect(200);
      expect(await documentOf(each)).toBeNull();
    }
  });

  it('leaves none when it is an administrator’s', async () => {
    const member = await Member.withApp(app, 'admin');
    const boss = await signInAdmin(app);
    await boss.delete(`/api/admin/admins/${member.id}`).expect(200);
    expect(await documentOf(member)).toBeNull();
  });
});

describe('an app that was offered and never proven', () => {
  const sweep = () => app.app.get(AuthSweeper, { strict: false }).sweep();

  it('is gone once it can no longer be added', async () => {
    const [beginner, owner] = [await Member.of(app), await Member.withApp(app)];
    await Promise.all([beginner.offer(), owner.offer()]);
    app.clock.advance(15 * 60_000 - 1);
    await sweep();
    expect([await documentOf(beginner), await documentOf(owner)]).toMatchObject([
      { offer: { key: expect.any(String) } },
      { offer: { key: expect.any(String) } },
    ]);
    app.clock.advance(1);
    await sweep();
    expect(await documentOf(beginner)).toBeNull();
    expect(await documentOf(owner)).toMatchObject({ offer: null, codes: { key: expect.any(String) } });
    expect(await owner.signInWith(owner.code())).toBe(200);
  });
});

describe('everything about somebody', () => {
  async function exported(member: Member): Promise<Record<string, string>> {
    const files = await unzipped(member.ask('get', 'me/export'));
    return Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, Buffer.from(file).toString()]),
    );
  }

  it('says since when there is a second factor, and none of its secrets', async () => {
    const member = await Member.of(app);
    expect(Object.keys(await exported(member))).not.toContain('second-factor.json');
    const since = app.clock.now().toISOString();
    await member.addApp();
    await member.ask('post', 'confirm', { password: PASSWORD, code: member.recoveryCodes[0] });
    const files = await exported(member);
    expect(JSON.parse(files['second-factor.json'] ?? '')).toEqual({
      codesSince: since,
      passkeys: [],
      recoveryCodes: 9,
    });
    const { codes, recovery } = (await documentOf(member)) as unknown as {
      codes: { key: string };
      recovery: string[];
    };
    const all = Object.values(files).join('\n');
    for (const secret of [member.key, codes.key, ...recovery, ...member.recoveryCodes])
      expect(all).not.toContain(secret);
  });
});

describe.each(['user', 'admin'] as const)('the way back to the former address of a %s', (audience) => {
  const isAdmin = audience === 'admin';
  const undo = async (token: string) =>
    expect((await door(app, 'undo-email-change', { token })).status).toBe(200);
  const move = (member: Member) => {
    app.clock.advance(STEP);
    return moveTo(app, member.person.token, member.email, fresh('thief'), isAdmin);
  };

  it('takes away an app that was added after the change, with its recovery codes', async () => {
    const member = await Member.of(app, audience);
    const back = await move(member);
    app.clock.advance(STEP);
    await member.addApp();
    await undo(back);
    expect(await documentOf(member)).toBeNull();
  });

  it('takes away an app that took the place of a former one after the change', async () => {
    const member = await Member.withApp(app, audience);
    const back = await move(member);
    app.clock.advance(STEP);
    await member.addApp();
    await undo(back);
    expect(await documentOf(member)).toBeNull();
  });

  it('takes away recovery codes that were made after the change, and keeps the app from before', async () => {
    const member = await Member.withApp(app, audience);
    const back = await move(member);
    app.clock.advance(STEP);
    await member.ask('post', 'factors/recovery-codes').expect(200);
    await member.offer();
    await undo(back);
    expect(await factorsOf(member)).toEqual([true, 0]);
    expect((await documentOf(member))?.['offer']).toBeNull();
  });

  it('keeps the app and the recovery codes from before the change', async () => {
    const member = await Member.withApp(app, audience);
    const { key, recoveryCodes } = member;
    const back = await move(member);
    await undo(back);
    expect(await factorsOf(member)).toEqual([true, 10]);
    // The password is removed, and choosing a new one still requires the code.
    const mail = (await app.mails()).filter(({ to }) => to === member.email).at(-1)!;
    const token = tokenOf(mail.link);
    const password = 'another long secret 77';
    await door(app, `${isAdmin ? 'admin/' : ''}reset-password`, { token, password });
    const { body } = await member.login(password);
    expect(body.stage).toBe('second-factor');
    expect((await member.sendCode(body.token, codeOf(app, key))).status).toBe(200);
    expect((await member.sendCode(body.token, recoveryCodes[0]!)).status).toBe(200);
  });

  it('counts from the change that is undone, past later ones', async () => {
    const member = await Member.of(app, audience);
    const [a, b] = [member.email, fresh('between')];
    app.clock.advance(STEP);
    const toA = await moveTo(app, member.person.token, a, b, isAdmin);
    app.clock.advance(STEP);
    await member.addApp();
    await moveTo(app, member.person.token, b, fresh('last'), isAdmin);
    await undo(toA);
    expect(await documentOf(member)).toBeNull();
  });
});
