import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const MISSING = 'ffffffffffffffffffffffff';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1000));

const notify = (by: SignedIn, fields: object) =>
  by.post('/private/api/notifications/userNotification', fields);
const messagesOf = async (person: SignedIn) => (await person.get(`/private/api/messages/${person.id}`)).body;
const mailsTo = async (person: SignedIn) => (await app.mails()).filter(({ to }) => to === person.email);

describe('a notification', () => {
  it('of an administrator is among the messages of the user, uncounted and unread, and goes out as a mail', async () => {
    const person = await signIn(app, 'JobSeeker');
    const { status, body } = await notify(admin, { userId: person.id, message: 'Your papers are complete' });
    expect([status, body.message]).toEqual([201, 'Notification sent.']);
    const { messages, userToAdminMsgCount, unreadCount } = await messagesOf(person);
    expect(messages).toEqual([body.sent]);
    expect(messages[0]).toMatchObject({ sender: 'admin', content: 'Your papers are complete' });
    expect([userToAdminMsgCount, unreadCount]).toEqual([0, 1]);
    const mails = await mailsTo(person);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Your papers are complete');
  });

  it('of a user to itself is a note: not counted, not unread, not mailed, no news for the administration', async () => {
    const person = await signIn(app, 'JobSeeker');
    const { status, body } = await notify(person, { userId: person.id, message: 'Call on Monday' });
    expect([status, body.sent.note]).toEqual([201, true]);
    expect(await messagesOf(person)).toMatchObject({
      messages: [{ content: 'Call on Monday', note: true }],
      userToAdminMsgCount: 0,
      unreadCount: 0,
    });
    expect(await mailsTo(person)).toEqual([]);
    const all = (await admin.get('/api/admin/messages/all')).body as { _id: string }[];
    expect(all.map(({ _id }) => _id)).not.toContain(person.id);
    const seen = await admin.get(`/api/admin/messages/conversation/${person.id}`);
    expect([seen.status, seen.body.messages]).toEqual([200, []]);
    expect((await admin.get('/api/admin/export/messages.csv')).text).not.toContain('Call on Monday');
  });

  it('of a user to itself is kept a hundred times at most, also when they come at once', async () => {
    const person = await signIn(app, 'Freelancer');
    const note = { userId: person.id, message: 'Once more' };
    for (let i = 0; i < 96; i++) await notify(person, note);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await notify(person, note)).status),
    );
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 403, 403, 403, 403]);
  });

  it('of a user to somebody else is refused, also when that is nobody', async () => {
    const [person, other] = [await signIn(app, 'B2B'), await signIn(app, 'B2B')];
    for (const userId of [other.id, MISSING])
      expect((await notify(person, { userId, message: 'Hello' })).status).toBe(403);
    expect((await messagesOf(other)).totalMessages).toBe(0);
  });

  it('needs a user and a text', async () => {
    const person = await signIn(app, 'B2B');
    expect((await notify(admin, { userId: MISSING, message: 'Hello' })).status).toBe(404);
    for (const wrong of [
      { userId: 'x' },
      { userId: undefined },
      { message: '' },
      { message: 5 },
      { more: 1 },
    ]) {
      const fields = { userId: person.id, message: 'Hello', ...wrong };
      expect((await notify(admin, fields)).status).toBe(400);
    }
    const anonymous = await app.request
      .post('/private/api/notifications/userNotification')
      .send({ userId: person.id, message: 'Hello' });
    expect(anonymous.status).toBe(401);
  });
});

describe('news for the administration', () => {
  it('are the latest 5 applications to jobs, newest first', async () => {
    const { body: posted } = await admin.post('/api/admin/createJob', aJob({ title: 'SAP FI/CO' }));
    const seekers = [];
    for (let number = 0; number < 6; number++) {
      app.clock.advance(1000);
      const seeker = await signIn(app, 'JobSeeker', { first_name: 'Ida', last_name: `Nr${number}` });
      await seeker.post('/api/apply', { jobId: posted.job._id });
      seekers.push(seeker);
    }
    const { status, body } = await admin.get('/api/admin/notifications');
    expect(status).toBe(200);
    expect(body).toHaveLength(5);
    expect(body[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      userId: seekers[5]?.id,
      jobId: posted.job._id,
      applicant: 'Ida Nr5',
      jobTitle: 'SAP FI/CO',
      language: 'en',
      appliedAt: app.clock.now().toISOString(),
    });
    expect(body.map(({ userId }: { userId: string }) => userId)).not.toContain(seekers[0]?.id);
  });

  it('are the latest 10 applications to projects, and who applied', async () => {
    const project = { title: 'Retail conversion', description: 'S/4HANA' };
    const created = await admin.post('/api/admin/create-project', project);
    expect(created.status).toBe(201);
    const projects = (await admin.get('/api/admin/projects')).body as { _id: string }[];
    const projectId = projects[0]?._id;
    const people: SignedIn[] = [];
    for (let number = 0; number < 11; number++) {
      app.clock.advance(1000);
      const person = await signIn(app, 'Freelancer', { first_name: 'Finn', last_name: `Nr${number}` });
      expect((await person.post('/private/api/projects/apply', { projectId })).status).toBe(201);
      people.push(person);
    }
    const { body } = await admin.get('/api/admin/project-applicants');
    expect(body).toHaveLength(10);
    expect(body[0]).toMatchObject({
      userId: people[10]?.id,
      projectId,
      applicant: 'Finn Nr10',
      role: 'Freelancer',
      projectTitle: 'Retail conversion',
    });
    const applicant = await admin.get(`/api/admin/project-applicant/${people[0]?.id}`);
    expect(applicant.body).toMatchObject({
      _id: people[0]?.id,
      last_name: 'Nr0',
      projects_applied: [{ _id: projectId, title: 'Retail conversion', language: 'en', status: 'pending' }],
    });
    expect((await admin.get(`/api/admin/project-applicant/${MISSING}`)).status).toBe(404);
    expect((await admin.get('/api/admin/project-applicant/x')).status).toBe(400);
  });

  it('are the latest 10 applications of companies for consultants', async () => {
    const created = await admin.post('/api/admin/consultants', { name: 'Miriam Sander' });
    const consultantId = created.body.consultant._id as string;
    const companies: SignedIn[] = [];
    for (let number = 0; number < 11; number++) {
      app.clock.advance(1000);
      const company = await signIn(app, 'B2B', { last_name: `Nr${number}`, company_name: 'Spree AG' });
      expect((await company.post('/private/api/apply-consultant', { consultantId })).status).toBe(201);
      companies.push(company);
    }
    const { body } = await admin.get('/api/admin/consultant-requests');
    expect(body).toHaveLength(10);
    expect(body[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      userId: companies[10]?.id,
      applicant: 'Jana Nr10',
      company: 'Spree AG',
      consultantId,
      consultantName: 'Miriam Sander',
      appliedAt: app.clock.now().toISOString(),
    });
    expect(body.map(({ userId }: { userId: string }) => userId)).not.toContain(companies[0]?.id);
  });

  it('are for administrators', async () => {
    const person = await signIn(app, 'B2B');
    for (const path of [
      'notifications',
      'project-applicants',
      'consultant-requests',
      `project-applicant/${person.id}`,
    ])
      expect((await person.get(`/api/admin/${path}`)).status).toBe(401);
  });
});
