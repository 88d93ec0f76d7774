import { Types } from 'mongoose';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const inquiry = { name: 'Maria Sommer', email: 'maria@example.com', message: 'Can you help us to move?' };

let app: TestApp;
let admin: SignedIn;

const contact = (fields: object) => app.request.post('/public/api/v0/contact-admin').send(fields);
const list = async () => (await admin.get('/api/admin/messages/all')).body as Record<string, unknown>[];

describe('the contact form', () => {
  beforeAll(async () => {
    app = await startApp({ settings: { contactTo: 'office@muster.example' } });
    admin = await signInAdmin(app);
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(1000));

  it('thanks, keeps the message among the conversations, and mails it to the company', async () => {
    const { status, body } = await contact({ ...inquiry, website: '', elapsed: 48_000 });
    expect([status, body]).toEqual([
      201,
      { code: 'contact.sent', message: 'Thank you! Your message has been sent.' },
    ]);
    const [summary] = await list();
    expect(summary).toEqual({
      kind: 'contact',
      contactKind: 'contact',
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: inquiry.name,
      email: inquiry.email,
      lastMessage: inquiry.message,
      timestamp: app.clock.now().toISOString(),
      unread: 1,
    });
    const opened = await admin.get(`/api/admin/messages/conversation/${String(summary?.['_id'])}`);
    expect(opened.body).toMatchObject({
      messages: [{ sender: 'user', content: inquiry.message }],
      with: { kind: 'contact', name: inquiry.name, email: inquiry.email },
    });
    expect((await list())[0]?.['unread']).toBe(0);
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: 'office@muster.example', replyTo: inquiry.email });
    expect(mail?.subject).toContain(inquiry.name);
    expect(mail?.text).toContain(inquiry.message);
  });

  it('keeps the report of a barrier as such, lists it by its kind, counts it until it is opened, and mails it', async () => {
    const overview = async () => (await admin.get('/api/admin/overview')).body as Record<string, number>;
    const { unreadConversations = 0 } = await overview();
    await contact({ ...inquiry, name: 'Heike Blind', kind: 'barrier' }).expect(201);
    expect(await overview()).toMatchObject({
      unreadBarriers: 1,
      unreadConversations: unreadConversations + 1,
    });
    expect((await app.mails()).at(-1)).toMatchObject({ subject: 'Barrier reported by Heike Blind' });
    // Programs that know no kinds see a message of the contact form.
    const kind = { kind: 'contact', contactKind: 'barrier' };
    const { body } = await admin.get('/api/admin/messages/all?kind=barrier');
    expect(body).toMatchObject([{ ...kind, name: 'Heike Blind', unread: 1 }]);
    const id = String(body[0]._id);
    expect((await admin.get(`/api/admin/contact-messages/${id}`)).body).toMatchObject({ kind: 'barrier' });
    const opened = await admin.get(`/api/admin/messages/conversation/${id}`);
    expect(opened.body.with).toMatchObject(kind);
    expect(await overview()).toMatchObject({ unreadBarriers: 0, unreadConversations });
    for (const wrong of ['contact', 'user', ''])
      expect((await admin.get(`/api/admin/messages/all?kind=${wrong}`)).status).toBe(400);
  });

  it('cannot be answered by chat or notification', async () => {
    await contact(inquiry);
    const id = String((await list())[0]?.['_id']);
    for (const answer of [
      await admin.post('/api/admin/messages/send-from-admin', { recipientId: id, content: 'Hello' }),
      await admin.post('/private/api/notifications/userNotification', { userId: id, message: 'Hello' }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe('You cannot reply directly to messages sent via the contact form.');
    }
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', 'Name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: 'maria' }, 'email', 'Enter a valid email'],
    [{ email: 'maria@firma.consulting' }, 'email', 'Enter a valid email'],
    [{ email: 'maria@firma.de\r\nBcc: all@firma.de' }, 'email', 'Enter a valid email'],
    [{ message: '\n' }, 'message', 'Message is required'],
    [{ message: null }, 'message', 'Message is required'],
    [{ message: 5 }, 'message', 'Message is required'],
  ])('refuses %p', async (fields, field, message) => {
    const before = (await list()).length;
    const { status, body } = await contact({ ...inquiry, ...fields });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, errors: [{ field, message }] });
    expect(await list()).toHaveLength(before);
  });

  it('names every wrong field at once', async () => {
    const { body } = await contact({});
    expect(body.errors).toEqual([
      { field: 'name', code: 'field.name-required', message: 'Name is required' },
      { field: 'email', code: 'email.required', message: 'Email is required' },
      { field: 'message', code: 'field.message-required', message: 'Message is required' },
    ]);
  });

  it('refuses other fields, wrong types and texts beyond the limits', async () => {
    for (const wrong of [
      { admin: true },
      { elapsed: 'soon' },
      { elapsed: -1 },
      { website: {} },
      { name: 'x'.repeat(101) },
      { message: 'x'.repeat(2001) },
      { kind: 'complaint' },
      { kind: ['barrier'] },
    ])
      expect((await contact({ ...inquiry, ...wrong })).status).toBe(400);
  });

  const flaggedCount = async () => (await admin.get('/api/admin/overview')).body.flaggedMessages as number;

  it.each([{ website: 'https://spam.example' }, { elapsed: 300 }, { message: '[url=http://a]b[/url]' }])(
    'keeps, flags and counts what looks like spam, thanks all the same, and mails nothing: %p',
    async (fields) => {
      const [mails, flagged] = [(await app.mails()).length, await flaggedCount()];
      const { status, body } = await contact({ ...inquiry, ...fields });
      expect([status, body.message]).toEqual([201, 'Thank you! Your message has been sent.']);
      expect((await list())[0]).toMatchObject({ kind: 'contact', spam: true, unread: 1 });
      expect(await flaggedCount()).toBe(flagged + 1);
      expect(await app.mails()).toHaveLength(mails);
    },
  );

  it('mails an inquiry that names three pages, and does not flag it', async () => {
    const mails = (await app.mails()).length;
    const message = 'See https://a.example, https://b.example and https://c.example: can you take over?';
    await contact({ ...inquiry, message, website: '', elapsed: 48_000 });
    expect((await list())[0]).not.toHaveProperty('spam');
    expect(await app.mails()).toHaveLength(mails + 1);
  });

  it('mails what was flagged by mistake once an administrator says so, and only once', async () => {
    await contact({ ...inquiry, name: 'Falsely Flagged', website: 'x' });
    const path = '/api/admin/contact-messages/';
    const [{ _id: id }] = (await admin.get('/api/admin/messages/all?spam=only')).body;
    const mails = async () => (await app.mails()).filter(({ subject }) => subject?.includes('Falsely'));
    expect(await mails()).toEqual([]);
    expect((await admin.patch(path + id, { spam: true })).status).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.patch(path + id, { spam: false })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await mails()).toMatchObject([{ to: 'office@muster.example', replyTo: inquiry.email }]);
    const hidden = (await admin.get('/api/admin/messages/all?spam=hide')).body as { _id: string }[];
    expect(hidden.map(({ _id }) => _id)).toContain(id);
    expect((await admin.get('/api/admin/audit?action=contact.cleared')).body).toMatchObject([
      { targetId: id },
    ]);
  });

  it('reviews reports of barriers for spam like every message', async () => {
    await contact({ ...inquiry, kind: 'barrier', website: 'x' }).expect(201);
    const { body } = await admin.get('/api/admin/messages/all?kind=barrier&spam=only');
    expect(body).toMatchObject([{ contactKind: 'barrier', spam: true }]);
    expect((await admin.get('/api/admin/overview')).body).toMatchObject({ unreadBarriers: 0 });
    await admin.patch(`/api/admin/contact-messages/${body[0]._id}`, { spam: false });
    expect((await admin.get('/api/admin/overview')).body).toMatchObject({ unreadBarriers: 1 });
    expect((await app.mails()).at(-1)).toMatchObject({ subject: 'Barrier reported by Maria Sommer' });
  });

  it('shows one message whole, with its flag, and leaves it unread', async () => {
    const message = 'x'.repeat(1_000);
    await contact({ ...inquiry, message, website: 'x' });
    const id = String((await list())[0]?.['_id']);
    const read = async () => (await admin.get(`/api/admin/contact-messages/${id}`)).body as object;
    const { name, email } = inquiry;
    const kept = {
      _id: id,
      kind: 'contact',
      name,
      email,
      content: message,
      timestamp: app.clock.now().toISOString(),
    };
    expect(await read()).toEqual({ ...kept, spam: true });
    expect((await list())[0]).toMatchObject({ unread: 1 });
    await admin.patch(`/api/admin/contact-messages/${id}`, { spam: false });
    expect(await read()).toEqual({ ...kept, spam: false });
  });

  it('deletes a message for good, and never a conversation with a user', async () => {
    await contact({ ...inquiry, name: 'Casino', website: 'x' });
    const id = String((await list())[0]?.['_id']);
    expect((await admin.delete(`/api/admin/contact-messages/${id}`)).status).toBe(200);
    expect((await list()).map(({ _id }) => _id)).not.toContain(id);
    expect((await admin.get(`/api/admin/messages/conversation/${id}`)).status).toBe(404);
    const conversationId = new Types.ObjectId(id);
    expect(await app.connection.collection('messages').countDocuments({ conversationId })).toBe(0);
    const user = await signIn(app, 'Freelancer');
    await user.post('/private/api/messages/send', { content: 'Hello' });
    for (const unknown of [id, user.id]) {
      expect((await admin.delete(`/api/admin/contact-messages/${unknown}`)).status).toBe(404);
      expect((await admin.patch(`/api/admin/contact-messages/${unknown}`, { spam: false })).status).toBe(404);
      expect((await admin.get(`/api/admin/contact-messages/${unknown}`)).status).toBe(404);
    }
    expect((await admin.get(`/api/admin/messages/conversation/${user.id}`)).body.messages).toHaveLength(1);
  });

  it('refuses a name with a web address', async () => {
    const { status, body } = await contact({
      ...inquiry,
      name: 'Your account is blocked, see https://evil.example',
    });
    const problem = { field: 'name', code: 'field.name-web-address' };
    expect([status, body.errors]).toEqual([400, [expect.objectContaining(problem)]]);
  });

  it('makes one line of a name, and nothing invisible stays in an address', async () => {
    const sent = { name: 'Maria\r\nBcc: all@firma.example', email: '\u202amaria@fir\u00adma.de\u202c' };
    expect((await contact({ ...inquiry, ...sent })).status).toBe(201);
    expect((await list())[0]).toMatchObject({
      name: 'Maria Bcc: all@firma.example',
      email: 'maria@firma.de',
    });
  });
});

describe('the budget of the contact form', () => {
  beforeAll(async () => {
    app = await startApp({ settings: { rateLimitScale: 1 } });
  });
  afterAll(() => app.close());

  it('refuses an address that sends too much, and says when to try again', async () => {
    for (let sent = 0; sent < 10; sent++) expect((await contact(inquiry)).status).toBe(201);
    const refused = await contact(inquiry);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
