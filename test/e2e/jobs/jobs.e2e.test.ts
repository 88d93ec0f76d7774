import { COMPANY } from '@consulting/contracts';
import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import type { JobDetails } from '../../../api/src/jobs/domain/job.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { countQueries } from '../../support/checks/queries.ts';

const MISSING = 'ffffffffffffffffffffffff';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());
afterEach(() => app.connection.collection('jobs').deleteMany({}));

async function post(details: Partial<JobDetails> = {}): Promise<{ _id: string; title: string }> {
  app.clock.advance(1000);
  const answer = await admin.post('/api/admin/createJob', aJob(details));
  expect(answer.status).toBe(201);
  return (answer.body as { job: { _id: string; title: string } }).job;
}

const titles = (body: { title: string }[]): string[] => body.map(({ title }) => title);

describe('public jobs', () => {
  it('lists every field, newest first', async () => {
    await post({ title: 'Older' });
    const { _id } = await post({ title: 'Newer' });
    const { status, body } = await app.request.get('/public/api/v0/jobs');
    expect(status).toBe(200);
    expect(titles(body)).toEqual(['Newer', 'Older']);
    expect(body[0]).toEqual({
      _id,
      ...aJob({ title: 'Newer' }),
      company: COMPANY.name,
      offer: '',
      language: 'en',
      employment_type: null,
      workplace: null,
      salary_from: null,
      salary_to: null,
      salary_period: null,
      remote_countries: ['DE'],
      state: 'open',
      closes_at: null,
      createdAt: app.clock.now().toISOString(),
    });
  });

  it('searches literally in title and location, filters by location, and counts what was found', async () => {
    await post({ title: 'SAP Basis (m/w/d)', location: 'Berlin' });
    await post({ title: 'ABAP', location: 'München' });
    const search = async (query: string) => app.request.get(`/public/api/v0/jobs?${query}`);
    expect(titles((await search('q=basis')).body)).toEqual(['SAP Basis (m/w/d)']);
    expect(titles((await search('q=m%C3%BCnchen')).body)).toEqual(['ABAP']);
    expect(titles((await search('q=(m%2Fw')).body)).toEqual(['SAP Basis (m/w/d)']);
    expect(titles((await search('q=.*')).body)).toEqual([]);
    const berlin = await search('location=Berlin');
    expect(titles(berlin.body)).toEqual(['SAP Basis (m/w/d)']);
    expect(berlin.headers['x-total-count']).toBe('1');
  });

  it('pages, and refuses what is no page', async () => {
    for (const title of ['a', 'b', 'c']) await post({ title });
    const second = await app.request.get('/public/api/v0/jobs?page=2&limit=2');
    expect(titles(second.body)).toEqual(['a']);
    expect(second.headers['x-total-count']).toBe('3');
    expect(second.headers['link']).toContain('rel="prev"');
    expect((await app.request.get('/public/api/v0/jobs?page=9')).body).toEqual([]);
    for (const query of ['page=0', 'page=-1', 'page=1.5', 'limit=abc', 'limit=201', 'sort=title'])
      expect((await app.request.get(`/public/api/v0/jobs?${query}`)).status).toBe(400);
  });

  it('lists each location once, sorted', async () => {
    for (const location of ['Potsdam', 'Berlin', 'Berlin', '']) await post({ location });
    expect((await app.request.get('/public/api/v0/jobs/locations')).body).toEqual(['Berlin', 'Potsdam']);
  });

  it('has one entry for the spellings of a place, and each of them finds all', async () => {
    const spellings = [
      'Nu\u0308rnberg',
      'Nürnberg',
      'nuernberg',
      'NÜRNBERG',
      'Nuremberg',
      '\u200bNürn\u00adberg\u00a0',
    ];
    for (const location of spellings) await post({ location });
    await post({ location: 'Nürnberg-Langwasser' });
    const { body } = await app.request.get('/public/api/v0/jobs/locations');
    expect(body).toEqual(['Nuremberg', 'Nürnberg-Langwasser']);
    for (const location of spellings) {
      const found = await app.request.get('/public/api/v0/jobs').query({ location });
      expect([location, found.headers['x-total-count']]).toEqual([location, '6']);
    }
  });

  it('shows one job; a missing one is 404 and a malformed id 400', async () => {
    const job = await post();
    expect((await app.request.get(`/public/api/v0/jobs/${job._id}`)).body).toEqual(job);
    const missing = await app.request.get(`/public/api/v0/jobs/${MISSING}`);
    expect([missing.status, missing.body.message]).toEqual([404, 'Job not found']);
    expect((await app.request.get('/public/api/v0/jobs/42')).status).toBe(400);
  });

  it('answers 304 until a job is posted, changed or deleted, and the new list at once after it', async () => {
    const job = await post({ title: 'First' });
    const read = (etag = '') => app.request.get('/public/api/v0/jobs').set('if-none-match', etag);
    const fresh = async (etag: string | undefined) => {
      const answer = await read(etag);
      expect(answer.status).toBe(200);
      expect((await read(answer.headers['etag'])).status).toBe(304);
      return answer;
    };
    const first = await fresh(undefined);
    await admin.put(`/api/admin/jobs/${job._id}`, aJob({ title: 'Second' }));
    const second = await fresh(first.headers['etag']);
    expect(titles(second.body)).toEqual(['Second']);
    await admin.delete(`/api/admin/jobs/${job._id}`);
    expect((await fresh(second.headers['etag'])).body).toEqual([]);
  });
});

