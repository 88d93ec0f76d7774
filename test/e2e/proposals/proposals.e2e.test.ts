import { OFFICE, OWN, PROFILE, ProposalWorld, type Asked } from '../../support/people/proposals.ts';

const DAY = 86_400_000;

let world: ProposalWorld;
beforeAll(async () => {
  world = await ProposalWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

interface Row {
  _id: string;
  state: string;
  reference: string;
}
const rowsOf = ({ body }: { body: unknown }) => body as Row[];

it('the desk asks three people: one agrees, one declines, one lets it expire; the company sees one profile without a name', async () => {
  const { owner, projectId, path } = await world.project();
  const [anna, ben, cara] = await Promise.all([
    world.freelancer(),
    world.freelancer({ first_name: 'Ben' }),
    world.freelancer({ first_name: 'Cara' }),
  ]);
  const ids: string[] = [];
  for (const { id } of [anna, ben, cara]) {
    const asked = await world.propose(projectId, id).expect(201);
    expect(asked.body).toMatchObject({ code: 'proposal.asked', warnings: [] });
    ids.push((asked.body as Asked)._id);
    world.app.clock.advance(1);
  }
  // An id of the driver begins with its time and goes on with five bytes that all ids of a process share.
  expect(new Set(ids.map((id) => id.slice(8, 18))).size).toBe(3);
  expect(rowsOf(await owner.get(path))).toEqual([]);
  const [question] = rowsOf(await anna.get(OWN));
  expect(question).toMatchObject({
    _id: ids[0],
    reference: expect.stringMatching(/^C-\d{4}$/) as string,
    state: 'asked',
    project: { _id: projectId, title: 'EWM roll-out', company: '', place: 'Potsdam' },
    profile: PROFILE,
    expiresAt: new Date(world.app.clock.now().getTime() - 3 + 7 * DAY).toISOString(),
    agreedAt: null,
    views: [],
  });

  const agreed = await anna.post(`${OWN}/${ids[0]}/answer`, { answer: 'agree' }).expect(200);
  expect(agreed.body).toMatchObject({ code: 'proposal.agreed', proposal: { state: 'shown' } });
  await ben.post(`${OWN}/${ids[1]}/answer`, { answer: 'decline', reason: 'Busy' }).expect(200);
  world.app.clock.advance(8 * DAY);
  await world.signIn();
  // The time to answer has passed, whether or not a sweep has noticed it.
  for (const person of [anna, cara, owner]) await world.again(person);
  expect((await cara.post(`${OWN}/${ids[2]}/answer`, { answer: 'agree' })).body.code).toBe(
    'proposal.expired',
  );
  await world.expire();
  const desk = await world.admin.get(`/api/admin/proposals?project=${projectId}`);
  expect(rowsOf(desk).map(({ _id, state }) => [_id, state])).toEqual([
    [ids[2], 'expired'],
    [ids[1], 'declined'],
    [ids[0], 'shown'],
  ]);
  expect(desk.body[1]).toMatchObject({
    reason: 'Busy',
    endedBy: 'person',
    subject: { kind: 'freelancer', _id: ben.id, name: 'Ben Berger' },
    project: { company: 'Havelblick GmbH' },
  });

  const [seen, ...others] = rowsOf(await owner.get(path));
  expect(others).toEqual([]);
  expect(seen).toEqual({
    _id: ids[0],
    reference: question?.reference,
    state: 'shown',
    hidden: false,
    position: PROFILE.position,
    shownAt: expect.any(String) as string,
    endedAt: null,
  });
  const opened = await owner.get(`${path}/${ids[0]}`).expect(200);
  expect(opened.body).toEqual({ ...seen, profile: PROFILE, contact: null, applicationId: null });
  const pdf = await owner.get(`${path}/${ids[0]}/profile.pdf?language=de`).expect(200);
  expect([pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
    'application/pdf',
    'private, no-store',
  ]);
  await owner.get(path).expect(200);
  // The list counts once an hour.
  expect((await anna.get(OWN)).body[0]).toMatchObject({
    project: { company: '' },
    views: ['list', 'profile', 'document'].map((what) => ({ by: '', what })),
    viewCounts: { list: 1, profile: 1, document: 1 },
  });

  const interested = await owner.patch(`${path}/${ids[0]}`, { state: 'interested' }).expect(200);
  const { proposal } = interested.body as { proposal: { applicationId: string } };
  expect(interested.body).toMatchObject({
    code: 'proposal.interested',
    proposal: {
      state: 'interested',
      contact: { name: 'Anna Berger', by: 'person', email: anna.email, phone: '+49 171 2345678' },
    },
  });
  const applicants = await owner.get(`/private/api/projects/${projectId}/applicants`);
  expect(applicants.body).toEqual([
    expect.objectContaining({
      _id: proposal.applicationId,
      name: 'Anna Berger',
      status: 'selected',
      proposed: true,
      files: {},
    }),
  ]);
  expect((await anna.get('/private/api/applications')).body).toEqual([
    expect.objectContaining({ _id: proposal.applicationId, status: 'selected', proposed: true }),
  ]);
  expect((await anna.post(`${OWN}/${ids[0]}/answer`, { answer: 'withdraw' })).body.code).toBe(
    'proposal.not-shown',
  );
  // An address is shown as after a selection: no longer when the selection is taken back.
  await world.admin
    .patch(`/api/admin/applications/${proposal.applicationId}`, { status: 'pending' })
    .expect(200);
  expect((await owner.get(`${path}/${ids[0]}`)).body.contact).toEqual({
    name: 'Anna Berger',
    by: null,
    email: null,
    phone: null,
  });
});

it('a consultant who is not listed answers by the link; an interested company gets the name and the contact of the firm', async () => {
  const { owner, projectId, path } = await world.project({ show_company: true });
  const { id, email } = await world.consultant();
  const asked = await world.propose(projectId, id, PROFILE, 'consultant').expect(201);
  const one = `${path}/${(asked.body as Asked)._id}`;
  const token = await world.linkTo(email);
  await world.answerByLink(token, 'agree');
  await owner.patch(one, { state: 'interested' }).expect(200);
  expect((await owner.get(one)).body).toMatchObject({
    applicationId: null,
    contact: { name: 'Karl Voss', by: 'firm', email: 'kontakt@muster.example', phone: '+49 30 000000-0' },
  });
  expect((await owner.get(`/private/api/projects/${projectId}/applicants`)).body).toEqual([]);
  expect((await world.mailsTo(OFFICE)).length).toBeGreaterThan(1);
});

it('a profile that the company does not want, or that was withdrawn, is hidden from it again', async () => {
  const { owner, path, one, person, answer } = await world.proposed('shown');
  await owner.patch(one, { state: 'not-interested' }).expect(200);
  const hidden = { profile: null, contact: null, position: '', applicationId: null };
  expect((await owner.get(one)).body).toMatchObject({ state: 'not-interested', ...hidden });
  expect((await owner.get(`${one}/profile.pdf`)).body.code).toBe('proposal.ended');
  expect((await owner.patch(one, { state: 'interested' })).body.code).toBe('proposal.ended');
  const looks = async () => ((await person.get(OWN)).body as { views: object[] }[])[0]?.views.length;
  const before = await looks();
  await owner.get(path);
  expect(await looks()).toBe(before);
  expect((await person.post(answer, { answer: 'withdraw' })).status).toBe(409);

  const other = await world.proposed('shown');
  await other.person.post(other.answer, { answer: 'withdraw', reason: 'Hired' }).expect(200);
  expect((await other.owner.get(other.one)).body).toMatchObject({ state: 'withdrawn', ...hidden });
  expect((await other.owner.patch(other.one, { state: 'interested' })).body.code).toBe(
    'proposal.withdrawn-before',
  );
});

it('the desk withdraws what is asked or shown, and the person is told', async () => {
  const { id, person, owner, one } = await world.proposed('shown');
  const [toPerson, toOwner] = [await world.mailsTo(person.email), await world.mailsTo(owner.email)];
  const withdraw = () => world.admin.patch(`/api/admin/proposals/${id}`, { state: 'withdrawn' });
  expect((await withdraw()).body.code).toBe('proposal.withdrawn');
  expect((await withdraw()).status).toBe(409);
  expect((await owner.get(one)).body.state).toBe('withdrawn');
  expect((await world.mailsTo(person.email)).length).toBe(toPerson.length + 1);
  expect((await world.mailsTo(owner.email)).length).toBe(toOwner.length + 1);
  const log = await world.admin.get('/api/admin/audit');
  expect((log.body as { action: string }[]).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['proposal.asked', 'proposal.withdrawn']),
  );
});

it('fills in from the profile what the desk does not send', async () => {
  const { projectId } = await world.project();
  const person = await world.freelancer();
  await person
    .put(`/private/api/update-profile/${person.id}`, {
      skills: ['abap', 'rap'],
      experience: [{ company: 'Elbe Steel', role: 'ABAP Developer', from: '2015', to: '2024' }],
    })
    .expect(200);
  const draft = await world.admin.get(`/api/admin/proposals/draft?kind=freelancer&id=${person.id}`);
  expect(draft.body).toMatchObject({
    name: 'Anna Berger',
    profile: {
      position: 'ABAP Developer',
      skills: ['ABAP', 'RAP'],
      years: 9,
      employers: [{ branch: '', years: 9 }],
    },
    employers: [{ company: 'Elbe Steel' }],
  });
  const text = 'Worked for Elbe Steel, ≥ 9 years, ΕΛ-Werk, 漢.';
  const warnings = [
    {
      field: 'profile.text',
      code: 'proposal.warns-employer',
      message: '“Elbe Steel” may name an employer of this person: Elbe Steel',
      values: { found: 'Elbe Steel', word: 'Elbe Steel' },
    },
    {
      field: 'profile.text',
      code: 'proposal.warns-letters',
      message: 'The PDF of the profile shows “?” in place of what its fonts do not have: 漢',
      values: { found: '漢' },
    },
  ];
  // The desk reads them before anybody is asked.
  const checked = await world.check(person.id, { text });
  expect([checked.status, checked.body]).toEqual([200, { warnings }]);
  expect((await person.get(OWN)).body).toEqual([]);
  const asked = await world.propose(projectId, person.id, { text }).expect(201);
  expect((asked.body as Asked).warnings).toEqual(warnings);
  expect((await person.get(OWN)).body[0].profile).toEqual({
    ...{ position: 'ABAP Developer', skills: ['ABAP', 'RAP'], years: 9, languages: [], employers: [] },
    ...{ availability: '', rate: '', text },
  });
});
