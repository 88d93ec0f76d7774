import { DEFAULT_NOTIFICATIONS, type MailKind, type Role } from '@consulting/contracts';
import { MailQueue } from '../../../api/src/platform/mail/mail-queue.ts';
import { AlertsService } from '../../../api/src/saved-searches/application/alerts.service.ts';
import { AvailabilityRemindersService } from '../../../api/src/users/application/availability-reminders.service.ts';
import { UsersService } from '../../../api/src/users/application/users.service.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { sentBy } from '../../support/checks/queries.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';
import { saveSearch } from '../../support/people/searches.ts';

const COMPANY: MailKind[] = [
  ...(['new-applicant', 'withdrawn', 'proposal-company', 'appointment-owner'] as const),
  ...(['message', 'notification', 'project-state'] as const),
];
const PERSON: MailKind[] = ['availability', 'message', 'notification', 'pool-ending', 'decision'];

let app: TestApp;
let admin: SignedIn;
let place: Placements;
beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

/** The tests run one after the other in time, each long after the one before. A Monday is the first. */
let day = Date.parse('2026-03-02T09:00:00Z');
beforeEach(async () => {
  day += 100 * 86_400_000;
  app.clock.set(new Date(day));
  await renew(admin, 'admin');
});

const renew = async (person: SignedIn, audience: 'admin' | 'user' = 'user') => {
  person.token = (await signInAgain(app, person, audience)).token;
};
const block = async (person: SignedIn, blocked = true) => {
  await renew(admin, 'admin');
  await admin.patch(`/api/admin/users/${person.id}`, { blocked }).expect(200);
};
const become = async (person: SignedIn, role: Role) => {
  await renew(person);
  await person.put(`/private/api/update-profile/${person.id}`, { role }).expect(200);
};
const erase = ({ id }: SignedIn) => app.app.get(UsersService, { strict: false }).erase(id);
const switchOff = async (person: SignedIn) => {
  await renew(person);
  const chosen = { ...DEFAULT_NOTIFICATIONS, messages: 'none', applicants: 'none', availability: 'none' };
  await person.put('/private/api/me/notifications', chosen).expect(200);
};
const write = (to: SignedIn, message: string) =>
  admin.post('/private/api/notifications/userNotification', { userId: to.id, message }).expect(201);
