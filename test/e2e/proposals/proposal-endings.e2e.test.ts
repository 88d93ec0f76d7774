import type { ExportPart } from '../../../api/src/users/application/account-lifecycle.ts';
import { AccountLifecycle } from '../../../api/src/users/application/account-lifecycle.ts';
import { ProposalAnswersService } from '../../../api/src/proposals/application/proposal-answers.service.ts';
import { OFFICE, OWN, PROFILE, ProposalWorld, type Asked } from '../../support/people/proposals.ts';

let world: ProposalWorld;
beforeAll(async () => {
  world = await ProposalWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

type Proposed = Awaited<ReturnType<ProposalWorld['proposed']>>;

/** Everything that ends a proposal beside an answer; who causes it is not told of it. */
const ENDS: Record<string, { end: (proposed: Proposed) => Promise<unknown>; told: string[] }> = {
  'the company pauses the project': {
    end: ({ owner, projectId }) =>
      owner.patch(`/private/api/projects/${projectId}/state`, { state: 'paused' }).expect(200),
    told: ['person', 'firm'],
  },
  'the firm closes the project': {
    end: ({ projectId }) =>
      world.admin.patch(`/api/admin/projects/${projectId}/state`, { state: 'closed' }).expect(200),
    // The company gets the notice that its project was closed.
    told: ['person', 'firm'],
  },
  'the company deletes the project': {
    end: ({ owner, projectId }) => owner.delete(`/private/api/projects/${projectId}`).expect(200),
    told: ['person', 'firm'],
  },
  'the last day of the project is over': {
    end: async ({ owner, projectId }) => {
      const day = new Date(world.app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
      await owner
        .put(`/private/api/projects/${projectId}`, {
          title: 'EWM roll-out',
          description: 'Two centres',
          closes_at: day,
        })
        .expect(200);
      world.app.clock.advance(2 * 86_400_000);
      await world.closeDue();
    },
    told: ['person', 'firm'],
  },
  'the company becomes a freelancer': {
    end: ({ owner }) =>
      owner.put(`/private/api/update-profile/${owner.id}`, { role: 'Freelancer' }).expect(200),
    told: ['person', 'firm'],
  },
  'the company is blocked': {
    end: ({ owner }) => world.admin.patch(`/api/admin/users/${owner.id}`, { blocked: true }).expect(200),
    told: ['person', 'firm'],
  },
  'the company is erased': {
    end: ({ owner }) =>
      world.admin.delete(`/api/admin/people/${owner.id}`).send({ reason: 'Asked for it' }).expect(200),
    told: ['person', 'firm'],
  },
  'the person becomes a job seeker': {
    end: ({ person }) =>
      person.put(`/private/api/update-profile/${person.id}`, { role: 'JobSeeker' }).expect(200),
    told: ['person', 'firm', 'company'],
  },
  'the person is blocked': {
    end: ({ person }) => world.admin.patch(`/api/admin/users/${person.id}`, { blocked: true }).expect(200),
    told: ['person', 'firm', 'company'],
  },
  'the person applies for the project': {
    end: ({ person, projectId }) => world.place.applyForProject(person, projectId),
    told: ['firm', 'company'],
  },
};

describe.each(Object.entries(ENDS))('when %s', (_, { end, told }) => {
  it('what is shown is withdrawn, once, and told to those who did not cause it', async () => {
    const proposed = await world.proposed('shown');
    const { id, person, owner, projectId } = proposed;
    const counts = async () => ({
      person: await world.withdrawalsTo(person.email),
      firm: await world.withdrawalsTo(OFFICE),
      company: await world.withdrawalsTo(owner.email),
    });
    const before = await counts();
    await end(proposed);
    await world.signIn();
    const { body } = await world.admin.get(`/api/admin/proposals?project=${projectId}`);
    expect((body as { _id: string; state: string }[]).map(({ _id, state }) => [_id, state])).toEqual([
      [id, 'withdrawn'],
    ]);
    const after = await counts();
    const news = Object.entries(after).filter(([side, count]) => {
      expect(count - before[side as keyof typeof before]).toBeLessThanOrEqual(1);
      return count > before[side as keyof typeof before];
    });
    expect(news.map(([side]) => side).sort()).toEqual([...told].sort());
  });

  it('nothing is told to a company that has not seen the profile', async () => {
    const proposed = await world.proposed('asked');
    await end(proposed);
    expect(await world.withdrawalsTo(proposed.owner.email)).toBe(0);
  });
});

it('a consultant who becomes listed or is removed is no longer proposed', async () => {
  const { owner, projectId, path } = await world.project();
  const [one, other] = [await world.consultant(), await world.consultant({ email: 'vera@example.com' })];
  const ids: string[] = [];
  for (const { id, email } of [one, other]) {
    const asked = (await world.propose(projectId, id, PROFILE, 'consultant').expect(201)).body as Asked;
    await world.answerByLink(await world.linkTo(email), 'agree');
    ids.push(asked._id);
  }
  await world.admin.put(`/api/admin/consultants/${one.id}`, { listed: true }).expect(200);
  await world.admin.delete(`/api/admin/consultants/${other.id}`).expect(200);
  expect((await owner.get(`${path}/${ids[0]}`)).body).toMatchObject({ state: 'withdrawn', profile: null });
  // The proposals of a removed consultant go along.
  expect((await owner.get(`${path}/${ids[1]}`)).status).toBe(404);
});

it('erasing a person takes the proposals along, and nothing that is left names the person', async () => {
  const { owner, path, person, projectId } = await world.proposed('shown');
  const reason = 'Asked for it';
  await world.admin.delete(`/api/admin/people/${person.id}`).send({ reason }).expect(200);
  expect((await owner.get(path)).body).toEqual([]);
  expect((await world.admin.get(`/api/admin/proposals?project=${projectId}`)).body).toEqual([]);
  const mails = (await world.app.mails()).filter(({ to }) => to === owner.email || to === OFFICE);
  expect(mails.at(-1)?.text).not.toContain('Anna');
});

it('the export has the proposals with the looks, and no secret of a link', async () => {
  const { owner, one, person, id } = await world.proposed('shown');
  await owner.get(one).expect(200);
  const lifecycle = world.app.app.get(AccountLifecycle, { strict: false });
  const parts: ExportPart[] = await lifecycle.exported(person.id);
  const { data } = parts.find(({ name }) => name === 'proposals') ?? {};
  expect(data).toMatchObject([{ id, state: 'shown', profile: PROFILE, looks: [{ what: 'profile' }] }]);
  expect(JSON.stringify(data)).not.toMatch(/hash|sealed/);
});

it('an agreement that was taken back stays so when a restore brings it back', async () => {
  const { id, person, answer, owner, one } = await world.proposed('shown');
  const stored = await world.stored(id);
  await person.post(answer, { answer: 'withdraw' }).expect(200);
  await world.putBack(stored);
  expect((await owner.get(one)).body.state).toBe('shown');
  await world.app.app.get(ProposalAnswersService, { strict: false }).refuseAgain(id);
  expect((await owner.get(one)).body).toMatchObject({ state: 'withdrawn', profile: null });
  const key = { _id: `proposal-consent:${id}` as never };
  expect(await world.app.connection.collection('erasures').countDocuments(key)).toBe(1);
});

it('a question that was answered with no stays so when a restore opens it again', async () => {
  const { id, person, answer } = await world.proposed('asked');
  const stored = await world.stored(id);
  await person.post(answer, { answer: 'decline' }).expect(200);
  await world.putBack(stored);
  expect(await world.stored(id)).toMatchObject({ state: 'asked' });
  const key = { _id: `proposal-consent:${id}` as never };
  expect(await world.app.connection.collection('erasures').countDocuments(key)).toBe(1);
  await world.app.app.get(ProposalAnswersService, { strict: false }).refuseAgain(id);
  expect(await world.stored(id)).toMatchObject({ state: 'declined' });
});

it('what has ended is removed after the retention period, and what waits is not', async () => {
  const { person } = await world.proposed('shown');
  const other = await world.proposed('shown');
  await other.person.post(other.answer, { answer: 'withdraw' }).expect(200);
  world.app.clock.advance(190 * 86_400_000);
  await world.removeEnded();
  for (const each of [person, other.person]) await world.again(each);
  expect((await person.get(OWN)).body).toHaveLength(1);
  expect((await other.person.get(OWN)).body).toEqual([]);
});
