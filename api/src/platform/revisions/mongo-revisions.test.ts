import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { MongoRevisions, revisionSchema } from './mongo-revisions.ts';
import { BELIEVED_FOR, PUBLIC_LISTS } from './revisions.ts';

describe.each(engines())('revisions on %s', (engine) => {
  let db: TestDatabase;
  let clock: TestClock;
  /** Called between a read and its answer. */
  let onRead = async (): Promise<void> => undefined;
  let open: (believedFor: number) => MongoRevisions;
  let revisions: MongoRevisions;
  /** Another process on the same store. */
  let elsewhere: MongoRevisions;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    const schema = revisionSchema.clone().post('find', () => onRead());
    const model = await db.model('Revision', schema);
    open = (believedFor) => new MongoRevisions(model, db.unitOfWork, clock, believedFor);
  });
  beforeEach(async () => {
    clock = new TestClock();
    revisions = open(BELIEVED_FOR);
    elsewhere = open(BELIEVED_FOR);
    await revisions.onApplicationBootstrap();
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const all = (of: MongoRevisions) => Promise.all(PUBLIC_LISTS.map((list) => of.current(list)));

  it('are raised one by one, for one list, and agreed on by every process', async () => {
    expect(await all(revisions)).toEqual([0, 0, 0, 0]);
    await revisions.bump('projects');
    await elsewhere.bump('projects');
    await revisions.bump('jobs');
    expect(await all(open(BELIEVED_FOR))).toEqual([1, 2, 0, 0]);
  });

  it('outlive a further start', async () => {
    await revisions.bump('jobs');
    await elsewhere.onApplicationBootstrap();
    expect(await all(elsewhere)).toEqual([1, 0, 0, 0]);
  });

  it('are not asked for again, until this process has changed something', async () => {
    const alone = open(Infinity);
    expect(alone.known('jobs')).toBeUndefined();
    expect(await alone.current('jobs')).toBe(0);
    clock.advance(24 * 3_600_000);
    expect(alone.known('jobs')).toBe(0);
    await db.unitOfWork.run(() => alone.bump('jobs'));
    expect(alone.known('jobs')).toBeUndefined();
    expect(await alone.current('jobs')).toBe(1);
    expect(alone.known('projects')).toBe(0);
  });

  it('show what another process changed within a second', async () => {
    expect(await elsewhere.current('jobs')).toBe(0);
    await revisions.bump('jobs');
    clock.advance(BELIEVED_FOR - 1);
    expect(await elsewhere.current('jobs')).toBe(0);
    clock.advance(1);
    expect(elsewhere.known('jobs')).toBeUndefined();
    expect(await elsewhere.current('jobs')).toBe(1);
    await revisions.bump('jobs');
    // A clock that is set back must not make an old number last longer.
    clock.advance(-60_000);
    expect(await elsewhere.current('jobs')).toBe(2);
  });

  it('are raised exactly when the change is kept, and are new to whoever reads after it', async () => {
    expect(await revisions.current('jobs')).toBe(0);
    const work = db.unitOfWork.run(async () => {
      await revisions.bump('jobs');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await revisions.current('jobs')).toBe(0);
    await db.unitOfWork.run(() => revisions.bump('jobs'));
    expect(await revisions.current('jobs')).toBe(1);
  });

  it('are the old ones for who asks while a change is under way, and for nobody after it', async () => {
    let ask: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (ask = resolve));
    const meanwhile = asked.then(() => revisions.current('jobs'));
    await db.unitOfWork.run(async () => {
      await revisions.bump('jobs');
      ask();
      expect(await meanwhile).toBe(0);
    });
    expect(await revisions.current('jobs')).toBe(1);
  });

  it('are not taken from an answer that was on its way when the change ended', async () => {
    let arrived: () => void = () => undefined;
    const isRead = new Promise<void>((resolve) => (arrived = resolve));
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    // The read from before the change is answered after it.
    onRead = () => {
      onRead = async () => undefined;
      arrived();
      return released;
    };
    const early = revisions.current('jobs');
    await isRead;
    await revisions.bump('jobs');
    expect(await revisions.current('jobs')).toBe(1);
    release();
    expect(await early).toBe(0);
    expect(revisions.known('jobs')).toBe(1);
  });

  it('lose none of several simultaneous changes', async () => {
    const changes = Array.from({ length: 8 }, (_, i) => (i % 2 ? revisions : elsewhere));
    await Promise.all(changes.map((each) => db.unitOfWork.run(() => each.bump('jobs'))));
    expect(await open(BELIEVED_FOR).current('jobs')).toBe(8);
  });
});