describe('the administration of jobs', () => {
  it('answers a posted job with its text', async () => {
    const { status, body } = await admin.post('/api/admin/createJob', aJob({ company: 'Spree Logistik AG' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Job created successfully!',
      job: { title: aJob().title, company: 'Spree Logistik AG' },
    });
  });

  it.each(['title', 'description', 'qualification'])('refuses a job without %s', async (field) => {
    for (const value of [undefined, '', '   ', null, 5, ['SAP']]) {
      const { status, body } = await admin.post('/api/admin/createJob', { ...aJob(), [field]: value });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        message: 'Please fill all required fields.',
        errors: [{ field, message: 'Please fill all required fields.' }],
      });
    }
    expect((await app.request.get('/public/api/v0/jobs')).body).toEqual([]);
  });

  it('refuses unknown fields and too long texts', async () => {
    for (const wrong of [{ createdAt: '2020-01-01' }, { title: 'x'.repeat(201) }, { location: 3 }])
      expect((await admin.post('/api/admin/createJob', { ...aJob(), ...wrong })).status).toBe(400);
    expect((await admin.post('/api/admin/createJob', aJob({ title: 'x'.repeat(200) }))).status).toBe(201);
  });

  it('changes what is sent and keeps the rest', async () => {
    const job = await post({ location: 'Berlin', offer: '- A train ticket' });
    expect(job).toMatchObject({ offer: '- A train ticket' });
    const { title, description, qualification } = aJob({ title: 'Changed' });
    const answer = await admin.put(`/api/admin/jobs/${job._id}`, { title, description, qualification });
    expect([answer.status, answer.body.message]).toEqual([200, 'Job updated successfully!']);
    const expected = { ...job, title: 'Changed', location: 'Berlin' };
    expect(answer.body.job).toEqual(expected);
    expect((await app.request.get(`/public/api/v0/jobs/${job._id}`)).body).toEqual(expected);
    expect((await admin.put(`/api/admin/jobs/${job._id}`, { title })).status).toBe(400);
    expect((await admin.put(`/api/admin/jobs/${MISSING}`, aJob())).status).toBe(404);
  });

  it('deletes once', async () => {
    const job = await post();
    const first = await admin.delete(`/api/admin/jobs/${job._id}`);
    expect([first.status, first.body]).toEqual([200, { code: 'job.deleted', message: 'Job deleted.' }]);
    expect((await admin.delete(`/api/admin/jobs/${job._id}`)).status).toBe(404);
  });

  it('is for administrators: 401 without their token', async () => {
    const user = await signIn(app, 'JobSeeker');
    const job = await post();
    for (const answer of [
      await user.post('/api/admin/createJob', aJob()),
      await user.delete(`/api/admin/jobs/${job._id}`),
      await app.request.get('/api/admin/jobs'),
    ])
      expect(answer.status).toBe(401);
    expect((await app.request.get(`/public/api/v0/jobs/${job._id}`)).status).toBe(200);
  });

  it('counts the applicants of each job, with as many queries for 20 jobs as for one', async () => {
    const [seeker, other] = [await signIn(app, 'JobSeeker'), await signIn(app, 'JobSeeker')];
    const job = await post({ title: 'Wanted' });
    for (const person of [seeker, other]) await person.post('/api/apply', { jobId: job._id });
    const list = () => admin.get('/api/admin/jobs');
    const forOne = await countQueries(list);
    for (let number = 0; number < 19; number++) await post({ title: `Quiet ${number}` });
    expect(await countQueries(list)).toBe(forOne);
    const { body } = await list();
    expect(body).toHaveLength(20);
    expect(body[19]).toMatchObject({ title: 'Wanted', applicantsCount: 2 });
    expect(body[0]).toMatchObject({ applicantsCount: 0 });
    expect(titles((await admin.get('/api/admin/jobs?q=wanted')).body)).toEqual(['Wanted']);
  });
});
