import { ProjectClosing } from '../../../api/src/projects/adapters/schedule/project-closing.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const OWN = '/private/api/projects';
const ALL = `${OWN}/all`;
const aForm = (changes: object = {}) => ({ title: 'Rollout', description: 'Two sites.', ...changes });

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;
let other: SignedIn;
let freelancer: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  [company, other] = [await signIn(app, 'B2B'), await signIn(app, 'B2B')];
  freelancer = await signIn(app, 'Freelancer');
});
afterAll(() => app.close());
afterEach(async () => {
  for (const name of ['projects', 'applications', 'audit'])
    await app.connection.collection(name).deleteMany({});
});

const offer = async (changes: object = {}): Promise<string> =>
  (await company.post(OWN, aForm(changes)).expect(201)).body.project._id;
const offerOfFirm = async (changes: object = {}): Promise<string> =>
  (await admin.post('/api/admin/create-project', aForm(changes)).expect(201)).body.project._id;
const setState = (id: string, state: string, more: object = {}) =>
  company.patch(`${OWN}/${id}/state`, { state, ...more });
const setByFirm = (id: string, state: string, more: object = {}) =>
  admin.patch(`/api/admin/projects/${id}/state`, { state, ...more });
const idsIn = (body: { _id: string }[]) => body.map(({ _id }) => _id);
const seenBy = async (who: SignedIn, path = ALL) => idsIn((await who.get(path).expect(200)).body);
const stateOf = async (id: string) => (await admin.get(`/api/admin/projects/${id}`)).body.state;
const apply = (projectId: string, who = freelancer) => who.post(`${OWN}/apply`, { projectId });

describe('the state of a company’s project', () => {
  it('goes through its life cycle, in the lists of everybody only while it is open', async () => {
    const id = await offer({ category: 'Logistics' });
    for (const state of ['paused', 'open', 'closed'] as const) {
      const { status, body } = await setState(id, state);
      const code = `project.${state === 'open' ? 'opened' : state}`;
      expect([status, body]).toEqual([200, { code, message: `The project is ${state}.`, state }]);
      const expected = state === 'open' ? [id] : [];
      expect(await seenBy(freelancer)).toEqual(expected);
      expect(idsIn((await app.request.get(ALL)).body)).toEqual(expected);
      const found = await app.request.get('/public/api/v0/home-search?tab=projects&skill=rollout');
      expect(idsIn(found.body.projects)).toEqual(expected);
      const categories = await app.request.get('/public/api/v0/projects/categories');
      expect(categories.body).toEqual(state === 'open' ? ['Logistics'] : []);
      expect((await app.request.get(`/public/api/v0/projects/${id}`)).body).toMatchObject({ state });
      expect(await seenBy(company, `${OWN}/${company.id}`)).toEqual([id]);
      expect(await seenBy(company, `${OWN}/${company.id}?state=${state}`)).toEqual([id]);
    }
    expect(await seenBy(company, `${OWN}/${company.id}?state=open`)).toEqual([]);
    const audit = (await admin.get('/api/admin/audit')).body;
    expect(audit).toMatchObject(
      ['closed', 'opened', 'paused'].map((event) => ({
        action: `project.${event}`,
        actorKind: 'user',
        targetId: id,
      })),
    );
    // The company gets no email about its own action.
    expect((await company.get(`/private/api/messages/${company.id}`)).body.messages).toEqual([]);
  });

  it('takes one of 30 simultaneous closings, by company and firm', async () => {
    const id = await offer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 ? setState(id, 'closed') : setByFirm(id, 'closed'))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(29);
    expect((await admin.get('/api/admin/audit?action=project.closed')).body).toHaveLength(1);
  });

  it('is the owner’s, and no step is made that there is not', async () => {
    const id = await offer();
    const anothers = await other.patch(`${OWN}/${id}/state`, { state: 'gone' });
    expect([anothers.status, anothers.body.message]).toEqual([403, 'You can only change your own projects']);
    await freelancer.patch(`${OWN}/${id}/state`, { state: 'closed' }).expect(403);
    for (const state of ['draft', 'open']) {
      const { status, body } = await setState(id, state);
      expect([status, body.code]).toEqual([409, 'project.state-not-possible']);
    }
    for (const body of [{ state: 'gone' }, {}, { state: 'closed', tellApplicants: 1 }])
      await company.patch(`${OWN}/${id}/state`, body).expect(400);
    expect(await stateOf(id)).toBe('open');
  });

  it('decides whether one can apply', async () => {
    const id = await offer();
    for (const state of ['paused', 'closed']) {
      await setState(id, state);
      const { status, body } = await apply(id);
      expect([status, body.code, body.message]).toEqual([
        409,
        'project.not-open',
        'This project is no longer open.',
      ]);
    }
    expect((await apply(id, company)).status).toBe(403);
    await setState(id, 'open');
    expect((await apply(id)).status).toBe(201);
  });
});

