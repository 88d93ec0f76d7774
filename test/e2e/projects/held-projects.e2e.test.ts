import { DigestService } from '../../../api/src/administration/application/digest.service.ts';
import { WebhookDelivery } from '../../../api/src/webhooks/adapters/mongo/webhook-delivery.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Receiver } from '../../support/stand-ins/receiver.ts';

const OWN = '/private/api/projects';
const OFFICE = 'office@firm.example';
const PROJECTS = '/api/admin/projects';
const HELD = {
  code: 'project.held',
  message: 'Your project is saved. It becomes public once we have reviewed it.',
};

let app: TestApp;
let receiver: Receiver;
let admin: SignedIn;
let freelancer: SignedIn;
let company: SignedIn;

beforeAll(async () => {
  receiver = await Receiver.listen();
  app = await startApp({
    settings: { holdFirstProjects: 2, contactTo: OFFICE },
    egress: receiver.egress,
  });
  admin = await signInAdmin(app);
  freelancer = await signIn(app, 'Freelancer');
  const events = ['project.opened', 'project.closed'];
  await admin.post('/api/admin/webhooks', { url: receiver.url(), events }).expect(201);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  company = await signIn(app, 'B2B');
});
afterEach(async () => {
  await told();
  await app.connection.collection('projects').deleteMany({});
});

const post = (changes: object = {}, who = company) =>
  who.post(OWN, { title: 'Rollout', description: 'Two sites.', category: 'Logistics', ...changes });
const offer = async (changes: object = {}, who = company): Promise<string> =>
  (await post(changes, who).expect(201)).body.project._id;
const setState = (id: string, state: string, who = company) => who.patch(`${OWN}/${id}/state`, { state });
const release = (id: string) => admin.post(`${PROJECTS}/${id}/release`);
const idsIn = (body: { _id: string }[]) => body.map(({ _id }) => _id);
const ofEverybody = async () => idsIn((await app.request.get(`${OWN}/all`).expect(200)).body);
const ofOwner = async () => (await company.get(`${OWN}/${company.id}`).expect(200)).body;
const heldIds = async (more = '') => idsIn((await admin.get(`${PROJECTS}?held=true${more}`)).body);
/** Returns the events sent to webhooks since the last call. */
async function told(): Promise<string[]> {
  await app.app.get(WebhookDelivery, { strict: false }).deliverDue();
  return receiver.received.splice(0).map(({ body }) => (JSON.parse(body) as { type: string }).type);
}

it('holds the first projects of a company, which it and the administration see alone', async () => {
  const { status, body } = await post();
  expect([status, body]).toMatchObject([201, { ...HELD, project: { state: 'open', held: true } }]);
  const id: string = body.project._id;
  expect(await ofEverybody()).toEqual([]);
  for (const path of ['/public/api/v0/home-search?tab=projects&skill=rollout', `${OWN}/all?q=rollout`])
    for (const who of [app.request, freelancer, company])
      expect(JSON.stringify((await who.get(path).expect(200)).body)).not.toContain(id);
  expect((await app.request.get('/public/api/v0/projects/categories')).body).toEqual([]);
  const other = await signIn(app, 'B2B');
  const one = `/public/api/v0/projects/${id}`;
  for (const who of [app.request, freelancer, other]) await who.get(one).expect(404);
  await freelancer.post(`${OWN}/apply`, { projectId: id }).expect(404);
  for (const step of [setState(id, 'closed', other), other.delete(`${OWN}/${id}`)])
    expect((await step).body.code).toBe('project.not-found');
  expect((await company.get(one).expect(200)).body.held).toBe(true);
  expect(await ofOwner()).toMatchObject([{ _id: id, held: true }]);
  expect((await admin.get(`${PROJECTS}/${id}`)).body).toMatchObject({ held: true, hidden: true });
  expect(await told()).toEqual([]);
});

it('shows what is released, tells its company, and holds no more once two were seen', async () => {
  const [first, second] = [await offer({ title: 'Payroll' }), await offer()];
  // However many are held: none has been public yet.
  const third = await offer();
  expect((await release(first)).body).toEqual({
    code: 'project.released',
    message: 'The project is public now.',
  });
  expect(await ofEverybody()).toEqual([first]);
  expect(await told()).toEqual(['project.opened']);
  const { messages } = (await company.get(`/private/api/messages/${company.id}`)).body;
  expect(messages).toMatchObject([{ content: expect.stringContaining('“Payroll” is public now') }]);
  const [mail, ...others] = (await app.mails()).filter(({ to }) => to === company.email);
  expect([mail?.subject, others]).toEqual(['Your project is public: Payroll', []]);
  expect(mail?.text).toContain(`/dashboard/projects?projectId=${first}`);
  expect((await admin.get('/api/admin/audit?action=project.released')).body[0]).toMatchObject({
    actorKind: 'admin',
    targetId: first,
    label: 'Payroll',
  });
  expect((await ofOwner()).map(({ held }: { held: boolean }) => held)).toEqual([true, true, false]);
  expect((await post()).body.code).toBe('project.held');
  await release(second).expect(200);
  await told();
  expect((await post()).body).toMatchObject({ code: 'project.created', project: { held: false } });
  expect(await told()).toEqual(['project.opened']);
  // It was published before.
  expect(await heldIds()).toContain(third);
});

