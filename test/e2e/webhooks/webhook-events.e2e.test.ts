import { WEBHOOK_EVENTS, type Role } from '@consulting/contracts';
import { JobLifeCycle } from '../../../api/src/jobs/application/job-life-cycle.service.ts';
import { ProjectLifeCycle } from '../../../api/src/projects/application/project-life-cycle.service.ts';
import { UsersService } from '../../../api/src/users/application/users.service.ts';
import { WebhookDelivery } from '../../../api/src/webhooks/adapters/mongo/webhook-delivery.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { agreeOnATime } from '../../support/people/appointment-world.ts';
import { agreeAndBeInterested } from '../../support/people/proposals.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Receiver } from '../../support/stand-ins/receiver.ts';

const jobFields = { title: 'SAP Basis', description: 'Run it', qualification: 'Linux', location: 'Berlin' };
const projectFields = { title: 'Roll-out', description: 'EWM', location: 'Hamburg' };

let app: TestApp;
let admin: SignedIn;
let receiver: Receiver;
/** The types of all events of this file. */
const seen = new Set<string>();

beforeAll(async () => {
  receiver = await Receiver.listen();
  app = await startApp({ egress: receiver.egress });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  admin = await signInAdmin(app);
  await app.connection.collection('webhooks').deleteMany({});
  await admin.post('/api/admin/webhooks', { url: receiver.url(), events: WEBHOOK_EVENTS });
  receiver.received.length = 0;
});

/** Returns the events since the last call, in order. */
async function told(): Promise<[string, Record<string, unknown>][]> {
  await app.app.get(WebhookDelivery, { strict: false }).deliverDue();
  return receiver.received.splice(0).map(({ body }) => {
    const { type, timestamp, data } = JSON.parse(body);
    expect(timestamp).toBe(app.clock.now().toISOString());
    seen.add(type);
    return [type, data];
  });
}
const types = async () => (await told()).map(([type]) => type);
const newJob = async (changes: object = {}) =>
  (await admin.post('/api/admin/createJob', { ...jobFields, ...changes })).body.job._id as string;
const projectOf = async (company: SignedIn, changes: object = {}) =>
  (await company.post('/private/api/projects', { ...projectFields, ...changes })).body.project._id as string;
const setState = (kind: 'jobs' | 'projects', id: string, state: string, more: object = {}) =>
  admin.patch(`/api/admin/${kind}/${id}/state`, { state, ...more });
const get = <T>(type: abstract new (...parts: never[]) => T): T =>
  app.app.get<T>(type as never, { strict: false });

it('tells of jobs that open and close, whichever way they do', async () => {
  const id = await newJob();
  const data = { id, title: 'SAP Basis', location: 'Berlin', language: 'en' };
  expect(await told()).toEqual([['job.opened', { ...data, state: 'open' }]]);
  await setState('jobs', id, 'closed');
  expect(await told()).toEqual([['job.closed', { ...data, state: 'closed' }]]);
  await setState('jobs', id, 'open');
  expect(await types()).toEqual(['job.opened']);
  await setState('jobs', id, 'paused');
  await admin.put(`/api/admin/jobs/${id}`, { ...jobFields, title: 'SAP Basis 2' });
  expect(await types()).toEqual([]);
  await setState('jobs', id, 'open');
  await admin.delete(`/api/admin/jobs/${id}`);
  expect(await told()).toEqual([
    ['job.opened', { ...data, title: 'SAP Basis 2', state: 'open' }],
    ['job.closed', { ...data, title: 'SAP Basis 2', state: 'closed' }],
  ]);
});

it('tells nothing of drafts, copies and what is closed already', async () => {
  const draft = await newJob({ state: 'draft' });
  const copy = (await admin.post(`/api/admin/jobs/${draft}/copy`)).body._id as string;
  await admin.delete(`/api/admin/jobs/${copy}`);
  expect(await types()).toEqual([]);
  await setState('jobs', draft, 'open');
  await setState('jobs', draft, 'closed');
  expect(await types()).toEqual(['job.opened', 'job.closed']);
  expect((await setState('jobs', draft, 'closed')).status).toBe(409);
  await admin.delete(`/api/admin/jobs/${draft}`);
  expect(await types()).toEqual([]);
});

