import type { PostingTerms } from '@consulting/contracts';
import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const TERMS = {
  employment_type: 'part-time',
  workplace: 'hybrid',
  salary_from: 60_000,
  salary_to: 75_000,
  salary_period: 'year',
} as const satisfies Omit<PostingTerms, 'language'>;
const NOTHING: Record<keyof typeof TERMS, null> = {
  employment_type: null,
  workplace: null,
  salary_from: null,
  salary_to: null,
  salary_period: null,
};

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B');
});
afterAll(() => app.close());

/** Jobs, projects of a company and of the firm: the routes that post and change each, and the required fields. */
const KINDS = [
  {
    kind: 'job',
    who: () => admin,
    form: aJob() as object,
    create: '/api/admin/createJob',
    change: '/api/admin/jobs',
  },
  {
    kind: 'project',
    who: () => company,
    form: { title: 'Rollout', description: 'Two sites.' },
    create: '/private/api/projects',
    change: '/private/api/projects',
  },
  {
    kind: 'project',
    who: () => admin,
    form: { title: 'Rollout', description: 'Two sites.' },
    create: '/api/admin/create-project',
    change: '/api/admin/projects',
  },
] as const;

describe.each(KINDS)('the terms of a $kind posted at $create', ({ kind, who, form, create, change }) => {
  const post = async (terms: object = {}) => who().post(create, { ...form, ...terms });

  it('are kept, stay when they are not sent, and are emptied by null and by an empty text', async () => {
    const { body } = await post(TERMS);
    expect(body[kind]).toMatchObject(TERMS);
    const put = (terms: object) => who().put(`${change}/${body[kind]._id}`, { ...form, ...terms });
    expect((await put({})).body[kind]).toMatchObject(TERMS);
    expect((await put({ salary_to: 80_000 })).body[kind]).toMatchObject({ ...TERMS, salary_to: 80_000 });
    expect((await put(NOTHING)).body[kind]).toMatchObject(NOTHING);
    await put(TERMS);
    const empty = Object.fromEntries(Object.keys(TERMS).map((field) => [field, '']));
    expect((await put(empty)).body[kind]).toMatchObject(NOTHING);
  });

  it.each([
    ['employment_type', 'freelance'],
    ['employment_type', 5],
    ['workplace', 'Remote'],
    ['salary_from', -1],
    ['salary_from', 1.5],
    ['salary_to', '60000'],
    ['salary_to', 10_000_001],
    ['salary_to', true],
    ['salary_period', 'week'],
    ['salary_period', ['year']],
  ])('refuse %s: %j', async (field, value) => {
    const { status, body } = await post({ ...TERMS, [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it('refuse a salary without a period and a range that is none, of what was sent before too', async () => {
    const { body } = await post(TERMS);
    const put = (terms: object) => who().put(`${change}/${body[kind]._id}`, { ...form, ...terms });
    for (const [answer, field] of [
      [await post({ salary_from: 1 }), 'salary_period'],
      [await post({ ...TERMS, salary_to: 59_999 }), 'salary_to'],
      [await put({ salary_from: 75_001 }), 'salary_to'],
      [await put({ salary_period: null }), 'salary_period'],
    ] as const) {
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toMatchObject([{ field }]);
    }
    expect((await put({ salary_from: 75_000 })).body[kind]).toMatchObject({ salary_from: 75_000 });
    expect((await put({ title: 'Renamed', salary_to: 1 })).status).toBe(400);
    expect((await put({})).body[kind]).toMatchObject({ title: body[kind].title, salary_to: 75_000 });
  });
});

describe('searching', () => {
  it('finds how and where one works, in jobs and projects', async () => {
    const job = (await admin.post('/api/admin/createJob', { ...aJob(), workplace: 'remote' })).body.job;
    const words = { workplace: 'remote', location: 'Potsdam', duration: 'Nine months', workload: 'Two days' };
    const form = { title: 'Payroll', description: 'Text', ...words };
    const { project } = (await company.post('/private/api/projects', form)).body;
    expect(project).toMatchObject(words);
    const found = async (path: string) =>
      (await app.request.get(path)).body.map(({ _id }: { _id: string }) => _id);
    expect(await found('/public/api/v0/jobs?q=Remote')).toEqual([job._id]);
    for (const q of ['remote', 'potsdam', 'nine months', 'two days', 'payroll'])
      expect(await found(`/private/api/projects/all?q=${q}`)).toEqual([project._id]);
    const home = await app.request.get('/public/api/v0/home-search?skill=cobol,potsdam');
    expect(home.body.projects).toMatchObject([{ _id: project._id }]);
    await company
      .put(`/private/api/projects/${project._id}`, { ...form, location: '', workplace: null })
      .expect(200);
    for (const q of ['remote', 'potsdam'])
      expect(await found(`/private/api/projects/all?q=${q}`)).toEqual([]);
  });
});
