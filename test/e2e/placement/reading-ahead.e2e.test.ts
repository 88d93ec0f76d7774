import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin } from '../../support/people/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('what the desk reads ahead is told as seen only once somebody opens it', async () => {
  const admin = await signInAdmin(app);
  const jobId = (await admin.post('/api/admin/createJob', aJob())).body.job._id as string;
  const seeker = await signIn(app, 'JobSeeker');
  const { applicationId } = (await seeker.post('/api/apply', { jobId })).body as { applicationId: string };
  const path = `/api/admin/applications/${applicationId}`;
  const seenAt = async () => (await seeker.get('/private/api/applications')).body[0].seenAt as string | null;

  expect((await admin.get(`${path}?read=soon`)).status).toBe(400);
  const { status, body } = await admin.get(`${path}?read=ahead`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ _id: applicationId, seenAt: null, profile: { _id: seeker.id } });
  expect(await seenAt()).toBeNull();

  expect((await admin.get(path)).body).toMatchObject({ seenAt: app.clock.now().toISOString() });
  expect(await seenAt()).toBe(app.clock.now().toISOString());
});

it('the lists of applicants name the application that is decided on', async () => {
  const admin = await signInAdmin(app);
  const jobId = (await admin.post('/api/admin/createJob', aJob())).body.job._id as string;
  const { body: posted } = await admin.post('/api/admin/create-project', {
    title: 'Retail conversion',
    description: 'S/4HANA',
  });
  const projectId = posted.project._id as string;
  const [seeker, freelancer] = [await signIn(app, 'JobSeeker'), await signIn(app, 'Freelancer')];
  const toJob = (await seeker.post('/api/apply', { jobId })).body.applicationId as string;
  const toProject = (await freelancer.post('/private/api/projects/apply', { projectId })).body
    .applicationId as string;
  expect((await admin.get(`/api/admin/jobs/${jobId}/applicants`)).body).toMatchObject([
    { applicationId: toJob },
  ]);
  expect((await admin.get(`/api/admin/projects/${projectId}/applicants`)).body).toMatchObject([
    { applicationId: toProject },
  ]);
});
