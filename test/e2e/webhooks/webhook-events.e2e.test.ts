import { WEBHOOK_EVENTS } from '@consulting/contracts';
import { JobLifeCycle } from '../../../api/src/jobs/application/job-life-cycle.service.ts';
import { ProjectLifeCycle } from '../../../api/src/projects/application/project-life-cycle.service.ts';
import { agreeOnATime } from '../../support/people/appointment-world.ts';
import { agreeAndBeInterested } from '../../support/people/proposals.ts';
import { signIn, signInAdmin } from '../../support/people/people.ts';
import { EventsWorld, jobFields } from './events-world.ts';

let world: EventsWorld;
beforeAll(async () => {
  world = await EventsWorld.start();
});
afterAll(() => world.close());
beforeEach(() => world.renew());

it('tells of jobs that open and close, whichever way they do', async () => {
  const id = await world.newJob();
  const data = { id, title: 'SAP Basis', location: 'Berlin', language: 'en' };
  expect(await world.told()).toEqual([['job.opened', { ...data, state: 'open' }]]);
  await world.setState('jobs', id, 'closed');
  expect(await world.told()).toEqual([['job.closed', { ...data, state: 'closed' }]]);
  await world.setState('jobs', id, 'open');
  expect(await world.types()).toEqual(['job.opened']);
  await world.setState('jobs', id, 'paused');
  await world.admin.put(`/api/admin/jobs/${id}`, { ...jobFields, title: 'SAP Basis 2' });
  expect((await world.told()).map(([type, { title, state }]) => [type, title, state])).toEqual([
    ['job.changed', 'SAP Basis', 'paused'],
    ['job.changed', 'SAP Basis 2', 'paused'],
  ]);
  await world.setState('jobs', id, 'open');
  await world.admin.delete(`/api/admin/jobs/${id}`);
  expect(await world.told()).toEqual([
    ['job.opened', { ...data, title: 'SAP Basis 2', state: 'open' }],
    ['job.closed', { ...data, title: 'SAP Basis 2', state: 'closed' }],
    ['job.removed', { id }],
  ]);
});

it('tells of drafts, copies and what is closed already only that they are removed, by the id', async () => {
  const draft = await world.newJob({ state: 'draft' });
  const copy = (await world.admin.post(`/api/admin/jobs/${draft}/copy`)).body._id as string;
  await world.admin.put(`/api/admin/jobs/${copy}`, jobFields);
  await world.admin.delete(`/api/admin/jobs/${copy}`);
  expect(await world.told()).toEqual([['job.removed', { id: copy }]]);
  await world.setState('jobs', draft, 'open');
  await world.setState('jobs', draft, 'closed');
  expect(await world.types()).toEqual(['job.opened', 'job.closed']);
  expect((await world.setState('jobs', draft, 'closed')).status).toBe(409);
  await world.admin.put(`/api/admin/jobs/${draft}`, jobFields);
  await world.admin.delete(`/api/admin/jobs/${draft}`);
  expect(await world.told()).toEqual([['job.removed', { id: draft }]]);
});

it('tells once when the last day is over, be it by the sweep or by an edit before it', async () => {
  const company = await signIn(world.app, 'B2B');
  const closes_at = world.app.clock.now().toISOString().slice(0, 10);
  const [swept, edited] = [await world.newJob({ closes_at }), await world.newJob({ closes_at })];
  const project = await world.projectOf(company, { closes_at });
  await world.told();
  world.app.clock.advance(48 * 3600_000);
  world.admin = await signInAdmin(world.app);
  await world.admin.put(`/api/admin/jobs/${edited}`, jobFields);
  expect((await world.told()).map(([type, { id }]) => [type, id])).toEqual([['job.closed', edited]]);
  await world.get(JobLifeCycle).closeDue();
  await world.get(ProjectLifeCycle).closeDue();
  await world.get(JobLifeCycle).closeDue();
  expect((await world.told()).map(([type, { id }]) => [type, id])).toEqual([
    ['job.closed', swept],
    ['project.closed', project],
  ]);
});