it('takes one of two simultaneous releases', async () => {
  const id = await offer();
  const answers = await Promise.all([release(id), release(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('project.not-held');
  expect((await app.mails()).filter(({ to }) => to === company.email)).toHaveLength(1);
  expect(await told()).toEqual(['project.opened']);
  await admin.post(`${PROJECTS}/ffffffffffffffffffffffff/release`).expect(404);
  await company.post(`${PROJECTS}/${id}/release`).expect(401);
});

it('holds a draft when it is opened, and nothing again that was seen', async () => {
  const id = await offer({ state: 'draft' });
  expect((await ofOwner())[0]).toMatchObject({ state: 'draft', held: false });
  expect((await setState(id, 'open')).body).toEqual({ ...HELD, state: 'open' });
  expect(await ofEverybody()).toEqual([]);
  await release(id).expect(200);
  for (const state of ['paused', 'open', 'closed', 'open'])
    expect((await setState(id, state)).body.code).toBe(`project.${state === 'open' ? 'opened' : state}`);
  expect(await ofEverybody()).toEqual([id]);
  const copy = await company.post(`${OWN}/${id}/copy`).expect(201);
  expect((await setState(copy.body._id, 'open')).body.code).toBe('project.held');
});

it('goes on holding what is paused or closed, and releases it when it is open', async () => {
  const id = await offer();
  for (const [state, held] of [
    ['paused', [id]],
    ['closed', [id]],
  ] as const) {
    expect((await setState(id, state)).body.code).toBe(`project.${state}`);
    expect([await heldIds(), await heldIds(`&state=${state}`)]).toEqual([[], held]);
    const refused = await release(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'project.not-open']);
    expect((await setState(id, 'open')).body.code).toBe('project.held');
  }
  await company.put(`${OWN}/${id}`, { title: 'Rollout 2', description: 'Three sites.' }).expect(200);
  expect(await heldIds()).toEqual([id]);
  await release(id).expect(200);
  expect([await ofEverybody(), await heldIds()]).toEqual([[id], []]);
  await admin.get(`${PROJECTS}?held=false`).expect(400);
});

it('is refused by closing, of which the company is told, or by deleting', async () => {
  const [closed, deleted] = [await offer({ title: 'Casino' }), await offer()];
  await admin.patch(`${PROJECTS}/${closed}/state`, { state: 'closed', note: 'No games.' }).expect(200);
  await admin.delete(`${PROJECTS}/${deleted}`).expect(200);
  const mails = (await app.mails()).filter(({ to }) => to === company.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your project has been closed: Casino']);
  expect([await ofEverybody(), await heldIds(), await told()]).toEqual([[], [], []]);
});

it('stays hidden when its company leaves and comes back', async () => {
  const [held, seen] = [await offer(), await offer()];
  await release(seen).expect(200);
  const become = (role: string) => company.put(`/private/api/update-profile/${company.id}`, { role });
  await become('Freelancer').expect(200);
  expect(await ofEverybody()).toEqual([]);
  await become('B2B').expect(200);
  expect(await ofEverybody()).toEqual([seen]);
  expect(await heldIds()).toEqual([held]);
  expect(await told()).toEqual(['project.opened', 'project.closed', 'project.opened']);
  // If released meanwhile, it is shown and reported when its owner is a company again.
  await become('Freelancer').expect(200);
  await release(held).expect(200);
  expect(await ofEverybody()).toEqual([]);
  await told();
  await become('B2B').expect(200);
  expect(new Set(await ofEverybody())).toEqual(new Set([seen, held]));
  expect(await told()).toEqual(['project.opened', 'project.opened']);
});

it('is counted in the overview and in the daily mail while it waits', async () => {
  const waiting = async () => (await admin.get('/api/admin/overview')).body.heldProjects;
  const digest = async () => {
    await app.connection.collection('digestDays').deleteMany({});
    await app.app.get(DigestService, { strict: false }).send();
    return (await app.mails()).filter(({ to }) => to === OFFICE).at(-1)?.subject;
  };
  expect([await waiting(), await digest()]).toEqual([0, undefined]);
  const [id] = [await offer(), await offer()];
  expect([await waiting(), await digest()]).toEqual([2, 'Waiting for you: 2 projects to review']);
  await setState(id, 'closed');
  expect([await waiting(), await digest()]).toEqual([1, 'Waiting for you: 1 project to review']);
});

it('is never one of the firm, and none where the setting is off', async () => {
  const ours = await admin.post('/api/admin/create-project', { title: 'Ours', description: 'X' });
  expect(ours.body).toMatchObject({ code: 'project.created', project: { held: false, hidden: false } });
  expect(await ofEverybody()).toEqual([ours.body.project._id]);
  const off = await startApp();
  const [firm, newcomer] = [await signInAdmin(off), await signIn(off, 'B2B')];
  const { body } = await post({}, newcomer);
  expect(body).toMatchObject({ code: 'project.created', project: { held: false } });
  expect(idsIn((await off.request.get(`${OWN}/all`)).body)).toEqual([body.project._id]);
  const refused = await firm.post(`${PROJECTS}/${body.project._id}/release`);
  expect([refused.status, refused.body.code]).toEqual([409, 'project.not-held']);
  await off.close();
});
