import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aJob } from '../../../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { dropTestDatabase, freshDatabaseUri, itOnce, suiteEngine } from '../../../../support/app/database.ts';
import { signInAdmin, type SignedIn } from '../../../../support/people/people.ts';

const LISTS = [
  '/public/api/v0/jobs',
  '/public/api/v0/jobs?limit=1',
  '/public/api/v0/jobs/locations',
  '/private/api/projects/all',
  '/public/api/v0/projects/categories',
  '/sitemap-jobs-1.xml',
  '/feed.xml',
  '/projects.xml',
  '/jobs.xml',
];
const folder = mkdtempSync(join(tmpdir(), 'etags-'));
afterAll(() => rmSync(folder, { recursive: true }));

const store = (name: string): string =>
  suiteEngine() === 'embedded' ? `sqlite:${join(folder, name)}` : freshDatabaseUri('mongodb');
const open = (databaseUri: string): Promise<TestApp> => startApp({ settings: { databaseUri } });

/** A job and a project, so that every list has something to show. */
async function fill(app: TestApp, word: string): Promise<SignedIn> {
  const admin = await signInAdmin(app);
  await admin.post('/api/admin/createJob', aJob({ title: word, location: word })).expect(201);
  const project = { title: word, description: word, technologies: [word], category: word };
  await admin.post('/api/admin/create-project', project).expect(201);
  return admin;
}

const etags = (app: TestApp): Promise<string[]> =>
  Promise.all(LISTS.map(async (path) => String((await app.request.get(path).expect(200)).headers['etag'])));

/** Returns the answers of each list to a client with these ETags. */
const answers = (app: TestApp, held: string[]): Promise<number[]> =>
  Promise.all(
    LISTS.map(async (path, i) => (await app.request.get(path).set('If-None-Match', held[i] ?? '')).status),
  );

const all = (status: number) => LISTS.map(() => status);

it('the ETags of public lists are those of the store and of no process', async () => {
  const uri = store('one.sqlite');
  const first = await open(uri);
  await fill(first, 'Berlin');
  const held = await etags(first);
  // The embedded store belongs to one process, so the second one is the first one restarted.
  if (suiteEngine() === 'embedded') await first.app.close();
  const second = await open(uri);
  // Neither when the answer is built nor when it comes from the cache.
  expect([await answers(second, held), await answers(second, held)]).toEqual([all(304), all(304)]);
  if (suiteEngine() === 'mongodb') {
    expect(await answers(first, await etags(second))).toEqual(all(304));
    await first.app.close();
  }

  // Another store has reached the same revisions with other data, like a wiped or restored one.
  const other = await open(store('other.sqlite'));
  const writer = await fill(other, 'Hamburg');
  expect(await answers(other, held)).toEqual(all(200));
  const others = await etags(other);
  await writer.post('/api/admin/createJob', aJob({ title: 'Another', location: 'Bonn' })).expect(201);
  const after = await answers(other, others);
  expect(LISTS.filter((_, i) => after[i] === 304)).toEqual([
    '/private/api/projects/all',
    '/public/api/v0/projects/categories',
    '/projects.xml',
  ]);
  await other.close();
  if (suiteEngine() === 'mongodb') await dropTestDatabase(second.connection);
  await second.app.close();
});

itOnce('a list that is longer is another answer, though the page that is asked for is the same', async () => {
  const app = await open(store('pages.sqlite'));
  const admin = await fill(app, 'Old');
  const last = '/public/api/v0/jobs?limit=1&page=2';
  await admin.post('/api/admin/createJob', aJob({ title: 'New' })).expect(201);
  const first = '/public/api/v0/jobs?limit=1';
  const { headers, body } = await app.request.get(first).expect(200);
  expect(headers['x-total-count']).toBe('2');
  const { body: old } = (await app.request.get(last).expect(200)) as { body: [{ _id: string }] };
  await admin.delete(`/api/admin/jobs/${old[0]._id}`).expect(200);
  const answer = await app.request.get(first).set('If-None-Match', String(headers['etag'])).expect(200);
  expect([answer.body, answer.headers['x-total-count']]).toEqual([body, '1']);
  await app.close();
});
