import { mayBecome, POSTING_STATES } from '@consulting/contracts';
import { JobClosing } from '../../../api/src/jobs/adapters/schedule/job-closing.ts';
import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { wholeSitemap } from '../../support/checks/sitemap.ts';

const OPEN_JOBS = '/public/api/v0/jobs';

let app: TestApp;
let admin: SignedIn;
let seeker: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  seeker = await signIn(app, 'JobSeeker');
});
afterAll(() => app.close());
afterEach(async () => {
  for (const name of ['jobs', 'audit']) await app.connection.collection(name).deleteMany({});
});

async function post(changes: object = {}): Promise<string> {
  const { status, body } = await admin.post('/api/admin/createJob', { ...aJob(), ...changes });
  expect(status).toBe(201);
  return body.job._id;
}
const setState = (id: string, state: unknown, more: object = {}) =>
  admin.patch(`/api/admin/jobs/${id}/state`, { state, ...more });
const one = async (id: string) => (await app.request.get(`${OPEN_JOBS}/${id}`)).body;
const listed = async (path = OPEN_JOBS, who?: SignedIn) =>
  (await (who ? who.get(path) : app.request.get(path))).body.map(({ _id }: { _id: string }) => _id);
const sweep = () => app.app.get(JobClosing, { strict: false }).tick();
const actions = async () =>
  (await admin.get('/api/admin/audit')).body.map(({ action }: { action: string }) => action);

