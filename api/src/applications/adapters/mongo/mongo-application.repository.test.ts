import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import type { ApplicationStatus } from '@consulting/contracts';
import type { ApplicationFilter } from '../../domain/application-list.ts';
import { REACHED_FROM, type Application } from '../../domain/application.ts';
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

  const PERSON = { person: 'Nora Lindt Spree AG', email: 'nora@example.com', title: 'SAP Basis' };
  const add = (application: Application, searched = PERSON) => repository.add(application, searched);
  async function added(fields: Partial<Application> = {}) {
    const application = anApplication(fields);
    await add(application);
    return application;
  }
  const step = (id: string, status: ApplicationStatus, at = MARCH(3), note = '') =>
    repository.step({ id, kind: 'job' }, REACHED_FROM[status], { at, status, by: 'firm', note });

  it('keeps what it is given, with the files as they were sent', async () => {
    const cv = {
      key: 'k1',
      filename: 'cv.pdf',
      contentType: 'application/pdf',
      size: 7,
      uploadedAt: MARCH(1),
    };
    const application = anApplication({ note: 'From March', files: { cv, certificate: null } });
    await add(application);
    const { id, kind, targetId, applicantId } = application;
    expect(await repository.find(id)).toEqual({ ...application, updatedAt: expect.any(Date) });
    expect(await repository.findNewest(kind, targetId, applicantId)).toMatchObject(application);
    expect(await repository.findNewest('project', targetId, applicantId)).toBeNull();
    expect(await repository.findMany([id, anId()])).toMatchObject([application]);
  });

  it('gives all of a kind in batches, newest first', async () => {
    const applications: Application[] = [];
    for (let day = 1; day <= 102; day++)
      applications.unshift(await added({ appliedAt: MARCH(Math.ceil(day / 2)) }));
    await added({ kind: 'project' });
    const batches: Application[][] = [];
    for await (const batch of repository.batches('job')) batches.push(batch);
    expect(batches.map(({ length }) => length)).toEqual([60, 42]);
    expect(batches.flat()).toMatchObject(applications);
  });

  it('leaves exactly one of 100 simultaneous identical applications', async () => {
    const [targetId, applicantId] = [anId(), anId()];
    const tries = Array.from({ length: 100 }, () => add(anApplication({ targetId, applicantId })));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['You have already applied']));
    expect((await repository.countByKind()).job).toEqual({ all: 1, pending: 1 });
  });

  it.each([
    ['project', 'You have already applied to this project.'],
    ['consultant', 'You have already applied for this consultant.'],
  ] as const)('refuses a second application to a %s with its sentence', async (kind, message) => {
    const first = anApplication({ kind });
    await add(first);
    const second = anApplication({ kind, targetId: first.targetId, applicantId: first.applicantId });
    await expect(add(second)).rejects.toMatchObject({ kind: 'conflict', message });
  });

  it('decides a pending application once, also of thirty at the same moment, and makes it pending again', async () => {
    const { id, ...rest } = anApplication();
    await add({ id, ...rest });
    const decisions = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        step(id, number % 3 === 0 ? 'withdrawn' : number % 3 === 1 ? 'selected' : 'rejected'),
      ),
    );
    const made = decisions.filter((decision) => decision !== null);
    expect(made).toHaveLength(1);
    expect(await repository.find(id)).toEqual(made[0]);
    expect(made[0]?.decidedAt).toEqual(MARCH(3));
    expect(made[0]?.history).toHaveLength(2);
    expect((await repository.countByKind()).job).toEqual({ all: 1, pending: 0 });
    expect(await repository.waitingSince('job')).toBeNull();
  });

  it('keeps each step with its note, and what a decision said only while it holds', async () => {
    const { id } = await added();
    expect(await step(id, 'rejected', MARCH(4), 'Not this time')).toMatchObject({
      decisionNote: 'Not this time',
    });
    const again = await step(id, 'pending', MARCH(5), 'A mistake');
    expect(again).toMatchObject({ status: 'pending', decidedAt: null, decisionNote: '' });
    expect(again?.history.map(({ status, note }) => [status, note])).toEqual([
      ['pending', ''],
      ['rejected', 'Not this time'],
      ['pending', 'A mistake'],
    ]);
    expect(await step(id, 'pending')).toBeNull();
  });

  it('lets somebody apply again after a withdrawal, and after nothing else', async () => {
    const first = await added({ appliedAt: MARCH(1) });
    const { targetId, applicantId } = first;
    const again = () => added({ targetId, applicantId, appliedAt: MARCH(2) });
    await step(first.id, 'rejected');
    await expect(again()).rejects.toMatchObject({ kind: 'conflict' });
    await step(first.id, 'pending');
    await step(first.id, 'withdrawn');
    const second = await again();
    await expect(again()).rejects.toMatchObject({ kind: 'conflict' });
    expect((await repository.findNewest('job', targetId, applicantId))?.id).toBe(second.id);
    expect(await repository.findAllOfApplicant(applicantId)).toHaveLength(2);
    expect(await repository.findPendingOfTarget('job', targetId, MARCH(2))).toEqual([second.id]);
    expect(await repository.findPendingOfTarget('job', targetId, MARCH(1))).toEqual([]);
  });

  it('is seen once, and counts each look', async () => {
    const { id, applicantId } = await added();
    const other = await added({ applicantId });
    await repository.markSeen({ id }, MARCH(4));
    await repository.markSeen({ id }, MARCH(5));
    expect((await repository.find(id))?.seenAt).toEqual(MARCH(4));
    expect((await repository.find(other.id))?.seenAt).toBeNull();
    const look = { at: MARCH(6), by: 'Spree AG', file: 'cv' as const };
    await repository.addLook({ id }, look);
    await repository.addLook({ applicantId }, look);
    expect((await repository.find(id))?.looks).toEqual([look, look]);
    expect((await repository.find(other.id))?.looks).toEqual([look]);
  });

  it('pages by target, status, time and words, newest or oldest first', async () => {
    const targetId = anId();
    const days = [];
    for (const day of [3, 1, 5, 2, 4]) days.push(await added({ targetId, appliedAt: MARCH(day) }));
    await added();
    await added({ targetId, kind: 'project' });
    const dates = async (filter: ApplicationFilter, order?: 'oldest') => {
      const page = await repository.page({ kind: 'job', targetId, ...filter }, { page: 2, limit: 2 }, order);
      return [page.total, page.items.map(({ appliedAt }) => appliedAt.getUTCDate())];
    };
    expect(await dates({})).toEqual([5, [3, 2]]);
    expect(await dates({}, 'oldest')).toEqual([5, [3, 4]]);
    await step(days[0]!.id, 'rejected', MARCH(6));
    expect(await dates({ without: 'rejected' })).toEqual([4, [2, 1]]);
    expect(await dates({ status: 'pending', until: MARCH(4) })).toEqual([3, [1]]);
    expect(await dates({ status: 'rejected' })).toEqual([1, []]);
    await repository.renamePerson(days[1]!.applicantId, { person: 'Ben Brandt', email: 'ben@example.com' });
    await repository.renameTarget('job', targetId, 'ABAP Developer');
    const found = async (filter: ApplicationFilter) =>
      (await repository.page(filter, { page: 1, limit: 9 })).items.map(({ id }) => id);
    expect(await found({ q: 'brandt BEN abap' })).toEqual([days[1]!.id]);
    expect(await found({ q: 'brandt abap', in: ['person', 'email'] })).toEqual([]);
    expect(await found({ q: 'ben@example', in: ['person'] })).toEqual([]);
    expect(await found({ q: 'ben@example', in: ['person', 'email'] })).toEqual([days[1]!.id]);
    expect(await found({ q: 'abap', in: ['title'], status: 'rejected' })).toEqual([days[0]!.id]);
    const [{ id, applicantId }, ofTarget] = [days[1]!, { kind: 'job', targetId, q: 'brandt' } as const];
    expect(await found({ ...ofTarget, in: ['person'] })).toEqual([id]);
    expect(await found({ ...ofTarget, in: ['person', 'email'] })).toEqual([id]);
    expect(await found({ ...ofTarget, in: ['person', 'email'], without: 'pending' })).toEqual([]);
    expect(await found({ applicantId, q: 'abap', in: ['title'] })).toEqual([id]);
    expect(await found({ applicantId, status: 'rejected' })).toEqual([]);
    expect(await found({ status: 'rejected' })).toEqual([days[0]!.id]);
    expect(await found({ status: 'rejected', until: MARCH(3) })).toEqual([days[0]!.id]);
    expect(await found({ kind: 'job', status: 'rejected', until: MARCH(3) })).toEqual([days[0]!.id]);
  });

  it('finds by applicant, by applicants and by targets', async () => {
    const [anna, ben] = [anId(), anId()];
    const old = anApplication({ applicantId: anna, appliedAt: MARCH(1) });
    const recent = anApplication({ applicantId: anna, appliedAt: MARCH(2) });
    const project = anApplication({ applicantId: anna, kind: 'project', appliedAt: MARCH(3) });
    const bens = anApplication({ applicantId: ben, targetId: old.targetId, appliedAt: MARCH(4) });
    for (const application of [old, recent, project, bens]) await add(application);

    expect(await repository.findAllOfApplicant(anna, 'job')).toMatchObject([recent, old]);
    expect(await repository.findAllOfApplicant(anna)).toMatchObject([project, recent, old]);
    expect(await repository.findAllOfApplicants('job', [anna, ben])).toMatchObject([bens, recent, old]);
    expect(await repository.findAllOfTargets('job', [old.targetId, recent.targetId])).toMatchObject([
      bens,
      recent,
      old,
    ]);
    expect(await repository.findAllOfTargets('job', [old.targetId], ben)).toMatchObject([bens]);
    expect(await repository.findLatest('job', 2)).toMatchObject([bens, recent]);
    expect(await repository.findAllOfTargets('job', [])).toEqual([]);
  });

  it('counts by target; a target without applications is missing', async () => {
    const [asked, other] = [anId(), anId()];
    for (const targetId of [asked, asked, other]) await added({ targetId });
    await step((await added({ targetId: asked })).id, 'rejected');
    expect(await repository.countByTarget('job', [asked, anId()])).toEqual(
      new Map([[asked, { all: 3, pending: 2 }]]),
    );
  });

  it('counts each kind in every status, and tells since when the longest pending one waits', async () => {
    await added({ appliedAt: MARCH(4) });
    for (const status of ['selected', 'rejected', 'withdrawn'] as const)
      await step((await added({ appliedAt: MARCH(1) })).id, status);
    for (const day of [3, 2]) await added({ kind: 'project', appliedAt: MARCH(day) });
    expect(await repository.countByKind()).toEqual({
      job: { all: 4, pending: 1 },
      project: { all: 2, pending: 2 },
      consultant: { all: 0, pending: 0 },
      speculative: { all: 0, pending: 0 },
    });
    const since = (['job', 'project', 'consultant'] as const).map((kind) => repository.waitingSince(kind));
    expect(await Promise.all(since)).toEqual([MARCH(4), MARCH(2), null]);
  });

  it('removes some of a target or all of an applicant, and does not mind when there are none', async () => {
    const [targetId, applicantId] = [anId(), anId()];
    await added({ targetId });
    await added({ applicantId });
    await added({ applicantId, kind: 'consultant' });
    for (let time = 0; time < 2; time++) {
      await repository.removeSomeOfTarget('job', targetId, 10);
      await repository.removeAllOfApplicant(applicantId);
    }
    expect((await repository.countByKind()).job).toEqual({ all: 0, pending: 0 });
    expect(await repository.findAllOfApplicant(applicantId)).toEqual([]);
    for (let time = 0; time < 3; time++) await added({ targetId });
    const removed = async () => (await repository.removeSomeOfTarget('job', targetId, 2)).length;
    expect([await removed(), await removed(), await removed()]).toEqual([2, 1, 0]);
  });
});