const subjectsTo = async ({ email }: SignedIn) =>
  (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
const alerted = async ({ email }: SignedIn) =>
  (await app.mails()).filter(({ to, text }) => to === email && /you have saved a search/.test(text));
const sweep = () => app.app.get(AlertsService, { strict: false }).send();

/** Stores a mail of each kind to somebody, with the kind as its subject. */
const enqueue = (person: Pick<SignedIn, 'id' | 'email'>, kinds: readonly MailKind[]) =>
  app.app.get(MailQueue, { strict: false }).enqueueAll(
    kinds.map((kind) => ({
      ...{ kind, to: person.email, wantedBy: person.id, language: 'en' as const },
      ...{ subject: kind, paragraphs: ['Text'] },
    })),
  );

/** A freelancer for whom an alert, a reminder, a note and the receipt of an application wait. */
async function awaited(): Promise<SignedIn> {
  const person = await signIn(app, 'Freelancer');
  await person.patch('/private/api/me/availability', { available_from: '2099-02-01' }).expect(200);
  await saveSearch(person, { kind: 'project', query: '', name: 'All', cadence: 'daily' });
  await place.giveCv(person);
  app.clock.advance(60_000);
  await place.project(undefined, 'New project');
  const other = await place.project(undefined, 'Applied for');
  await place.applyForProject(person, other);
  app.clock.advance(31 * 86_400_000);
  await sweep();
  await app.app.get(AvailabilityRemindersService, { strict: false }).send();
  await renew(admin, 'admin');
  await write(person, 'Please call us');
  return person;
}

const NOTE = /^A note from /;
const REMINDER = 'Is your availability still right?';
const ALERT = '1 new result: All';

describe('mails that wait', () => {
  it('reach a person whose account has not changed', async () => {
    const person = await awaited();
    const subjects = await subjectsTo(person);
    expect(subjects).toHaveLength(4);
    expect(subjects).toEqual(
      expect.arrayContaining([
        ALERT,
        REMINDER,
        expect.stringMatching(NOTE),
        expect.stringContaining('Applied for'),
      ]),
    );
  });

  it('do not reach a person who is blocked meanwhile, but for the receipt of an application', async () => {
    const person = await awaited();
    await block(person);
    expect(await subjectsTo(person)).toEqual([expect.stringContaining('Applied for')]);
    // The end of the block sends no dropped mail again; mails that are written after it go out.
    await write(person, 'To somebody blocked');
    expect(await subjectsTo(person)).toHaveLength(1);
    await block(person, false);
    await write(person, 'Welcome back');
    expect(await subjectsTo(person)).toHaveLength(2);
  });

  it('do not reach a person whose role no longer fits', async () => {
    const person = await awaited();
    await become(person, 'JobSeeker');
    const subjects = await subjectsTo(person);
    expect(subjects).toHaveLength(2);
    expect(subjects).toEqual(
      expect.arrayContaining([expect.stringMatching(NOTE), expect.stringContaining('Applied for')]),
    );
  });

  it('tell of nothing for which one has applied meanwhile, also when one has withdrawn', async () => {
    const [one, two, withdrawn] = await Promise.all([0, 1, 2].map(() => signIn(app, 'JobSeeker')));
    for (const person of [one!, two!, withdrawn!]) {
      await saveSearch(person, { query: 'q=kobalt', name: 'Kobalt', cadence: 'daily' });
      await place.giveCv(person);
    }
    app.clock.advance(60_000);
    const jobs = [await place.job('Kobalt one'), await place.job('Kobalt two')];
    app.clock.advance(24 * 3_600_000);
    await sweep();
    for (const person of [one!, two!, withdrawn!]) await renew(person);
    await place.applyForJob(one!, jobs[0]!);
    for (const job of jobs) await place.applyForJob(two!, job);
    const application = await place.applyForJob(withdrawn!, jobs[1]!);
    await withdrawn!.post(`/private/api/applications/${application}/withdraw`).expect(200);

    const [told, ...others] = await alerted(one!);
    expect(others).toEqual([]);
    expect(told?.text).toContain('Kobalt two');
    expect(told?.text).not.toContain('Kobalt one');
    expect(await alerted(two!)).toEqual([]);
    const [first] = await alerted(withdrawn!);
    expect(first?.text).toContain('Kobalt one');
    expect(first?.text).not.toContain('Kobalt two');
  });
});

describe('each kind of mail is judged by the account as it is when the mail leaves', () => {
  const CASES: [string, (person: SignedIn) => Promise<unknown>, MailKind[], MailKind[]][] = [
    ['as it was', async () => undefined, COMPANY, PERSON],
    ['blocked', block, ['appointment-owner', 'project-state'], ['decision']],
    [
      'of another role',
      (person) => become(person, 'JobSeeker'),
      ['message', 'notification', 'project-state'],
      ['message', 'notification', 'pool-ending', 'decision'],
    ],
    [
      'that wants no such mails',
      switchOff,
      ['proposal-company', 'appointment-owner', 'project-state'],
      ['pool-ending', 'decision'],
    ],
    ['erased', erase, [], []],
  ];

  it.each(CASES)('an account %s', async (_, change, ofCompany, ofPerson) => {
    const [company, person] = [await signIn(app, 'B2B'), await signIn(app, 'Freelancer')];
    await change(company);
    await change(person);
    // Written by a process that has read the account before the change.
    await enqueue(company, COMPANY);
    await enqueue(person, PERSON);
    expect((await subjectsTo(company)).toSorted()).toEqual(ofCompany.toSorted());
    expect((await subjectsTo(person)).toSorted()).toEqual(ofPerson.toSorted());
    expect(await app.connection.collection('outbox').countDocuments()).toBe(0);
  });

  it('by one read of it, and mails to strangers by none', async () => {
    const person = await signIn(app, 'Freelancer');
    const readers = async () =>
      (await sentBy(() => app.mails())).filter(({ collection }) => collection === 'users').length;
    await enqueue(person, ['pool-ending']);
    expect(await readers()).toBe(1);
    await app.app.get(MailQueue, { strict: false }).enqueue({
      ...{ kind: 'confirm-application', to: 'stranger@example.org', language: 'en' },
      ...{ subject: 'To a stranger', paragraphs: ['Text'] },
    });
    expect(await readers()).toBe(0);
    expect((await app.mails()).map(({ subject }) => subject)).toContain('To a stranger');
  });
});
