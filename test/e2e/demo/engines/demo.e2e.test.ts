import { ROLES, type Role } from '@consulting/contracts';
import { DemoSeeder, demoSignIns } from '../../../../api/src/demo/application/demo-seeder.ts';
import { JobRepository } from '../../../../api/src/jobs/application/jobs.ports.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOnce } from '../../../support/app/database.ts';
import { signIn } from '../../../support/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(() => Promise.all(Object.values(app.connection.models).map((model) => model.deleteMany({}))));

const seed = () => app.app.get(DemoSeeder, { strict: false }).seed();
const PASSWORD = /password (\S+)/.exec(demoSignIns())?.[1] ?? '';
const EMAILS = [...demoSignIns().matchAll(/\S+@\S+/g)].map(([email]) => email);
/** The tests' application does not seed by itself. */
const wanting = (seedDemo: boolean, production = false) =>
  Object.assign(app.settings, { seedDemo, production });

describe('demo data', () => {
  itOnce('fills an empty store, so that public lists and searches fill a page', async () => {
    wanting(true);
    await expect(seed()).resolves.toBe(true);
    const jobs = await app.request.get('/public/api/v0/jobs');
    expect(Number(jobs.headers['x-total-count'])).toBeGreaterThanOrEqual(30);
    expect(jobs.body[0].createdAt > jobs.body[29].createdAt).toBe(true);
    const projects = await app.request.get('/private/api/projects/all');
    expect(projects.body.length).toBeGreaterThanOrEqual(30);
    const search = await app.request.get('/public/api/v0/home-search?tab=consultants');
    expect(search.body.consultants.length).toBeGreaterThanOrEqual(20);
    // Each spelling finds as much.
    const job = '/public/api/v0/jobs?q=';
    const skill = '/public/api/v0/home-search?skill=';
    const found = async (path: string, text: string) => {
      const { headers } = await app.request.get(`${path}${encodeURIComponent(text)}`).expect(200);
      return Number(headers['x-total-count']);
    };
    for (const [path, one, ...others] of [
      [skill, 'S/4HANA', 'S4HANA', 'S/4 HANA', 's4', 's4-hana'],
      [skill, 'FI/CO', 'FICO', 'fi co'],
      [skill, 'SAPUI5', 'UI5'],
      [skill, 'SuccessFactors', 'Success Factors'],
      [skill, 'Authorisations', 'Authorization', 'Berechtigungen'],
      [job, 'Munich', 'München', 'Muenchen'],
      [job, 'Düsseldorf', 'Duesseldorf', 'DUSSELDORF'],
      [job, 'Cologne', 'Köln', 'Koeln'],
    ] as const) {
      const count = await found(path, one);
      expect(count).toBeGreaterThan(0);
      for (const other of others) expect([other, await found(path, other)]).toEqual([other, count]);
    }
    // Neither Fiori nor field service.
    expect(await found(skill, 'FI')).toBeLessThan(await found(skill, 'FI, Fiori, field service'));
  });

  itOnce('lets in one person of each role and an administrator with the printed sign-ins', async () => {
    wanting(true);
    await seed();
    expect(EMAILS).toHaveLength(ROLES.length + 1);
    const roles: string[] = [];
    const newOf: Partial<Record<Role, boolean[]>> = {};
    for (const email of EMAILS.slice(0, -1)) {
      const { status, body } = await app.request
        .post('/public/api/v0/login')
        .send({ email, password: PASSWORD });
      expect(status).toBe(200);
      roles.push(body.user.role);
      const token = `Bearer ${body.token}`;
      const messages = await app.request
        .get(`/private/api/messages/${body.user._id}`)
        .set('authorization', token);
      expect(messages.body.messages.length).toBeGreaterThan(0);
      const searches = await app.request.get('/private/api/saved-searches').set('authorization', token);
      newOf[body.user.role as Role] = searches.body.map(({ newCount }: { newCount: number }) => newCount > 0);
    }
    expect(roles.sort()).toEqual([...ROLES].sort());
    expect(newOf).toEqual({ JobSeeker: [true, true], Freelancer: [], B2B: [true] });
    const admin = await app.request
      .post('/public/api/v0/admin/login')
      .send({ email: EMAILS.at(-1), password: PASSWORD });
    expect(admin.status).toBe(200);
    const as = (path: string) => app.request.get(path).set('authorization', `Bearer ${admin.body.token}`);
    const { body } = await as('/api/admin/overview');
    expect(body).toMatchObject({ unreadConversations: expect.any(Number), undeliveredMails: 0 });
    expect(body.openApplications).toBeGreaterThan(0);
    expect(body.applicationsPerDay.some(({ count }: { count: number }) => count > 0)).toBe(true);
    const [{ userId }] = (await as('/api/admin/notifications')).body;
    const cv = await as(`/api/admin/applicants/${userId}/cv`);
    expect(cv.status).toBe(200);
    expect(cv.headers['content-type']).toContain('application/pdf');
  });

  itOnce('leaves the place of the first administrator open', async () => {
    wanting(true);
    await seed();
    const first = { email: 'me@firma.example', phone: '+49 30 1', password: 'weg zum bahnhof 17' };
    expect((await app.request.post('/public/api/v0/admin/register').send(first)).status).toBe(201);
  });

  it('comes once, and at two starts at the same moment too', async () => {
    wanting(true);
    await Promise.allSettled([seed(), seed()]);
    await expect(seed()).resolves.toBe(true);
    const jobs = await app.request.get('/public/api/v0/jobs?limit=200');
    const titles = jobs.body.map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  itOnce('leaves nothing behind when it fails in the middle, and begins again', async () => {
    wanting(true);
    const admins = app.connection.model('Admin');
    await admins.create([
      { email: EMAILS.at(-1), emailKey: EMAILS.at(-1), passwordHash: 'x', createdAt: new Date() },
    ]);
    // The store counts as empty at the first check, then the administrator's address is taken.
    const exists = admins.exists.bind(admins);
    Object.assign(admins, { exists: () => Promise.resolve(null) });
    await expect(seed()).rejects.toThrow();
    const jobs = app.app.get<JobRepository>(JobRepository, { strict: false });
    expect((await jobs.page({}, { page: 1, limit: 1 })).total).toBe(0);
    Object.assign(admins, { exists });
    await admins.deleteMany({});
    await expect(seed()).resolves.toBe(true);
  });

  itOnce('stays away from a store that is used, from production, and where it is not wanted', async () => {
    wanting(false);
    await expect(seed()).resolves.toBe(false);
    wanting(true, true);
    await expect(seed()).resolves.toBe(false);
    wanting(true);
    await signIn(app, 'JobSeeker');
    await expect(seed()).resolves.toBe(false);
    expect((await app.request.get('/public/api/v0/jobs')).body).toEqual([]);
  });
});
