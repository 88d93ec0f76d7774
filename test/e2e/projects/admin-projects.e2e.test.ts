import { UNSAID } from '../../../api/src/projects/domain/project.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { countQueries } from '../../support/checks/queries.ts';

const MISSING = 'ffffffffffffffffffffffff';
const PROJECTS = '/api/admin/projects';
const aForm = (changes: object = {}) => ({
  title: 'Release upgrade',
  description: 'Three systems.',
  technologies: ['S/4HANA'],
  category: 'Operations',
  ...changes,
});

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;
let freelancer: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B');
  freelancer = await signIn(app, 'Freelancer', { first_name: 'Nora', last_name: 'Lindt' });
});
afterAll(() => app.close());
afterEach(async () => {
  await app.connection.collection('projects').deleteMany({});
  await app.connection.collection('applications').deleteMany({});
});

async function create(changes: object = {}): Promise<{ _id: string; title: string }> {
  app.clock.advance(1000);
  const { status, body } = await admin.post('/api/admin/create-project', aForm(changes));
  expect([status, body.message]).toEqual([201, 'Project created successfully!']);
  return (body as { project: { _id: string; title: string } }).project;
}

async function offered(changes: object = {}): Promise<{ _id: string }> {
  app.clock.advance(1000);
  const { body } = await company.post('/private/api/projects', aForm(changes)).expect(201);
  return (body as { project: { _id: string } }).project;
}

const titles = (body: { title: string }[]): string[] => body.map(({ title }) => title);

it('lists every project or only the own ones, with the number of applicants', async () => {
  const { _id } = await offered({ title: 'Company' });
  await freelancer.post('/private/api/projects/apply', { projectId: _id }).expect(201);
  const own = await create({ title: 'Ours' });
  const { body } = await admin.get(PROJECTS).expect(200);
  expect(body).toEqual([
    {
      _id: own._id,
      dismissed: [],
      version: expect.any(String),
      updatedAt: expect.any(String),
      title: 'Ours',
      description: 'Three systems.',
      technologies: ['S/4HANA'],
      category: ['Operations'],
      start_date: null,
      ...UNSAID,
      createdAt: app.clock.now().toISOString(),
      applicantsCount: 0,
      pendingCount: 0,
      hidden: false,
      held: false,
      state: 'open',
      closes_at: null,
      employment_type: null,
      workplace: null,
      salary_from: null,
      salary_to: null,
      salary_period: null,
      location: '',
      duration: '',
      workload: '',
    },
    expect.objectContaining({ _id, title: 'Company', b2bId: company.id, applicantsCount: 1 }),
  ]);
  expect((await admin.get(`${PROJECTS}/${_id}`)).body).toEqual(body[1]);
  expect(titles((await admin.get(`${PROJECTS}?owner=all`)).body)).toEqual(['Ours', 'Company']);
  expect(titles((await admin.get(`${PROJECTS}?owner=mine`)).body)).toEqual(['Ours']);
  expect(titles((await admin.get(`${PROJECTS}?owner=companies&state=open`)).body)).toEqual(['Company']);
  expect(titles((await admin.get(`${PROJECTS}?q=comp`)).body)).toEqual(['Company']);
  await admin.get(`${PROJECTS}?owner=nobody`).expect(400);
});

it('names the company behind a project, and none behind an own one', async () => {
  const named = await signIn(app, 'B2B', { company_name: 'Spree Logistik' });
  const { body } = await named.post('/private/api/projects', aForm({ title: 'Theirs' })).expect(201);
  const { _id } = (body as { project: { _id: string } }).project;
  expect((await admin.get(`${PROJECTS}/${_id}`)).body).toMatchObject({
    b2bId: named.id,
    companyName: 'Spree Logistik',
  });
  const own = await create({ title: 'Ours' });
  const listed = (await admin.get(PROJECTS)).body as { title: string; companyName?: string }[];
  expect(listed.map(({ title, companyName }) => [title, companyName])).toEqual([
    ['Ours', undefined],
    ['Theirs', 'Spree Logistik'],
  ]);
  // Nobody else gets it: visitors do not even learn whose project it is.
  expect((await app.request.get(`/public/api/v0/projects/${_id}`)).body).not.toHaveProperty('companyName');
  expect(own).not.toHaveProperty('companyName');
});

