import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { MongoRevisions, RevisionSchema } from './mongo-revisions.ts';
import { PUBLIC_LISTS } from './revisions.ts';

describe.each(engines())('revisions on %s', (engine) => {
  let db: TestDatabase;
  let revisions: MongoRevisions;
  /** Another process on the same store. */
  let elsewhere: MongoRevisions;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    const model = await db.model('Revision', RevisionSchema);
    revisions = new MongoRevisions(model);
    elsewhere = new MongoRevisions(model);
  });
  beforeEach(() => revisions.onApplicationBootstrap());
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const all = () => Promise.all(PUBLIC_LISTS.map((list) => elsewhere.current(list)));

  it('are raised one by one, for one list, and seen by every process', async () => {
    expect(await all()).toEqual([0, 0, 0]);
    await revisions.bump('projects');
    await elsewhere.bump('projects');
    await revisions.bump('jobs');
    expect(await all()).toEqual([1, 2, 0]);
  });

  it('outlive a further start', async () => {
    await revisions.bump('jobs');
    await elsewhere.onApplicationBootstrap();
    expect(await all()).toEqual([1, 0, 0]);
  });

  it('are raised exactly when the change is kept, and are new to whoever reads after it', async () => {
    const work = db.unitOfWork.run(async () => {
      await revisions.bump('jobs');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await elsewhere.current('jobs')).toBe(0);
    await db.unitOfWork.run(() => revisions.bump('jobs'));
    expect(await elsewhere.current('jobs')).toBe(1);
  });

  it('lose none of several simultaneous changes', async () => {
    const changes = Array.from({ length: 8 }, (_, i) => (i % 2 ? revisions : elsewhere));
    await Promise.all(changes.map((each) => db.unitOfWork.run(() => each.bump('jobs'))));
    expect(await revisions.current('jobs')).toBe(8);
  });
});
