import { crowd } from '../../../support/app/database.ts';
import { signInAdmin, signInAgain, type SignedIn } from '../../../support/people/people.ts';
import { aProposal, DESK, OFFICE, OWN, PROFILE, ProposalWorld } from '../../../support/people/proposals.ts';

const MANY = crowd(30);
/** Which of them closes the project. */
const CLOSING = 3;
/** More than the 20 whom one project may have. */
const TOO_MANY = 24;

let world: ProposalWorld;
let desks: [SignedIn, SignedIn];
beforeAll(async () => {
  world = await ProposalWorld.start();
  await world.signIn();
  desks = [world.admin, await signInAdmin(world.app)];
});
afterAll(() => world.app.close());

const many = <T>(make: (number: number) => PromiseLike<T>, length = MANY): Promise<T[]> =>
  Promise.all(Array.from({ length }, (_, number) => make(number)));
const statusesOf = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const ok = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300);
const mailsTo = async (address: string) => (await world.mailsTo(address)).length;

it('of two desks that propose the same person many times at once, one asks, once', async () => {
  const { projectId } = await world.project();
  const { id, email } = await world.freelancer();
  const body = { projectId, subject: { kind: 'freelancer', id }, profile: PROFILE };
  const answers = await many((number) => desks[(number % 2) as 0 | 1].post(DESK, body));
  expect(statusesOf(answers)).toEqual({ 201: 1, 409: MANY - 1 });
  expect(await mailsTo(email)).toBe(1);
});

it('the same person is asked about three projects, of many at once', async () => {
  const places = await many(() => world.project());
  const { id, email } = await world.freelancer();
  const answers = await many((number) =>
    desks[(number % 2) as 0 | 1].post(DESK, {
      projectId: places[number]!.projectId,
      subject: { kind: 'freelancer', id },
      profile: PROFILE,
    }),
  );
  expect(statusesOf(answers)).toEqual({ 201: 3, 409: MANY - 3 });
  expect(await mailsTo(email)).toBe(3);
});

it('a project has 20 of 24 people who are proposed at once', async () => {
  const { projectId } = await world.project();
  const people = await many(() => world.freelancer(), TOO_MANY);
  const answers = await many(
    (number) =>
      desks[(number % 2) as 0 | 1].post(DESK, {
        projectId,
        subject: { kind: 'freelancer', id: people[number]!.id },
        profile: PROFILE,
      }),
    TOO_MANY,
  );
  expect(statusesOf(answers)).toEqual({ 201: 20, 409: TOO_MANY - 20 });
});

it('of agreeing and declining many times at once one counts, and the company is told of it once or never', async () => {
  const { id, person, owner, answer } = await world.proposed('asked');
  const again = await signInAgain(world.app, person);
  const before = await mailsTo(owner.email);
  const answers = await many((number) =>
    number % 2 ? person.post(answer, { answer: 'agree' }) : again.post(answer, { answer: 'decline' }),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: MANY - 1 });
  const [{ state }] = (await person.get(OWN)).body as [{ state: string }];
  expect(['shown', 'declined']).toContain(state);
  expect((await mailsTo(owner.email)) - before).toBe(state === 'shown' ? 1 : 0);
  expect((await world.admin.get(DESK)).body).toContainEqual(expect.objectContaining({ _id: id, state }));
});

it('of taking the consent back and interest, many at once, one counts: a contact only without the other', async () => {
  for (let round = 0; round < 3; round++) {
    const { projectId, person, owner, one, answer } = await world.proposed('shown');
    const [toPerson, toFirm] = [await mailsTo(person.email), await mailsTo(OFFICE)];
    const answers = await many((number) =>
      number % 2 === round % 2
        ? person.post(answer, { answer: 'withdraw' })
        : owner.patch(one, { state: 'interested' }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: MANY - 1 });
    const { body } = await owner.get(one);
    const { state, contact } = body as { state: string; contact: object | null };
    const applicants = (await owner.get(`/private/api/projects/${projectId}/applicants`)).body as object[];
    if (state === 'interested') {
      expect([contact, applicants.length]).toEqual([expect.objectContaining({ by: 'person' }), 1]);
      expect((await mailsTo(person.email)) - toPerson).toBe(1);
    } else expect([state, contact, applicants]).toEqual(['withdrawn', null, []]);
    expect((await mailsTo(OFFICE)) - toFirm).toBe(1);
  }
});

it('interest against the closing of the project, many at once: it ends in one of the two', async () => {
  const { projectId, owner, one } = await world.proposed('shown');
  const answers = await many((number) =>
    number % 2
      ? owner.patch(one, { state: 'interested' })
      : world.admin.patch(`/api/admin/projects/${projectId}/state`, { state: 'closed' }),
  );
  const { state } = (await owner.get(one)).body as { state: string };
  const interested = ok(answers.filter((_, number) => number % 2 === 1));
  expect([state, interested.length]).toEqual(state === 'interested' ? [state, 1] : ['withdrawn', 0]);
});

it('agreeing against the withdrawal of the desk, and asking against the closing, many at once', async () => {
  const { id, person, owner, one, answer } = await world.proposed('asked');
  const answers = await many((number) =>
    number % 2
      ? person.post(answer, { answer: 'agree' })
      : world.admin.patch(`${DESK}/${id}`, { state: 'withdrawn' }),
  );
  expect(ok(answers).length).toBeLessThanOrEqual(2);
  const [{ state }] = (await person.get(OWN)).body as [{ state: string }];
  // Agreed first, and then withdrawn, or withdrawn at once.
  expect(['withdrawn', 'shown']).toContain(state);
  if (state === 'withdrawn') expect((await owner.get(one)).body.profile ?? null).toBeNull();

  const { projectId } = await world.project();
  const people = await many(() => world.freelancer());
  const asked = await many((number) =>
    number === CLOSING
      ? world.admin.patch(`/api/admin/projects/${projectId}/state`, { state: 'closed' })
      : world.admin.post(DESK, {
          projectId,
          subject: { kind: 'freelancer', id: people[number]!.id },
          profile: PROFILE,
        }),
  );
  expect(asked[CLOSING]?.status).toBe(200);
  // Nobody is asked about a project that is closed.
  const live = (await world.admin.get(`${DESK}?project=${projectId}&state=asked`)).body as object[];
  expect(live).toEqual([]);
});

it('an application against being asked, many at once: an application is there, and no live question beside it', async () => {
  const { projectId } = await world.project();
  const person = await world.freelancer();
  const answers = await many((number) =>
    number % 2
      ? world.propose(projectId, person.id)
      : person.post('/private/api/projects/apply', { projectId }),
  );
  expect(ok(answers.filter((_, number) => number % 2 === 0))).toHaveLength(1);
  const states = ((await person.get(OWN)).body as { state: string }[]).map(({ state }) => state);
  expect(states.filter((state) => state !== 'withdrawn')).toEqual([]);
  expect((await aProposal(world.admin, await world.freelancer(), projectId)).length).toBe(24);
});
