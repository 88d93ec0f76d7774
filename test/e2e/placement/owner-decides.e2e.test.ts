import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

let app: TestApp;
let admin: SignedIn;
let place: Placements;
let owner: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
beforeEach(async () => {
  owner = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
});
afterAll(() => app.close());

const applicantsOf = (projectId: string) => `/private/api/projects/${projectId}/applicants`;

/** Creates a project of the owner, and a freelancer with a full profile who has applied to it. */
async function applied(note = 'Free from March') {
  const freelancer = await signIn(app, 'Freelancer', {
    first_name: 'Nora',
    last_name: 'Lindt',
    phone: '030 77',
  });
  await freelancer.put(`/private/api/update-profile/${freelancer.id}`, {
    country: 'Austria',
    gender: 'female',
    skills: ['ABAP'],
    qualification: [{ university: 'TU', year: '2010', course: 'Informatics' }],
    experience: [{ company: 'Spree', role: 'Lead', from: '2011', to: '2020' }],
  });
  await place.giveCv(freelancer);
  const projectId = await place.project(owner, 'EWM rollout');
  const id = await place.applyForProject(freelancer, projectId, note);
  return { freelancer, projectId, id, path: `${applicantsOf(projectId)}/${id}` };
}

describe('what a company sees of an applicant', () => {
  const LISTED = [
    '_id',
    'applicantId',
    'appliedAt',
    'company',
    'files',
    'hidden',
    'name',
    'note',
    'proposed',
    'role',
    'seenAt',
    'skills',
    'stage',
    'stageSince',
    'status',
  ];
  const OPENED = [
    ...LISTED,
    'country',
    'decisionNote',
    'email',
    'experience',
    'phone',
    'qualification',
    'reason',
  ].sort();

  it('in the list: who, what for, what was sent; no way to reach the person', async () => {
    const { freelancer, projectId, id } = await applied();
    const { body, text } = await owner.get(applicantsOf(projectId)).expect(200);
    expect(Object.keys(body[0]).sort()).toEqual(LISTED);
    expect(body).toMatchObject([
      {
        _id: id,
        applicantId: freelancer.id,
        name: 'Nora Lindt',
        role: 'Freelancer',
        skills: ['abap'],
        seenAt: null,
      },
    ]);
    for (const hidden of [freelancer.email, '030 77', 'Austria', 'female'])
      expect(text).not.toContain(hidden);
  });

  it('opened: the profile too, and how to reach the person exactly while selected', async () => {
    const { freelancer, path, id } = await applied();
    const open = async () => (await owner.get(path).expect(200)).body;
    const before = await open();
    expect(Object.keys(before).sort()).toEqual(OPENED);
    expect(before).toMatchObject({ country: 'Austria', email: null, phone: null, note: 'Free from March' });
    expect(JSON.stringify(before)).not.toMatch(/female|030 77|@example/);
    await owner.patch(path, { status: 'selected' }).expect(200);
    expect(await open()).toMatchObject({ email: freelancer.email, phone: '030 77' });
    await admin.patch(`/api/admin/applications/${id}`, { status: 'pending' }).expect(200);
    expect(await open()).toMatchObject({ email: null, phone: null });
    await owner.patch(path, { status: 'rejected' }).expect(200);
    expect(await open()).toMatchObject({ email: null, phone: null, status: 'rejected' });
  });

  it('in the lists of projects: no more than before', async () => {
    const { projectId } = await applied();
    const visitor = (await app.request.get(`/public/api/v0/projects/${projectId}`)).body;
    expect(visitor.applicants).toEqual([]);
    const mine = (await owner.get(`/private/api/projects/${owner.id}`)).body;
    expect(Object.keys(mine[0].applicants[0]).sort()).toEqual([
      'appliedAt',
      'name',
      'role',
      'status',
      'userId',
    ]);
  });
});

