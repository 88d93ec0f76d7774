import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/database.ts';
import { anApplication, anId } from '../../domain/application.fixture.ts';
import { APPLICATION_MODEL, applicationSchema } from './application.schema.ts';
import { MongoApplicationRepository } from './mongo-application.repository.ts';

const MARCH = (day: number) => new Date(Date.UTC(2026, 2, day));

describe.each(engines())('applications on %s', (engine) => {
  let db: TestDatabase;
  let repository: MongoApplicationRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    repository = new MongoApplicationRepository(await db.model(APPLICATION_MODEL, applicationSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  it('keeps what it is given, a note too', async () => {
    const application = anApplication({ note: 'Came by recommendation' });
    await repository.add(application);
    const { kind, targetId, applicantId } = application;
    expect(await repository.find(kind, targetId, applicantId)).toEqual(application);
    expect(await repository.find('project', targetId, applicantId)).toBeNull();
    expect(await repository.findById(application.id)).toEqual(application);
    expect(await repository.findById(anId())).toBeNull();
  });

  it('leaves exactly one of 100 simultaneous identical applications', async () => {
    const [targetId, applicantId] = [anId(), anId()];
    const tries = Array.from({ length: 100 }, () => repository.add(anApplication({ targetId, applicantId })));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['You have already applied']));
    expect(await repository.totals('job')).toEqual({ all: 1, pending: 1 });
  });

  it.each([
    ['project', 'You have already applied to this project.'],
    ['consultant', 'You have already applied for this consultant.'],
  ] as const)('refuses a second application to a %s with its sentence', async (kind, message) => {
    const first = anApplication({ kind });
    await repository.add(first);
    const second = anApplication({ kind, targetId: first.targetId, applicantId: first.applicantId });
    await expect(repository.add(second)).rejects.toMatchObject({ kind: 'conflict', message });
  });

  it('decides a pending application once', async () => {
    const { targetId, applicantId, ...rest } = anApplication();
    await repository.add({ targetId, applicantId, ...rest });
    const decisions = await Promise.all(
      (['selected', 'rejected'] as const).map((decision) =>
        repository.decidePending('job', targetId, applicantId, decision, MARCH(3)),
      ),
    );
    const made = decisions.filter((decision) => decision !== null);
    expect(made).toHaveLength(1);
    expect(await repository.find('job', targetId, applicantId)).toEqual(made[0]);
    expect(made[0]?.decidedAt).toEqual(MARCH(3));
    expect(await repository.totals('job')).toEqual({ all: 1, pending: 0 });
  });

  it('pages the applications to one thing, newest first', async () => {
    const targetId = anId();
    const days = [3, 1, 5, 2, 4].map((day) => anApplication({ targetId, appliedAt: MARCH(day) }));
    for (const application of [...days, anApplication(), anApplication({ targetId, kind: 'project' })])
      await repository.add(application);
    const page = await repository.pageOfTarget('job', targetId, { page: 2, limit: 2 });
    expect(page.total).toBe(5);
    expect(page.items.map(({ appliedAt }) => appliedAt.getUTCDate())).toEqual([3, 2]);
    await repository.decidePending('job', targetId, days[0]!.applicantId, 'rejected', MARCH(6));
    const open = await repository.pageOfTarget('job', targetId, { page: 2, limit: 2 }, 'rejected');
    expect(open.total).toBe(4);
    expect(open.items.map(({ appliedAt }) => appliedAt.getUTCDate())).toEqual([2, 1]);
  });

  it('finds by applicant, by applicants and by targets', async () => {
    const [anna, ben] = [anId(), anId()];
    const old = anApplication({ applicantId: anna, appliedAt: MARCH(1) });
    const recent = anApplication({ applicantId: anna, appliedAt: MARCH(2) });
    const project = anApplication({ applicantId: anna, kind: 'project', appliedAt: MARCH(3) });
    const bens = anApplication({ applicantId: ben, targetId: old.targetId, appliedAt: MARCH(4) });
    for (const application of [old, recent, project, bens]) await repository.add(application);

    expect(await repository.findAllOfApplicant(anna, 'job')).toEqual([recent, old]);
    expect(await repository.findAllOfApplicant(anna)).toEqual([project, recent, old]);
    expect(await repository.findAllOfApplicants('job', [anna, ben])).toEqual([bens, recent, old]);
    expect(await repository.findAllOfTargets('job', [old.targetId, recent.targetId])).toEqual([
      bens,
      recent,
      old,
    ]);
    expect(await repository.findAllOfTargets('job', [old.targetId], ben)).toEqual([bens]);
    expect(await repository.findLatest('job', 2)).toEqual([bens, recent]);
    expect(await repository.findAllOfTargets('job', [])).toEqual([]);
  });

  it('counts by target; a target without applications is missing', async () => {
    const [asked, other] = [anId(), anId()];
    for (const targetId of [asked, asked, other]) await repository.add(anApplication({ targetId }));
    expect(await repository.countByTarget('job', [asked, anId()])).toEqual(new Map([[asked, 2]]));
  });

  it('removes all of a target or of an applicant, and does not mind when there are none', async () => {
    const [targetId, applicantId] = [anId(), anId()];
    await repository.add(anApplication({ targetId }));
    await repository.add(anApplication({ applicantId }));
    await repository.add(anApplication({ applicantId, kind: 'consultant' }));
    for (let time = 0; time < 2; time++) {
      await repository.removeAllOfTarget('job', targetId);
      await repository.removeAllOfApplicant(applicantId);
    }
    expect(await repository.totals('job')).toEqual({ all: 0, pending: 0 });
    expect(await repository.findAllOfApplicant(applicantId)).toEqual([]);
  });
});
