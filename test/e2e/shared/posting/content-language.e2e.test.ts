import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';

type Reader = Pick<SignedIn, 'get'>;
type List = readonly [reader: Reader, path: string];

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;
let visitor: Reader;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B');
  visitor = { get: (path) => app.request.get(path) };
});
afterAll(() => app.close());

const PROJECT = { title: 'Rollout', description: 'Two sites.' };

/** The routes that create and change each kind, and the lists that show it. */
const KINDS = [
  {
    kind: 'job',
    who: () => admin,
    form: aJob() as object,
    create: '/api/admin/createJob',
    change: '/api/admin/jobs',
    lists: (): List[] => [
      [visitor, '/public/api/v0/jobs'],
      [admin, '/api/admin/jobs'],
    ],
  },
  {
    kind: 'project',
    who: () => company,
    form: PROJECT,
    create: '/private/api/projects',
    change: '/private/api/projects',
    lists: (): List[] => [
      [visitor, '/private/api/projects/all'],
      [company, `/private/api/projects/${company.id}`],
      [admin, '/api/admin/projects'],
    ],
  },
  {
    kind: 'consultant',
    who: () => admin,
    form: { name: 'Miriam Sander' },
    create: '/api/admin/consultants',
    change: '/api/admin/consultants',
    lists: (): List[] => [
      [company, '/private/api/consultants'],
      [admin, '/api/admin/consultants'],
    ],
  },
] as const;

describe.each(KINDS)('a $kind', ({ kind, who, form, create, change, lists }) => {
  it('is written in the language that is said, in English otherwise, and keeps it', async () => {
    const english = (await who().post(create, form).expect(201)).body[kind];
    const german = (
      await who()
        .post(create, { ...form, language: 'de' })
        .expect(201)
    ).body[kind];
    expect([english.language, german.language]).toEqual(['en', 'de']);
    const put = (body: object) =>
      who()
        .put(`${change}/${german._id}`, { ...form, ...body })
        .expect(200);
    expect((await put({})).body[kind]).toMatchObject({ language: 'de' });
    expect((await put({ language: 'en' })).body[kind]).toMatchObject({ language: 'en' });
    expect((await put({ language: 'de' })).body[kind]).toMatchObject({ language: 'de' });
    for (const [reader, path] of lists()) {
      const found = async (language: string) =>
        (await reader.get(`${path}?language=${language}`)).body.map((each: { _id: string }) => each._id);
      expect(await found('de')).toEqual([german._id]);
      expect(await found('en')).toEqual([english._id]);
    }
  });

  it.each(['fr', 'DE', ''])('is not written in and not looked for in %j', async (language) => {
    const { status, body } = await who().post(create, { ...form, language });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'language' }]]);
    for (const [reader, path] of lists()) expect((await reader.get(`${path}?language=fr`)).status).toBe(400);
  });
});

it('comes with a copy, and the copy of an English one is English', async () => {
  for (const language of ['de', 'en']) {
    const { body } = await admin.post('/api/admin/createJob', { ...aJob(), language });
    const copy = await admin.post(`/api/admin/jobs/${body.job._id}/copy`, {}).expect(201);
    const { body: copied } = await admin.get(`/api/admin/jobs/${copy.body._id}`);
    expect(copied.language).toBe(language);
  }
});

describe('what was applied for', () => {
  it('has its language in every answer that names it, a consultant none; administrators are told that of the applicant', async () => {
    const placements = new Placements(app, admin);
    const seeker = await signIn(app, 'JobSeeker', { language: 'de' });
    const freelancer = await signIn(app, 'Freelancer');
    const job = (await admin.post('/api/admin/createJob', aJob({ language: 'de' })).expect(201)).body.job._id;
    const form = { ...PROJECT, language: 'de' };
    const project = (await company.post('/private/api/projects', form).expect(201)).body.project._id;
    const forJob = await placements.applyForJob(seeker, job);
    const forProject = await placements.applyForProject(freelancer, project);
    const request = await placements.askFor(company, await placements.consultant());

    const read = async (who: SignedIn, path: string) => (await who.get(path).expect(200)).body;
    const [own] = await read(seeker, '/private/api/applications');
    expect(own.target).toMatchObject({ _id: job, language: 'de' });
    expect((await read(company, `/private/api/applications/${request}`)).target.language).toBeNull();
    const desk = await read(admin, `/api/admin/applications/${forJob}`);
    expect(desk).toMatchObject({
      target: { language: 'de' },
      applicant: { language: 'de' },
      profile: { jobs_applied: [{ _id: job, language: 'de' }] },
    });
    const person = await read(admin, `/api/admin/people/${seeker.id}`);
    expect(person.jobs_applied).toMatchObject([{ _id: job, language: 'de' }]);
    const applicant = await read(admin, `/api/admin/applicants/${seeker.id}`);
    expect(applicant).toMatchObject({ language: 'de', jobs_applied: [{ _id: job, language: 'de' }] });
    expect(await read(admin, `/api/admin/jobs/${job}/applicants`)).toMatchObject([{ language: 'de' }]);
    expect(await read(admin, '/api/admin/notifications')).toMatchObject([{ jobId: job, language: 'de' }]);
    expect(await read(admin, '/api/admin/project-applicants')).toMatchObject([{ language: 'de' }]);
    const news = await read(admin, `/api/admin/project-applicant/${freelancer.id}`);
    expect(news).toMatchObject({ language: 'en', projects_applied: [{ _id: project, language: 'de' }] });
    // A company decides on the project, and learns nothing of the applicant's account.
    const opened = await read(company, `/private/api/projects/${project}/applicants/${forProject}`);
    expect(opened).not.toHaveProperty('language');
  });
});
