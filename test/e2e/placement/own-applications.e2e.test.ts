import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

const OWN = '/private/api/applications';
const MISSING = 'f'.repeat(24);

let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

const listed = async (person: SignedIn, query = '') => (await person.get(`${OWN}${query}`).expect(200)).body;
const withdraw = (person: SignedIn, id: string, body = {}) => person.post(`${OWN}/${id}/withdraw`, body);

describe('own applications', () => {
  it('are listed with what was sent and what became of it, newest first, filtered and paged', async () => {
    const company = await signIn(app, 'B2B', { company_name: 'Spree Logistik AG' });
    const owner = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
    await place.giveCv(company);
    const [project, consultant] = [
      await place.project(owner, 'EWM rollout'),
      await place.consultant('Ada Wolf'),
    ];
    const asked = await place.askFor(company, consultant, 'From March, for six months');
    app.clock.advance(1000);
    const applied = await place.applyForProject(company, project);
    const body = await listed(company);
    expect(body).toEqual([
      {
        _id: applied,
        kind: 'project',
        target: {
          _id: project,
          title: 'EWM rollout',
          language: 'en',
          state: 'open',
          owner: 'Havelblick GmbH',
        },
        status: 'pending',
        appliedAt: app.clock.now().toISOString(),
        seenAt: null,
        decidedAt: null,
        note: '',
        proposed: false,
        decisionNote: '',
        files: { cv: expect.objectContaining({ filename: 'cv.pdf', size: 2000 }) as object },
        views: [],
      },
      expect.objectContaining({
        _id: asked,
        kind: 'consultant',
        target: {
          _id: consultant,
          title: 'Ada Wolf',
          language: null,
          state: null,
          owner: 'Muster Consulting GmbH',
        },
        note: 'From March, for six months',
        proposed: false,
        // A request for a consultant contains no documents.
        files: {},
      }),
    ]);
    expect((await company.get(`${OWN}/${applied}`).expect(200)).body).toEqual(body[0]);
    const idsOf = async (query: string) =>
      (await listed(company, query)).map(({ _id }: { _id: string }) => _id);
    expect(await idsOf('?kind=consultant')).toEqual([asked]);
    expect(await idsOf('?q=ewm')).toEqual([applied]);
    expect(await idsOf('?page=2&limit=1')).toEqual([asked]);
    expect(await idsOf('?status=rejected')).toEqual([]);
    for (const query of ['?kind=x', '?status=open', '?waiting=3']) await company.get(OWN + query).expect(400);
    expect(await listed(owner)).toEqual([]);
    await owner.get(`${OWN}/${applied}`).expect(404);
  });

  it('keep the documents as they were sent, for as long as they exist', async () => {
    const seeker = await signIn(app, 'JobSeeker');
    await place.giveCv(seeker, 'first.pdf', 2_000);
    const id = await place.applyForJob(seeker, await place.job());
    await place.giveCv(seeker, 'second.pdf', 3_000);
    const later = await place.applyForJob(seeker, await place.job());
    await seeker.delete('/private/api/me/cv').expect(200);
    const sizeOf = async (one: string) =>
      Number((await seeker.get(`${OWN}/${one}/cv`)).headers['content-length']);
    expect([await sizeOf(id), await sizeOf(later)]).toEqual([2_000, 3_000]);
    expect((await seeker.get(`${OWN}/${id}/certificate`)).body.code).toBe('certificate.not-found');
    const states = async () =>
      (await app.connection.model('FileRecord').find().lean<{ state: string }[]>()).map(({ state }) => state);
    const before = (await states()).filter((state) => state === 'attached').length;
    await seeker.delete('/private/api/me').expect(200);
    expect((await states()).filter((state) => state === 'attached')).toHaveLength(before - 2);
  });

  it('take a note of 2,000 characters at most', async () => {
    const [seeker, jobId] = [await signIn(app, 'JobSeeker'), await place.job()];
    await seeker.post('/api/apply', { jobId, note: 'x'.repeat(2001) }).expect(400);
    await seeker.post('/api/apply', { jobId, note: 5 }).expect(400);
    await place.applyForJob(seeker, jobId, 'x'.repeat(2000));
  });
});

