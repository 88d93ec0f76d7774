import type { PostingTerms } from '@consulting/contracts';
import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';

const TERMS = {
  employment_type: 'part-time',
  workplace: 'hybrid',
  salary_from: 60_000,
  salary_to: 75_000,
  salary_period: 'year',
  remote_countries: ['DE', 'AT'],
} as const satisfies Omit<PostingTerms, 'language'>;
const NOTHING: Record<Exclude<keyof typeof TERMS, 'remote_countries'>, null> = {
  employment_type: null,
  workplace: null,
  salary_from: null,
  salary_to: null,
  salary_period: null,
};
/** What an emptied posting says. */
const NONE = { ...NOTHING, remote_countries: ['DE'] };

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
    expect((await put({ ...NOTHING, remote_countries: null })).body[kind]).toMatchObject(NONE);
    await put(TERMS);
    const empty = Object.fromEntries(Object.keys(TERMS).map((field) => [field, '']));
    expect((await put(empty)).body[kind]).toMatchObject(NONE);
  });

  it.each([
    ['employment_type', 'freelance'],
    ['employment_type', 5],
    ['workplace', 'Remote'],
    ['salary_from', -1],
    ['salary_from', 0],
    ['salary_from', 0.001],
    ['salary_from', 60_000.5],
    ['salary_from', 60_000.555],
    ['salary_to', 75_000.01],
    ['salary_to', '60000'],
    ['salary_to', 10_000_001],
    ['salary_to', true],
    ['salary_period', 'week'],
    ['salary_period', ['year']],
    ['remote_countries', ['XX']],
    ['remote_countries', ['de']],
    ['remote_countries', 'DE'],
  ])('refuse %s: %j', async (field, value) => {
    const { status, body } = await post({ ...TERMS, [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it.each(['hour', 'day'])(
    'have cents where they are for an %s, and not for a month',
    async (salary_period) => {
      const pay = { salary_from: 13.9, salary_to: 1050.25, salary_period };
      const { body } = await post({ ...TERMS, ...pay });
      expect(body[kind]).toMatchObject(pay);
      const refused = await who().put(`${change}/${body[kind]._id}`, { ...form, salary_period: 'month' });
      expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'salary_from' }]]);
    },
  );

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

it.each([
  ['jobs', 'workplace=moon', 'workplace'],
  ['jobs', 'employment_type=full', 'employment_type'],
  ['jobs', 'pay_from=1', 'pay_period'],
  ['jobs', 'pay_from=-1&pay_period=day', 'pay_from'],
  ['jobs', 'pay_from=1.505&pay_period=day', 'pay_from'],
  ['jobs', 'pay_from=60.000,00&pay_period=day', 'pay_from'],
  ['jobs', 'pay_from=1e3&pay_period=day', 'pay_from'],
  ['jobs', 'contract_type=freelance', 'contract_type'],
  ['projects', 'contract_type=any', 'contract_type'],
  ['projects', 'start_until=2026-13-01', 'start_until'],
  ['projects', 'start_until=tomorrow', 'start_until'],
])('the list of %s refuses %s', async (list, query, field) => {
  const path = list === 'jobs' ? '/public/api/v0/jobs' : '/private/api/projects/all';
  const { body } = await app.request.get(`${path}?${query}`).expect(400);
  expect(body.errors).toMatchObject([{ field }]);
});

it.each(['2027-02-01T00:00:00+01:00', '2027-02-01T23:59:59-11:00', '2027-02-01T12:00:00Z'])(
  'a project starts on the day that %s names',
  async (start_date) => {
    const form = { title: 'Zoned', description: 'Text', start_date };
    const { body } = await company.post('/private/api/projects', form).expect(201);
    expect(body.project.start_date).toBe('2027-02-01T00:00:00.000Z');
  },
);

it('lists are filtered by what postings state', async () => {
  const form = { title: 'Filtered', description: 'Text', workplace: 'hybrid', contract_type: 'freelance' };
  const paid = {
    salary_from: 899.5,
    salary_to: 900.5,
    salary_period: 'day',
    start_date: '2027-02-01',
    location: 'Köln',
  };
  await company.post('/private/api/projects', { ...form, ...paid }).expect(201);
  const found = async (query: string) =>
    (await app.request.get(`/private/api/projects/all?q=Filtered&${query}`).expect(200)).body.length;
  for (const query of ['workplace=hybrid', 'contract_type=freelance', 'pay_from=900.5&pay_period=day'])
    expect([query, await found(query)]).toEqual([query, 1]);
  for (const query of ['pay_from=99&pay_period=day', 'pay_from=900.49&pay_period=day'])
    expect([query, await found(query)]).toEqual([query, 1]);
  for (const query of ['start_until=2027-02-01', 'location=K%C3%B6ln', 'pay_period=day'])
    expect([query, await found(query)]).toEqual([query, 1]);
  for (const query of [
    'workplace=onsite',
    'pay_from=900.51&pay_period=day',
    'pay_from=1000&pay_period=day',
    'start_until=2027-01-31',
  ])
    expect([query, await found(query)]).toEqual([query, 0]);
  const { body } = await app.request.get('/public/api/v0/projects/locations').expect(200);
  expect(body).toContain('Köln');
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
