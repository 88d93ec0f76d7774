import { DEFAULT_NOTIFICATIONS } from '@consulting/contracts';
import { Refusals } from '../../../api/src/platform/mail/refusals/refusals.port.ts';
import { DataExportService } from '../../../api/src/users/application/data-export.service.ts';
import { AvailabilityRemindersService } from '../../../api/src/users/application/availability-reminders.service.ts';
import { SITE, startSite, type SiteWorld } from '../../support/app/site-world.ts';
import type { TestApp } from '../../support/app/app.ts';
import { signIn, signInAgain, type SignedIn } from '../../support/people/people.ts';

const MINE = '/private/api/me/availability';
const PAGES = {
  'availability.html': '<body>Nothing</body>',
  'availability-known.html': '<body>Known</body>',
  'de/availability.html': '<body>Nichts</body>',
  'de/availability-known.html': '<body>Bekannt</body>',
};
const NOTHING = { available_from: null, days_per_week: null, confirmedAt: null };
const KNOWN = { available_from: '2099-02-01', days_per_week: 3 };

let world: SiteWorld;
let app: TestApp;
beforeAll(async () => {
  world = await startSite(PAGES);
  ({ app } = world);
});
afterAll(() => world.close());

/** The tests run one after the other in time, each long after the reminders of the one before. */
let start = Date.parse('2026-03-02T09:00:00.000Z');
const onDay = (day: number, hour = 9) =>
  app.clock.set(new Date(start + day * 86_400_000 + (hour - 9) * 3_600_000));
beforeEach(() => {
  start += 200 * 86_400_000;
  onDay(0);
});

const send = () => app.app.get(AvailabilityRemindersService, { strict: false }).send();
/** All reminders to somebody so far, after a sweep. */
async function remindersOf({ email }: { email: string }) {
  await send();
  return (await app.mails()).filter(({ to, text }) => to === email && text.includes('/availability/'));
}
async function freelancer(known: object = KNOWN): Promise<SignedIn> {
  const person = await signIn(app, 'Freelancer');
  await person.patch(MINE, known).expect(200);
  return person;
}
const renew = async (person: SignedIn, audience: 'admin' | 'user' = 'user') => {
  person.token = (await signInAgain(app, person, audience)).token;
};
const renewAdmin = () => renew(world.admin, 'admin');
async function mine(person: SignedIn) {
  await renew(person);
  const { available_from, days_per_week, confirmedAt } = (await person.get('/private/api/me').expect(200))
    .body;
  return { available_from, days_per_week, confirmedAt };
}
const linkIn = (mail: { text: string } | undefined): string =>
  /https:\/\/firma\.example((?:\/de)?\/availability\/[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
async function remindedOn(day: number, person: SignedIn): Promise<string> {
  onDay(day);
  const link = linkIn((await remindersOf(person)).at(-1));
  expect(link).not.toBe('');
  return link;
}

describe('one’s own availability', () => {
  it('is nothing at first, and is confirmed by saving it, not by a change of nothing', async () => {
    const person = await signIn(app, 'Freelancer');
    expect(await mine(person)).toEqual(NOTHING);
    const { body } = await person.patch(MINE, KNOWN).expect(200);
    expect(body).toMatchObject({ code: 'availability.saved', user: KNOWN });
    const saved = app.clock.now().toISOString();
    app.clock.advance(60_000);
    await person.patch(MINE, {}).expect(200);
    expect(await mine(person)).toEqual({ ...KNOWN, confirmedAt: saved });
    await person.patch(MINE, { days_per_week: 3 }).expect(200);
    expect(await mine(person)).toEqual({ ...KNOWN, confirmedAt: app.clock.now().toISOString() });
    await person.patch(MINE, { available_from: '', days_per_week: null }).expect(200);
    expect(await mine(person)).toMatchObject({ available_from: null, days_per_week: null });
  });

  it.each([
    { available_from: '2026-02-30' },
    { available_from: '1 February' },
    { available_from: '2026-02-01T00:00:00Z' },
    { days_per_week: 0 },
    { days_per_week: 6 },
    { days_per_week: 2.5 },
    { days_per_week: '3' },
    { confirmedAt: '2030-01-01T00:00:00Z' },
  ])('is not changed by %j', async (body) => {
    const person = await freelancer();
    const before = await mine(person);
    app.clock.advance(60_000);
    expect((await person.patch(MINE, { ...KNOWN, ...body })).status).toBe(400);
    expect(await mine(person)).toEqual(before);
  });

  it('is edited on the condition that nobody else has', async () => {
    const person = await freelancer();
    const { version } = (await person.get('/private/api/me')).body;
    await person.patch(MINE, { days_per_week: 2 }).set('if-match', `"${version}"`).expect(200);
    const late = await person.patch(MINE, { days_per_week: 5 }).set('if-match', `"${version}"`);
    expect([late.status, late.body.changed]).toEqual([412, { days_per_week: 2 }]);
    // The profile's other fields are another edit.
    const profile = person.put(`/private/api/update-profile/${person.id}`, { phone: '1' });
    await profile.set('if-match', `"${version}"`).expect(200);
  });

  it('is in the export, and goes with the account', async () => {
    const person = await freelancer();
    const link = await remindedOn(30, person);
    const { parts } = await app.app.get(DataExportService, { strict: false }).of(person.id);
    expect(parts[0]).toMatchObject({ name: 'profile', data: KNOWN });
    await renew(person);
    await person.delete('/private/api/me').expect(200);
    expect((await app.request.get(link)).text).toBe(PAGES['availability.html']);
    expect((await app.request.post(link)).status).toBe(404);
  });

  it('is shown of freelancers only, and is there again when somebody becomes one again', async () => {
    const person = await freelancer();
    const become = (role: string) =>
      person.put(`/private/api/update-profile/${person.id}`, { role }).expect(200);
    await become('JobSeeker');
    expect(await mine(person)).toEqual(NOTHING);
    onDay(30);
    expect(await remindersOf(person)).toEqual([]);
    await renew(person);
    await become('Freelancer');
    expect(await mine(person)).toMatchObject(KNOWN);
  });
});

describe('reminders', () => {
  it('come on days 30 and 45 at 7 a.m., each once, and none before or after', async () => {
    const person = await freelancer();
    const counts: number[] = [];
    // 4 hours UTC are 5 or 6 a.m. in Berlin.
    for (const at of ['29 9', '30 4', '30 9', '31 9', '45 4', '45 9', '60 9', '90 9']) {
      const [day = 0, hour] = at.split(' ').map(Number);
      onDay(day, hour);
      counts.push((await remindersOf(person)).length);
    }
    expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 2]);
    const [mail] = await remindersOf(person);
    expect(mail?.subject).toBe('Is your availability still right?');
    expect(mail?.text).toContain('1 February 2099');
    expect(mail?.headers['List-Unsubscribe']).toContain(`${SITE}/unsubscribe/`);
  });

  it('come once however many sweeps run at the same time, and one for a time that was missed', async () => {
    const people = [await freelancer(), await freelancer()];
    onDay(50);
    await Promise.all([send(), send(), send()]);
    for (const person of people) expect(await remindersOf(person)).toHaveLength(1);
    onDay(90);
    for (const person of people) expect(await remindersOf(person)).toHaveLength(1);
  });

  it('end with a new confirmation, also one that waits to be sent', async () => {
    const person = await freelancer();
    onDay(30);
    await send();
    await renew(person);
    await person.patch(MINE, { days_per_week: 3 }).expect(200);
    expect(await remindersOf(person)).toEqual([]);
    onDay(45);
    expect(await remindersOf(person)).toEqual([]);
    onDay(60);
    expect(await remindersOf(person)).toHaveLength(1);
  });

  it('do not come to those who are blocked, do not want them, or whose address refuses mails', async () => {
    const [blocked, unwilling, refusing] = [await freelancer(), await freelancer(), await freelancer()];
    const empty = await freelancer({ available_from: null });
    const users = app.connection.collection('users');
    await users.updateOne({ email: blocked.email }, { $set: { blocked: true } });
    await unwilling
      .put('/private/api/me/notifications', { ...DEFAULT_NOTIFICATIONS, availability: 'none' })
      .expect(200);
    const refusals = app.app.get(Refusals, { strict: false });
    for (let n = 0; n < 3; n++) await refusals.refused(refusing.email, app.clock.now());
    onDay(30);
    const silent = { blocked, unwilling, refusing, empty };
    for (const [name, person] of Object.entries(silent))
      expect([name, (await remindersOf(person)).length]).toEqual([name, 0]);
    // Later they go on with the next one.
    await users.updateOne({ email: blocked.email }, { $set: { blocked: false } });
    onDay(31);
    expect(await remindersOf(blocked)).toEqual([]);
    onDay(45);
    expect(await remindersOf(blocked)).toHaveLength(1);
  });

  it('are dropped when one switches them off while they wait', async () => {
    const person = await freelancer();
    onDay(30);
    await send();
    await renew(person);
    await person
      .put('/private/api/me/notifications', { ...DEFAULT_NOTIFICATIONS, availability: 'none' })
      .expect(200);
    expect(await remindersOf(person)).toEqual([]);
  });
});

