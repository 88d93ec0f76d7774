import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import { aPdf } from '../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const MISSING = 'ffffffffffffffffffffffff';

let app: TestApp;
let admin: SignedIn;
let seeker: SignedIn;
let jobId: string;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  seeker = await signIn(app, 'JobSeeker', { first_name: 'Jana', last_name: 'Seeker' });
  jobId = (await admin.post('/api/admin/createJob', aJob({ title: 'ABAP' }))).body.job._id as string;
  await seeker.post('/api/apply', { jobId });
});
afterAll(() => app.close());

const profile = (rest = '') => admin.get(`/api/admin/applicants/${seeker.id}${rest}`);

it('shows the whole profile with titles and states of the jobs applied to', async () => {
  const { status, body } = await profile();
  expect(status).toBe(200);
  expect(body).toMatchObject({ _id: seeker.id, first_name: 'Jana', email: seeker.email, cv: null });
  expect(body.jobs_applied).toEqual([
    {
      _id: jobId,
      applicationId: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: 'ABAP',
      language: 'en',
      status: 'pending',
      appliedAt: app.clock.now().toISOString(),
    },
  ]);
});

it('hands out the CV under its name to administrators, records who looked, and tells when there is none', async () => {
  const none = await profile('/cv');
  expect([none.status, none.body.message]).toEqual([404, 'CV not found']);
  const content = aPdf();
  const upload = await seeker
    .put(`/private/api/update-profile/${seeker.id}`)
    .attach('cv', content, { filename: 'Lebenslauf Köln.pdf', contentType: 'application/pdf' });
  expect(upload.status).toBe(200);

  const { status, body, headers } = await profile('/cv').buffer(true);
  expect(status).toBe(200);
  expect(Buffer.compare(body as Buffer, content)).toBe(0);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/^inline; .*filename\*=UTF-8''Lebenslauf%20K%C3%B6ln\.pdf$/);
  expect(headers['cache-control']).toContain('no-store');
  expect((await profile()).body.cv).toMatchObject({ filename: 'Lebenslauf Köln.pdf', size: content.length });
  expect((await profile('/certificate')).status).toBe(404);

  const audit = (await admin.get('/api/admin/audit')).body as { action: string; targetId: string }[];
  expect(audit.filter(({ action }) => action === 'cv.viewed')).toMatchObject([{ targetId: seeker.id }]);
});

it('is for administrators, and of users who are there', async () => {
  for (const rest of ['', '/cv', '/certificate']) {
    expect((await seeker.get(`/api/admin/applicants/${seeker.id}${rest}`)).status).toBe(401);
    expect((await app.request.get(`/api/admin/applicants/${seeker.id}${rest}`)).status).toBe(401);
    expect((await admin.get(`/api/admin/applicants/${MISSING}${rest}`)).status).toBe(404);
    expect((await admin.get(`/api/admin/applicants/42${rest}`)).status).toBe(400);
  }
});