describe('the state of a job', () => {
  it('goes through its life cycle, in the public list only while it is open', async () => {
    const id = await post();
    for (const [state, message] of [
      ['paused', 'The job is paused.'],
      ['open', 'The job is open.'],
      ['closed', 'The job is closed.'],
    ] as const) {
      const { status, body } = await setState(id, state);
      const code = `job.${state === 'open' ? 'opened' : state}`;
      expect([status, body]).toEqual([200, { code, message, state }]);
      expect(await one(id)).toMatchObject({ state, closes_at: null });
      expect(await listed()).toEqual(state === 'open' ? [id] : []);
      expect((await app.request.get(`${OPEN_JOBS}/locations`)).body).toEqual(
        state === 'open' ? ['Berlin'] : [],
      );
      for (const text of [(await app.request.get('/feed.xml')).text, await wholeSitemap(app)])
        expect(text.includes(id)).toBe(state === 'open');
    }
    expect(await actions()).toEqual(['job.closed', 'job.opened', 'job.paused', 'job.created']);
  });

  it('of an open one refuses every other step and other words, and changes nothing', async () => {
    const id = await post();
    const impossible = POSTING_STATES.filter((state) => !mayBecome('open', state));
    expect(impossible).toHaveLength(2);
    for (const state of impossible) {
      const { status, body } = await setState(id, state);
      expect([status, body.code]).toEqual([409, 'job.state-not-possible']);
    }
    for (const [state, more] of [
      ['gone', {}],
      [undefined, {}],
      [['closed'], {}],
      ['closed', { tellApplicants: 'yes' }],
      ['closed', { note: 'x'.repeat(2001) }],
      ['closed', { reason: 'x' }],
    ] as const)
      expect((await setState(id, state, more)).status).toBe(400);
    expect((await one(id)).state).toBe('open');
    expect((await setState('f'.repeat(24), 'closed')).status).toBe(404);
  });

  it('is closed once by 30 simultaneous requests', async () => {
    const id = await post();
    const answers = await Promise.all(Array.from({ length: 30 }, () => setState(id, 'closed')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(29);
    expect((await actions()).filter((action: string) => action === 'job.closed')).toHaveLength(1);
  });

  it('decides whether one can apply', async () => {
    const id = await post();
    const apply = () => seeker.post('/api/apply', { jobId: id });
    for (const state of ['paused', 'closed']) {
      await setState(id, state);
      const { status, body } = await apply();
      expect([status, body.code, body.message]).toEqual([
        409,
        'job.not-open',
        'This position is no longer open.',
      ]);
    }
    await setState(id, 'open');
    expect((await apply()).status).toBe(201);
  });

  it('filters the administration’s list, which has all of them', async () => {
    const [open, closed] = [await post(), await post()];
    await setState(closed, 'closed');
    const draft = await post({ state: 'draft' });
    expect((await listed('/api/admin/jobs', admin)).sort()).toEqual([open, closed, draft].sort());
    expect(await listed('/api/admin/jobs?state=closed', admin)).toEqual([closed]);
    expect(await listed('/api/admin/jobs?state=draft', admin)).toEqual([draft]);
    expect((await admin.get('/api/admin/jobs?state=gone')).status).toBe(400);
    expect((await admin.get('/api/admin/overview')).body.jobs).toBe(3);
  });
});

describe('a draft', () => {
  it('is unknown to everybody but the administration until it is opened, and posted then', async () => {
    const id = await post({ state: 'draft' });
    expect(await listed()).toEqual([]);
    expect((await app.request.get(`${OPEN_JOBS}/${id}`)).status).toBe(404);
    expect((await seeker.post('/api/apply', { jobId: id })).status).toBe(404);
    const freelancer = await signIn(app, 'Freelancer');
    const message = { content: 'About this', jobId: id };
    expect((await freelancer.post('/private/api/messages/send', message)).status).toBe(404);
    const { status, body } = await admin.get(`/api/admin/jobs/${id}`);
    expect([status, body]).toMatchObject([200, { _id: id, state: 'draft', applicantsCount: 0 }]);
    expect((await admin.get(`/api/admin/jobs/${id}/applicants`)).status).toBe(200);
    for (const state of ['paused', 'closed']) expect((await setState(id, state)).status).toBe(409);
    app.clock.advance(60_000);
    await setState(id, 'open');
    expect(await one(id)).toMatchObject({ state: 'open', createdAt: app.clock.now().toISOString() });
  });

  it('is what a new job may be, nothing else', async () => {
    for (const state of ['paused', 'closed', '', null])
      expect((await admin.post('/api/admin/createJob', { ...aJob(), state })).status).toBe(400);
    const id = await post();
    expect((await admin.put(`/api/admin/jobs/${id}`, { ...aJob(), state: 'draft' })).status).toBe(400);
  });

  it('is what a copy is: with the texts, without applications and dates', async () => {
    const id = await post({ workplace: 'remote', closes_at: '2099-12-31' });
    await seeker.post('/api/apply', { jobId: id });
    const { status, body } = await admin.post(`/api/admin/jobs/${id}/copy`);
    expect([status, body]).toEqual([
      201,
      {
        code: 'job.copied',
        message: 'A copy of the job has been saved as a draft.',
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      },
    ]);
    const [copy] = (await admin.get('/api/admin/jobs?state=draft')).body;
    const { _id: _original, ...original } = await one(id);
    expect(copy).toEqual({
      ...original,
      _id: body._id,
      updatedAt: expect.any(String),
      state: 'draft',
      closes_at: null,
      createdAt: app.clock.now().toISOString(),
      dismissed: [],
      version: expect.any(String),
      applicantsCount: 0,
      pendingCount: 0,
    });
    expect(await actions()).toContain('job.copied');
  });
});

describe('the last day of a job', () => {
  /** Noon of a winter day in Berlin. */
  const day = () => app.clock.now().toISOString().slice(0, 10);

  it('closes it when it is over, before and after the store knows', async () => {
    const today = day();
    const id = await post({ closes_at: today });
    expect(await one(id)).toMatchObject({ state: 'open', closes_at: today });
    await sweep();
    expect((await one(id)).state).toBe('open');
    await seeker.post('/api/apply', { jobId: id }).expect(201);
    app.clock.advance(24 * 3_600_000);
    admin = await signInAdmin(app);
    expect((await one(id)).state).toBe('closed');
    const late = await signIn(app, 'JobSeeker');
    await late.post('/api/apply', { jobId: id }).expect(409);
    expect((await setState(id, 'paused')).body.code).toBe('job.state-not-possible');
    expect(await listed()).toEqual([]);
    await sweep();
    expect(await listed()).toEqual([]);
    await sweep();
    const { body } = await admin.get('/api/admin/audit?action=job.closed');
    expect(body).toMatchObject([{ targetId: id, label: aJob().title }]);
    // Nobody has decided on the pending applications.
    const [applicant] = (await admin.get(`/api/admin/jobs/${id}/applicants`)).body;
    expect(applicant.status).toBe('pending');
    const mails = (await app.mails()).filter(({ to }) => to === seeker.email);
    // Only the confirmations of receipt.
    expect(mails.filter(({ subject }) => !subject.startsWith('We have received'))).toEqual([]);
    await setState(id, 'open').then(({ body: opened }) => expect(opened.state).toBe('open'));
    expect(await one(id)).toMatchObject({ state: 'open', closes_at: null });
  });

  it('is today or later, changes, and is emptied', async () => {
    const id = await post();
    const change = (closes_at: unknown) => admin.put(`/api/admin/jobs/${id}`, { ...aJob(), closes_at });
    for (const wrong of ['2026-02-30', '2026-11-21T00:00:00Z', '21.11.2026', 20261121, {}, '2020-01-01'])
      expect((await change(wrong)).body.errors).toMatchObject([{ field: 'closes_at' }]);
    expect((await change('2099-12-31')).body.job.closes_at).toBe('2099-12-31');
    expect((await admin.put(`/api/admin/jobs/${id}`, aJob())).body.job.closes_at).toBe('2099-12-31');
    expect((await change('')).body.job.closes_at).toBeNull();
    await setState(id, 'closed');
    const opened = await setState(id, 'open', { closes_at: day() });
    expect(opened.status).toBe(200);
    expect((await one(id)).closes_at).toBe(day());
  });
});