it('tells of applications from their sending to their end, by ids alone', async () => {
  const seeker = await signIn(world.app, 'JobSeeker', {
    first_name: 'Lena',
    last_name: 'Vogt',
    phone: '+49 30 1234567',
  });
  const jobId = await world.newJob();
  await world.told();
  const note = 'Call me at +49 30 1234567 or lena@private.example';
  const { body } = await seeker.post('/api/apply', { jobId, note });
  const id = body.applicationId as string;
  const data = { id, kind: 'job', targetId: jobId, targetTitle: 'SAP Basis', applicantId: seeker.id };
  expect(await world.told()).toEqual([['application.created', { ...data, status: 'pending' }]]);
  const stage = 'interview';
  for (const from of ['new', stage])
    await world.admin.patch(`/api/admin/applications/${id}/stage`, { stage, from }).expect(200);
  expect(await world.told()).toEqual([['application.staged', { ...data, status: 'pending', stage }]]);
  expect((await seeker.post('/api/apply', { jobId })).status).toBe(409);
  await world.admin.patch(`/api/admin/jobs/${jobId}/applicants/${seeker.id}`, {
    status: 'selected',
    note: 'Come on Monday',
  });
  expect(await world.told()).toEqual([['application.decided', { ...data, status: 'selected' }]]);
  await world.admin.patch(`/api/admin/applications/${id}`, { status: 'pending' });
  expect(await world.told()).toEqual([['application.decided', { ...data, status: 'pending' }]]);
  await seeker.post(`/private/api/applications/${id}/withdraw`, { reason: 'Another offer' });
  expect(await world.told()).toEqual([['application.withdrawn', { ...data, status: 'withdrawn' }]]);
});

it('tells of everybody who is rejected because a job was closed', async () => {
  const jobId = await world.newJob();
  const seekers = [await signIn(world.app, 'JobSeeker'), await signIn(world.app, 'JobSeeker')];
  for (const seeker of seekers) await seeker.post('/api/apply', { jobId });
  await world.told();
  await world.setState('jobs', jobId, 'closed', { tellApplicants: false });
  const [closed, ...decided] = await world.told();
  expect(closed?.[0]).toBe('job.closed');
  expect(decided.map(([type, { applicantId, status }]) => [type, applicantId, status])).toEqual(
    seekers.map(({ id }) => ['application.decided', id, 'rejected']),
  );
});

it('tells of consultants, and of companies that ask for one, without the name', async () => {
  const consultant = { name: 'Karl Kaiser', position: 'Lead', skills: 'FI' };
  const { body } = await world.admin.post('/api/admin/consultants', consultant);
  const consultantId = (body.consultant ?? body)._id as string;
  await world.admin.put(`/api/admin/consultants/${consultantId}`, { position: 'Architect' });
  expect(await world.told()).toEqual(Array(2).fill(['consultant.changed', { id: consultantId }]));
  const company = await signIn(world.app, 'B2B');
  await company.post('/private/api/apply-consultant', { consultantId });
  const all = await world.told();
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
  await world.admin.delete(`/api/admin/consultants/${consultantId}`);
  expect((await world.told())[0]).toEqual(['consultant.removed', { id: consultantId }]);
});

it('tells of contact messages by their ids, and of what looked like spam once it was cleared', async () => {
  const send = (more: object = {}) =>
    world.app.request
      .post('/public/api/v0/contact-admin')
      .send({ name: 'Maria', email: 'maria@example.com', message: 'Hello', ...more });
  await send();
  const receivedAt = world.app.clock.now().toISOString();
  expect(await world.told()).toEqual([
    ['contact.received', { id: expect.any(String), kind: 'contact', receivedAt }],
  ]);
  await send({ kind: 'barrier', website: 'x' });
  expect(await world.told()).toEqual([]);
  const [flagged] = (await world.admin.get('/api/admin/messages/all?spam=only')).body as { _id: string }[];
  const id = flagged?._id ?? '';
  world.app.clock.advance(1000);
  for (const _ of [1, 2]) await world.admin.patch(`/api/admin/contact-messages/${id}`, { spam: false });
  expect(await world.told()).toEqual([['contact.received', { id, kind: 'barrier', receivedAt }]]);
});

it('tells of agreed times and of proposals by ids alone', async () => {
  const data = await agreeOnATime(world.app, world.admin, await world.newJob());
  expect((await world.told()).slice(-1)).toEqual([['appointment.agreed', data]]);
  const answer = await agreeAndBeInterested(world.app, world.admin);
  expect((await world.told()).slice(-1)).toEqual([['proposal.answered', answer]]);
});

// After the others, whose events it looks at. Projects and people have a file of their own.
it('each event was one of theirs', () => {
  const all = WEBHOOK_EVENTS.filter((event) => !/^(project.(changed|removed)|person.erased)$/.test(event));
  expect([...world.seen].sort()).toEqual([...all].sort());
});
