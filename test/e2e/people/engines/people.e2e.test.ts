import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { allCollections } from '../../../../api/src/platform/database/collections/collection.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOnce } from '../../../support/app/database.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';

const PATH = '/api/admin/people';
const MISSING = 'ffffffffffffffffffffffff';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1000));

describe('the list of people', () => {
  const found = async (query = '') =>
    ((await admin.get(`${PATH}?q=listed${query}`)).body as { _id: string }[]).map(({ _id }) => _id);

  it('has all roles, newest first, and is narrowed by role, block and search', async () => {
    const seeker = await signIn(app, 'JobSeeker', { last_name: 'Listed' });
    const freelancer = await signIn(app, 'Freelancer', { last_name: 'Listed' });
    const company = await signIn(app, 'B2B', { company_name: 'Listed AG' });
    await admin.patch(`/api/admin/users/${freelancer.id}`, { blocked: true, messageLimit: 30 });
    expect(await found()).toEqual([company.id, freelancer.id, seeker.id]);
    expect(await found('&role=JobSeeker')).toEqual([seeker.id]);
    expect(await found('&blocked=true')).toEqual([freelancer.id]);
    expect(await found('&blocked=false')).toEqual([company.id, seeker.id]);
    expect(await found('&blocked=true&role=B2B')).toEqual([]);
    expect(await found('&limit=1&page=2')).toEqual([freelancer.id]);
    const { body } = await admin.get(`${PATH}?q=${freelancer.email}`);
    const { body: asFreelancer } = await admin.get(`/api/admin/freelancers/${freelancer.id}`);
    expect(body).toEqual([
      {
        ...asFreelancer,
        messageLimit: 30,
        poolUntil: null,
        version: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  it.each(['role=Admin', 'blocked=yes', 'blocked=', 'blocked=true&blocked=false', 'sort=name'])(
    'refuses %s',
    async (query) => expect((await admin.get(`${PATH}?${query}`)).status).toBe(400),
  );
});

describe('a person', () => {
  itOnce('is shown with applications of all kinds and the latest messages, which stay unread', async () => {
    const company = await signIn(app, 'B2B');
    const project = { title: 'Roll-out', description: 'EWM' };
    await admin.post('/api/admin/create-project', project);
    const [{ _id: projectId }] = (await admin.get('/api/admin/projects')).body;
    const made = await admin.post('/api/admin/consultants', { name: 'Miriam Sander' });
    const consultantId = made.body.consultant._id as string;
    await company.post('/private/api/projects/apply', { projectId });
    app.clock.advance(1000);
    await company.post('/private/api/apply-consultant', { consultantId });
    await company.post('/private/api/messages/send', { content: 'Hello' });
    app.clock.advance(1000);
    await admin.post('/api/admin/messages/send-from-admin', { recipientId: company.id, content: 'Welcome' });
    const note = { userId: company.id, message: 'My own note' };
    await company.post('/private/api/notifications/userNotification', note);

    const { status, body } = await admin.get(`${PATH}/${company.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: company.id, email: company.email, role: 'B2B', messageLimit: 10 });
    const common = { _id: expect.stringMatching(/^[0-9a-f]{24}$/), status: 'pending' };
    expect(body.applications).toMatchObject([
      {
        ...common,
        kind: 'consultant',
        target: { _id: consultantId, title: 'Miriam Sander' },
        appliedAt: expect.any(String),
      },
      {
        ...common,
        kind: 'project',
        target: { _id: projectId, title: 'Roll-out' },
        appliedAt: expect.any(String),
      },
    ]);
    expect(body.conversation).toMatchObject({
      messages: [{ content: 'Hello' }, { content: 'Welcome' }],
      totalMessages: 2,
      userToAdminMsgCount: 1,
      messageLimit: 10,
      unreadCount: 1,
    });
    const [summary] = (await admin.get(`/api/admin/messages/all?q=${company.email}`)).body;
    expect(summary).toMatchObject({ _id: company.id, unread: 1 });
  });

  itOnce('has jobs applied to among them, under their titles', async () => {
    const seeker = await signIn(app, 'JobSeeker');
    const { body: posted } = await admin.post('/api/admin/createJob', aJob({ title: 'SAP FI/CO' }));
    await seeker.post('/api/apply', { jobId: posted.job._id });
    const { body } = await admin.get(`${PATH}/${seeker.id}`);
    expect(body.applications).toMatchObject([{ kind: 'job', target: { title: 'SAP FI/CO' } }]);
    expect(body.jobs_applied).toMatchObject([{ _id: posted.job._id, title: 'SAP FI/CO' }]);
    expect(body.conversation).toMatchObject({ messages: [], totalMessages: 0 });
  });

  itOnce('is 404 when there is none, and for administrators alone', async () => {
    const person = await signIn(app, 'B2B');
    expect((await admin.get(`${PATH}/${MISSING}`)).status).toBe(404);
    expect((await admin.get(`${PATH}/x`)).status).toBe(400);
    expect((await person.get(`${PATH}/${person.id}`)).status).toBe(401);
    expect((await person.get(PATH)).status).toBe(401);
    const erased = await app.request
      .delete(`${PATH}/${person.id}`)
      .set('authorization', `Bearer ${person.token}`)
      .send({ reason: 'x' });
    expect(erased.status).toBe(401);
  });
});

describe('erasing a person', () => {
  const erase = (id: string, body: object = { reason: 'Asked for it by telephone' }) =>
    admin.delete(`${PATH}/${id}`).send(body);

  itOnce(
    'takes everything, ends the sessions, tells the person, and keeps the reason without a name',
    async () => {
      const person = await signIn(app, 'Freelancer', { first_name: 'Greta', last_name: 'Gehtweg' });
      await person.post('/private/api/messages/send', { content: 'Please delete me' });
      await admin.post('/api/admin/notes', { about: `user:${person.id}`, text: 'Wants to leave' });
      await admin.patch(`/api/admin/users/${person.id}`, { messageLimit: 20 });
      // A given-up one, which is not delivered in between: it is removed with the account.
      const now = app.clock.now();
      const old = { to: person.email, subject: 'Old news', paragraphs: ['Hello'], kind: 'message' };
      const given = { mail: old, state: 'failed', attempts: 8, nextAt: now, createdAt: now };
      await app.connection.model('Outbox').create(given);

      const { status, body } = await erase(person.id);
      expect([status, body.code]).toEqual([200, 'account.erased']);
      expect((await person.get('/private/api/me')).status).toBe(401);
      expect((await admin.get(`${PATH}/${person.id}`)).status).toBe(404);
      const mails = (await app.mails()).filter(({ to }) => to === person.email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Your account has been deleted']);
      expect(mails[0]?.text).toContain('Hello,');
      expect(mails[0]?.text).not.toContain('telephone');
      const [entry, ...earlier] = (await admin.get('/api/admin/audit')).body.filter(
        ({ targetId }: { targetId: string }) => targetId === person.id,
      );
      expect(entry).toEqual({
        _id: expect.any(String),
        at: app.clock.now().toISOString(),
        actorId: admin.id,
        actorKind: 'admin',
        action: 'user.erased',
        targetKind: 'user',
        targetId: person.id,
        reason: 'Asked for it by telephone',
      });
      expect(earlier.map(({ action }: { action: string }) => action).sort()).toEqual([
        'note.created',
        'user.message-limit-changed',
      ]);
      for (const { name } of await app.connection.listCollections()) {
        const kept = JSON.stringify(await app.connection.collection(name).find({}).toArray());
        expect([name, /Gehtweg|Old news|Wants to leave/.test(kept)]).toEqual([name, false]);
        if (!allCollections().some((each) => each.name === name && each.keepsIds !== undefined))
          expect([name, kept.includes(person.id)]).toEqual([name, false]);
      }
      // The address is free again.
      await signIn(app, 'Freelancer', { email: person.email });
    },
  );

  itOnce('wants a reason, and somebody who is there', async () => {
    const person = await signIn(app, 'JobSeeker');
    for (const body of [{}, { reason: ' ' }, { reason: 5 }, { reason: 'x'.repeat(2001) }, { why: 'x' }])
      expect((await erase(person.id, body)).status).toBe(400);
    expect((await erase(person.id, {})).body.message).toBe('Reason is required');
    expect((await person.get('/private/api/me')).status).toBe(200);
    expect((await erase(MISSING)).status).toBe(404);
    expect((await erase('x')).status).toBe(400);
  });

  it('happens once when two administrators do it at the same moment', async () => {
    const person = await signIn(app, 'JobSeeker');
    const answers = await Promise.all([1, 2, 3].map(() => erase(person.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const log = (await admin.get('/api/admin/audit?action=user.erased')).body as { targetId: string }[];
    expect(log.filter(({ targetId }) => targetId === person.id)).toHaveLength(1);
    expect((await app.mails()).filter(({ to }) => to === person.email)).toHaveLength(1);
  });
});
