import { DEFAULT_NOTIFICATIONS, ROLES } from '@consulting/contracts';
import { ONE_CLICK } from '../../../api/src/platform/limits/budgets.ts';
import { MailQueue } from '../../../api/src/platform/mail/mail-queue.ts';
import { newMessageMail } from '../../../api/src/messaging/application/message-mails.ts';
import { SITE, startSite, type SiteWorld } from '../../support/app/site-world.ts';
import type { TestApp } from '../../support/app/app.ts';
import { signIn, type SignedIn } from '../../support/people/people.ts';
import { PausedMailer } from '../../support/stand-ins/mailer.ts';

const ME = '/private/api/me/notifications';
const NONE = { messages: 'none', alerts: 'none', applicants: 'none', availability: 'none' };
const ALL = DEFAULT_NOTIFICATIONS;
const PAGES = {
  'unsubscribe.html': '<title>Stop',
  'unsubscribe-messages.html': '<title>Stop messages',
  'de/unsubscribe.html': '<title>Ende',
  'de/unsubscribe-messages.html': '<title>Ende der Nachrichten',
};

const mailer = new PausedMailer();
let world: SiteWorld;
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  world = await startSite(PAGES, { rateLimitScale: 0.1 }, mailer);
  ({ app, admin } = world);
});
afterAll(() => world.close());
// Each test has the budget of another minute: 120 requests.
beforeEach(() => app.clock.advance(61_000));

const chosen = async (person: SignedIn) => (await person.get(ME).expect(200)).body as object;
const writes = (to: SignedIn) =>
  admin.post('/private/api/notifications/userNotification', { userId: to.id, message: 'Hello' }).expect(201);
const mailsTo = async ({ email }: SignedIn) => (await app.mails()).filter(({ to }) => to === email);
/** The path of the link in a new mail to this person. */
async function linkTo(person: SignedIn): Promise<string> {
  await writes(person);
  const header = (await mailsTo(person)).at(-1)?.headers['List-Unsubscribe'] ?? '';
  const [, path = ''] = /^<https:\/\/firma\.example(\/unsubscribe\/[\w-]{43})>$/.exec(header) ?? [];
  expect(path).not.toBe('');
  return path;
}

describe('which mails one gets', () => {
  it.each(ROLES)('is all of them for a new %s, until the choice is changed', async (role) => {
    const [person, other] = [await signIn(app, role), await signIn(app, role)];
    expect(await chosen(person)).toEqual(ALL);
    const { body } = await person.put(ME, { ...NONE, applicants: 'daily' }).expect(200);
    expect(body).toMatchObject({ code: 'notifications.saved' });
    expect(await chosen(person)).toEqual({ ...NONE, applicants: 'daily' });
    expect((await person.get('/private/api/me')).body).toMatchObject({
      version: body.version,
      notifications: { ...NONE, applicants: 'daily' },
    });
    expect(await chosen(other)).toEqual(ALL);
  });

  it.each([
    {},
    { ...ALL, messages: 'daily' },
    { ...ALL, applicants: 'on' },
    { ...ALL, alerts: true },
    { ...ALL, availability: ['on'] },
    { ...ALL, receipts: 'none' },
    { messages: 'none' },
  ])('is not changed by a wrong body: %j', async (body) => {
    const person = await signIn(app, 'Freelancer');
    expect((await person.put(ME, body)).status).toBe(400);
    expect(await chosen(person)).toEqual(ALL);
  });

  it('is one’s own: an administrator has none, and an edit from an old version is refused', async () => {
    expect((await admin.get(ME)).status).toBe(401);
    const person = await signIn(app, 'B2B');
    const { headers } = await person.get(ME);
    await person.put(ME, NONE).set('if-match', String(headers['etag'])).expect(200);
    const late = await person.put(ME, ALL).set('if-match', String(headers['etag']));
    expect([late.status, late.body.changed]).toEqual([412, { notifications: NONE }]);
    // The language is another field of the same account.
    await person
      .put('/private/api/language', { language: 'de' })
      .set('if-match', `"${late.body.version}"`)
      .expect(200);
  });

  it('is all of them for accounts from before there was a choice', async () => {
    const person = await signIn(app, 'JobSeeker');
    const users = app.connection.collection('users');
    await users.updateOne({ email: person.email }, { $unset: { notifications: 1 } });
    expect(await chosen(person)).toEqual(ALL);
  });

  it('decides about mails of messages and notes, not about the messages', async () => {
    const person = await signIn(app, 'Freelancer');
    await person.put(ME, { ...ALL, messages: 'none' }).expect(200);
    await writes(person);
    await admin
      .post('/api/admin/messages/send-from-admin', { recipientId: person.id, content: 'Hi' })
      .expect(201);
    expect(await mailsTo(person)).toEqual([]);
    expect((await person.get(`/private/api/messages/${person.id}`)).body.messages).toHaveLength(2);
    await person.put(ME, ALL).expect(200);
    await admin
      .post('/api/admin/messages/send-from-admin', { recipientId: person.id, content: 'Hi' })
      .expect(201);
    expect(await mailsTo(person)).toHaveLength(1);
  });
});

