import { UNSAID } from '../../../api/src/projects/domain/project.fixture.ts';
import { Revisions } from '../../../api/src/platform/revisions/revisions.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, type SignedIn } from '../../support/people/people.ts';
import { countQueries } from '../../support/checks/queries.ts';

const MISSING = 'ffffffffffffffffffffffff';
const ALL = '/private/api/projects/all';
const OWN = '/private/api/projects';
const aForm = (changes: object = {}) => ({
  title: 'Warehouse rollout',
  description: 'Two sites.\nOne template.',
  technologies: 'EWM, ABAP, , EWM',
  category: ['Rollout', ' Logistics '],
  start_date: '2027-02-01',
  ...changes,
});

let app: TestApp;
let company: SignedIn;
let other: SignedIn;
let freelancer: SignedIn;
let seeker: SignedIn;

beforeAll(async () => {
  app = await startApp();
  company = await signIn(app, 'B2B');
  other = await signIn(app, 'B2B');
  freelancer = await signIn(app, 'Freelancer', { first_name: 'Nora', last_name: 'Lindt' });
  seeker = await signIn(app, 'JobSeeker');
});
afterAll(() => app.close());
afterEach(async () => {
  await app.connection.collection('projects').deleteMany({});
  await app.connection.collection('applications').deleteMany({});
  // The store was changed directly, so visitors still get the cached list.
  await app.app.get<Revisions>(Revisions, { strict: false }).bump('projects');
});

async function offer(changes: object = {}, owner = company): Promise<{ _id: string; title: string }> {
  app.clock.advance(1000);
  const { status, body } = await owner.post(OWN, aForm(changes));
  expect(status).toBe(201);
  return (body as { project: { _id: string; title: string } }).project;
}

const titles = (body: { title: string }[]): string[] => body.map(({ title }) => title);

describe('the list of all projects', () => {
  it('shows visitors everything but companies and applicants', async () => {
    const { _id } = await offer();
    await freelancer.post(`${OWN}/apply`, { projectId: _id }).expect(201);
    const { status, body, headers } = await app.request.get(ALL);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        _id,
        title: 'Warehouse rollout',
        description: 'Two sites.\nOne template.',
        technologies: ['EWM', 'ABAP'],
        category: ['Rollout', 'Logistics'],
        start_date: '2027-02-01T00:00:00.000Z',
        ...UNSAID,
        applicants: [],
        createdAt: app.clock.now().toISOString(),
      },
    ]);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toContain('Authorization');
    expect((await app.request.get(`/public/api/v0/projects/${_id}`)).body).toEqual(body[0]);
  });

  it('shows an applicant the own entry, the owner all of them, others none', async () => {
    const { _id } = await offer();
    await freelancer.post(`${OWN}/apply`, { projectId: _id });
    await other.post(`${OWN}/apply`, { projectId: _id });
    const entry = {
      userId: freelancer.id,
      name: 'Nora Lindt',
      role: 'Freelancer',
      status: 'pending',
      appliedAt: app.clock.now().toISOString(),
    };
    const seenBy = async (reader: SignedIn) => (await reader.get(ALL)).body[0];
    expect((await seenBy(freelancer)).applicants).toEqual([entry]);
    expect((await seenBy(company)).applicants).toHaveLength(2);
    expect((await seenBy(seeker)).applicants).toEqual([]);
    expect((await company.get(`${OWN}/${company.id}`)).body[0].applicants).toHaveLength(2);
    const one = await freelancer.get(`/public/api/v0/projects/${_id}`);
    expect(one.body.applicants).toEqual([entry]);
  });

  it('refuses a dead token rather than taking its bearer for a visitor', () =>
    app.request.get(ALL).set('authorization', 'Bearer dead').expect(401));

  it('filters by category and by literal text in the title, newest first, and pages', async () => {
    for (const title of ['Alpha', 'Beta (1)', 'Gamma']) await offer({ title, category: title });
    expect(titles((await app.request.get(ALL)).body)).toEqual(['Gamma', 'Beta (1)', 'Alpha']);
    expect(titles((await app.request.get(`${ALL}?q=TA%20(`)).body)).toEqual(['Beta (1)']);
    expect(titles((await app.request.get(`${ALL}?category=Gamma`)).body)).toEqual(['Gamma']);
    const page = await app.request.get(`${ALL}?page=2&limit=2`);
    expect([titles(page.body), page.headers['x-total-count']]).toEqual([['Alpha'], '3']);
    for (const query of ['page=0', 'limit=abc', 'owner=mine', 'category=a&category=b'])
      await app.request.get(`${ALL}?${query}`).expect(400);
    const categories = await app.request.get('/public/api/v0/projects/categories');
    expect(categories.body).toEqual(['Alpha', 'Beta (1)', 'Gamma']);
  });

  it('answers visitors 304 until a project changes, and the new list at once after it', async () => {
    const { _id } = await offer();
    const first = await app.request.get(ALL);
    const again = (etag: string | undefined) => app.request.get(ALL).set('if-none-match', etag ?? '');
    await again(first.headers['etag']).expect(304);
    await company.put(`${OWN}/${_id}`, aForm({ title: 'Renamed' })).expect(200);
    const second = await again(first.headers['etag']).expect(200);
    expect(titles(second.body)).toEqual(['Renamed']);
    await company.delete(`${OWN}/${_id}`).expect(200);
    expect((await again(second.headers['etag']).expect(200)).body).toEqual([]);
  });

  it('needs as many queries for 20 projects as for one', async () => {
    const list = async () => {
      for (const reader of [freelancer, company]) await reader.get(ALL).expect(200);
    };
    const { _id } = await offer();
    await freelancer.post(`${OWN}/apply`, { projectId: _id });
    const forOne = await countQueries(list);
    for (let number = 0; number < 19; number++) {
      const project = await offer({ title: `No ${number}` });
      await freelancer.post(`${OWN}/apply`, { projectId: project._id });
    }
    expect(await countQueries(list)).toBe(forOne);
  });
});

