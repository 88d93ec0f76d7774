import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';

/** The number of concurrent requests. More cost much more, because each waits for those before it. */
const MANY = 8;
const DESK = '/api/admin/applications';

let app: TestApp;
let admin: SignedIn;
let place: Placements;
let owner: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
  owner = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
});
afterAll(() => app.close());

const many = <T>(make: (number: number) => PromiseLike<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: MANY }, (_, number) => make(number)));
const withStatus = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Counts the emails and messages to the applicant after the receipt. */
async function timesTold(person: SignedIn): Promise<[mails: number, messages: number]> {
  const mails = (await app.mails()).filter(({ to }) => to === person.email).length - 1;
  const { body } = await person.get(`/private/api/messages/${person.id}`);
  return [mails, body.messages.length as number];
}

async function applied() {
  const freelancer = await signIn(app, 'Freelancer');
  const projectId = await place.project(owner);
  const id = await place.applyForProject(freelancer, projectId);
  return { freelancer, projectId, id, path: `/private/api/projects/${projectId}/applicants/${id}` };
}

it('the company and the firm decide at once: one decision, told once', async () => {
  const { freelancer, id, path } = await applied();
  const answers = await many((number) =>
    number % 2
      ? owner.patch(path, { status: 'selected' })
      : admin.patch(`${DESK}/${id}`, { status: 'rejected', note: 'No' }),
  );
  expect([withStatus(answers, 200), withStatus(answers, 409)]).toEqual([1, MANY - 1]);
  expect(await timesTold(freelancer)).toEqual([1, 1]);
  expect((await admin.get(`${DESK}/${id}`)).body.history).toHaveLength(2);
});

it('a decision against a withdrawal: one of them counts, and nothing is told that did not happen', async () => {
  for (let time = 0; time < 3; time++) {
    const { freelancer, id } = await applied();
    const phone = await signInAgain(app, freelancer);
    const answers = await many((number) =>
      number % 2
        ? phone.post(`/private/api/applications/${id}/withdraw`, {})
        : admin.patch(`${DESK}/${id}`, { status: 'selected' }),
    );
    expect([withStatus(answers, 200), withStatus(answers, 409)]).toEqual([1, MANY - 1]);
    const { body } = await freelancer.get(`/private/api/applications/${id}`);
    const isWithdrawn = body.status === 'withdrawn';
    expect(await timesTold(freelancer)).toEqual(isWithdrawn ? [0, 0] : [1, 1]);
    const owners = (await place.subjectsTo(owner.email)).filter((subject) =>
      subject.startsWith('Application withdrawn'),
    );
    expect(owners.length).toBe(isWithdrawn ? 1 : 0);
    if (isWithdrawn) break;
  }
});

it('several at once against single decisions: each application is decided and told once', async () => {
  const people = await Promise.all([applied(), applied(), applied()]);
  const ids = people.map(({ id }) => id);
  const answers = await many((number) =>
    number % 3 === 0
      ? admin.post(`${DESK}/decide`, { ids, status: 'rejected' })
      : admin.patch(`${DESK}/${ids[number % ids.length]}`, { status: 'selected' }),
  );
  const bulk = answers.flatMap(({ body }) => (body as { decided?: string[] }).decided ?? []);
  const single = answers.filter(
    ({ status, body }) => status === 200 && !(body as { decided?: string[] }).decided,
  );
  expect(bulk.length + single.length).toBe(ids.length);
  for (const { freelancer } of people) expect(await timesTold(freelancer)).toEqual([1, 1]);
});

it('taking a decision back many times at once is done and told once', async () => {
  const { freelancer, id } = await applied();
  await admin.patch(`${DESK}/${id}`, { status: 'rejected' }).expect(200);
  const answers = await many(() => admin.patch(`${DESK}/${id}`, { status: 'pending' }));
  expect([withStatus(answers, 200), withStatus(answers, 409)]).toEqual([1, MANY - 1]);
  expect(await timesTold(freelancer)).toEqual([2, 2]);
});

it('applying against closing: who was in time is rejected, the others are refused, nobody stays pending', async () => {
  const people = await many(() => signIn(app, 'Freelancer'));
  const projectId = await place.project(owner);
  const [closed, ...answers] = await Promise.all([
    owner.patch(`/private/api/projects/${projectId}/state`, { state: 'closed', tellApplicants: true }),
    ...people.map((person) => person.post('/private/api/projects/apply', { projectId })),
  ]);
  expect(closed.status).toBe(200);
  for (const { status, body } of answers)
    expect(status === 201 || [status, body.message].join() === '409,This project is no longer open.').toBe(
      true,
    );
  const statuses = await Promise.all(
    people.map(
      async (person) => (await person.get('/private/api/applications')).body as { status: string }[],
    ),
  );
  const all = statuses.flat().map(({ status }) => status);
  expect(all).toEqual(Array.from({ length: withStatus(answers, 201) }, () => 'rejected'));
});

it('deciding against closing: each application is decided once, by one of them', async () => {
  const projectId = await place.project(owner);
  const people = await Promise.all(Array.from({ length: 4 }, () => signIn(app, 'Freelancer')));
  const ids: string[] = [];
  for (const person of people) ids.push(await place.applyForProject(person, projectId));
  await Promise.all([
    owner.patch(`/private/api/projects/${projectId}/state`, { state: 'closed', tellApplicants: true }),
    ...Array.from({ length: MANY }, (_, number) =>
      admin.patch(`${DESK}/${ids[number % ids.length]}`, { status: 'selected' }),
    ),
  ]);
  for (const [i, person] of people.entries()) {
    expect(await timesTold(person)).toEqual([1, 1]);
    expect((await admin.get(`${DESK}/${ids[i]}`)).body.history).toHaveLength(2);
  }
});

it('applying again after a withdrawal, many times at once, is done once', async () => {
  const { freelancer, projectId, id } = await applied();
  await freelancer.post(`/private/api/applications/${id}/withdraw`, {}).expect(200);
  const answers = await many(() => freelancer.post('/private/api/projects/apply', { projectId }));
  expect([withStatus(answers, 201), withStatus(answers, 409)]).toEqual([1, MANY - 1]);
});

it('an account that is erased while its applications are decided leaves nothing', async () => {
  const { freelancer, id } = await applied();
  await Promise.all([
    freelancer.delete('/private/api/me'),
    ...Array.from({ length: MANY }, () => admin.patch(`${DESK}/${id}`, { status: 'selected' })),
  ]);
  await admin.get(`${DESK}/${id}`).expect(404);
  const left = await app.connection.collection('messages').find({}).toArray();
  expect(left.filter(({ conversationId }) => String(conversationId) === freelancer.id)).toEqual([]);
});
