import { DigestService } from '../../api/src/administration/application/digest.service.ts';
import { aJob } from '../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { signIn, signInAdmin } from '../support/people.ts';

const OFFICE = 'office@firm.example';
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ settings: { contactTo: OFFICE } });
});
afterAll(() => app.close());

const send = () => app.app.get(DigestService, { strict: false }).send();
const digests = async () => (await app.mails()).filter(({ to }) => to === OFFICE);

it('tells the office once a day what waits, and nothing when nothing does', async () => {
  await send();
  expect(await digests()).toEqual([]);

  const admin = await signInAdmin(app);
  const jobId = (await admin.post('/api/admin/createJob', aJob())).body.job._id as string;
  const [anna, ben] = [await signIn(app, 'JobSeeker'), await signIn(app, 'JobSeeker')];
  for (const seeker of [anna, ben]) await seeker.post('/api/apply', { jobId });
  const spam = { name: 'Casino', email: 'a@example.com', message: 'Win', website: 'x' };
  await app.request.post('/public/api/v0/contact-admin').send(spam);
  await (await signIn(app, 'Freelancer')).post('/private/api/messages/send', { content: 'Hello' });

  // Several processes wake at the same minute.
  await Promise.all(Array.from({ length: 5 }, send));
  expect(await digests()).toMatchObject([
    {
      subject:
        'Waiting for you: 2 applications to decide, 1 unread conversation, 1 message marked as possible spam',
    },
  ]);
  expect((await digests())[0]?.text).toContain('/admin-dashboard');

  await admin.patch(`/api/admin/jobs/${jobId}/applicants/${anna.id}`, { status: 'selected' });
  app.clock.advance(24 * 60 * 60_000);
  await send();
  expect((await digests()).map(({ subject }) => subject)).toContain(
    'Waiting for you: 1 application to decide, 1 unread conversation, 1 message marked as possible spam',
  );
});
