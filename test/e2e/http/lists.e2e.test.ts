import { aJob } from '../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { plansOf } from '../../support/checks/plans.ts';

// Every list reads its page through a declared index, filters and searches included: none sorts or scans a whole
// collection, so a page of 10,000 entries costs the same as a page of 1,000. Only the embedded engine explains.

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;
let jobId: string;

beforeAll(async () => {
  app = await startApp({ engine: 'embedded' });
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B');
  jobId = (await admin.post('/api/admin/createJob', aJob())).body.job._id as string;
  const seeker = await signIn(app, 'JobSeeker');
  await seeker.post('/api/apply', { jobId });
  await company.post('/private/api/messages/send', { content: 'Hello' });
});
afterAll(() => app.close());

const paths: [who: 'anybody' | 'admin' | 'company', path: string][] = [
  ['anybody', '/public/api/v0/jobs'],
  ['anybody', '/public/api/v0/jobs?q=sap'],
  ['anybody', '/public/api/v0/jobs?location=Berlin&page=2'],
  ['anybody', '/private/api/projects/all'],
  ['anybody', '/private/api/projects/all?q=sap&category=SAP'],
  ['admin', '/api/admin/jobs?q=sap'],
  ['admin', '/api/admin/jobs/JOB/applicants'],
  ['admin', '/api/admin/jobs/JOB/applicants?q=jana'],
  ['admin', '/api/admin/notifications'],
  ['admin', '/api/admin/project-applicants'],
  ['admin', '/api/admin/messages/all'],
  ['admin', '/api/admin/messages/all?q=jana'],
  ['admin', '/api/admin/messages/conversation/USER?limit=5'],
  ['admin', '/api/admin/projects'],
  ['admin', '/api/admin/projects?owner=mine'],
  ['admin', '/api/admin/freelancers'],
  ['admin', '/api/admin/freelancers?skill=abap'],
  ['admin', '/api/admin/b2b-users?q=firma'],
  ['admin', '/api/admin/employees'],
  ['admin', '/api/admin/consultants'],
  ['admin', '/api/admin/audit'],
  ['admin', '/api/admin/outbox'],
  ['company', '/private/api/messages/USER?q=hello'],
  ['company', '/private/api/projects/USER'],
  ['company', '/private/api/employees/all'],
  ['company', '/private/api/employees/USER'],
  ['company', '/private/api/consultants'],
];

it.each(paths)('%s %s reads through an index', async (who, path) => {
  const address = path.replace('JOB', jobId).replace('USER', company.id);
  const read = () =>
    who === 'anybody' ? app.request.get(address) : (who === 'admin' ? admin : company).get(address);
  const plans = await plansOf(async () => expect((await read()).status).toBe(200));
  const finds = plans.filter(({ query }) => query.includes('.find '));
  expect(finds.length).toBeGreaterThan(0);
  // Only a search may read entries that are not on the page, in the order of the list.
  expect(finds.filter(({ stages }) => /SORT|COLLSCAN/.test(stages.join()))).toEqual([]);
});
