import { Types } from 'mongoose';
import { ProjectPermit } from '../../../../api/src/projects/application/project-permit.service.ts';
import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';

const OFFICE = 'office@firm.test';

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;

beforeAll(async () => {
  app = await startApp({ settings: { contactTo: OFFICE } });
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B');
});
afterAll(() => app.close());

describe('the contract of a project', () => {
  const form = { title: 'Rollout', description: 'Two sites.' };
  const TEMPORARY = { ...form, contract_type: 'temporary-employment' };
  const aueg_permit = 'Agentur für Arbeit Düsseldorf, 1 March 2024';
  const seen = async (id: string) => (await app.request.get(`/public/api/v0/projects/${id}`)).body;

  it('is temporary employment only with a permit, which is shown', async () => {
    const refused = await company.post('/private/api/projects', TEMPORARY);
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ field: 'aueg_permit', code: 'field.permit-required' }],
    ]);
    const { project } = (await company.post('/private/api/projects', { ...TEMPORARY, aueg_permit })).body;
    const address = `/private/api/projects/${project._id}`;
    expect((await company.put(address, { ...form, aueg_permit: '' })).status).toBe(400);
    expect(await seen(project._id)).toMatchObject({ contract_type: 'temporary-employment', aueg_permit });
    await company.put(address, { ...form, contract_type: 'work-contract' }).expect(200);
    expect(await seen(project._id)).toMatchObject({ contract_type: 'work-contract', aueg_permit: '' });
    expect((await company.get(`/private/api/projects/${company.id}`)).body[0]).toMatchObject({ aueg_permit });
    const { status, body } = await admin.post('/api/admin/create-project', TEMPORARY);
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'contract_type', code: 'field.firm-permit-missing' }],
    ]);
  });

  it('replaces the temporary employment of projects, not of jobs', async () => {
    const temporary = { employment_type: 'temporary' };
    for (const [who, path] of [
      [company, '/private/api/projects'],
      [admin, '/api/admin/create-project'],
    ] as const)
      expect((await who.post(path, { ...form, ...temporary })).body.errors).toMatchObject([
        { field: 'employment_type' },
      ]);
    expect((await admin.post('/api/admin/createJob', aJob(temporary as object))).status).toBe(201);
  });

  it('and the name of the company are that company’s alone', async () => {
    const { project } = (await company.post('/private/api/projects', { ...form, show_company: true })).body;
    expect(project).toMatchObject({ show_company: true, contract_type: null });
    expect((await company.post(`/private/api/projects`, { ...form, show_company: 'yes' })).status).toBe(400);
    for (const field of [{ show_company: true }, { aueg_permit }])
      expect((await admin.post('/api/admin/create-project', { ...form, ...field })).status).toBe(400);
    expect((await admin.put(`/api/admin/projects/${project._id}`, form)).status).toBe(403);
  });

  it('loses temporary employment when the firm’s permit goes, and the firm is told once', async () => {
    const { project } = (await admin.post('/api/admin/create-project', form)).body;
    const projects = app.connection.collection('projects');
    // As it was stored while the setting was there.
    const type = 'temporary-employment';
    const contract = { $set: { contract_type: type, 'words.facets': [`contract_type=${type};`] } };
    await projects.updateOne({ _id: new Types.ObjectId(String(project._id)) }, contract);
    const runs = app.app.get(ProjectPermit, { strict: false });
    for (let times = 0; times < 2; times++) await runs.endWithoutPermit();
    expect(await seen(project._id)).toMatchObject({ contract_type: null, state: 'open' });
    const told = (await app.mails()).filter(({ to }) => to === OFFICE);
    expect(told).toMatchObject([{ text: expect.stringContaining('Rollout') }]);
    const { body } = await admin.get('/api/admin/audit?limit=1');
    expect(body).toMatchObject([{ action: 'project.contract-removed', actorKind: 'system' }]);
    await projects.updateOne({ _id: new Types.ObjectId(String(project._id)) }, contract);
    const steps = `/api/admin/projects/${project._id}/state`;
    await admin.patch(steps, { state: 'paused' }).expect(200);
    await runs.endWithoutPermit();
    expect((await admin.patch(steps, { state: 'open' })).body.errors).toMatchObject([
      { field: 'contract_type' },
    ]);
  });
});
