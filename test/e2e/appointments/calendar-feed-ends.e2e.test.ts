import type { Role } from '@consulting/contracts';
import { Types } from 'mongoose';
import { SecondFactorReset } from '../../../api/src/auth/second-factor/application/second-factor-reset.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { door, PASSWORD } from '../../support/people/accounts.ts';
import { fresh, linkTo, moveTo, subjectsTo } from '../../support/people/email-links.ts';
import { Member } from '../../support/people/member.ts';
import { signInAdmin, type SignedIn } from '../../support/people/people.ts';

const MADE = 'New calendar feed';
const ENDED = 'Your calendar feed has been switched off';

let app: TestApp;
let boss: SignedIn;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  boss = await signInAdmin(app);
});
afterAll(() => app.close());

/** Makes the feed of a member, as somebody does who has the session. */
async function feedOf(member: Member): Promise<string> {
  const { body } = await member.ask('post', 'calendar-feed').expect(201);
  return new URL((body as { url: string }).url).pathname;
}
const read = async (feed: string) => (await app.request.get(feed)).status;

async function resetByLink({ audience, email }: Member): Promise<void> {
  const before = audience === 'admin' ? 'admin/' : '';
  await door(app, `${before}forgot-password`, { email });
  const token = await linkTo(app, email, 'Choose a new password');
  const password = 'a wholly new sentence of words';
  expect((await door(app, `${before}reset-password`, { token, password })).status).toBe(200);
}

let undo = '';
type Step = (member: Member) => Promise<unknown>;
const RECOVERIES: Record<string, { given?: Step; recover: Step }> = {
  'a password reset by link': { recover: resetByLink },
  'an undone change of the address': {
    given: async ({ audience, email, person }) => {
      undo = await moveTo(app, person.token, email, fresh('intruder'), audience === 'admin');
    },
    recover: async () => {
      expect((await door(app, 'undo-email-change', { token: undo })).status).toBe(200);
    },
  },
  'a second factor reset by an administrator': {
    given: (member) => member.addApp(),
    recover: ({ audience, id }) =>
      boss.delete(`/api/admin/${audience === 'admin' ? 'admins' : 'users'}/${id}/second-factor`).expect(200),
  },
};
const ACCOUNTS: [audience: 'admin' | 'user', role?: Role][] = [['admin'], ['user', 'B2B']];

describe.each(ACCOUNTS)('the feed of %s %s', (audience, role) => {
  it.each(Object.entries(RECOVERIES))(
    'ends with %s, which its owner is told',
    async (_, { given, recover }) => {
      const member = await Member.of(app, audience, role);
      await given?.(member);
      const feed = await feedOf(member);
      expect(await read(feed)).toBe(200);
      await recover(member);
      expect(await read(feed)).toBe(404);
      expect((await subjectsTo(app, member.email)).filter((each) => each === ENDED)).toHaveLength(1);
    },
  );

  it('is mailed when it is made, without its address, and goes on after a password that its owner has changed', async () => {
    const member = await Member.of(app, audience, role);
    const feed = await feedOf(member);
    const mails = (await app.mails()).filter(({ subject }) => subject === MADE);
    const mailed = (email: string) => mails.some(({ to }) => to === email);
    expect([mailed(member.email), mailed(boss.email)]).toEqual([true, audience === 'admin']);
    expect(JSON.stringify(mails)).not.toContain(feed.split('/').at(-1)!.replace('.ics', ''));
    const change = { current: PASSWORD, new: 'a wholly new sentence of words' };
    expect((await member.ask('post', 'change-password', change)).status).toBe(200);
    expect(await read(feed)).toBe(200);
  });
});

it('the feed of an administrator ends with a reset by the operator, and with the removal', async () => {
  const [reset, removed] = [await Member.withApp(app, 'admin'), await Member.of(app, 'admin')];
  const feeds = [await feedOf(reset), await feedOf(removed)];
  await app.app.get(SecondFactorReset, { strict: false }).byOperator(reset.email);
  await boss.delete(`/api/admin/admins/${removed.id}`).expect(200);
  expect(await Promise.all(feeds.map(read))).toEqual([404, 404]);
  for (const { id } of [reset, removed])
    expect(
      await app.connection.collection('calendarFeeds').findOne({ _id: new Types.ObjectId(id) }),
    ).toBeNull();
  expect(await subjectsTo(app, removed.email)).not.toContain(ENDED);
});

it('the feed of a company does not come back after a block or another role', async () => {
  const [blocked, moved] = [await Member.of(app, 'user', 'B2B'), await Member.of(app, 'user', 'B2B')];
  const feeds = [await feedOf(blocked), await feedOf(moved)];
  for (const flag of [true, false])
    await boss.patch(`/api/admin/users/${blocked.id}`, { blocked: flag }).expect(200);
  const { person } = moved;
  for (const role of ['Freelancer', 'B2B'])
    await person.put(`/private/api/update-profile/${moved.id}`, { role, company_name: 'Firma' }).expect(200);
  expect(await Promise.all(feeds.map(read))).toEqual([404, 404]);
});