describe('a draft', () => {
  it('is its owner’s and the administration’s until it is opened', async () => {
    const id = await offer({ state: 'draft', workplace: 'remote' });
    for (const who of [freelancer, other, company]) expect(await seenBy(who)).toEqual([]);
    const one = `/public/api/v0/projects/${id}`;
    for (const who of [freelancer, other]) expect((await who.get(one)).status).toBe(404);
    expect((await app.request.get(one)).status).toBe(404);
    expect((await company.get(one)).body.state).toBe('draft');
    expect((await apply(id)).status).toBe(404);
    expect((await admin.get(`/api/admin/projects/${id}`)).status).toBe(200);
    expect(await seenBy(admin, '/api/admin/projects?state=draft')).toEqual([id]);
    await setState(id, 'open').then(({ status }) => expect(status).toBe(200));
    expect(await seenBy(freelancer, `${ALL}?q=REMOTE`)).toEqual([id]);
    await company.post(OWN, aForm({ state: 'closed' })).expect(400);
  });

  it('is what a copy is, of an own project', async () => {
    const id = await offer({ start_date: '2027-02-01', closes_at: '2099-12-31', duration: 'Six months' });
    await apply(id);
    const { status, body } = await company.post(`${OWN}/${id}/copy`);
    expect([status, body.code]).toEqual([201, 'project.copied']);
    const [copy] = (await company.get(`${OWN}/${company.id}?state=draft`)).body;
    const none = { start_date: null, closes_at: null, applicants: [], state: 'draft' };
    expect(copy).toMatchObject({ _id: body._id, ...aForm(), duration: 'Six months', ...none });
    const refused = await other.post(`${OWN}/${id}/copy`);
    expect([refused.status, refused.body.message]).toEqual([403, 'You can only change your own projects']);
    await admin.post(`/api/admin/projects/${id}/copy`).expect(403);
    const firms = await offerOfFirm();
    const copied = await admin.post(`/api/admin/projects/${firms}/copy`).expect(201);
    expect(await stateOf(copied.body._id)).toBe('draft');
  });
});

describe('the firm', () => {
  it('pauses and closes a company’s project and tells the company, which alone opens it', async () => {
    const owner = await signIn(app, 'B2B', { first_name: 'Ina' });
    const { body } = await owner.post(OWN, aForm({ title: 'Payroll' }));
    const id: string = body.project._id;
    for (const [state, told] of [
      ['paused', 'has paused your project “Payroll”'],
      ['closed', 'has closed your project “Payroll”'],
    ] as const) {
      expect((await setByFirm(id, state, { note: 'The rate is missing.' })).status).toBe(200);
      const { messages } = (await owner.get(`/private/api/messages/${owner.id}`)).body;
      expect(messages.at(-1)).toMatchObject({ sender: 'admin', content: expect.stringContaining(told) });
      const mail = (await app.mails()).filter(({ to }) => to === owner.email).at(-1);
      expect(mail?.subject).toBe(`Your project has been ${state}: Payroll`);
      expect(mail?.text).toContain('The rate is missing.');
      const { status, body: refused } = await setByFirm(id, 'open');
      expect([status, refused.code]).toEqual([403, 'project.opened-by-its-company']);
    }
    expect((await setByFirm(id, 'paused')).status).toBe(409);
    expect((await app.mails()).filter(({ to }) => to === owner.email)).toHaveLength(2);
    expect((await owner.patch(`${OWN}/${id}/state`, { state: 'open' })).status).toBe(200);
  });

  it('does with its own what a company does, and tells nobody', async () => {
    const id = await offerOfFirm({ state: 'draft' });
    for (const state of ['open', 'paused', 'closed', 'open'])
      expect((await setByFirm(id, state)).body.state).toBe(state);
    expect(await seenBy(admin, '/api/admin/projects?owner=mine&state=open')).toEqual([id]);
    expect((await admin.get('/api/admin/audit?action=project.opened')).body).toMatchObject([
      { actorKind: 'admin', actorId: admin.id },
      { actorKind: 'admin' },
    ]);
  });
});

it('closes a project when its last day is over, before and after the store knows', async () => {
  const today = app.clock.now().toISOString().slice(0, 10);
  const [ends, stays] = [await offer({ closes_at: today }), await offer()];
  await apply(ends).expect(201);
  app.clock.advance(24 * 3_600_000);
  admin = await signInAdmin(app);
  const late = await signIn(app, 'Freelancer');
  expect((await apply(ends, late)).body.code).toBe('project.not-open');
  expect((await late.get(`/public/api/v0/projects/${ends}`)).body.state).toBe('closed');
  await app.app.get(ProjectClosing, { strict: false }).tick();
  expect(await seenBy(late)).toEqual([stays]);
  const [applicant] = (await admin.get(`/api/admin/projects/${ends}/applicants`)).body;
  expect(applicant.status).toBe('pending');
  expect((await admin.get('/api/admin/audit?action=project.closed')).body).toMatchObject([
    { actorKind: 'system', targetId: ends },
  ]);
});
