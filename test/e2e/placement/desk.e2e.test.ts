import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

const DESK = '/api/admin/applications';
const DAY = 24 * 3_600_000;
const MISSING = 'f'.repeat(24);

let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeEach(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterEach(() => app.close());

type Listed = { _id: string; waitingDays: number | null };
const idsOf = async (query = '') =>
  ((await admin.get(`${DESK}${query}`).expect(200)).body as Listed[]).map(({ _id }) => _id);

/** Creates one application of each kind, a day apart, oldest first. */
async function oneOfEach() {
  const seeker = await signIn(app, 'JobSeeker', { first_name: 'Jana', last_name: 'Seeker' });
  const freelancer = await signIn(app, 'Freelancer', { first_name: 'Nora', last_name: 'Lindt' });
  const company = await signIn(app, 'B2B', { company_name: 'Spree Logistik AG' });
  const owner = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
  const job = await place.applyForJob(seeker, await place.job('ABAP Developer'));
  const project = await place.applyForProject(freelancer, await place.project(owner, 'EWM rollout'));
  const consultant = await place.askFor(company, await place.consultant('Ada Wolf'), 'Ten days');
  // These wait longer than a session lives.
  const sent = async (id: string, days: number) =>
    app.connection
      .model('Application')
      .updateOne({ _id: id }, { appliedAt: new Date(app.clock.now().getTime() - days * DAY) });
  await sent(job, 2);
  await sent(project, 1);
  return { seeker, freelancer, company, owner, job, project, consultant };
}

describe('the list of the desk', () => {
  it('has all kinds, newest or longest waiting first, filtered by kind, status, days and words', async () => {
    const { job, project, consultant, company } = await oneOfEach();
    const { body } = await admin.get(DESK).expect(200);
    expect(body[0]).toEqual({
      _id: consultant,
      updatedAt: expect.any(String),
      kind: 'consultant',
      target: expect.objectContaining({
        title: 'Ada Wolf',
        language: null,
        state: null,
        owner: 'Muster Consulting GmbH',
      }) as object,
      applicant: {
        _id: company.id,
        name: expect.any(String) as string,
        role: 'B2B',
        company: 'Spree Logistik AG',
        email: company.email,
        language: 'en',
      },
      status: 'pending',
      appliedAt: app.clock.now().toISOString(),
      seenAt: null,
      waitingDays: 0,
      stage: 'new',
      stageSince: app.clock.now().toISOString(),
      note: 'Ten days',
      proposed: false,
      files: {},
    });
    expect(body.map(({ waitingDays }: Listed) => waitingDays)).toEqual([0, 1, 2]);
    expect(await idsOf('?sort=waiting')).toEqual([job, project, consultant]);
    expect(await idsOf('?sort=waiting&limit=1&page=2')).toEqual([project]);
    expect(await idsOf('?kind=project')).toEqual([project]);
    expect(await idsOf('?waiting=1')).toEqual([project, job]);
    expect(await idsOf('?waiting=3')).toEqual([]);
    expect(await idsOf('?q=seeker')).toEqual([job]);
    expect(await idsOf('?q=spree%20wolf')).toEqual([consultant]);
    await admin.patch(`${DESK}/${job}`, { status: 'rejected' }).expect(200);
    expect(await idsOf('?status=pending')).toEqual([consultant, project]);
    // Decided applications do not wait.
    expect(await idsOf('?waiting=0')).toEqual([consultant, project]);
    expect(await idsOf('?waiting=0&status=rejected')).toEqual([]);
    const [decided] = (await admin.get(`${DESK}?status=rejected`)).body as Listed[];
    expect(decided?.waitingDays).toBeNull();
    for (const query of ['?kind=x', '?status=open', '?waiting=-1', '?waiting=1.5', '?sort=oldest'])
      await admin.get(DESK + query).expect(400);
  });

  it('finds people and titles as they are called now', async () => {
    const { job, project, seeker, owner } = await oneOfEach();
    await seeker.put(`/private/api/update-profile/${seeker.id}`, { last_name: 'Umbenannt' }).expect(200);
    expect(await idsOf('?q=umbenannt')).toEqual([job]);
    expect(await idsOf('?q=jana%20seeker')).toEqual([]);
    const { body } = await admin.get(`${DESK}/${project}`);
    const form = { title: 'Warehouse move', description: 'EWM' };
    await owner.put(`/private/api/projects/${body.target._id}`, form).expect(200);
    expect(await idsOf('?q=warehouse')).toEqual([project]);
  });
});

describe('an application on the desk', () => {
  it('shows profile, history and what else the person has sent, and is seen with it', async () => {
    const { job, seeker } = await oneOfEach();
    const other = await place.applyForJob(seeker, await place.job('Basis Administrator'), 'This one too');
    await admin.patch(`${DESK}/${job}`, { status: 'rejected', note: 'Not this time' }).expect(200);
    const { body } = await admin.get(`${DESK}/${other}`).expect(200);
    expect(body).toMatchObject({
      seenAt: app.clock.now().toISOString(),
      profile: { _id: seeker.id, email: seeker.email, first_name: 'Jana' },
      history: [{ status: 'pending', by: 'Jana Seeker', note: 'This one too' }],
      others: [{ _id: job, status: 'rejected', target: { title: 'ABAP Developer' } }],
    });
    expect((await seeker.get(`/private/api/applications/${other}`)).body.seenAt).toBe(
      app.clock.now().toISOString(),
    );
    const { history } = (await admin.get(`${DESK}/${job}`)).body as { history: object[] };
    expect(history[1]).toMatchObject({
      status: 'rejected',
      by: 'Muster Consulting GmbH',
      note: 'Not this time',
    });
  });

  it('is decided by the firm, whoever owns the project, and can be taken back: the applicant is told of both', async () => {
    const { project, freelancer } = await oneOfEach();
    const selected = await admin.patch(`${DESK}/${project}`, { status: 'selected' });
    expect([selected.status, selected.body.code]).toEqual([200, 'applicant.selected']);
    const back = await admin.patch(`${DESK}/${project}`, { status: 'pending', note: 'Sorry, a mistake.' });
    expect([back.status, back.body.code]).toEqual([200, 'application.pending-again']);
    const again = await admin.patch(`${DESK}/${project}`, { status: 'pending' });
    expect([again.status, again.body.message]).toEqual([409, 'This application has not been decided yet.']);
    expect(await place.subjectsTo(freelancer.email)).toEqual([
      'We have received your application: EWM rollout',
      'Good news about your application: EWM rollout',
      'Your application is open again: EWM rollout',
    ]);
    const { body } = await freelancer.get(`/private/api/messages/${freelancer.id}`);
    expect(body.messages.map(({ content }: { content: string }) => content.slice(0, 16)).sort()).toEqual([
      'We are reviewing',
      'You have been se',
    ]);
    expect((await freelancer.get(`/private/api/applications/${project}`)).body).toMatchObject({
      status: 'pending',
      decidedAt: null,
      decisionNote: '',
    });
    await admin.patch(`${DESK}/${MISSING}`, { status: 'selected' }).expect(404);
    await admin.patch(`${DESK}/${project}`, { status: 'withdrawn' }).expect(400);
  });

  it('of a company for a consultant is answered as a request', async () => {
    const { consultant, company } = await oneOfEach();
    await admin
      .patch(`${DESK}/${consultant}`, { status: 'rejected', note: 'Mr Beck would be free.' })
      .expect(200);
    const mail = (await app.mails()).filter(({ to }) => to === company.email).at(-1);
    expect(mail?.subject).toBe('Your request: Ada Wolf');
    expect(mail?.text).toContain('Unfortunately Ada Wolf is not available for it.');
    expect(mail?.text).toContain('Mr Beck would be free.');
    // The log is kept longer than the consultant's data may be.
    const log = await app.connection.collection('audit').find({ action: 'applicant.rejected' }).toArray();
    expect(log.filter(({ targetId }) => String(targetId) === company.id)).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('Ada Wolf');
  });
});

describe('several decisions at once', () => {
  it('are each made by itself, once, and the others are named with their reason', async () => {
    const { job, project, consultant, seeker } = await oneOfEach();
    await admin.patch(`${DESK}/${project}`, { status: 'selected' }).expect(200);
    const ids = [job, project, MISSING, consultant, job.toUpperCase()];
    const { body } = await admin
      .post(`${DESK}/decide`, { ids, status: 'rejected', note: 'Thank you!' })
      .expect(200);
    expect(body.decided).toEqual([job, consultant]);
    expect(body.refused).toEqual([
      {
        _id: project,
        code: 'application.already-decided',
        message: 'This application has already been decided: selected.',
        values: { status: 'selected' },
      },
      { _id: MISSING, code: 'application.not-found', message: 'Application not found' },
    ]);
    expect(await place.subjectsTo(seeker.email)).toHaveLength(2);
  });

  it('are a hundred at most, and at least one', async () => {
    const many = Array.from({ length: 101 }, (_, i) => i.toString(16).padStart(24, '0'));
    for (const ids of [many, [], 'x', ['x'], [5], undefined])
      await admin.post(`${DESK}/decide`, { ids, status: 'rejected' }).expect(400);
    await admin.post(`${DESK}/decide`, { ids: [MISSING], status: 'pending' }).expect(400);
    const { body } = await admin
      .post(`${DESK}/decide`, { ids: many.slice(0, 100), status: 'rejected' })
      .expect(200);
    expect(body.refused).toHaveLength(100);
  });
});
