import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { countQueries } from '../../support/checks/queries.ts';

const MISSING = 'ffffffffffffffffffffffff';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());

async function postJob(title = 'SAP Basis Consultant'): Promise<string> {
  app.clock.advance(1000);
  const { body } = await admin.post('/api/admin/createJob', aJob({ title }));
  return body.job._id as string;
}

const applicantsOf = (jobId: string, query = '') => admin.get(`/api/admin/jobs/${jobId}/applicants${query}`);
/** Without the confirmation of receipt. */
const decisionsTo = async (address: string) =>
  (await app.mails()).filter(({ to, subject }) => to === address && !subject.startsWith('We have received'));
const decide = (jobId: string, userId: string, status: unknown) =>
  admin.patch(`/api/admin/jobs/${jobId}/applicants/${userId}`, { status } as object);

describe('applying to a job', () => {
  it('works once', async () => {
    const [jobId, seeker] = [await postJob(), await signIn(app, 'JobSeeker')];
    const first = await seeker.post('/api/apply', { userId: seeker.id, jobId });
    expect([first.status, first.body]).toEqual([
      201,
      {
        code: 'application.submitted',
        message: 'Successfully applied!',
        applicationId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      },
    ]);
    const second = await seeker.post('/api/apply', { jobId });
    expect([second.status, second.body.message]).toEqual([409, 'You have already applied']);
    expect((await applicantsOf(jobId)).body).toHaveLength(1);
  });

  it('leaves exactly one of 100 simultaneous identical applications', async () => {
    const [jobId, seeker] = [await postJob(), await signIn(app, 'JobSeeker')];
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => seeker.post('/api/apply', { jobId })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    expect((await applicantsOf(jobId)).headers['x-total-count']).toBe('1');
  });

  it.each(['Freelancer', 'B2B'] as const)('is not for a %s', async (role) => {
    const person = await signIn(app, role);
    const { status, body } = await person.post('/api/apply', { jobId: await postJob() });
    expect([status, body.message]).toEqual([403, 'Change role to JobSeeker to view and apply for jobs']);
  });

  it('is for oneself: signed out 401, in the name of another 403', async () => {
    const [jobId, seeker, other] = [
      await postJob(),
      await signIn(app, 'JobSeeker'),
      await signIn(app, 'JobSeeker'),
    ];
    expect((await app.request.post('/api/apply').send({ jobId })).status).toBe(401);
    expect((await admin.post('/api/apply', { jobId })).status).toBe(401);
    for (const userId of [other.id, MISSING])
      expect((await seeker.post('/api/apply', { jobId, userId })).status).toBe(403);
    expect((await applicantsOf(jobId)).body).toEqual([]);
  });

  it('needs a job that is there', async () => {
    const seeker = await signIn(app, 'JobSeeker');
    expect((await seeker.post('/api/apply', { jobId: MISSING })).status).toBe(404);
    for (const jobId of [undefined, 'x', 5, { $ne: null }, [MISSING]])
      expect((await seeker.post('/api/apply', { jobId })).status).toBe(400);
  });

  it('leaves no application to a job that is deleted at the same moment', async () => {
    const seekers = await Promise.all(Array.from({ length: 8 }, () => signIn(app, 'JobSeeker')));
    const jobId = await postJob();
    const [deleted, ...applied] = await Promise.all([
      admin.delete(`/api/admin/jobs/${jobId}`),
      ...seekers.map((seeker) => seeker.post('/api/apply', { jobId })),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of applied) expect([201, 404]).toContain(status);
    const left = await app.connection.collection('applications').find({}).toArray();
    expect(left.filter(({ targetId }) => String(targetId) === jobId)).toEqual([]);
  });
});

describe('applicants of a job', () => {
  it('are listed with the fields of the contract, newest first, and found by name and address', async () => {
    const jobId = await postJob();
    const anna = await signIn(app, 'JobSeeker', { first_name: 'Anna', last_name: 'Ahrens', phone: '030 1' });
    const ben = await signIn(app, 'JobSeeker', { first_name: 'Ben', last_name: 'Brandt' });
    await anna.post('/api/apply', { jobId });
    app.clock.advance(1000);
    await ben.post('/api/apply', { jobId });
    const { body } = await applicantsOf(jobId);
    expect(body.map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Ben', 'Anna']);
    expect(body[1]).toEqual({
      _id: anna.id,
      applicationId: expect.stringMatching(/^[0-9a-f]{24}$/),
      first_name: 'Anna',
      last_name: 'Ahrens',
      email: anna.email,
      phone: '030 1',
      language: 'en',
      status: 'pending',
      appliedAt: new Date(app.clock.now().getTime() - 1000).toISOString(),
    });
    for (const q of ['anna%20ahr', anna.email]) {
      const found = await applicantsOf(jobId, `?q=${q}`);
      expect(found.body.map(({ _id }: { _id: string }) => _id)).toEqual([anna.id]);
      expect(found.headers['x-total-count']).toBe('1');
    }
    expect((await applicantsOf(jobId, '?page=2&limit=1')).body[0]._id).toBe(anna.id);
    expect((await applicantsOf(jobId, '?page=2&limit=1&q=@example')).body[0]._id).toBe(anna.id);
    expect((await applicantsOf(MISSING)).status).toBe(404);
    expect((await applicantsOf('42')).status).toBe(400);
  });

  it('can be listed without the rejected, whose pages are then those of the others', async () => {
    const jobId = await postJob();
    const [open, gone] = [await signIn(app, 'JobSeeker'), await signIn(app, 'JobSeeker')];
    await open.post('/api/apply', { jobId });
    app.clock.advance(1000);
    await gone.post('/api/apply', { jobId });
    await decide(jobId, gone.id, 'rejected');
    for (const query of ['?rejected=hide&limit=1', '?rejected=hide&limit=1&q=@example']) {
      const { body, headers } = await applicantsOf(jobId, query);
      expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([open.id]);
      expect(headers['x-total-count']).toBe('1');
    }
    expect((await applicantsOf(jobId, '?rejected=show')).headers['x-total-count']).toBe('2');
    expect((await applicantsOf(jobId, '?rejected=maybe')).status).toBe(400);
  });

  it('are read with as many queries for ten as for one', async () => {
    const jobId = await postJob();
    const apply = async () => (await signIn(app, 'JobSeeker')).post('/api/apply', { jobId });
    await apply();
    const forOne = await countQueries(() => applicantsOf(jobId));
    for (let number = 0; number < 9; number++) await apply();
    expect(await countQueries(() => applicantsOf(jobId))).toBe(forOne);
  });
});

describe('the decision on an applicant', () => {
  it.each([
    ['selected', 'Applicant has been selected and notified.', 'You have been selected for'],
    ['rejected', 'Applicant has been rejected and notified.', 'We have decided to proceed'],
  ])(
    '%s: answers, tells the applicant, and sends one mail that names the job',
    async (status, text, told) => {
      const jobId = await postJob(`ABAP Developer (${status})`);
      const seeker = await signIn(app, 'JobSeeker', { first_name: 'Lena', last_name: `Voss${status}` });
      await seeker.post('/api/apply', { jobId });
      const answer = await decide(jobId, seeker.id, status);
      expect([answer.status, answer.body]).toEqual([200, { code: `applicant.${status}`, message: text }]);
      expect((await applicantsOf(jobId)).body[0].status).toBe(status);
      const { body } = await seeker.get(`/private/api/messages/${seeker.id}`);
      expect(body).toMatchObject({ userToAdminMsgCount: 0, unreadCount: 1 });
      expect(body.messages).toEqual([expect.objectContaining({ sender: 'admin', jobId })]);
      expect(body.messages[0].content).toContain(told);
      const mails = await decisionsTo(seeker.email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.subject).toContain(`ABAP Developer (${status})`);
      expect(mails[0]?.text).toContain(`ABAP Developer (${status})`);
      for (const q of [`Voss${status}`, `Developer%20(${status})`])
        expect((await admin.get(`/api/admin/audit?q=${q}&action=applicant.${status}`)).body).toMatchObject([
          { targetId: seeker.id, label: `Lena Voss${status}`, regarding: `ABAP Developer (${status})` },
        ]);
    },
  );

  it('is made once, also by two administrators at the same moment', async () => {
    const [jobId, seeker, second] = [await postJob(), await signIn(app, 'JobSeeker'), await signInAdmin(app)];
    await seeker.post('/api/apply', { jobId });
    const path = `/api/admin/jobs/${jobId}/applicants/${seeker.id}`;
    const answers = await Promise.all([
      admin.patch(path, { status: 'selected' }),
      second.patch(path, { status: 'rejected' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toMatch(/^This application has already been decided/);
    const { body } = await seeker.get(`/private/api/messages/${seeker.id}`);
    expect(body.messages).toHaveLength(1);
    expect(await decisionsTo(seeker.email)).toHaveLength(1);
    expect((await decide(jobId, seeker.id, 'selected')).status).toBe(409);
  });

  it('needs a pending application and one of the two words', async () => {
    const [jobId, seeker] = [await postJob(), await signIn(app, 'JobSeeker')];
    expect((await decide(jobId, seeker.id, 'selected')).status).toBe(404);
    expect((await decide(MISSING, seeker.id, 'selected')).status).toBe(404);
    expect((await decide('x', seeker.id, 'selected')).status).toBe(400);
    await seeker.post('/api/apply', { jobId });
    for (const status of ['pending', 'withdrawn', 'SELECTED', '', 5, null, undefined, { $ne: 1 }])
      expect((await decide(jobId, seeker.id, status)).status).toBe(400);
    expect((await applicantsOf(jobId)).body[0].status).toBe('pending');
  });
});

describe('deleting', () => {
  it('a job takes its applications along and unlinks the messages about it', async () => {
    const [jobId, kept, seeker] = [await postJob(), await postJob('Kept'), await signIn(app, 'JobSeeker')];
    for (const id of [jobId, kept]) await seeker.post('/api/apply', { jobId: id });
    await decide(jobId, seeker.id, 'selected');
    await admin.delete(`/api/admin/jobs/${jobId}`);
    const { body } = await seeker.get(`/private/api/messages/${seeker.id}`);
    expect(body.messages).toHaveLength(1);
    expect(body.messages[0]).not.toHaveProperty('jobId');
    const { body: profile } = await admin.get(`/api/admin/applicants/${seeker.id}`);
    expect(profile.jobs_applied.map(({ _id }: { _id: string }) => _id)).toEqual([kept]);
    expect((await applicantsOf(jobId)).status).toBe(404);
  });
});