describe('the link in a mail', () => {
  it('is the same in every mail of its kind, and one of nobody else', async () => {
    const [one, other] = [await signIn(app, 'Freelancer'), await signIn(app, 'Freelancer')];
    const links = [await linkTo(one), await linkTo(one), await linkTo(other)];
    expect(new Set(links).size).toBe(2);
    const token = links[0]?.split('/').at(-1) ?? '';
    const stored = JSON.stringify(await app.connection.collection('unsubscribelinks').find().toArray());
    expect([stored.includes(one.id), stored.includes(token)]).toEqual([true, false]);
  });

  it('opens a page that names the kind and changes nothing, however often and by whatever program', async () => {
    const person = await signIn(app, 'Freelancer');
    const link = await linkTo(person);
    for (const headers of [
      {},
      { 'user-agent': 'Mail scanner', 'list-unsubscribe': 'List-Unsubscribe=One-Click' },
      { 'x-http-method-override': 'POST', purpose: 'prefetch' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ])
      for (let times = 0; times < 10; times++)
        await app.request.get(`${link}?List-Unsubscribe=One-Click`).set(headers).expect(200);
    await app.request.head(link).expect(200);
    const page = await app.request.get(link).expect(200);
    expect(page.text).toBe('<title>Stop messages');
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await app.request.get(`/de${link}`)).text).toBe('<title>Ende der Nachrichten');
    expect(await chosen(person)).toEqual(ALL);
  });

  it('switches the kind off with one press of a mail program, for good', async () => {
    const person = await signIn(app, 'Freelancer');
    const link = await linkTo(person);
    // Else the app might have sent the mail before the first press.
    mailer.isPaused = true;
    const queue = app.app.get(MailQueue, { strict: false });
    await queue.enqueue(
      newMessageMail({ id: person.id, email: person.email, language: 'en', role: 'Freelancer' }),
    );
    for (let times = 0; times < 3; times++) {
      const { body } = await app.request
        .post(link)
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .expect(200);
      expect(body.code).toBe('notifications.stopped');
    }
    mailer.isPaused = false;
    app.clock.advance(10 * 60_000);
    expect(await chosen(person)).toEqual({ ...ALL, messages: 'none' });
    // Neither the mail that was waiting nor another one goes out.
    await writes(person);
    expect(await mailsTo(person)).toHaveLength(1);
    // The link is what it was once the mails are switched on again.
    await person.put(ME, ALL).expect(200);
    expect(await linkTo(person)).toBe(link);
  });

  it.each([
    ['no body', undefined, ''],
    [
      'a form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['JSON', 'application/json', '{"a":1}'],
    ['broken JSON', 'application/json', '{'],
    ['no type that exists', 'nonsense', 'x'],
    ['8 KB', 'text/plain', 'x'.repeat(8 * 1024)],
    ['a megabyte', 'application/json', 'x'.repeat(1024 * 1024)],
  ])('takes %s', async (_, type, body) => {
    const person = await signIn(app, 'Freelancer');
    const link = await linkTo(person);
    const answer = await fetch(app.url + link, {
      method: 'POST',
      body: body || null,
      headers: { ...(type && { 'content-type': type }), origin: 'https://evil.example', cookie: 'a=b' },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ code: 'notifications.stopped' });
    expect(await chosen(person)).toMatchObject({ messages: 'none' });
  });

  it('stops them by a link that a program has taken with the end of its sentence', async () => {
    const person = await signIn(app, 'JobSeeker');
    const path = await linkTo(person);
    expect((await app.request.get(`${path}).`).expect(200)).text).toBe('<title>Stop messages');
    await app.request.post(`${path}.`).expect(200);
    expect(await chosen(person)).toMatchObject({ messages: 'none' });
  });

  it('needs no session, has a budget of its own, and tells nobody whether it exists', async () => {
    const unknown = `/unsubscribe/${'x'.repeat(43)}`;
    expect((await app.request.get(unknown).expect(200)).text).toBe('<title>Stop');
    expect((await app.request.get(`/de${unknown}`).expect(200)).text).toBe('<title>Ende');
    const statuses = new Set<number>();
    const known = await linkTo(await signIn(app, 'JobSeeker'));
    for (let times = 0; times < ONE_CLICK.perAddress / 10 - 2; times++)
      statuses.add((await app.request.post(unknown)).status);
    expect([...statuses]).toEqual([200]);
    const [one, other] = [await app.request.post(unknown), await app.request.post(known)];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toEqual(other.body);
    expect(one.headers['set-cookie']).toBeUndefined();
    const refused = await app.request.post(known);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    // What people at the same address do is counted apart.
    await app.request.get('/public/api/v0/ping').expect(200);
    app.clock.advance(60_000);
    await app.request.post(known).expect(200);
  });

  it('goes with the account', async () => {
    const person = await signIn(app, 'Freelancer');
    const link = await linkTo(person);
    await person.delete('/private/api/me').expect(200);
    expect((await app.request.get(link).expect(200)).text).toBe('<title>Stop');
    await app.request.post(link).expect(200);
    const left = await app.connection.collection('unsubscribelinks').find().toArray();
    expect(JSON.stringify(left)).not.toContain(person.id);
  });

  it('leads to the site and has the address of the installation in the foot of the mail', async () => {
    const person = await signIn(app, 'Freelancer', { language: 'de' });
    const link = await linkTo(person);
    expect((await mailsTo(person))[0]?.text).toContain(`${SITE}/de${link}\n`);
  });
});
