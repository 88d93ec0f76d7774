import { LIMITS } from '@consulting/contracts';
import { POSTING_RULES } from '@consulting/contracts/posting-check';
import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const TEXT = 'Wir sind ein junges Team.';
const PAY = { salary_from: 60_000, salary_period: 'year', closes_at: '2099-01-31' };

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B');
});
afterAll(() => app.close());

describe.each([
  ['/api/admin/postings/check', () => admin],
  ['/private/api/postings/check', () => company],
] as const)('POST %s', (path, who) => {
  const check = (body: object) => who().post(path, body);

  it('answers the hints of a posting with their places', async () => {
    const { status, body } = await check({ kind: 'project', language: 'de', description: TEXT, ...PAY });
    expect(status).toBe(200);
    expect(body).toEqual({
      hints: [
        {
          rule: 'age-young-team',
          field: 'description',
          from: 13,
          to: 24,
          message: 'This may be read as a search for young people.',
          suggestion: 'Say how the team works, not how old it is.',
          replacement: 'Team',
          source: 'AGG §§\u00a01, 7, 10, 11',
          link: 'https://www.gesetze-im-internet.de/agg/',
          date: '2006-08-14',
        },
      ],
    });
  });

  it('speaks the language of the reader, and leaves out what was dismissed', async () => {
    const german = await check({ kind: 'job', title: 'SAP consultant', ...PAY }).set('Accept-Language', 'de');
    expect(german.body.hints).toMatchObject([
      {
        rule: 'title-neutral',
        replacement: 'SAP consultant (m/f/d)',
        message: expect.stringMatching(/^Der Titel/),
      },
    ]);
    const dismissed = ['title-neutral', 'pay-missing'];
    const { body } = await check({ kind: 'job', title: 'SAP consultant', dismissed });
    expect(body.hints).toMatchObject([{ rule: 'closing-date-missing', field: 'closes_at', from: 0, to: 0 }]);
  });

  it('counts places in the text without blanks around it, as it is stored', async () => {
    const { body } = await check({ kind: 'job', description: `  ${TEXT}`, title: 'A (m/f/d)', ...PAY });
    expect(body.hints).toMatchObject([{ from: 13, to: 24 }]);
  });

  it.each([
    [{}, 'kind'],
    [{ kind: 'consultant' }, 'kind'],
    [{ kind: 'job', language: 'fr' }, 'language'],
    [{ kind: 'job', title: 'x'.repeat(LIMITS.title + 1) }, 'title'],
    [{ kind: 'job', description: 'x'.repeat(LIMITS.text + 1) }, 'description'],
    [{ kind: 'job', description: 5 }, 'description'],
    [{ kind: 'job', dismissed: ['unknown'] }, 'dismissed'],
    [{ kind: 'job', else: 1 }, 'else'],
  ])('answers 400 to %j', async (body, field) => {
    const answer = await check(body);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('answers 401 without a token, and 413 to more than the texts of a posting', async () => {
    expect((await app.request.post(path).send({ kind: 'job' })).status).toBe(401);
    expect((await check({ kind: 'job', description: 'x'.repeat(100 * 1024) })).status).toBe(413);
  });
});

it('is closed to those who write no postings', async () => {
  const seeker = await signIn(app, 'JobSeeker');
  expect((await seeker.post('/private/api/postings/check', { kind: 'project' })).status).toBe(403);
  expect((await company.post('/api/admin/postings/check', { kind: 'project' })).status).toBe(401);
});

const KINDS = [
  {
    name: 'a job',
    kind: 'job',
    who: () => admin,
    form: aJob() as object,
    create: '/api/admin/createJob',
    change: '/api/admin/jobs',
    shown: '/public/api/v0/jobs',
    list: '/public/api/v0/jobs',
    own: (id: string) => admin.get(`/api/admin/jobs/${id}`).then(({ body }) => body),
  },
  {
    name: 'a project of the firm',
    kind: 'project',
    who: () => admin,
    form: { title: 'Rollout', description: TEXT },
    create: '/api/admin/create-project',
    change: '/api/admin/projects',
    shown: '/public/api/v0/projects',
    list: '/private/api/projects/all',
    own: (id: string) => admin.get(`/api/admin/projects/${id}`).then(({ body }) => body),
  },
  {
    name: 'a project of a company',
    kind: 'project',
    who: () => company,
    form: { title: 'Rollout', description: TEXT },
    create: '/private/api/projects',
    change: '/private/api/projects',
    shown: '/public/api/v0/projects',
    list: '/private/api/projects/all',
    own: (id: string) =>
      company
        .get(`/private/api/projects/${company.id}`)
        .then(({ body }) => body.find((each: { _id: string }) => each._id === id)),
  },
] as const;

describe.each(KINDS)(
  'the dismissed hints of $name',
  ({ kind, who, form, create, change, shown, list, own }) => {
    const DISMISSED = ['age-young-team', 'closing-date-missing'];

    it('are kept, stay when they are not sent, come along in a copy, and are shown again when the list is empty', async () => {
      const { body } = await who().post(create, { ...form, dismissed: DISMISSED });
      const id: string = body[kind]._id;
      expect((await own(id)).dismissed).toEqual(DISMISSED);
      await who().put(`${change}/${id}`, form);
      expect((await own(id)).dismissed).toEqual(DISMISSED);
      const copy = await who().post(`${change}/${id}/copy`, {});
      expect((await own(copy.body._id)).dismissed).toEqual(DISMISSED);
      await who().put(`${change}/${id}`, { ...form, dismissed: [] });
      expect((await own(id)).dismissed).toEqual([]);
    });

    it('are nobody else’s', async () => {
      const { body } = await who().post(create, { ...form, dismissed: DISMISSED });
      const id: string = body[kind]._id;
      const stranger = await signIn(app, 'B2B');
      for (const read of [
        app.request.get(`${shown}/${id}`),
        stranger.get(`${shown}/${id}`),
        stranger.get(list),
      ]) {
        const answer = await read;
        expect(answer.status).toBe(200);
        expect(answer.text).toContain(id);
        expect(answer.text).not.toContain('dismissed');
        expect(answer.text).not.toContain('age-young-team');
      }
      const page = await app.request.get(`/${kind === 'job' ? 'jobs' : 'projects'}/${id}`).redirects(1);
      expect(page.text).not.toContain('age-young-team');
    });

    it('make another version, so that two edits do not lose them', async () => {
      const { body } = await who().post(create, form);
      const id: string = body[kind]._id;
      const { version } = await own(id);
      const put = (more: object) =>
        who()
          .put(`${change}/${id}`, { ...form, ...more })
          .set('If-Match', `"${version}"`);
      expect((await put({ dismissed: DISMISSED })).status).toBe(200);
      const late = await put({ dismissed: [] });
      expect([late.status, late.body.changed?.values ?? late.body.changed]).toEqual([
        412,
        { dismissed: DISMISSED },
      ]);
    });

    it.each([
      [['unknown-rule']],
      [['pay-missing', 'pay-missing']],
      ['pay-missing'],
      [null],
      [[null]],
      [[...POSTING_RULES, 'pay-missing']],
    ])('are refused as %j, which changes nothing', async (dismissed) => {
      const { status, body } = await who().post(create, { ...form, dismissed });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'dismissed']);
    });
  },
);