describe('withdrawing', () => {
  it('is for the applicant, while the application is pending, and once', async () => {
    const [seeker, other] = [await signIn(app, 'JobSeeker'), await signIn(app, 'JobSeeker')];
    const jobId = await place.job();
    const id = await place.applyForJob(seeker, jobId);
    for (const wrong of [withdraw(other, id), withdraw(seeker, MISSING)])
      expect((await wrong).body.code).toBe('application.not-found');
    await withdraw(seeker, id, { reason: 'x'.repeat(2001) }).expect(400);
    const answer = await withdraw(seeker, id, { reason: 'Found another' });
    expect([answer.status, answer.body.message]).toEqual([200, 'Your application has been withdrawn.']);
    expect((await listed(seeker))[0]).toMatchObject({
      status: 'withdrawn',
      decidedAt: app.clock.now().toISOString(),
    });
    const again = await withdraw(seeker, id);
    expect([again.status, again.body.message]).toEqual([409, 'This application has been withdrawn.']);
    const decided = await admin.patch(`/api/admin/jobs/${jobId}/applicants/${seeker.id}`, {
      status: 'selected',
    });
    expect([decided.status, decided.body.code]).toEqual([409, 'application.withdrawn-before']);
    const { body } = await admin.get(`/api/admin/applications/${id}`);
    expect(body.history.at(-1)).toMatchObject({ status: 'withdrawn', note: 'Found another' });
    // Nobody gets an email: the firm sees it in its list.
    expect(await place.subjectsTo(seeker.email)).toHaveLength(1);
  });

  it('is too late once it was decided', async () => {
    const seeker = await signIn(app, 'JobSeeker');
    const id = await place.applyForJob(seeker, await place.job());
    await admin.patch(`/api/admin/applications/${id}`, { status: 'rejected' }).expect(200);
    const late = await withdraw(seeker, id);
    expect([late.status, late.body.message]).toEqual([
      409,
      'This application has already been decided: rejected.',
    ]);
  });

  it('lets the person apply again, and counts as applied nowhere but in the history', async () => {
    const company = await signIn(app, 'B2B');
    const [projectId, consultantId] = [await place.project(), await place.consultant('Jo Beck')];
    const [first, asked] = [
      await place.applyForProject(company, projectId),
      await place.askFor(company, consultantId),
    ];
    const applied = async () => {
      const projects = (await company.get('/private/api/projects/all?limit=200')).body;
      const consultants = (await company.get('/private/api/consultants?limit=200')).body;
      const found = (await company.get('/public/api/v0/home-search?tab=consultants&limit=200')).body;
      const byId = (list: { _id: string }[], id: string) => list.find(({ _id }) => _id === id);
      return [
        (byId(projects, projectId) as { applicants?: object[] } | undefined)?.applicants?.length,
        (byId(consultants, consultantId) as { applied?: boolean } | undefined)?.applied,
        (byId(found.consultants ?? found, consultantId) as { applied?: boolean } | undefined)?.applied,
      ];
    };
    expect(await applied()).toEqual([1, true, true]);
    for (const id of [first, asked]) await withdraw(company, id).expect(200);
    expect(await applied()).toEqual([0, false, false]);
    const second = await place.applyForProject(company, projectId, 'I have thought about it');
    await company.post('/private/api/projects/apply', { projectId }).expect(409);
    expect((await listed(company, '?kind=project')).map(({ _id }: { _id: string }) => _id)).toHaveLength(2);
    const { body } = await admin.get(`/api/admin/applications/${second}`);
    expect(body.others.map(({ _id }: { _id: string }) => _id).sort()).toEqual([first, asked].sort());
  });

  it('keeps the job in jobs_applied, with its status', async () => {
    const [seeker, jobId] = [await signIn(app, 'JobSeeker'), await place.job()];
    await withdraw(seeker, await place.applyForJob(seeker, jobId)).expect(200);
    const { body } = await seeker.get('/private/api/me');
    expect(body.jobs_applied).toMatchObject([{ _id: jobId, status: 'withdrawn' }]);
  });

  it('tells the owner of a project at once, with the reason', async () => {
    const [owner, freelancer] = [await signIn(app, 'B2B'), await signIn(app, 'Freelancer')];
    const projectId = await place.project(owner, 'Fiori launchpad');
    const id = await place.applyForProject(freelancer, projectId);
    await withdraw(freelancer, id, { reason: 'I am booked until May' }).expect(200);
    const mail = (await app.mails()).filter(({ to }) => to === owner.email).at(-1);
    expect(mail?.subject).toBe('Application withdrawn: Fiori launchpad');
    expect(mail?.text).toContain('I am booked until May');
    expect(mail?.link).toBe(`/dashboard/projects?projectId=${projectId}&applicationId=${id}`);
  });
});
