import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import type { Application } from '../../domain/application.ts';
import { anApplication } from '../../domain/application.fixture.ts';
import { APPLICATION_MODEL, applicationSchema } from './application.schema.ts';
import { MongoApplicationRepository } from './mongo-application.repository.ts';
import { MongoFlowReader } from './mongo-flow.reader.ts';

const MARCH = (day: number, hour = 0) => new Date(Date.UTC(2026, 2, day, hour));
const SEARCHED = { person: '', email: '', title: '' };

async function all<T>(batches: AsyncIterable<T[]>): Promise<T[]> {
  const found: T[] = [];
  for await (const batch of batches) found.push(...batch);
  return found;
}

describe.each(engines())('the flow of applications on %s', (engine) => {
  let db: TestDatabase;
  let repository: MongoApplicationRepository;
  let reader: MongoFlowReader;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    const model = await db.model(APPLICATION_MODEL, applicationSchema);
    repository = new MongoApplicationRepository(model);
    reader = new MongoFlowReader(model);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function added(fields: Partial<Application>) {
    const application = anApplication(fields);
    await repository.add(application, SEARCHED);
    return application;
  }

  it('reads what came in since then over many batches, also of the same moment: jobs first, newest first', async () => {
    // More than a batch of one moment.
    await Promise.all(Array.from({ length: 260 }, () => added({ appliedAt: MARCH(20) })));
    await added({ kind: 'project', appliedAt: MARCH(21), status: 'selected' });
    const [first, before] = [await added({ appliedAt: MARCH(10) }), await added({ appliedAt: MARCH(9, 23) })];
    const found = await all(reader.arrivals(MARCH(10)));
    expect(found).toHaveLength(262);
    const jobs = found.flatMap(({ job }) => job?.id ?? []);
    expect(new Set(jobs).size).toBe(261);
    expect(jobs.at(-1)).toBe(first.targetId);
    expect(jobs).not.toContain(before.targetId);
    expect(found[0]).toEqual({
      ...{ kind: 'job', appliedAt: MARCH(20) },
      job: { id: expect.any(String), status: 'pending', stages: expect.any(Array) },
    });
    expect(found.at(-1)).toEqual({ kind: 'project', appliedAt: MARCH(21) });
  });

  it('reads the stages in which an application for a job has stood', async () => {
    const to = (id: string) => ({ id, name: { en: id, de: id } });
    const moves = [
      { at: MARCH(11), by: 'firm' as const, to: to('offer') },
      { at: MARCH(12), by: 'firm' as const, to: to('review') },
    ];
    await added({ appliedAt: MARCH(10), stage: 'review', stageSince: MARCH(12), moves });
    const [found] = await all(reader.arrivals(MARCH(10)));
    expect(found?.job?.stages).toEqual(['review', 'offer', 'review']);
  });

  it('reads first openings by their time', async () => {
    await added({ appliedAt: MARCH(1), seenAt: MARCH(12) });
    await added({ appliedAt: MARCH(2), seenAt: MARCH(11), kind: 'consultant' });
    await added({ appliedAt: MARCH(3), seenAt: MARCH(9) });
    await added({ appliedAt: MARCH(20), seenAt: null });
    expect(await all(reader.openings(MARCH(10)))).toEqual([
      { kind: 'job', appliedAt: MARCH(1), at: MARCH(12) },
      { kind: 'consultant', appliedAt: MARCH(2), at: MARCH(11) },
    ]);
  });

  it('reads decisions by their time, without what was withdrawn or is pending again', async () => {
    const decided = async (status: Application['status'], day: number) =>
      added({ status, appliedAt: MARCH(1), decidedAt: status === 'pending' ? null : MARCH(day) });
    await decided('selected', 12);
    // The desk had proposed this person: nobody waited.
    await added({ status: 'selected', appliedAt: MARCH(12), decidedAt: MARCH(12), proposed: true });
    await decided('withdrawn', 12);
    await decided('rejected', 11);
    await decided('rejected', 9);
    await decided('pending', 12);
    expect(await all(reader.decisions(MARCH(10)))).toEqual([
      { kind: 'job', appliedAt: MARCH(1), at: MARCH(12) },
      { kind: 'job', appliedAt: MARCH(1), at: MARCH(11) },
    ]);
  });
});
