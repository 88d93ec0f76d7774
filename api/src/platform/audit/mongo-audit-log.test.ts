import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import type { AuditEntry } from './audit-log.ts';
import { auditSchema } from './audit.schema.ts';
import { MongoAuditLog, MongoAuditReader } from './mongo-audit-log.ts';

const ALL = { page: 1, limit: 100 };

describe.each(engines())('the audit log on %s', (engine) => {
  let db: TestDatabase;
  let clock: TestClock;
  let log: MongoAuditLog;
  let reader: MongoAuditReader;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    const model = await db.model('Audit', auditSchema);
    clock = new TestClock();
    log = new MongoAuditLog(model, clock);
    reader = new MongoAuditReader(model);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
    actorId: 'admin 1',
    actorKind: 'admin',
    action: 'job.created',
    targetKind: 'job',
    targetId: 'j1',
    ...changes,
  });
  const labels = async (filter: { action?: string; q?: string }) =>
    (await reader.page(filter, ALL)).items.map(({ label }) => label);

  it('tells who did what when, with a label or without', async () => {
    await log.record(entry());
    clock.advance(1000);
    await log.record(entry({ actorId: 'system', actorKind: 'system', label: 'SAP Basis' }));
    const [labelled, bare] = (await reader.page({}, ALL)).items;
    expect(labelled).toEqual({
      ...entry({ actorId: 'system', actorKind: 'system', label: 'SAP Basis' }),
      id: expect.any(String),
      at: clock.now(),
    });
    expect(bare).toEqual({ ...entry(), id: expect.any(String), at: new Date(clock.now().getTime() - 1000) });
  });

  it('keeps an entry exactly when its change is kept', async () => {
    const work = db.unitOfWork.run(async () => {
      await log.record(entry());
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect((await reader.page({}, ALL)).total).toBe(0);
    await db.unitOfWork.run(() => log.record(entry()));
    expect((await reader.page({}, ALL)).total).toBe(1);
  });

  it('pages newest first, the later of one moment first', async () => {
    for (const label of ['a', 'b']) await log.record(entry({ label }));
    clock.advance(1000);
    await log.record(entry({ label: 'c' }));
    const first = await reader.page({}, { page: 1, limit: 2 });
    expect([first.items.map(({ label }) => label), first.total]).toEqual([['c', 'b'], 3]);
    expect(await reader.page({}, { page: 2, limit: 2 })).toMatchObject({ items: [{ label: 'a' }], total: 3 });
    expect(await reader.page({}, { page: 9, limit: 2 })).toMatchObject({ items: [], total: 3 });
  });

  it('narrows to one action exactly and searches label and action literally', async () => {
    await log.record(entry({ action: 'job.created', label: 'Basis (m/w/d)' }));
    await log.record(entry({ action: 'job.created.again', label: 'C++' }));
    await log.record(entry({ action: 'user.blocked', label: 'Jobst' }));
    expect(await labels({ action: 'job.created' })).toEqual(['Basis (m/w/d)']);
    expect(await labels({ action: 'job' })).toEqual([]);
    expect(await labels({ q: 'JOB' })).toEqual(['Jobst', 'C++', 'Basis (m/w/d)']);
    expect(await labels({ q: '(M/W' })).toEqual(['Basis (m/w/d)']);
    expect(await labels({ q: 'job.created', action: 'job.created.again' })).toEqual(['C++']);
    for (const q of ['.*', 'admin 1', 'j1']) expect(await labels({ q })).toEqual([]);
  });

  it('tells what was done to somebody, oldest first and not by whom, and nothing of others', async () => {
    const about = { targetKind: 'user', targetId: 'u1' };
    const at = clock.now();
    await log.record(
      entry({ ...about, action: 'applicant.selected', label: 'Lena Vogt', regarding: 'Basis' }),
    );
    await log.record(entry({ ...about, action: 'user.blocked' }));
    clock.advance(-1000);
    await log.record(entry({ ...about, action: 'user.unblocked' }));
    await log.record(entry({ ...about, targetKind: 'job' }));
    await log.record(entry({ ...about, targetId: 'u2' }));
    expect(await log.about('user', 'u1')).toEqual([
      { at: clock.now(), action: 'user.unblocked' },
      { at, action: 'applicant.selected', label: 'Lena Vogt', regarding: 'Basis' },
      { at, action: 'user.blocked' },
    ]);
    expect(await log.about('user', 'u3')).toEqual([]);
  });

  it('forgets the names of one target, any number of times, unless the unit of work fails', async () => {
    const about = { targetKind: 'user', targetId: 'u1' };
    for (const action of ['cv.viewed', 'user.blocked'])
      await log.record(entry({ ...about, action, label: 'Lena' }));
    await log.record(entry({ ...about, targetId: 'u2', label: 'Max' }));
    await log.record(entry({ ...about, targetKind: 'job', label: 'Basis' }));
    const work = db.unitOfWork.run(async () => {
      await log.forget('user', 'u1');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await labels({})).toEqual(['Basis', 'Max', 'Lena', 'Lena']);
    await log.forget('user', 'u1');
    await log.forget('user', 'u1');
    expect(await labels({})).toEqual(['Basis', 'Max', undefined, undefined]);
    expect(await labels({ q: 'lena' })).toEqual([]);
    expect((await log.about('user', 'u1')).map(({ action }) => action)).toEqual([
      'cv.viewed',
      'user.blocked',
    ]);
  });
});
