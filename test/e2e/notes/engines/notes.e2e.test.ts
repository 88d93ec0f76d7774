import { ApplicationsService } from '../../../../api/src/applications/application/applications.service.ts';
import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { UsersService } from '../../../../api/src/users/application/users.service.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOnce } from '../../../support/app/database.ts';
import { bytes, unzipped } from '../../../support/app/bytes.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';

const PATH = '/api/admin/notes';
const MISSING = 'ffffffffffffffffffffffff';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1000));

const add = (about: string, text = 'Prefers mornings', by = admin) => by.post(PATH, { about, text });
const read = async (about: string, query = '') =>
  (await admin.get(`${PATH}?about=${about}${query}`)).body as { _id: string; text: string; author: string }[];

/** Creates a person with an application to a job and returns the application's id. */
async function anApplicant(): Promise<{ person: SignedIn; applicationId: string; jobId: string }> {
  const person = await signIn(app, 'JobSeeker', { first_name: 'Lena', last_name: 'Vogt' });
  const jobId = (await admin.post('/api/admin/createJob', aJob())).body.job._id as string;
  await person.post('/api/apply', { jobId });
  const [news] = (await admin.get('/api/admin/notifications')).body as { _id: string }[];
  return { person, applicationId: news?._id ?? '', jobId };
}

itOnce('about a person are kept with their author, newest first, page by page and searched', async () => {
  const person = await signIn(app, 'Freelancer');
  const about = `user:${person.id}`;
  expect(await read(about)).toEqual([]);
  const { status, body } = await add(about, '  Prefers mornings ');
  const note = {
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    about,
    text: 'Prefers mornings',
    author: admin.email,
    createdAt: app.clock.now().toISOString(),
  };
  expect([status, body]).toEqual([201, { code: 'note.added', message: 'The note has been added.', note }]);
  app.clock.advance(1000);
  await add(about, 'Called back');
  expect((await read(about)).map(({ text }) => text)).toEqual(['Called back', 'Prefers mornings']);
  expect(await read(about, '&limit=1&page=2')).toEqual([note]);
  expect(await read(about, '&q=MORN')).toEqual([note]);
  expect(await read(about.toUpperCase().replace('USER', 'user'))).toHaveLength(2);
});

itOnce('about an application are apart from those about the person', async () => {
  const { person, applicationId } = await anApplicant();
  expect((await add(`application:${applicationId}`, 'Strong in FI')).status).toBe(201);
  expect(await read(`user:${person.id}`)).toEqual([]);
  expect(await read(`application:${applicationId}`)).toMatchObject([{ text: 'Strong in FI' }]);
});

it('hold their application: one that goes meanwhile gets none', async () => {
  const { applicationId, jobId } = await anApplicant();
  const users = app.app.get(UsersService, { strict: false });
  const lock = users.lock.bind(users);
  jest.spyOn(users, 'lock').mockImplementationOnce(async (id) => {
    await app.app.get(ApplicationsService, { strict: false }).removeSomeOfTarget('job', jobId, 10);
    return lock(id);
  });
  const { status, body } = await add(`application:${applicationId}`);
  expect([status, body.message]).toEqual([404, 'Application not found']);
  expect(await read(`application:${applicationId}`)).toEqual([]);
});

itOnce('need a text and something that is there', async () => {
  const person = await signIn(app, 'Freelancer');
  const about = `user:${person.id}`;
  for (const [missing, message] of [
    [`user:${MISSING}`, 'User not found'],
    [`application:${MISSING}`, 'Application not found'],
    [`application:${person.id}`, 'Application not found'],
  ] as const) {
    const { status, body } = await add(missing);
    expect([status, body.message]).toEqual([404, message]);
  }
  for (const wrong of ['', person.id, `job:${person.id}`, 'user:x', `user:${person.id} `]) {
    expect((await add(wrong)).status).toBe(400);
    expect((await admin.get(PATH).query({ about: wrong })).status).toBe(400);
  }
  expect((await admin.get(PATH)).status).toBe(400);
  for (const text of ['', ' \n', 'x'.repeat(5001), 5, null])
    expect((await admin.post(PATH, { about, text })).status).toBe(400);
  expect((await admin.post(PATH, { about, text: 'x', author: 'me' })).status).toBe(400);
  expect(await read(about)).toEqual([]);
  expect((await add(about, 'x'.repeat(5000))).status).toBe(201);
});

