import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../support/people/people.ts';
import { countQueries } from '../../support/checks/queries.ts';

const MISSING = 'ffffffffffffffffffffffff';
const LIMIT_REACHED = 'You have reached the maximum of 10 messages to admin.';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1000));

const send = (person: SignedIn, content: unknown = 'When does it start?') =>
  person.post('/private/api/messages/send', { content } as object);
const read = (person: SignedIn, query = '') => person.get(`/private/api/messages/${person.id}${query}`);
const fromAdmin = (recipientId: string, content = 'In January.') =>
  admin.post('/api/admin/messages/send-from-admin', { recipientId, content });
const conversation = (id: string, query = '') => admin.get(`/api/admin/messages/conversation/${id}${query}`);
const summaryOf = async (id: string) => {
  const { body } = await admin.get('/api/admin/messages/all');
  return (body as { _id: string; unread: number }[]).find(({ _id }) => _id === id);
};

describe("a user's messages", () => {
  it('are none at first', async () => {
    const person = await signIn(app, 'B2B');
    const { status, body } = await read(person);
    expect(status).toBe(200);
    expect(body).toEqual({
      messages: [],
      totalMessages: 0,
      userToAdminMsgCount: 0,
      messageLimit: 10,
      unreadCount: 0,
    });
  });

  it('are sent and counted', async () => {
    const person = await signIn(app, 'Freelancer');
    const { status, body } = await send(person, '  When does it start?  ');
    expect(status).toBe(201);
    expect(body).toEqual({
      sent: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        sender: 'user',
        content: 'When does it start?',
        timestamp: app.clock.now().toISOString(),
      },
      userToAdminMsgCount: 1,
    });
    expect((await read(person)).body).toMatchObject({ messages: [body.sent], userToAdminMsgCount: 1 });
  });

  it('come from who is signed in, whatever the display fields say', async () => {
    const person = await signIn(app, 'B2B');
    const { status, body } = await person.post('/private/api/messages/send', {
      userId: person.id,
      recipientId: 'admin',
      sender: 'admin',
      content: 'Hello',
    });
    expect([status, body.sent.sender]).toEqual([201, 'user']);
    const foreign = await person.post('/private/api/messages/send', { userId: MISSING, content: 'Hello' });
    expect(foreign.status).toBe(403);
    expect((await read(person)).body.totalMessages).toBe(1);
  });

  it.each(['', ' \n ', null, 5, true, ['Hello'], {}])('are refused without a text: %p', async (content) => {
    const person = await signIn(app, 'B2B');
    const { status, body } = await send(person, content);
    expect([status, body.message]).toEqual([400, 'Message is required']);
    expect((await read(person)).body.totalMessages).toBe(0);
  });

  it('have at most 2,000 characters', async () => {
    const person = await signIn(app, 'B2B');
    expect((await send(person, 'x'.repeat(2001))).status).toBe(400);
    expect((await send(person, 'x'.repeat(2000))).status).toBe(201);
  });

  it('are at most 10: two sessions that send at once with 9 sent end at exactly 10', async () => {
    const person = await signIn(app, 'B2B');
    const other = await signInAgain(app, person);
    for (let sent = 1; sent <= 9; sent++) expect((await send(person)).body.userToAdminMsgCount).toBe(sent);
    const answers = await Promise.all([send(person), send(other), send(person), send(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403]);
    for (const { status, body } of answers) if (status === 403) expect(body.message).toBe(LIMIT_REACHED);
    expect((await read(person)).body).toMatchObject({ userToAdminMsgCount: 10, totalMessages: 10 });
    await fromAdmin(person.id);
    const eleventh = await send(person);
    expect([eleventh.status, eleventh.body.message]).toEqual([403, LIMIT_REACHED]);
  });

  it('are read, but not sent, by JobSeekers', async () => {
    const seeker = await signIn(app, 'JobSeeker');
    const { status, body } = await send(seeker);
    expect([status, body.message]).toEqual([403, 'Messaging feature is not available for Job Seekers.']);
    await fromAdmin(seeker.id);
    expect((await read(seeker)).body).toMatchObject({ totalMessages: 1, unreadCount: 1 });
  });

  it('are paged from the newest, the oldest first within a page, and searched', async () => {
    const person = await signIn(app, 'B2B');
    for (const content of ['1', '2', '3', '4', '5']) await send(person, `Question ${content}`);
    const contents = async (query: string) =>
      (await read(person, query)).body.messages.map(({ content }: { content: string }) => content);
    expect(await contents('?limit=2')).toEqual(['Question 4', 'Question 5']);
    expect(await contents('?limit=2&page=3')).toEqual(['Question 1']);
    expect(await contents('?q=question%203')).toEqual(['Question 3']);
    expect((await read(person, '?limit=0')).status).toBe(400);
  });

  it('may name a job that is there', async () => {
    const person = await signIn(app, 'B2B');
    const job = { title: 'T', description: 'D', qualification: 'Q' };
    const jobId = (await admin.post('/api/admin/createJob', job)).body.job._id as string;
    const about = (id: unknown) => person.post('/private/api/messages/send', { content: 'Hi', jobId: id });
    expect((await about(jobId)).body.sent.jobId).toBe(jobId);
    expect((await about(MISSING)).status).toBe(404);
    expect((await about('x')).status).toBe(400);
    expect((await read(person)).body).toMatchObject({ totalMessages: 1, userToAdminMsgCount: 1 });
  });

  it('are nobody else’s', async () => {
    const [person, other] = [await signIn(app, 'B2B'), await signIn(app, 'B2B')];
    expect((await other.get(`/private/api/messages/${person.id}`)).status).toBe(403);
    expect((await admin.get(`/private/api/messages/${person.id}`)).status).toBe(401);
    expect((await app.request.get(`/private/api/messages/${person.id}`)).status).toBe(401);
  });

  it('are unread until they are marked as read, on all devices', async () => {
    const person = await signIn(app, 'B2B');
    const tablet = await signInAgain(app, person);
    await fromAdmin(person.id);
    await fromAdmin(person.id);
    expect((await read(person)).body.unreadCount).toBe(2);
    // Messages after the last shown one have not been seen.
    const { timestamp } = (await read(person)).body.messages.at(-1) as { timestamp: string };
    const earlier = new Date(new Date(timestamp).getTime() - 1).toISOString();
    await tablet.post('/private/api/messages/read', { seen: earlier });
    expect((await read(person)).body.unreadCount).toBe(2);
    expect((await tablet.post('/private/api/messages/read', { seen: 'now' })).status).toBe(400);
    await tablet.post('/private/api/messages/read', { seen: timestamp });
    expect((await read(person)).body.unreadCount).toBe(0);
    await fromAdmin(person.id);
    const marked = await tablet.post('/private/api/messages/read');
    expect([marked.status, typeof marked.body.message]).toEqual([200, 'string']);
    expect((await read(person)).body.unreadCount).toBe(0);
  });
});