describe('the link of a reminder', () => {
  it('opens a page with what is known, which changes nothing, and confirms by a press', async () => {
    const person = await freelancer();
    const confirmedAt = app.clock.now().toISOString();
    const link = await remindedOn(45, person);
    for (const path of [link, `${link}?utm_source=mail`]) {
      const page = await app.request.get(path).expect(200);
      expect(page.text).toMatch(/^<body>Known<script type="application\/json" id="availability-data">/);
      expect(page.text).toContain(JSON.stringify({ ...KNOWN, confirmedAt }));
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    expect((await app.request.get(`/de${link}`)).text).toContain('Bekannt');
    expect((await mine(person)).confirmedAt).toBe(confirmedAt);
    for (let presses = 0; presses < 2; presses++) {
      app.clock.advance(1000);
      const { body } = await app.request.post(link).expect(200);
      expect(body).toMatchObject({ code: 'availability.confirmed' });
      expect((await mine(person)).confirmedAt).toBe(app.clock.now().toISOString());
    }
  });

  it('says nothing of anybody for a token that is none, of other mails, or of a blocked person', async () => {
    const person = await freelancer();
    const link = await remindedOn(30, person);
    await renewAdmin();
    await world.admin
      .post('/api/admin/messages/send-from-admin', { recipientId: person.id, content: 'Hi' })
      .expect(201);
    const other = (await app.mails()).at(-1)?.headers['List-Unsubscribe'] ?? '';
    const [, token] = /\/unsubscribe\/([\w-]{43})>/.exec(other) ?? [];
    for (const path of ['/availability/unknown', `/availability/${token}`]) {
      expect((await app.request.get(path).expect(200)).text).toBe(PAGES['availability.html']);
      expect((await app.request.post(path)).body).toMatchObject({ code: 'availability.not-found' });
    }
    await app.connection.collection('users').updateOne({ email: person.email }, { $set: { blocked: true } });
    expect((await app.request.get(link)).text).toBe(PAGES['availability.html']);
    expect((await app.request.post(link)).status).toBe(404);
  });
});
