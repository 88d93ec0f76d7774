import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../support/people/people.ts';

// How many messages one user may send: 10 (test/e2e/messaging/messages.e2e.test.ts), unless the administration allows more.

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());

const send = (person: SignedIn) =>
  person.post('/private/api/messages/send', { content: 'When does it start?' });

it('an administrator sets the limit, together with a block or alone, and it is recorded', async () => {
  const user = await signIn(app, 'Freelancer');
  const change = (body: object) => admin.patch(`/api/admin/users/${user.id}`, body);
  const { status, body } = await change({ messageLimit: 25 });
  expect([status, body]).toMatchObject([
    200,
    {
      code: 'account.message-limit-changed',
      message: 'This user can now send up to 25 messages.',
      user: { _id: user.id, messageLimit: 25, blocked: false },
    },
  ]);
  app.clock.advance(1000);
  expect((await change({ messageLimit: 200, blocked: true })).body).toMatchObject({
    code: 'account.blocked',
    user: { messageLimit: 200, blocked: true },
  });
  for (const wrong of [
    {},
    { messageLimit: 9 },
    { messageLimit: 201 },
    { messageLimit: 10.5 },
    { messageLimit: '20' },
    { messageLimit: null },
    { messageLimit: 20, blocked: 'no' },
  ])
    expect([wrong, (await change(wrong)).status]).toEqual([wrong, 400]);
  expect((await change({})).body.message).toBe('Send at least one of blocked, messageLimit');
  expect((await change({ blocked: false })).body.user).toMatchObject({ messageLimit: 200, blocked: false });
  const log = await admin.get('/api/admin/audit?action=user.message-limit-changed');
  expect(log.body.map(({ regarding }: { regarding: string }) => regarding)).toEqual([
    '200 messages',
    '25 messages',
  ]);
});

it('messages are as many as the administration allows the user, who is told how many', async () => {
  const person = await signIn(app, 'B2B');
  const other = await signInAgain(app, person);
  expect((await admin.patch(`/api/admin/users/${person.id}`, { messageLimit: 12 })).status).toBe(200);
  for (let sent = 1; sent <= 11; sent++) expect((await send(person)).status).toBe(201);
  const answers = await Promise.all([send(person), send(other), send(person), send(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403]);
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
    code: 'message.own-limit-reached',
    message: 'You have reached your maximum of 12 messages to admin.',
    values: { max: 12 },
  });
  expect((await person.get(`/private/api/messages/${person.id}`)).body).toMatchObject({
    userToAdminMsgCount: 12,
    messageLimit: 12,
  });
  expect((await admin.get(`/api/admin/messages/conversation/${person.id}`)).body).toMatchObject({
    userToAdminMsgCount: 12,
    messageLimit: 12,
  });
  // Back to the default: sent messages stay, and no more can be sent.
  await admin.patch(`/api/admin/users/${person.id}`, { messageLimit: 10 });
  expect((await send(person)).body.message).toBe('You have reached the maximum of 10 messages to admin.');
});