it('still shows the projects of a company that changed its role, as hidden', async () => {
  const leaving = await signIn(app, 'B2B');
  const offer = await leaving.post('/private/api/projects', aForm()).expect(201);
  const { _id } = offer.body.project as { _id: string };
  await leaving.put(`/private/api/update-profile/${leaving.id}`, { role: 'Freelancer' }).expect(200);
  expect((await admin.get(PROJECTS)).body).toMatchObject([{ _id, hidden: true }]);
  expect((await app.request.get('/private/api/projects/all')).body).toEqual([]);
  await app.request.get(`/public/api/v0/projects/${_id}`).expect(404);
  await freelancer.post('/private/api/projects/apply', { projectId: _id }).expect(404);
  await leaving.put(`/private/api/projects/${_id}`, aForm()).expect(403);
  await leaving.put(`/private/api/update-profile/${leaving.id}`, { role: 'B2B' }).expect(200);
  expect(titles((await app.request.get('/private/api/projects/all')).body)).toEqual(['Release upgrade']);
});

it('creates projects that belong to no company', async () => {
  const { _id } = await create();
  const [listed] = (await freelancer.get('/private/api/projects/all')).body;
  expect(listed).toMatchObject({ _id, title: 'Release upgrade', applicants: [] });
  expect(listed).not.toHaveProperty('b2bId');
  for (const wrong of [{ title: '' }, { description: 7 }, { b2bId: company.id }, { start_date: 'x' }])
    await admin.post('/api/admin/create-project', aForm(wrong)).expect(400);
});

it('edits only projects without a company, decided before the form is read', async () => {
  const { _id } = await create();
  const changed = await admin.put(
    `${PROJECTS}/${_id}`,
    aForm({ title: 'Renamed', start_date: '2027-03-01' }),
  );
  expect([changed.status, changed.body.message]).toEqual([200, 'Project updated successfully!']);
  expect(changed.body.project).toMatchObject({ title: 'Renamed', start_date: '2027-03-01T00:00:00.000Z' });
  const companys = await offered();
  await admin.put(`${PROJECTS}/${companys._id}`, { title: 5 }).expect(403);
  await admin.put(`${PROJECTS}/${companys._id}`, aForm()).expect(403);
  await admin.put(`${PROJECTS}/${_id}`, { title: 'x' }).expect(400);
  await admin.put(`${PROJECTS}/${MISSING}`, aForm()).expect(404);
  await admin.put(`${PROJECTS}/nonsense`, aForm()).expect(400);
});

it('deletes any project with its applications', async () => {
  const { _id } = await offered();
  await freelancer.post('/private/api/projects/apply', { projectId: _id }).expect(201);
  const { body } = await admin.delete(`${PROJECTS}/${_id}`).expect(200);
  expect(body).toEqual({ code: 'project.deleted', message: 'Project deleted.' });
  expect(await app.connection.collection('applications').countDocuments({})).toBe(0);
  await admin.delete(`${PROJECTS}/${_id}`).expect(404);
  await admin.delete(`${PROJECTS}/nonsense`).expect(400);
});

it('lists applicants with as many queries for 20 as for one', async () => {
  const { _id } = await create();
  const applicants = () => admin.get(`${PROJECTS}/${_id}/applicants`).expect(200);
  await freelancer.post('/private/api/projects/apply', { projectId: _id }).expect(201);
  expect((await applicants()).body).toEqual([
    {
      applicationId: expect.stringMatching(/^[0-9a-f]{24}$/),
      userId: freelancer.id,
      name: 'Nora Lindt',
      role: 'Freelancer',
      status: 'pending',
      appliedAt: app.clock.now().toISOString(),
    },
  ]);
  const forOne = await countQueries(applicants);
  for (let number = 0; number < 19; number++) {
    const another = await signIn(app, 'Freelancer');
    await another.post('/private/api/projects/apply', { projectId: _id }).expect(201);
  }
  expect(await countQueries(applicants)).toBe(forOne);
  expect((await applicants()).body).toHaveLength(20);
  expect((await admin.get(`${PROJECTS}/${_id}/applicants?q=nora`)).headers['x-total-count']).toBe('1');
  await admin.get(`${PROJECTS}/${MISSING}/applicants`).expect(404);
  await admin.get(`${PROJECTS}/nonsense/applicants`).expect(400);
});

it('is for administrators: 401 without their token', async () => {
  const { _id } = await create();
  for (const answer of [
    await company.get(PROJECTS),
    await company.post('/api/admin/create-project', aForm()),
    await company.put(`${PROJECTS}/${_id}`, aForm()),
    await company.delete(`${PROJECTS}/${_id}`),
    await app.request.get(`${PROJECTS}/${_id}/applicants`),
  ])
    expect(answer.status).toBe(401);
});