it('tells once when the last day is over, be it by the sweep or by an edit before it', async () => {
  const company = await signIn(app, 'B2B');
  const closes_at = app.clock.now().toISOString().slice(0, 10);
  const [swept, edited] = [await newJob({ closes_at }), await newJob({ closes_at })];
  const project = await projectOf(company, { closes_at });
  await told();
  app.clock.advance(48 * 3600_000);
  admin = await signInAdmin(app);
  await admin.put(`/api/admin/jobs/${edited}`, jobFields);
  expect((await told()).map(([type, { id }]) => [type, id])).toEqual([['job.closed', edited]]);
  await get(JobLifeCycle).closeDue();
  await get(ProjectLifeCycle).closeDue();
  await get(JobLifeCycle).closeDue();
  expect((await told()).map(([type, { id }]) => [type, id])).toEqual([
    ['job.closed', swept],
    ['project.closed', project],
  ]);
});

it('tells of projects, of companies and of the firm', async () => {
  const company = await signIn(app, 'B2B');
  const id = await projectOf(company);
  const data = { id, title: 'Roll-out', location: 'Hamburg', language: 'en' };
  expect(await told()).toEqual([['project.opened', { ...data, state: 'open' }]]);
  await company.patch(`/private/api/projects/${id}/state`, { state: 'closed' });
  expect(await told()).toEqual([['project.closed', { ...data, state: 'closed' }]]);
  await company.patch(`/private/api/projects/${id}/state`, { state: 'open' });
  await setState('projects', id, 'closed');
  await company.delete(`/private/api/projects/${id}`);
  expect(await types()).toEqual(['project.opened', 'project.closed']);
  const { body } = await admin.post('/api/admin/create-project', projectFields);
  await admin.delete(`/api/admin/projects/${body.project._id as string}`);
  expect(await types()).toEqual(['project.opened', 'project.closed']);
  const other = await projectOf(company);
  await company.delete(`/private/api/projects/${other}`);
  expect(await types()).toEqual(['project.opened', 'project.closed']);
});

it('tells of projects that go with the account of their company, and of nobody who withdrew', async () => {
  const [company, freelancer] = [await signIn(app, 'B2B'), await signIn(app, 'Freelancer')];
  const projectId = await projectOf(company);
  await projectOf(company, { state: 'draft' });
  await freelancer.post('/private/api/projects/apply', { projectId });
  await told();
  await get(UsersService).erase(freelancer.id);
  expect(await types()).toEqual([]);
  await get(UsersService).erase(company.id);
  expect((await told()).map(([type, { id }]) => [type, id])).toEqual([['project.closed', projectId]]);
});

it('tells of projects that nobody sees any more because their company is none, and of their return', async () => {
  const company = await signIn(app, 'B2B');
  const [shown, closed] = [await projectOf(company), await projectOf(company)];
  await company.patch(`/private/api/projects/${closed}/state`, { state: 'closed' });
  await told();
  const become = (role: Role) => get(UsersService).updateProfile(company.id, { role }, {});
  await become('Freelancer');
  await become('JobSeeker');
  expect((await told()).map(([type, { id, state }]) => [type, id, state])).toEqual([
    ['project.closed', shown, 'closed'],
  ]);
  // Closing a posting that nobody could see is no event.
  await admin.patch(`/api/admin/projects/${shown}/state`, { state: 'paused' });
  await become('B2B');
  expect(await types()).toEqual([]);
  await company.patch(`/private/api/projects/${shown}/state`, { state: 'open' });
  await become('Freelancer');
  await become('B2B');
  expect(await types()).toEqual(['project.opened', 'project.closed', 'project.opened']);
});