describe('applicants of a company', () => {
  it('are paged and filtered by status and words', async () => {
    const { projectId, id } = await applied();
    const ben = await signIn(app, 'Freelancer', { first_name: 'Ben', last_name: 'Brandt' });
    app.clock.advance(1000);
    const bens = await place.applyForProject(ben, projectId);
    await owner.patch(`${applicantsOf(projectId)}/${id}`, { status: 'rejected' }).expect(200);
    const idsOf = async (query: string) =>
      (await owner.get(applicantsOf(projectId) + query).expect(200)).body.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await idsOf('')).toEqual([bens, id]);
    expect(await idsOf('?limit=1&page=2')).toEqual([id]);
    expect(await idsOf('?status=pending')).toEqual([bens]);
    expect(await idsOf('?q=lindt')).toEqual([id]);
    // A hidden address cannot be guessed letter by letter.
    expect(await idsOf('?q=@example')).toEqual([]);
    // The target of an application is not searched.
    expect(await idsOf('?q=rollout')).toEqual([]);
  });

  it("are nobody else's: another company is told so, another project does not know them", async () => {
    const { projectId, id } = await applied();
    const other = await signIn(app, 'B2B');
    const [list, one] = [
      await other.get(applicantsOf(projectId)),
      await other.get(`${applicantsOf(projectId)}/${id}`),
    ];
    for (const { status, body } of [list, one])
      expect([status, body.message]).toEqual([403, 'You can only change your own projects']);
    const elsewhere = await place.project(owner, 'Another');
    await owner.get(`${applicantsOf(elsewhere)}/${id}`).expect(404);
    await owner.patch(`${applicantsOf(elsewhere)}/${id}`, { status: 'selected' }).expect(404);
    await other.get(`/private/api/applications/${id}/cv`).expect(404);
  });

  it('are closed to who is no company any more', async () => {
    const { projectId, id } = await applied();
    await owner.put(`/private/api/update-profile/${owner.id}`, { role: 'Freelancer' }).expect(200);
    await owner.get(`/private/api/applications/${id}/cv`).expect(404);
    await owner.get(applicantsOf(projectId)).expect(403);
  });

  it('learn when they were seen, and who opened their CV', async () => {
    const { freelancer, path, id } = await applied();
    const own = async () => (await freelancer.get(`/private/api/applications/${id}`)).body;
    const at = app.clock.now().toISOString();
    await owner.get(path).expect(200);
    app.clock.advance(60_000);
    await owner.get(path).expect(200);
    expect(await own()).toMatchObject({ seenAt: at, views: [] });
    await owner.get(`/private/api/applications/${id}/cv`).expect(200);
    await freelancer.get(`/private/api/applications/${id}/cv`).expect(200);
    await admin.get(`/api/admin/applications/${id}/cv`).expect(200);
    expect((await own()).views.map(({ by }: { by: string }) => by)).toEqual([
      'Muster Consulting GmbH',
      'Havelblick GmbH',
    ]);
    const log = (await admin.get('/api/admin/audit?action=cv.viewed')).body as {
      targetId: string;
      actorId: string;
    }[];
    expect(
      log
        .filter(({ targetId }) => targetId === freelancer.id)
        .map(({ actorId }) => actorId)
        .sort(),
    ).toEqual([admin.id, owner.id].sort());
  });
});

describe('the decision of a company', () => {
  it.each([
    [
      'selected',
      'Applicant has been selected and notified.',
      'You have been selected for the project “EWM rollout” of Havelblick GmbH. Havelblick GmbH will get in touch',
    ],
    [
      'rejected',
      'Applicant has been rejected and notified.',
      'Havelblick GmbH has decided to proceed with other applicants',
    ],
  ])(
    '%s: is told in a message and in one mail, with the note, and is in the log',
    async (status, text, sentence) => {
      const { freelancer, path, id } = await applied();
      const note = 'Ms Brandt will call you.';
      const answer = await owner.patch(path, { status, note });
      expect([answer.status, answer.body.message]).toEqual([200, text]);
      const { body } = await freelancer.get(`/private/api/messages/${freelancer.id}`);
      expect(body.messages).toHaveLength(1);
      for (const part of [sentence, note]) expect(body.messages[0].content).toContain(part);
      const mail = (await app.mails()).filter(({ to }) => to === freelancer.email).at(-1);
      for (const part of [sentence, note]) expect(mail?.text).toContain(part);
      expect(mail?.link).toBe(`/dashboard/applications?applicationId=${id}`);
      expect((await freelancer.get(`/private/api/applications/${id}`)).body).toMatchObject({
        status,
        decisionNote: note,
      });
      const log = (await admin.get(`/api/admin/audit?action=applicant.${status}`)).body;
      expect(log[0]).toMatchObject({
        actorId: owner.id,
        actorKind: 'user',
        targetId: freelancer.id,
        regarding: 'EWM rollout',
      });
      const again = await owner.patch(path, { status: 'selected' });
      expect([again.status, again.body.code]).toEqual([409, 'application.already-decided']);
    },
  );

  it('takes nothing back, and nothing but the two words', async () => {
    const { path } = await applied();
    for (const status of ['pending', 'withdrawn', '', null, 5])
      await owner.patch(path, { status }).expect(400);
    await owner.patch(path, { status: 'selected', note: 'x'.repeat(2001) }).expect(400);
    expect((await owner.get(path)).body.status).toBe('pending');
  });
});
