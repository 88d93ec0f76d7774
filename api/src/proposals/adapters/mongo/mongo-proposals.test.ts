import { PROPOSAL } from '@consulting/contracts';
import type { Model } from 'mongoose';
import { TestClock } from '../../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import { aProposal } from '../../domain/proposal.fixture.ts';
import { countLooks, NO_LOOKS } from '../../domain/looks.ts';
import { answered, replied, withdrawn, type Proposal } from '../../domain/proposal.ts';
import { MongoProposalRepository } from './mongo-proposal.repository.ts';
import { PROPOSAL_MODEL, proposalSchema, type ProposalDocument } from './proposal.schema.ts';

const MANY = 30;
const ALL = { page: 1, limit: 10 };

describe.each(engines())('proposals on %s', (engine) => {
  const clock = new TestClock();
  const now = clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  let db: TestDatabase;
  let model: Model<ProposalDocument>;
  let repository: MongoProposalRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model(PROPOSAL_MODEL, proposalSchema);
    repository = new MongoProposalRepository(model);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const put = async (fields: Partial<Proposal> = {}) => {
    const proposal = aProposal(now, fields);
    await repository.add(proposal);
    return proposal;
  };
  const step = async (before: Proposal, after: Proposal) => {
    expect(await repository.change(before, after)).toBe(true);
    return after;
  };
  const shown = async (fields: Partial<Proposal> = {}, at = now) => {
    const before = await put(fields);
    return step(before, answered(before, 'agree', '', at));
  };
  const idsOf = ({ items }: { items: Proposal[] }) => items.map(({ id }) => id);
  const many = <T>(make: (number: number) => Promise<T>) =>
    Promise.all(Array.from({ length: MANY }, (_, number) => make(number)));

  it('are read as they were stored, by id, link and person', async () => {
    const before = await put();
    expect(await repository.find(before.id)).toEqual(before);
    const after = await step(before, answered(before, 'agree', 'Gladly', inDays(1)));
    expect(await repository.findByHash(before.link.hash)).toEqual(after);
    expect(await repository.findAllOf(before.subject)).toEqual([after]);
    expect(await repository.findAllOf({ ...before.subject, kind: 'consultant' })).toEqual([]);
    expect([await repository.find(newId()), await repository.findByHash('none')]).toEqual([null, null]);
    expect(await repository.taken([before.reference, 'C-1'])).toEqual(new Set([before.reference]));
  });

  it('have one link at a time', async () => {
    const before = await put();
    const link = { hash: newId(), sealed: 'another' };
    await repository.setLink(before.id, link);
    expect(await repository.findByHash(before.link.hash)).toBeNull();
    expect(await repository.findByHash(link.hash)).toEqual({ ...before, link });
  });

  it('of a person for a project are one that is live, of 30 added at once; then another', async () => {
    const same = { projectId: newId(), subject: { kind: 'freelancer' as const, id: newId() } };
    const results = await many(() =>
      put(same).then(
        () => 'added',
        (error: { code: string }) => error.code,
      ),
    );
    expect(results.filter((each) => each === 'added')).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set(['added', 'proposal.already-there']));
    expect(await repository.countLive(same.projectId)).toBe(1);
    const [live] = await repository.findLive({ projectId: same.projectId });
    await step(live!, withdrawn(live!, 'desk', now));
    await put(same);
    expect(await repository.countLive(same.projectId)).toBe(1);
  });

  it('take one of 30 steps at once', async () => {
    const before = await shown();
    const steps = await many((number) =>
      repository.change(
        before,
        number % 2 ? replied(before, 'interested', now) : answered(before, 'withdraw', '', now),
      ),
    );
    expect(steps.filter(Boolean)).toHaveLength(1);
    expect((await repository.find(before.id))?.version).toBe(2);
  });

  it('note looks while the company sees the profile, and keep of too many the first, the latest and their number', async () => {
    const before = await put();
    const look = (minute: number) => ({
      at: new Date(now.getTime() + minute * 60_000),
      by: 'Havelblick GmbH',
      what: 'profile' as const,
    });
    expect(await repository.addLook(before.id, look(0))).toBe(false);
    const seen = await step(before, answered(before, 'agree', '', now));
    const list = { ...look(0), what: 'list' as const };
    expect(await repository.addLook(before.id, list)).toBe(true);
    const last = PROPOSAL.looks + 10;
    for (let minute = 1; minute <= last; minute++)
      expect(await repository.addLook(before.id, look(minute))).toBe(true);
    const { looks, droppedLooks } = (await repository.find(before.id))!;
    expect(looks).toHaveLength(PROPOSAL.looks);
    expect([looks[0], looks[1], looks[2], looks.at(-1)]).toEqual([list, look(1), look(13), look(last)]);
    expect(droppedLooks).toEqual({ list: 0, profile: 11, document: 0 });
    // A step is no change of looks, and looks are no step.
    const withLooks = (await repository.find(before.id))!;
    expect(withLooks.version).toBe(seen.version);
    await step(seen, answered(seen, 'withdraw', '', now));
    expect(await repository.addLook(before.id, look(300))).toBe(false);
    expect((await repository.find(before.id))?.looks).toHaveLength(PROPOSAL.looks);
  });

  it('count each of many looks at once', async () => {
    const { id } = await shown();
    const look = { at: now, by: 'Havelblick GmbH', what: 'profile' as const };
    for (let round = 0; round < 8; round++) await many(() => repository.addLook(id, look));
    const counted = countLooks((await repository.find(id))!);
    expect(counted).toEqual({ ...NO_LOOKS, profile: 8 * MANY });
  });

  it('of an earlier version count from what they have', async () => {
    const { id } = await shown();
    await model.updateOne({ _id: id }, { $unset: { droppedLooks: 1 } });
    const look = { at: now, by: 'Havelblick GmbH', what: 'profile' as const };
    for (let count = 0; count <= PROPOSAL.looks; count++) await repository.addLook(id, look);
    expect((await repository.find(id))?.droppedLooks).toEqual({ ...NO_LOOKS, profile: 1 });
  });

  it('are listed for a company once they were shown, oldest first, whatever happens later', async () => {
    const projectId = newId();
    await put({ projectId });
    const second = await shown({ projectId }, inDays(2));
    const first = await shown({ projectId }, inDays(1));
    await shown();
    await step(first, replied(first, 'not-interested', inDays(3)));
    expect(idsOf(await repository.pageOfProject(projectId, ALL))).toEqual([first.id, second.id]);
    const page = await repository.pageOfProject(projectId, { page: 2, limit: 1 });
    expect([idsOf(page), page.total]).toEqual([[second.id], 2]);
  });

  it('are listed for the desk newest first, by state, project and person', async () => {
    const old = await put({ askedAt: inDays(-2) });
    const one = await shown({ askedAt: inDays(-1) });
    const last = await put();
    expect(idsOf(await repository.page({}, ALL))).toEqual([last.id, one.id, old.id]);
    expect(idsOf(await repository.page({ state: 'asked' }, ALL))).toEqual([last.id, old.id]);
    expect(idsOf(await repository.page({ projectId: one.projectId }, ALL))).toEqual([one.id]);
    expect(idsOf(await repository.page({ projectId: one.projectId, state: 'asked' }, ALL))).toEqual([]);
    expect(idsOf(await repository.page({ subjectId: old.subject.id }, ALL))).toEqual([old.id]);
    expect(idsOf(await repository.page({ subjectId: old.subject.id, state: 'shown' }, ALL))).toEqual([]);
  });

  it('are found while they are live by project, person and company', async () => {
    const [live, other] = [await shown(), await put()];
    const ended = await shown({ projectId: live.projectId, subject: other.subject, ownerId: live.ownerId });
    await step(ended, withdrawn(ended, null, now));
    for (const of of [
      { projectId: live.projectId },
      { subjectId: live.subject.id },
      { ownerId: live.ownerId! },
    ])
      expect((await repository.findLive(of)).map(({ id }) => id)).toEqual([live.id]);
    await repository.forgetOwner(live.ownerId!);
    expect([(await repository.find(live.id))?.ownerId, (await repository.find(ended.id))?.ownerId]).toEqual([
      null,
      null,
    ]);
    expect((await repository.find(other.id))?.ownerId).toBe(other.ownerId);
  });

  it('are due once their time to answer has passed, and only while they are asked', async () => {
    const late = await put({ expiresAt: inDays(3) });
    const early = await put({ expiresAt: inDays(2) });
    await shown({ expiresAt: inDays(1) });
    expect(await repository.due(inDays(2.5), 10)).toEqual([early.id]);
    expect(await repository.due(inDays(3), 10)).toEqual([early.id, late.id]);
    expect(await repository.due(inDays(3), 1)).toEqual([early.id]);
  });

  it('are removed with their person, and at the end of their retention period', async () => {
    const [live, ended] = [await put(), await put()];
    await step(ended, withdrawn(ended, 'desk', inDays(1)));
    expect(await repository.removeEnded(inDays(1), 10)).toBe(0);
    expect(await repository.removeEnded(inDays(1.1), 10)).toBe(1);
    expect([await repository.find(ended.id), await repository.find(live.id)]).toEqual([null, live]);
    await repository.removeAllOf({ ...live.subject, kind: 'consultant' });
    expect(await repository.find(live.id)).toEqual(live);
    await repository.removeAllOf(live.subject);
    expect(await repository.find(live.id)).toBeNull();
  });
});