it('tells of applications from their sending to their end, by ids alone', async () => {
  const seeker = await signIn(app, 'JobSeeker', {
    first_name: 'Lena',
    last_name: 'Vogt',
    phone: '+49 30 1234567',
  });
  const jobId = await newJob();
  await told();
  const note = 'Call me at +49 30 1234567 or lena@private.example';
  const { body } = await seeker.post('/api/apply', { jobId, note });
  const id = body.applicationId as string;
  const data = { id, kind: 'job', targetId: jobId, targetTitle: 'SAP Basis', applicantId: seeker.id };
  expect(await told()).toEqual([['application.created', { ...data, status: 'pending' }]]);
  expect((await seeker.post('/api/apply', { jobId })).status).toBe(409);
  await admin.patch(`/api/admin/jobs/${jobId}/applicants/${seeker.id}`, {
    status: 'selected',
    note: 'Come on Monday',
  });
  expect(await told()).toEqual([['application.decided', { ...data, status: 'selected' }]]);
  await admin.patch(`/api/admin/applications/${id}`, { status: 'pending' });
  expect(await told()).toEqual([['application.decided', { ...data, status: 'pending' }]]);
  await seeker.post(`/private/api/applications/${id}/withdraw`, { reason: 'Another offer' });
  expect(await told()).toEqual([['application.withdrawn', { ...data, status: 'withdrawn' }]]);
});

it('tells of everybody who is rejected because a job was closed', async () => {
  const jobId = await newJob();
  const seekers = [await signIn(app, 'JobSeeker'), await signIn(app, 'JobSeeker')];
  for (const seeker of seekers) await seeker.post('/api/apply', { jobId });
  await told();
  await setState('jobs', jobId, 'closed', { tellApplicants: false });
  const [closed, ...decided] = await told();
  expect(closed?.[0]).toBe('job.closed');
  expect(decided.map(([type, { applicantId, status }]) => [type, applicantId, status])).toEqual(
    seekers.map(({ id }) => ['application.decided', id, 'rejected']),
  );
});

it('tells of companies that ask for a consultant, whose name it does not tell', async () => {
  const consultant = { name: 'Karl Kaiser', position: 'Lead', skills: 'FI' };
  const { body } = await admin.post('/api/admin/consultants', consultant);
  const consultantId = (body.consultant ?? body)._id as string;
  const company = await signIn(app, 'B2B');
  await company.post('/private/api/apply-consultant', { consultantId });
  const all = await told();
  expect(all).toEqual([
    [
      'application.created',
      {
        id: expect.any(String),
        kind: 'consultant',
        targetId: consultantId,
        targetTitle: null,
        applicantId: company.id,
        status: 'pending',
      },
    ],
    ['consultant.requested', { applicationId: all[0]?.[1]['id'], consultantId, companyId: company.id }],
  ]);
  expect(JSON.stringify(all)).not.toContain('Kaiser');
});

it('tells of contact messages by their ids, and of what looked like spam once it was cleared', async () => {
  const send = (more: object = {}) =>
    app.request
      .post('/public/api/v0/contact-admin')
      .send({ name: 'Maria', email: 'maria@example.com', message: 'Hello', ...more });
  await send();
  const receivedAt = app.clock.now().toISOString();
  expect(await told()).toEqual([
    ['contact.received', { id: expect.any(String), kind: 'contact', receivedAt }],
  ]);
  await send({ kind: 'barrier', website: 'x' });
  expect(await told()).toEqual([]);
  const [flagged] = (await admin.get('/api/admin/messages/all?spam=only')).body as { _id: string }[];
  const id = flagged?._id ?? '';
  app.clock.advance(1000);
  for (const _ of [1, 2]) await admin.patch(`/api/admin/contact-messages/${id}`, { spam: false });
  expect(await told()).toEqual([['contact.received', { id, kind: 'barrier', receivedAt }]]);
});

it('tells of agreed times and of proposals by ids alone', async () => {
  const data = await agreeOnATime(app, admin, await newJob());
  expect((await told()).slice(-1)).toEqual([['appointment.agreed', data]]);
  const answer = await agreeAndBeInterested(app, admin);
  expect((await told()).slice(-1)).toEqual([['proposal.answered', answer]]);
});

// After the others, whose events it looks at.
it('each event was one of theirs', () => {
  expect([...seen].sort()).toEqual([...WEBHOOK_EVENTS].sort());
});
