import { DELIVERED_STAGES, type Stage } from '@consulting/contracts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { anApplication } from '../../domain/application.fixture.ts';
import type { Application } from '../../domain/application.ts';
import { FIRM_STAGES, storedAs, withList } from '../../domain/stage.ts';
import { APPLICATION_MODEL, applicationSchema } from './application.schema.ts';
import { MongoApplicationRepository } from './mongo-application.repository.ts';
import { MongoApplicationStages } from './mongo-application-stages.ts';
import { MongoStages } from './mongo-stages.ts';
import { STAGES_MODEL, stagesSchema } from './stages.schema.ts';

const MARCH = (day: number) => new Date(Date.UTC(2026, 2, day));
const [NEW, REVIEW] = DELIVERED_STAGES as [Stage, Stage];
const PERSON = { person: 'Nora Lindt', email: 'nora@example.com', title: 'SAP Basis' };

describe.each(engines())('stages on %s', (engine) => {
  let db: TestDatabase;
  let applications: MongoApplicationRepository;
  let stored: MongoApplicationStages;
  let stages: MongoStages;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    const model = await db.model(APPLICATION_MODEL, applicationSchema);
    applications = new MongoApplicationRepository(model);
    stored = new MongoApplicationStages(model);
    stages = new MongoStages(await db.model(STAGES_MODEL, stagesSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function added(fields: Partial<Application> = {}): Promise<Application> {
    const application = anApplication(fields);
    await applications.add(application, PERSON);
    return application;
  }
  const move = (id: string, from: Stage, to: Stage, day = 3) =>
    stored.move(id, storedAs(FIRM_STAGES, from.id), { at: MARCH(day), by: 'firm', to });

  it('are the delivered ones until somebody has changed them', async () => {
    expect(await stages.find()).toEqual(FIRM_STAGES);
    await db.unitOfWork.run(async () => {
      const before = await stages.lock();
      expect(before).toEqual(FIRM_STAGES);
      await stages.replace(withList(before, [REVIEW], MARCH(1)));
    });
    expect(await stages.find()).toEqual(withList(FIRM_STAGES, [REVIEW], MARCH(1)));
  });

  it('moves a pending application that stands where it is said to stand, once of 30 at once', async () => {
    const { id } = await added();
    expect(await move(id, REVIEW, NEW)).toBeNull();
    const moves = await Promise.all(Array.from({ length: 30 }, () => move(id, NEW, REVIEW)));
    expect(moves.filter((moved) => moved !== null)).toHaveLength(1);
    const at = MARCH(3);
    expect(await applications.find(id)).toMatchObject({
      stage: 'review',
      stageSince: at,
      moves: [{ at, by: 'firm', to: REVIEW }],
      seenAt: null,
    });
    const step = { at: MARCH(4), status: 'rejected', by: 'firm', note: '' } as const;
    await applications.step({ id, kind: 'job' }, ['pending'], step);
    expect(await move(id, REVIEW, NEW)).toBeNull();
  });

  it('keeps the latest 100 moves', async () => {
    const moved = Array.from({ length: 100 }, (_, day) => ({ at: MARCH(day), by: 'firm' as const, to: NEW }));
    const { id } = await added({ moves: moved });
    await move(id, NEW, REVIEW, 200);
    const { moves } = (await applications.find(id)) ?? { moves: [] };
    expect([moves.length, moves[0]?.at, moves.at(-1)?.to]).toEqual([100, MARCH(1), REVIEW]);
  });

  it('lists those of a stage, of all or of one target, those longest in it first', async () => {
    const first = await added({ stage: 'review', stageSince: MARCH(2), appliedAt: MARCH(1) });
    const second = await added({ stage: 'review', stageSince: MARCH(1), appliedAt: MARCH(2) });
    await added({ stage: 'review', status: 'rejected' });
    await added({ stage: 'offer' });
    const wanted = { status: 'pending', stages: storedAs(FIRM_STAGES, 'review') } as const;
    const page = { page: 1, limit: 10 };
    const idsOf = async (...asked: Parameters<typeof applications.page>) =>
      (await applications.page(...asked)).items.map(({ id }) => id);
    expect(await idsOf(wanted, page, 'longest-in-stage')).toEqual([second.id, first.id]);
    expect(await idsOf(wanted, page)).toEqual([second.id, first.id]);
    expect(await idsOf({ ...wanted, kind: 'job' }, page, 'oldest')).toEqual([first.id, second.id]);
    const ofOne = { ...wanted, kind: 'job', targetId: first.targetId } as const;
    expect(await idsOf(ofOne, page, 'longest-in-stage')).toEqual([first.id]);
    expect((await applications.page(wanted, { page: 1, limit: 1 }, 'longest-in-stage')).total).toBe(2);
    expect(await stored.findUsed(['review', 'interview'])).toEqual(['review']);
  });

  it('begins with those that a process of the version before wrote', async () => {
    const { id, appliedAt } = await added();
    const former = { $unset: { stage: 1, stageSince: 1, moves: 1 } };
    await db.connection.model(APPLICATION_MODEL).updateOne({ _id: id }, former);
    expect(await stored.findWithout(appliedAt)).toMatchObject([{ id, stage: '', moves: [] }]);
    expect(await stored.findWithout(MARCH(20))).toEqual([]);
    await stored.begin(id, 'new', appliedAt);
    await stored.begin(id, 'offer', appliedAt);
    expect(await applications.find(id)).toMatchObject({ stage: 'new', stageSince: appliedAt });
    const at = MARCH(9);
    expect(await stored.move(id, ['new', null], { at, by: 'firm', to: REVIEW })).toMatchObject({
      stage: 'review',
    });
  });

  it('settles those of a removed stage in parts, and leaves when they came into it', async () => {
    const kept = await Promise.all([1, 2, 3].map((day) => added({ stage: 'offer', stageSince: MARCH(day) })));
    await added({ stage: 'offer', status: 'rejected' });
    expect(await stored.settle('offer', 'review', 2)).toBe(2);
    expect(await stored.settle('offer', 'review', 2)).toBe(1);
    expect(await stored.settle('offer', 'review', 2)).toBe(0);
    const wanted = { status: 'pending', stages: ['review'] } as const;
    const { items } = await applications.page(wanted, { page: 1, limit: 10 }, 'longest-in-stage');
    expect(items.map(({ id, stageSince }) => [id, stageSince])).toEqual(
      kept.map(({ id, stageSince }) => [id, stageSince]),
    );
  });

  it('has those of a removed stage in order with the others of the one where they stand, page by page', async () => {
    const removed = withList(FIRM_STAGES, [NEW, REVIEW], MARCH(1));
    const first = removed.list[0]?.id ?? '';
    const order: string[] = [];
    for (let day = 1; day <= 9; day++) {
      const stage = ['review', 'offer', 'interview'][day % 3] ?? '';
      order.push((await added({ kind: 'job', stage, stageSince: MARCH(day) })).id);
    }
    const one = await added({ stage: 'new', stageSince: MARCH(1) });
    const wanted = { status: 'pending', stages: storedAs(removed, 'review') } as const;
    const found: string[] = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const { items, total } = await applications.page(wanted, { page, limit: 2 }, 'longest-in-stage');
      found.push(...items.map(({ id }) => id));
      expect(total).toBe(9);
    }
    expect(found).toEqual(order);
    const inFirst = { ...wanted, stages: storedAs(removed, first) };
    const all = { page: 1, limit: 1 };
    for (const asked of [inFirst, { ...inFirst, kind: 'job', targetId: one.targetId } as const])
      expect(await applications.page(asked, all, 'longest-in-stage')).toMatchObject({
        ...{ items: [{ id: one.id }], total: 1 },
      });
    for (const stages of [['review'], inFirst.stages])
      expect((await applications.page({ ...inFirst, stages, q: 'nobody' }, all)).total).toBe(0);
  });
});
