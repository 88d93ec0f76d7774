import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { itOnce } from '../../../../support/app/database.ts';
import { subjectsTo } from '../../../../support/people/email-links.ts';
import { Member } from '../../../../support/people/member.ts';
import { signInAdmin, type SignedIn } from '../../../../support/people/people.ts';

const RESET = 'Your second factor has been reset';

let app: TestApp;
let boss: SignedIn;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  boss = await signInAdmin(app);
});
afterAll(() => app.close());

const reset = (member: Member, by = boss) =>
  by.delete(`/api/admin/${member.audience}s/${member.id}/second-factor`);
const entriesOn = async (id: string) => {
  const entries = await app.connection.collection('audit').find({ targetId: id }).toArray();
  return entries.filter(({ action }) => action.endsWith('.second-factor-reset'));
};

describe.each(['user', 'admin'] as const)('a lost second factor of a %s', (audience) => {
  itOnce('is taken away by an administrator, which ends the sessions and is told by mail', async () => {
    const member = await Member.withApp(app, audience);
    const opened = (await member.sendCode(await member.stageToken(), member.code())).body.token as string;
    const { status, body } = await reset(member);
    expect([status, body.code]).toEqual([200, 'second-factor.reset']);
    expect([await member.isAlive(), await member.isAlive(opened)]).toEqual([false, false]);
    expect((await subjectsTo(app, member.email)).filter((subject) => subject === RESET)).toHaveLength(1);
    expect(await entriesOn(member.id)).toMatchObject([
      {
        action: `${audience}.second-factor-reset`,
        targetKind: audience,
        label: member.email,
        actorId: boss.id,
      },
    ]);
    const { body: again } = await member.login();
    expect(await member.isAlive(again.token)).toBe(true);
    const _id = new app.connection.base.Types.ObjectId(member.id);
    expect(await app.connection.collection('signinfactors').countDocuments({ _id })).toBe(0);
  });

  itOnce('has its tries again', async () => {
    const limited = await Member.withApp(app, audience);
    const tries = () => app.connection.collection('attempts').countDocuments();
    const token = await limited.stageToken();
    const before = await tries();
    await limited.sendCode(token, 'nonsense');
    expect(await tries()).toBe(before + 1);
    await reset(limited);
    expect(await tries()).toBe(before);
  });

  it('is taken away once of ten at once', async () => {
    const member = await Member.withApp(app, audience);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => reset(member)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    expect(await entriesOn(member.id)).toHaveLength(1);
  });

  itOnce('is not found where there is none: then no session ends', async () => {
    const member = await Member.of(app, audience);
    expect((await reset(member)).body.code).toBe('second-factor.not-found');
    // An offered app is not added yet.
    await member.offer();
    expect((await reset(member)).body.code).toBe('second-factor.not-found');
    await member.addApp();
    await member.ask('delete', 'factors/codes');
    expect((await reset(member)).status).toBe(404);
    expect(await member.isAlive()).toBe(true);
    expect(await subjectsTo(app, member.email)).not.toContain(RESET);
    expect(await entriesOn(member.id)).toEqual([]);
  });

  itOnce('is found under the kind of its account alone', async () => {
    const member = await Member.withApp(app, audience);
    const wrong = audience === 'user' ? 'admins' : 'users';
    expect((await boss.delete(`/api/admin/${wrong}/${member.id}/second-factor`)).status).toBe(404);
    expect((await member.login()).body.stage).toBe('second-factor');
  });
});

itOnce('administrators cannot reset their own', async () => {
  const member = await Member.withApp(app, 'admin');
  const { status, body } = await reset(member, member.person);
  expect([status, body.code]).toEqual([409, 'second-factor.reset-by-another']);
  expect((await member.login()).body.stage).toBe('second-factor');
  // No user has an administrator's id.
  expect((await member.person.delete(`/api/admin/users/${member.id}/second-factor`)).status).toBe(404);
});

itOnce('users cannot reset any', async () => {
  const [member, other] = [await Member.withApp(app), await Member.of(app)];
  expect((await reset(member, other.person)).status).toBe(401);
});

itOnce('administrators see who has one', async () => {
  const [user, admin] = [await Member.of(app), await Member.of(app, 'admin')];
  const seen = async () => {
    const people = (await boss.get(`/api/admin/people/${user.id}`)).body;
    const admins = (await boss.get(`/api/admin/admins?q=${admin.email}`)).body;
    return [people.secondFactor, admins[0].secondFactor];
  };
  expect(await seen()).toEqual([false, false]);
  for (const each of [user, admin]) await each.offer();
  expect(await seen()).toEqual([false, false]);
  for (const each of [user, admin]) await each.addApp();
  expect(await seen()).toEqual([true, true]);
  await user.ask('delete', 'factors/codes');
  expect(await seen()).toEqual([false, true]);
  await reset(admin);
  expect(await seen()).toEqual([false, false]);
});
