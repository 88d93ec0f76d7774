import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';

const PROJECTS = '/private/api/projects/all';
const JOBS = '/private/api/jobs';
const CONSULTANTS = '/private/api/consultants';
const SKILLS = 'abap, rap, cds, hana';

interface Shown {
  _id: string;
  title: string;
  name: string;
  shared?: { words: string[]; of: number };
}

let app: TestApp;
let admin: SignedIn;
let freelancer: SignedIn;
let seeker: SignedIn;
let company: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  freelancer = await signIn(app, 'Freelancer');
  seeker = await signIn(app, 'JobSeeker');
  company = await signIn(app, 'B2B');
  for (const person of [freelancer, seeker])
    await person.put(`/private/api/update-profile/${person.id}`, { skills: SKILLS }).expect(200);
  await project('Reports', { technologies: 'ABAP, RAP, CDS, HANA, Fiori', category: 'SAP BTP' });
  await project('Web shop', { technologies: 'Java', category: 'Kubernetes' });
  await admin
    .post(
      '/api/admin/createJob',
      aJob({ title: 'ABAP Developer', qualification: 'Fiori and HANA', location: 'Berlin' }),
    )
    .expect(201);
  await admin
    .post('/api/admin/createJob', aJob({ title: 'Accountant', qualification: 'A degree', location: 'Bonn' }))
    .expect(201);
  for (const [name, skills] of [
    ['Ada Both', 'ABAP, S/4HANA, Kotlin'],
    ['Nora Nothing', 'Java'],
  ])
    await admin.post('/api/admin/consultants', { name, skills }).expect(201);
  await company
    .post('/private/api/projects', { title: 'Own', description: 'x', technologies: 'HANA', category: 'ABAP' })
    .expect(201);
});
afterAll(() => app.close());
beforeEach(() => choose(true));

async function project(title: string, more: object): Promise<void> {
  app.clock.advance(1000);
  await admin.post('/api/admin/create-project', { title, description: 'Work', ...more }).expect(201);
}
async function choose(showsShared: boolean): Promise<void> {
  for (const person of [freelancer, seeker, company])
    await person.put('/private/api/me/shared', { showsShared }).expect(200);
}
const list = async (person: SignedIn, path: string) => (await person.get(path).expect(200)).body as Shown[];
const one = async (person: SignedIn, path: string, title: string) =>
  (await list(person, path)).find((entry) => entry.title === title || entry.name === title);

describe('what a reader shares with an entry', () => {
  it('is said to a freelancer of each project, in a list and of one', async () => {
    const shared = { words: ['ABAP', 'RAP', 'CDS Views', 'SAP HANA'], of: 6 };
    const found = await one(freelancer, PROJECTS, 'Reports');
    expect(found?.shared).toEqual(shared);
    const { body } = await freelancer.get(`/public/api/v0/projects/${found?._id}`).expect(200);
    expect((body as Shown).shared).toEqual(shared);
    expect((await one(freelancer, PROJECTS, 'Web shop'))?.shared).toEqual({ words: [], of: 2 });
  });

  it('is said in the language of the reader', async () => {
    const { body } = await app.request
      .get(PROJECTS)
      .set({ authorization: `Bearer ${freelancer.token}`, 'accept-language': 'de' });
    expect((body as Shown[]).find(({ title }) => title === 'Reports')?.shared?.words).toContain('CDS-Views');
  });

  it('is said to a job seeker of each job, by its title and qualification', async () => {
    const found = await one(seeker, JOBS, 'ABAP Developer');
    expect(found?.shared).toEqual({ words: ['ABAP', 'SAP HANA'], of: 4 });
    const { body } = await seeker.get(`${JOBS}/${found?._id}`).expect(200);
    expect((body as Shown).shared).toEqual(found?.shared);
    expect(await list(seeker, `${JOBS}?location=Berlin`)).toHaveLength(1);
  });

  it('is said to a company of each consultant, by what its open projects name', async () => {
    expect((await one(company, CONSULTANTS, 'Ada Both'))?.shared).toEqual({ words: ['ABAP'], of: 3 });
    const other = await signIn(app, 'B2B');
    expect((await one(other, CONSULTANTS, 'Ada Both'))?.shared).toEqual({ words: [], of: 3 });
  });

  it('is said to nobody else', async () => {
    const anonymous = await app.request.get(PROJECTS).expect(200);
    const asked = [
      anonymous.body,
      (await app.request.get('/public/api/v0/jobs').expect(200)).body,
      (await seeker.get('/public/api/v0/jobs')).body,
      (await seeker.get(PROJECTS)).body,
      (await company.get(PROJECTS)).body,
      (await admin.get('/api/admin/projects')).body,
      (await admin.get(`/api/admin/people?q=${freelancer.email}`)).body,
    ];
    for (const body of asked) expect(JSON.stringify(body)).not.toContain('"shared"');
    await freelancer.get(PROJECTS);
    expect((await app.request.get(PROJECTS)).text).toBe(anonymous.text);
  });

  it('is never kept by anybody on the way', async () => {
    for (const [person, path] of [
      [freelancer, PROJECTS],
      [seeker, JOBS],
      [company, CONSULTANTS],
    ] as const)
      expect((await person.get(path)).headers['cache-control']).toMatch(/private|no-store|no-cache/);
  });

  it('is absent while it is switched off, and there again afterwards', async () => {
    await choose(false);
    expect((await freelancer.get('/private/api/me')).body).toMatchObject({ showsShared: false });
    for (const [person, path] of [
      [freelancer, PROJECTS],
      [seeker, JOBS],
      [company, CONSULTANTS],
    ] as const)
      for (const entry of await list(person, path)) expect(entry).not.toHaveProperty('shared');
    await choose(true);
    expect((await one(freelancer, PROJECTS, 'Reports'))?.shared?.of).toBe(6);
  });
});

describe('the order by what is shared', () => {
  it('begins with the most, for the reader’s own skills', async () => {
    await project('Newest', { technologies: 'Java' });
    const titles = (await list(freelancer, `${PROJECTS}?sort=shared`)).map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['Reports', 'Own']);
    expect(titles.slice(-2)).toEqual(['Newest', 'Web shop']);
    expect((await list(seeker, `${JOBS}?sort=shared`))[0]?.title).toBe('ABAP Developer');
    expect((await list(company, `${CONSULTANTS}?sort=shared`))[0]?.name).toBe('Ada Both');
  });

  it('is refused without a token, to other roles, and while it is switched off', async () => {
    const path = `${PROJECTS}?sort=shared`;
    expect((await app.request.get(path)).status).toBe(401);
    expect((await company.get(path)).body).toMatchObject({ statusCode: 403, code: 'shared.role-required' });
    await choose(false);
    for (const [person, refused] of [
      [freelancer, path],
      [seeker, `${JOBS}?sort=shared`],
      [company, `${CONSULTANTS}?sort=shared`],
    ] as const)
      expect((await person.get(refused)).body).toMatchObject({ statusCode: 409, code: 'shared.off' });
    expect((await freelancer.get(`${PROJECTS}?sort=newest`)).status).toBe(400);
    expect((await app.request.get('/public/api/v0/jobs?sort=shared')).status).toBe(400);
  });
});
