import { startApp, type TestApp } from '../../../../test/support/app/app.ts';
import { engines } from '../../../../test/support/app/database.ts';
import { signIn } from '../../../../test/support/people/people.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { ConversationsService } from './conversations.service.ts';
import { MessagingService } from './messaging.service.ts';

const ADMIN = { kind: 'admin', id: 'a'.repeat(24) } as const;
const PAGE = { page: 1, limit: 100 };

describe.each(engines())('messaging on %s', (engine) => {
  let app: TestApp;
  let messaging: MessagingService;
  let conversations: ConversationsService;
  let users: UsersService;

  beforeAll(async () => {
    app = await startApp({ engine });
    messaging = app.app.get(MessagingService, { strict: false });
    conversations = app.app.get(ConversationsService, { strict: false });
    users = app.app.get(UsersService, { strict: false });
  });
  afterAll(() => app.close());

  const inStore = (collection: string) => app.connection.collection(collection).countDocuments({});

  it('takes 10 of 20 simultaneous messages, and keeps exactly those', async () => {
    const { id } = await signIn(app, 'B2B');
    const sent = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => messaging.send(id, `Message ${number}`)),
    );
    const counts = sent.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.userToAdminMsgCount] : [],
    );
    expect(counts.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const { messages, userToAdminMsgCount } = await messaging.ofUser({ id, messageLimit: 10 }, PAGE);
    expect([messages.total, userToAdminMsgCount]).toEqual([10, 10]);
  });

  it('keeps nothing of a message about a job that is gone', async () => {
    const { id } = await signIn(app, 'B2B');
    const [messages, summaries] = [await inStore('messages'), await inStore('conversations')];
    await expect(messaging.send(id, 'Hello', 'f'.repeat(24))).rejects.toMatchObject({ kind: 'not-found' });
    expect([await inStore('messages'), await inStore('conversations')]).toEqual([messages, summaries]);
  });

  it('loses no count when both sides write at the same moment', async () => {
    const { id } = await signIn(app, 'Freelancer');
    await Promise.all([
      messaging.send(id, 'One'),
      conversations.send(ADMIN, id, 'Two'),
      messaging.send(id, 'Three'),
      conversations.notify(ADMIN, id, 'Four'),
    ]);
    const { messages, userToAdminMsgCount, unreadCount } = await messaging.ofUser(
      { id, messageLimit: 10 },
      PAGE,
    );
    expect([messages.total, userToAdminMsgCount, unreadCount]).toEqual([4, 2, 2]);
  });

  it('is searched by the name a user has now', async () => {
    const { id } = await signIn(app, 'Freelancer', { first_name: 'Frida', last_name: 'Altmann' });
    await messaging.send(id, 'Hello');
    await users.updateProfile(id, { last_name: 'Neumann' });
    expect((await conversations.page({ q: 'altmann' }, PAGE)).total).toBe(0);
    const [found] = (await conversations.page({ q: 'frida neumann' }, PAGE)).items;
    expect(found).toMatchObject({ id, name: 'Frida Neumann', role: 'Freelancer' });
  });

  it('hands out all messages of a user, and erases them with the account', async () => {
    const { id } = await signIn(app, 'Freelancer');
    await messaging.send(id, 'Keep this');
    await messaging.note(id, 'And this');
    const lifecycle = app.app.get(AccountLifecycle, { strict: false });
    const part = (await lifecycle.exported(id)).find(({ name }) => name === 'messages');
    expect(part?.data).toMatchObject([{ content: 'Keep this' }, { content: 'And this', isNote: true }]);
    await users.erase(id);
    expect((await messaging.ofUser({ id, messageLimit: 10 }, PAGE)).messages.total).toBe(0);
    await expect(conversations.open(id, PAGE)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('leaves no message of a user who is erased at the same moment', async () => {
    const { id } = await signIn(app, 'Freelancer');
    await messaging.send(id, 'First');
    await Promise.allSettled([messaging.send(id, 'Second'), users.erase(id), messaging.note(id, 'Third')]);
    expect((await messaging.ofUser({ id, messageLimit: 10 }, PAGE)).messages.total).toBe(0);
    expect(await users.find(id)).toBeNull();
    const left = await conversations.page({}, PAGE);
    expect(left.items.map((conversation) => conversation.id)).not.toContain(id);
  });
});