describe('a message of the administration', () => {
  it('reaches the user, and a mail tells of it without its content', async () => {
    const person = await signIn(app, 'Freelancer');
    const { status, body } = await fromAdmin(person.id, 'The rate is confidential');
    expect(status).toBe(201);
    expect(body.sent).toMatchObject({ sender: 'admin', recipientId: person.id });
    expect((await read(person)).body.messages).toEqual([body.sent]);
    const mails = (await app.mails()).filter(({ to }) => to === person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/dashboard/messages');
    expect(mails[0]?.text).not.toContain('confidential');
  });

  it('is one mail for a quick series, and another once the user has read or 15 minutes have passed', async () => {
    const person = await signIn(app, 'Freelancer');
    const mails = async () => (await app.mails()).filter(({ to }) => to === person.email).length;
    for (let line = 0; line < 3; line++) await fromAdmin(person.id);
    expect(await mails()).toBe(1);
    await person.post('/private/api/messages/read');
    await fromAdmin(person.id);
    expect(await mails()).toBe(2);
    app.clock.advance(15 * 60_000);
    await fromAdmin(person.id);
    expect(await mails()).toBe(3);
  });

  it('needs a user and a text', async () => {
    const person = await signIn(app, 'Freelancer');
    expect((await fromAdmin(MISSING)).status).toBe(404);
    expect((await fromAdmin('x')).status).toBe(400);
    const blank = await fromAdmin(person.id, ' ');
    expect([blank.status, blank.body.message]).toEqual([400, 'Message is required']);
    expect((await read(person)).body.totalMessages).toBe(0);
  });
});

describe('the list of conversations', () => {
  it('shows the last message, the newest first, and what is unread until it is opened', async () => {
    const [first, second] = [
      await signIn(app, 'B2B', { first_name: 'Frida', last_name: 'Lance' }),
      await signIn(app, 'Freelancer'),
    ];
    await send(first, 'One');
    await send(first, 'Two');
    app.clock.advance(1000);
    await send(second);
    const { body, headers } = await admin.get('/api/admin/messages/all');
    expect(body.slice(0, 2).map(({ _id }: { _id: string }) => _id)).toEqual([second.id, first.id]);
    expect(Number(headers['x-total-count'])).toBe(body.length);
    expect(body[1]).toEqual({
      kind: 'user',
      _id: first.id,
      name: 'Frida Lance',
      email: first.email,
      role: 'B2B',
      lastMessage: 'Two',
      timestamp: new Date(app.clock.now().getTime() - 1000).toISOString(),
      unread: 2,
    });
    const opened = await conversation(first.id);
    expect(opened.body).toMatchObject({ totalMessages: 2, userToAdminMsgCount: 2, unreadCount: 0 });
    expect(opened.body.with).toMatchObject({ kind: 'user', _id: first.id, name: 'Frida Lance' });
    expect((await summaryOf(first.id))?.unread).toBe(0);
    expect((await summaryOf(second.id))?.unread).toBe(1);
  });

  it('is found by name, address and last message, pages, and needs as many queries for 20 as for one', async () => {
    const person = await signIn(app, 'B2B', { last_name: 'Einzig (GmbH)' });
    await send(person, 'Wo ist Rechnung 4711?');
    for (const q of ['einzig%20(', person.email, 'rechnung']) {
      const { body } = await admin.get(`/api/admin/messages/all?q=${q}`);
      expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([person.id]);
    }
    const forOne = await countQueries(() => admin.get('/api/admin/messages/all?limit=1'));
    for (let number = 0; number < 20; number++) await send(await signIn(app, 'B2B'));
    expect(await countQueries(() => admin.get('/api/admin/messages/all?limit=20'))).toBe(forOne);
  });

  it('opens an empty conversation of a user, and none of nobody', async () => {
    const person = await signIn(app, 'JobSeeker');
    const { status, body } = await conversation(person.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ messages: [], with: { _id: person.id, role: 'JobSeeker' } });
    expect((await conversation(MISSING)).status).toBe(404);
    expect((await conversation('x')).status).toBe(400);
    expect((await person.get(`/api/admin/messages/conversation/${person.id}`)).status).toBe(401);
    expect((await person.get('/api/admin/messages/all')).status).toBe(401);
  });
});
