import { startApp, type TestApp } from '../../support/app/app.ts';
import { backupRecordOf } from '../../support/app/stored.ts';
import { anEmployeeForm } from '../../support/people/employee-form.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp({ settings: { backupMaxAgeHours: 26 } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await Promise.all(Object.values(app.connection.models).map((model) => model.deleteMany({})));
  admin = await signInAdmin(app);
});

describe('GET /api/admin/overview', () => {
  it('counts everything, and applications by the day they came', async () => {
    const jobId = await new Placements(app, admin).job();
    const seeker = await signIn(app, 'JobSeeker');
    const freelancer = await signIn(app, 'Freelancer');
    await seeker.post('/api/apply', { jobId });
    await freelancer.post('/private/api/messages/send', { content: 'Hello' });
    const { status, body } = await admin.get('/api/admin/overview');
    expect(status).toBe(200);
    const { applicationsPerDay, ...counts } = body;
    expect(counts).toEqual({
      jobs: 1,
      applications: 1,
      openApplications: 1,
      openProjectApplications: 0,
      openConsultantRequests: 0,
      openSpeculativeApplications: 0,
      jobSeekers: 1,
      freelancers: 1,
      b2bUsers: 0,
      projects: 0,
      heldProjects: 0,
      employees: 0,
      consultants: 0,
      unreadConversations: 1,
      unreadBarriers: 0,
      flaggedMessages: 0,
      undeliveredMails: 0,
      backup: { lastAt: null, isOverdue: false },
    });
    expect(applicationsPerDay).toHaveLength(30);
    expect(applicationsPerDay.at(-1)).toEqual({ day: app.clock.now().toISOString().slice(0, 10), count: 1 });
    await admin.patch(`/api/admin/jobs/${jobId}/applicants/${seeker.id}`, { status: 'selected' });
    expect((await admin.get('/api/admin/overview')).body).toMatchObject({
      applications: 1,
      openApplications: 0,
    });
  });

  it('tells each kind of entry from the others', async () => {
    const place = new Placements(app, admin);
    const company = await signIn(app, 'B2B');
    const freelancer = await signIn(app, 'Freelancer');
    await company.post('/private/api/employees', anEmployeeForm()).expect(201);
    await place.project(company);
    for (let n = 0; n < 2; n++) await place.applyForProject(freelancer, await place.project());
    for (let n = 0; n < 3; n++) await place.askFor(company, await place.consultant());
    expect((await admin.get('/api/admin/overview')).body).toMatchObject({
      ...{ jobs: 0, applications: 0, openProjectApplications: 2, openConsultantRequests: 3 },
      ...{ jobSeekers: 0, freelancers: 1, b2bUsers: 1, projects: 3, employees: 1, consultants: 3 },
    });
  });
});

describe('the backup in GET /api/admin/overview', () => {
  const backup = async () => (await admin.get('/api/admin/overview')).body.backup;

  it('is overdue when none was made in its time, and tells of the last one', async () => {
    app.clock.advance(27 * 3_600_000);
    admin = await signInAdmin(app);
    expect(await backup()).toEqual({ lastAt: null, isOverdue: true });
    const at = new Date(app.clock.now().getTime() - 3_600_000);
    await backupRecordOf(app).write({ at, bytes: { documents: 1, files: 0 } });
    expect(await backup()).toEqual({ lastAt: at.toISOString(), isOverdue: false });
  });
});
