import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { AccountsService } from '../../../../api/src/users/application/accounts.service.ts';
import { DataExportService } from '../../../../api/src/users/application/data-export.service.ts';
import { AlertsService } from '../../../../api/src/saved-searches/application/alerts.service.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOnce } from '../../../support/app/database.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';
import { alertsAt, saveSearch, searchesOf } from '../../../support/people/searches.ts';
import { RefusingMailer } from '../../../support/stand-ins/mailer.ts';

describe('alerts', () => {
  let app: TestApp;
  let admin: SignedIn;
  let place: Placements;
  const mailer = new RefusingMailer();
  beforeAll(async () => {
    app = await startApp({ mailer });
    admin = await signInAdmin(app);
    place = new Placements(app, admin);
  });
  afterAll(() => app.close());

  /** Days of the tests, one after the other, so that nothing of one is due in the next. A Tuesday is the first. */
  let day = Date.parse('2026-03-03T00:00:00Z');
  const at = (time: string, days = 0) =>
    `${new Date(day + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`;
  const renew = async (person: SignedIn, audience: 'admin' | 'user' = 'user') => {
    person.token = (await signInAgain(app, person, audience)).token;
  };
  beforeEach(async () => {
    day += 14 * 86_400_000;
    app.clock.set(at('09:00'));
    await renew(admin, 'admin');
  });
  afterEach(() => app.connection.model('SavedSearch').deleteMany({}));
  /** Returns all alerts to an address after the sweep of a day; the administrator has signed in again. */
  const alertsOf = async (email: string, time: string, days: number) => {
    const mails = await alertsAt(app, at(time, days), email);
    await renew(admin, 'admin');
    return mails;
  };
  const send = () => app.app.get(AlertsService, { strict: false }).send();
  const minutes = (number = 1) => app.clock.advance(number * 60_000);
  const textOf = (mails: { text: string }[]) => mails.map(({ text }) => text).join('\n');
  const close = (id: string) => admin.patch(`/api/admin/jobs/${id}/state`, { state: 'closed' }).expect(200);
  const open = (id: string) => admin.patch(`/api/admin/jobs/${id}/state`, { state: 'open' }).expect(200);

  it('tell a person in one mail what came in, each entry once, at 7:00 in Berlin', async () => {
    const person = await signIn(app, 'JobSeeker');
    await place.job('Wald before');
    minutes();
    await saveSearch(person, { query: 'q=wald', name: 'Wald', cadence: 'daily' });
    await saveSearch(person, { query: 'q=sap', name: 'All of SAP', cadence: 'daily' });
    minutes();
    const first = await place.job('Wald one');
    await place.job('SAP Wald two');
    const closed = await place.job('Wald three');
    await admin
      .post('/api/admin/createJob', { ...aJob({ title: 'Wald draft' }), state: 'draft' })
      .expect(201);
    await close(closed);
    expect(await alertsOf(person.email, '04:59', 1)).toEqual([]);
    // Summer time begins on 29 March: 7:00 in Berlin is 6:00 or 5:00 UTC.
    const [mail, ...others] = await alertsOf(person.email, '06:01', 1);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 new results: Wald');
    for (const part of ['Wald one', 'SAP Wald two', `/career/wald-one-${first}`])
      expect(mail?.text).toContain(part);
    for (const part of ['before', 'three', 'draft']) expect(mail?.text).not.toContain(part);
    expect(mail?.text.split('SAP Wald two')).toHaveLength(2);

    expect(await alertsOf(person.email, '06:02', 2)).toHaveLength(1);
    await close(first);
    minutes();
    await open(first);
    const [, second] = await alertsOf(person.email, '06:02', 3);
    expect(second?.subject).toBe('1 new result: Wald');
    expect(second?.text).toContain('Wald one');
    expect(second?.text).not.toContain('two');
  });

  itOnce(
    'list five entries of a search, those that came in last first, and say how many more there are',
    async () => {
      const person = await signIn(app, 'JobSeeker', { language: 'de' });
      await saveSearch(person, { query: 'location=Xanten', name: 'Xanten', cadence: 'daily' });
      for (let number = 1; number <= 7; number++) {
        minutes();
        const pay = {
          salary_from: 60_000,
          salary_to: 75_000,
          salary_period: 'year',
          closes_at: '2027-01-31',
        };
        await admin
          .post('/api/admin/createJob', {
            ...aJob({ title: `Stelle ${number}`, location: 'Xanten' }),
            ...pay,
          })
          .expect(201);
      }
      app.clock.set(at('06:01', 1));
      await send();
      const [mail] = (await app.mails()).filter(({ to }) => to === person.email);
      expect(mail?.subject).toBe('7 neue Treffer: Xanten');
      expect([...(mail?.text ?? '').matchAll(/Stelle (\d)$/gm)].map(([, number]) => number)).toEqual([
        ...['7', '6', '5', '4', '3'],
      ]);
      expect(mail?.text).toContain(
        'Xanten · 60.000\u00a0€ bis 75.000\u00a0€ pro Jahr · Bewerbung bis 31. Januar 2027',
      );
      expect(mail?.text).toMatch(/und 2 weitere:\n\S+\/de\/career\?location=Xanten$/m);
      expect(mail?.text).toContain('/de/career/stelle-7-');
      expect(mail?.html).toContain('/de/career?location=Xanten');
    },
  );

  itOnce(
    'leave out what closed between finding and sending, and are not sent when nothing is left',
    async () => {
      const person = await signIn(app, 'JobSeeker');
      await saveSearch(person, { query: 'q=quelle', name: 'Quelle', cadence: 'daily' });
      minutes();
      const [one, two] = [await place.job('Quelle one'), await place.job('Quelle two')];
      app.clock.set(at('06:01', 1));
      await send();
      await renew(admin, 'admin');
      await close(one);
      expect(textOf((await app.mails()).filter(({ to }) => to === person.email))).toMatch(/Quelle two/);
      expect(textOf(await alertsOf(person.email, '06:02', 1))).not.toContain('Quelle one');
      await close(two);
      minutes();
      await open(two);
      app.clock.set(at('06:01', 2));
      await send();
      await renew(admin, 'admin');
      await close(two);
      expect(await alertsOf(person.email, '06:02', 2)).toHaveLength(1);
    },
  );

  itOnce(
    'come on Mondays if weekly, catch up after a late start, and begin anew with a cadence',
    async () => {
      const [weekly, late, none] = await Promise.all([0, 1, 2].map(() => signIn(app, 'JobSeeker')));
      await saveSearch(weekly!, { query: 'q=zinn', cadence: 'weekly' });
      await saveSearch(late!, { query: 'q=zinn', cadence: 'daily' });
      const { _id } = await saveSearch(none!, { query: 'q=zinn' });
      minutes();
      await place.job('Zinn');
      minutes();
      await none!.patch(`/private/api/saved-searches/${_id}`, { cadence: 'daily' }).expect(200);
      // Nobody was there at 7:00.
      expect(await alertsOf(late!.email, '15:00', 1)).toHaveLength(1);
      expect(await alertsOf(weekly!.email, '06:10', 5)).toEqual([]);
      expect(await alertsOf(weekly!.email, '06:10', 6)).toHaveLength(1);
      expect(await alertsOf(late!.email, '06:11', 6)).toHaveLength(1);
      expect(await alertsOf(none!.email, '06:11', 6)).toEqual([]);
    },
  );

  it('tell nobody of what they have applied for or offer, and neither blocked people nor another role', async () => {
    const newSeeker = () => signIn(app, 'JobSeeker');
    const [applied, blocked, changed] = [await newSeeker(), await newSeeker(), await newSeeker()];
    const company = await signIn(app, 'B2B');
    for (const person of [applied, blocked, changed])
      await saveSearch(person, { query: 'q=kobalt', cadence: 'daily' });
    await saveSearch(company, { kind: 'project', query: '', cadence: 'daily' });
    minutes();
    const job = await place.job('Kobalt');
    await place.project(company, 'Kobalt of the company');
    await place.giveCv(applied);
    const application = await place.applyForJob(applied, job);
    await applied.post(`/private/api/applications/${application}/withdraw`).expect(200);
    await app.app.get(AccountsService, { strict: false }).setBlocked(blocked.id, true);
    await changed.put(`/private/api/update-profile/${changed.id}`, { role: 'Freelancer' }).expect(200);
    for (const { email } of [applied, blocked, changed, company])
      expect([email, await alertsOf(email, '06:01', 1)]).toEqual([email, []]);
    // The role changed back lets them go on with what comes in from then on.
    await renew(changed);
    await changed.put(`/private/api/update-profile/${changed.id}`, { role: 'JobSeeker' }).expect(200);
    await place.job('Kobalt again');
    const mails = await alertsOf(changed.email, '06:01', 2);
    expect(textOf(mails)).toContain('Kobalt again');
    expect(mails).toHaveLength(1);
  });

  itOnce('pause after three final refusals in a row, until a mail is delivered', async () => {
    const person = await signIn(app, 'JobSeeker');
    await saveSearch(person, { query: 'q=radon', cadence: 'daily' });
    mailer.refused.add(person.email);
    for (let days = 1; days <= 4; days++) {
      minutes();
      await place.job(`Radon ${days}`);
      await alertsOf(person.email, '06:01', days);
      await renew(person);
    }
    expect((await searchesOf(person))[0]?.paused).toBe('address');
    const failed = await app.connection.db?.collection('outbox').countDocuments({ 'mail.to': person.email });
    expect(failed).toBe(3);
    mailer.refused.clear();
    minutes();
    const { body } = await admin.get(`/api/admin/outbox?q=${person.email}`).expect(200);
    await admin.post(`/api/admin/outbox/${body[0]._id}/retry`).expect(200);
    await app.mails();
    expect((await searchesOf(person))[0]?.paused).toBeNull();
    await place.job('Radon 5');
    expect(textOf(await alertsOf(person.email, '06:01', 5))).toContain('Radon 5');
  });

  it('end with one press of the link in their headers, and say so', async () => {
    const person = await signIn(app, 'JobSeeker');
    await saveSearch(person, { query: 'q=iridium', cadence: 'daily' });
    minutes();
    await place.job('Iridium 1');
    const [mail] = await alertsOf(person.email, '06:01', 1);
    const link = /<https?:\/\/[^/]+(\/unsubscribe\/[^>]+)>/.exec(String(mail?.headers?.['List-Unsubscribe']));
    await app.request.post(link?.[1] ?? '').expect(200);
    await renew(person);
    expect((await searchesOf(person))[0]?.paused).toBe('preference');
    await place.job('Iridium 2');
    expect(await alertsOf(person.email, '06:01', 2)).toHaveLength(1);
  });

  it('of several sweeps at the same time tell everybody once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => signIn(app, 'JobSeeker')));
    for (const person of people) await saveSearch(person, { query: 'q=titan', cadence: 'daily' });
    minutes();
    await place.job('Titan');
    app.clock.set(at('06:01', 1));
    await Promise.all([send(), send(), send()]);
    const mails = await alertsAt(app, at('06:02', 1));
    for (const { email } of people) expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  itOnce('are in the export of a person, with what was told', async () => {
    const person = await signIn(app, 'JobSeeker');
    await saveSearch(person, { query: 'q=uran', name: 'Uran', cadence: 'daily' });
    minutes();
    const job = await place.job('Uran');
    await alertsOf(person.email, '06:01', 1);
    const exported = await app.app.get(DataExportService, { strict: false }).of(person.id);
    const parts = Object.fromEntries(exported.parts.map(({ name, data }) => [name, data]));
    expect(parts['saved-searches']).toMatchObject([
      { name: 'Uran', query: 'q=uran', consent: { textVersion: expect.stringMatching(/^\d{4}-/) } },
    ]);
    expect(parts['alerts']).toMatchObject([{ targetKind: 'job', targetId: job, target: { title: 'Uran' } }]);
  });
});
