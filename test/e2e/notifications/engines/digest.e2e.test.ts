import { DigestService } from '../../../../api/src/administration/application/digest.service.ts';
import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOnce } from '../../../support/app/database.ts';
import { signIn, signInAdmin } from '../../../support/people/people.ts';

const DAY = 24 * 60 * 60_000;
const OFFICE = 'office@firm.example';
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ settings: { contactTo: OFFICE, backupMaxAgeHours: 26 } });
});
afterAll(() => app.close());

const send = () => app.app.get(DigestService, { strict: false }).send();
const digests = async () =>
  (await app.mails()).filter(({ to, subject }) => to === OFFICE && subject?.startsWith('Waiting'));

it('tells the office once a day what waits, and nothing when nothing does', async () => {
  await send();
  expect(await digests()).toEqual([]);

  const admin = await signInAdmin(app);
  const jobId = (await admin.post('/api/admin/createJob', aJob())).body.job._id as string;
  const [anna, ben] = [await signIn(app, 'JobSeeker'), await signIn(app, 'JobSeeker')];
  for (const seeker of [anna, ben]) await seeker.post('/api/apply', { jobId });
  const spam = { name: 'Casino', email: 'a@example.com', message: 'Win', website: 'x' };
  await app.request.post('/public/api/v0/contact-admin').send(spam);
  const barrier = { kind: 'barrier', name: 'Heike', email: 'heike@example.com', message: 'No focus' };
  await app.request.post('/public/api/v0/contact-admin').send(barrier);
  await (await signIn(app, 'Freelancer')).post('/private/api/messages/send', { content: 'Hello' });

  // Several processes run at the same minute.
  await Promise.all(Array.from({ length: 5 }, send));
  expect(await digests()).toMatchObject([
    {
      subject:
        'Waiting for you: 2 job applications, 1 report of a barrier, 1 unread conversation, 1 message marked as possible spam',
    },
  ]);
  const text = (await digests())[0]?.text;
  expect(text).toContain('2 job applications, the longest waiting for less than a day');
  expect(text).toContain('/admin-dashboard?tab=applications');

  await admin.patch(`/api/admin/jobs/${jobId}/applicants/${anna.id}`, { status: 'selected' });
  app.clock.advance(DAY);
  await send();
  expect((await digests()).map(({ subject }) => subject)).toContain(
    'Waiting for you: 1 job application, 1 report of a barrier, 1 unread conversation, 1 message marked as possible spam',
  );
});

itOnce('names each kind with how long it has waited, the requests of companies first', async () => {
  const admin = await signInAdmin(app);
  const title = 'Retail conversion';
  const { body: posted } = await admin.post('/api/admin/create-project', { title, description: 'S/4HANA' });
  const { body: added } = await admin.post('/api/admin/consultants', { name: 'Miriam Sander' });
  await (
    await signIn(app, 'Freelancer')
  ).post('/private/api/projects/apply', { projectId: posted.project._id });
  app.clock.advance(3 * DAY);
  const company = await signIn(app, 'B2B');
  await company.post('/private/api/apply-consultant', { consultantId: added.consultant._id });
  await company.post('/private/api/projects/apply', { projectId: posted.project._id });
  app.clock.advance(DAY);
  await send();
  const text = (await digests()).at(-1)?.text ?? '';
  const lines = [
    '1 consultant request, waiting for 1 day',
    '1 job application, waiting for 5 days',
    '2 project applications, the longest waiting for 4 days',
  ];
  expect(text).toContain(lines.map((line) => `- ${line}`).join('\n'));
  expect(text).toContain('an overdue backup');
  const again = await signInAdmin(app);
  expect((await again.get('/api/admin/overview')).body).toMatchObject({
    openApplications: 1,
    openProjectApplications: 2,
    openConsultantRequests: 1,
  });
});