it('are deleted once; both are recorded without the text', async () => {
  const person = await signIn(app, 'Freelancer', { first_name: 'Nora', last_name: 'Notiz' });
  const { body } = await add(`user:${person.id}`, 'Something private');
  app.clock.advance(1000);
  expect((await admin.delete(`${PATH}/${body.note._id}`)).body.code).toBe('note.deleted');
  expect((await admin.delete(`${PATH}/${body.note._id}`)).status).toBe(404);
  expect(await read(`user:${person.id}`)).toEqual([]);
  const log = await admin.get('/api/admin/audit?q=Notiz');
  expect(log.body).toMatchObject([
    { action: 'note.deleted', targetKind: 'user', targetId: person.id, label: 'Nora Notiz' },
    { action: 'note.created', targetKind: 'user', targetId: person.id },
  ]);
  expect(log.text).not.toContain('private');
});

itOnce('keep their place when their author is removed, without a name', async () => {
  const [person, author] = [await signIn(app, 'Freelancer'), await signInAdmin(app)];
  await add(`user:${person.id}`, 'From a colleague', author);
  expect((await read(`user:${person.id}`))[0]).toMatchObject({ author: author.email });
  await admin.delete(`/api/admin/admins/${author.id}`);
  expect((await read(`user:${person.id}`))[0]).toMatchObject({ text: 'From a colleague', author: '' });
});

itOnce("are in the person's own data, without who wrote them, and in no table for spreadsheets", async () => {
  const { person, applicationId } = await anApplicant();
  await add(`user:${person.id}`, 'Prefers mornings');
  app.clock.advance(1000);
  await add(`application:${applicationId}`, 'Strong in FI');
  const zip = await unzipped(person.get('/private/api/me/export'));
  const notes = Buffer.from(zip['notes.json'] ?? []).toString();
  expect(JSON.parse(notes)).toMatchObject([
    { about: `user:${person.id}`, text: 'Prefers mornings' },
    { about: `application:${applicationId}`, text: 'Strong in FI' },
  ]);
  expect(notes).not.toContain(admin.id);
  for (const file of ['applicants', 'freelancers', 'b2b-users', 'messages']) {
    const { body } = await bytes(admin.get(`/api/admin/exports/${file}.csv`));
    expect((body as Buffer).toString()).not.toMatch(/mornings|Strong in FI/);
    const parts = Object.values(await unzipped(admin.get(`/api/admin/exports/${file}.xlsx`)));
    expect(Buffer.concat(parts).toString()).not.toMatch(/mornings|Strong in FI/);
  }
});

it('go with the account, those about its applications too, also when one is added meanwhile', async () => {
  const { person, applicationId } = await anApplicant();
  await add(`user:${person.id}`);
  await add(`application:${applicationId}`);
  const users = app.app.get(UsersService, { strict: false });
  await Promise.allSettled([
    add(`user:${person.id}`),
    users.erase(person.id),
    add(`application:${applicationId}`),
  ]);
  expect(await app.connection.model('Note').countDocuments({ personId: person.id })).toBe(0);
  expect((await add(`user:${person.id}`)).status).toBe(404);
});

itOnce('are for administrators', async () => {
  const person = await signIn(app, 'B2B');
  const about = `user:${person.id}`;
  expect((await person.get(`${PATH}?about=${about}`)).status).toBe(401);
  expect((await add(about, 'Mine', person)).status).toBe(401);
});
