import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { operationsOf, type ApiDocument } from '../../../support/checks/api-document.ts';
import { Placements } from '../../../support/people/placement.ts';
import { plansOf } from '../../../support/checks/plans.ts';

// Every list reads its page through a declared index, filters and searches included: none sorts or scans a whole
// collection, so a page of 10,000 entries costs the same as a page of 1,000. Only the embedded engine explains.

const WEBHOOK = { url: 'https://93.184.216.34/hook', events: ['job.opened'] };

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;
let seeker: SignedIn;
/** By the names that the paths below have for them. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startApp({ engine: 'embedded' });
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B');
  const place = new Placements(app, admin);
  ids['USER'] = company.id;
  ids['JOB'] = await place.job();
  ids['PROJECT'] = await place.project(company);
  ids['CONSULTANT'] = await place.consultant();
  const { body } = await admin.post('/api/admin/webhooks', WEBHOOK).expect(201);
  ids['WEBHOOK'] = (body as { webhook: { _id: string } }).webhook._id;
  seeker = await signIn(app, 'JobSeeker');
  await place.applyForJob(seeker, ids['JOB']);
  await company.post('/private/api/messages/send', { content: 'Hello' });
});
afterAll(() => app.close());

const paths: [who: 'anybody' | 'admin' | 'company' | 'seeker', path: string][] = [
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
  ['admin', '/api/admin/consultants?listed=false'],
  ['admin', '/api/admin/audit'],
  ['admin', '/api/admin/outbox'],
  ['company', '/private/api/messages/USER?q=hello'],
  ['company', '/private/api/projects/USER'],
  ['company', '/private/api/employees/all'],
  ['company', '/private/api/employees/USER'],
  ['company', '/private/api/consultants'],
  ['seeker', '/private/api/jobs?q=sap'],
  ...['jobs', 'projects', 'applications', 'people', 'consultants'].flatMap(
    (list): [who: 'admin', path: string][] => [
      ['admin', `/api/admin/${list}?sort=updated`],
      ['admin', `/api/admin/${list}?updated_since=2026-01-01T00:00:00Z`],
      ['admin', `/api/admin/${list}/removed?since=${new Date().toISOString()}`],
    ],
  ),
  ['admin', '/api/admin/events'],
  ['admin', '/api/admin/events?after=0'],
  ['admin', '/api/admin/applications'],
  ['admin', '/api/admin/proposals'],
  ['admin', '/api/admin/proposals?state=shown'],
  ['admin', '/api/admin/proposals?project=PROJECT'],
  ['admin', '/api/admin/proposals?person=USER'],
  ['admin', '/api/admin/consultant-applicants/CONSULTANT'],
  ['admin', '/api/admin/projects/PROJECT/applicants'],
  ['admin', '/api/admin/people'],
  ['admin', '/api/admin/notes?about=user:USER'],
  ['admin', '/api/admin/templates'],
  ['admin', '/api/admin/api-keys'],
  ['admin', '/api/admin/webhooks'],
  ['admin', '/api/admin/webhooks/WEBHOOK/deliveries'],
  ['admin', '/api/admin/sessions'],
  ['company', '/private/api/applications'],
  ['company', '/private/api/projects/PROJECT/applicants'],
  ['company', '/private/api/projects/PROJECT/proposals'],
  ['company', '/private/api/sessions'],
];

it('are all of them that the document has', async () => {
  const { body } = await app.request.get('/openapi.json').expect(200);
  const lists = operationsOf(body as ApiDocument).filter(
    ({ method, operation }) =>
      method === 'get' && JSON.stringify(operation.responses).includes('X-Total-Count"'),
  );
  expect(lists.length).toBeGreaterThan(10);
  const isAsked = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
    return paths.some(([, asked]) => pattern.test(asked));
  };
  // Administrators are few: the whole list is read. The home search answers two lists in one object, and sorts what has a skill.
  const unasked = lists.map(({ path }) => path).filter((path) => !isAsked(path));
  expect(unasked).toEqual(['/api/admin/admins', '/public/api/v0/home-search']);
});

it.each(paths)('%s %s reads through an index', async (who, path) => {
  const address = path.replace(/\b[A-Z]+\b/g, (name) => ids[name] ?? name);
  const read = () =>
    who === 'anybody' ? app.request.get(address) : { admin, company, seeker }[who].get(address);
  const plans = await plansOf(async () => expect((await read()).status).toBe(200));
  const finds = plans.filter(({ query }) => query.includes('.find '));
  expect(finds.length).toBeGreaterThan(0);
  // Only a search may read entries that are not on the page, in the order of the list. What belongs to a page is read by ids.
  const scans = finds.filter(
    ({ paged, stages }) => stages.includes('COLLSCAN') || (paged && stages.includes('SORT')),
  );
  expect(scans).toEqual([]);
});