describe('own projects', () => {
  it('lists only the own ones, and only for oneself', async () => {
    await offer({ title: 'Mine' });
    await offer({ title: 'Theirs' }, other);
    expect(titles((await company.get(`${OWN}/${company.id}`)).body)).toEqual(['Mine']);
    for (const id of [other.id, MISSING, 'nonsense']) await company.get(`${OWN}/${id}`).expect(403);
    await freelancer.get(`${OWN}/${freelancer.id}`).expect(403);
    await app.request.get(`${OWN}/${company.id}`).expect(401);
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ description: undefined }, 'Description is required'],
    [{ start_date: '2027-02-30' }, 'start_date is not a valid date'],
    [{ start_date: 'soon' }, 'start_date is not a valid date'],
    [{ start_date: '20270201' }, 'start_date is not a valid date'],
    [{ start_date: '0027-02-01' }, 'start_date is not a valid date'],
    [{ start_date: '2027-02-01T10' }, 'start_date is not a valid date'],
    [{ title: 'a\0b' }, 'The data contains characters that are not valid text'],
    [{ technologies: [1] }, 'each value in technologies must be a string'],
    [{ hidden: true }, 'hidden is not a known field'],
  ])('refuses %j', async (changes, message) => {
    const { status, body } = await company.post(OWN, aForm(changes));
    expect([status, body.message]).toEqual([400, message]);
    expect((await app.request.get(ALL)).body).toEqual([]);
  });

  it('are the caller’s, whatever the body says', async () => {
    await company.post(OWN, aForm({ b2bId: company.id })).expect(201);
    await company.post(OWN, aForm({ b2bId: other.id })).expect(403);
    await freelancer.post(OWN, aForm()).expect(403);
    await app.request.post(OWN).send(aForm()).expect(401);
  });

  it('change what is sent: an open start, other lists', async () => {
    const { _id, ...before } = await offer();
    const { title, description } = aForm();
    const kept = await company.put(`${OWN}/${_id}`, { title, description }).expect(200);
    expect(kept.body).toEqual({
      code: 'project.updated',
      message: 'Project updated successfully!',
      project: { _id, ...before },
    });
    const opened = await company
      .put(`${OWN}/${_id}`, aForm({ start_date: '', technologies: '' }))
      .expect(200);
    expect(opened.body.project).toMatchObject({ start_date: null, technologies: [] });
    await company.put(`${OWN}/${_id}`, { title }).expect(400);
  });

  it('are changed and deleted by their owner alone, refused before the form is read', async () => {
    const { _id } = await offer();
    for (const answer of [
      await other.put(`${OWN}/${_id}`, { title: 5 }),
      await other.put(`${OWN}/${_id}`, aForm()),
      await other.delete(`${OWN}/${_id}`),
    ])
      expect([answer.status, answer.body.message]).toEqual([403, 'You can only change your own projects']);
    for (const id of [MISSING, 'nonsense']) {
      const status = id === MISSING ? 404 : 400;
      await company.put(`${OWN}/${id}`, aForm()).expect(status);
      await company.delete(`${OWN}/${id}`).expect(status);
      await app.request.get(`/public/api/v0/projects/${id}`).expect(status);
    }
    const deleted = await company.delete(`${OWN}/${_id}`).expect(200);
    expect(deleted.body).toEqual({ code: 'project.deleted', message: 'Project deleted.' });
    await company.delete(`${OWN}/${_id}`).expect(404);
  });
});

describe('applying to a project', () => {
  const apply = (who: SignedIn, projectId: string, more: object = {}) =>
    who.post(`${OWN}/apply`, { projectId, ...more });

  it('takes the fields that clients send and believes only the account', async () => {
    const { _id, title } = await offer();
    const shown = { userId: freelancer.id, role: 'B2B', name: 'Somebody Else', projectTitle: title };
    const first = await apply(freelancer, _id, shown);
    expect([first.status, first.body]).toEqual([
      201,
      expect.objectContaining({ code: 'application.submitted', message: 'Successfully applied!' }),
    ]);
    const again = await apply(freelancer, _id, shown);
    expect([again.status, again.body.message]).toEqual([409, 'You have already applied to this project.']);
    const { applicants } = (await company.get(`${OWN}/${company.id}`)).body[0];
    expect(applicants).toMatchObject([{ name: 'Nora Lindt', role: 'Freelancer' }]);
  });

  it('is refused for own projects, job seekers, in another’s name and to nothing', async () => {
    const { _id } = await offer();
    const own = await apply(company, _id);
    expect([own.status, own.body.message]).toEqual([403, 'You cannot apply to your own project.']);
    const role = await apply(seeker, _id);
    expect([role.status, role.body.message]).toEqual([
      403,
      'Please login and change role to B2B or Freelancer to apply for Projects.',
    ]);
    await apply(freelancer, _id, { userId: other.id }).expect(403);
    await apply(freelancer, _id, { userId: MISSING }).expect(403);
    await apply(freelancer, MISSING).expect(404);
    await apply(freelancer, 'nonsense').expect(400);
    await freelancer.post(`${OWN}/apply`, { projectId: { $ne: null } }).expect(400);
    await app.request.post(`${OWN}/apply`).send({ projectId: _id }).expect(401);
    expect((await company.get(ALL)).body[0].applicants).toEqual([]);
  });

  it('leaves exactly one of 20 simultaneous applications', async () => {
    const { _id } = await offer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(freelancer, _id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await company.get(ALL)).body[0].applicants).toHaveLength(1);
  });
});
