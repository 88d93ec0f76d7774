import { onMongodb, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { isLoaded, refuseUnfinishedRestore, RestoreMark } from './restore-mark.ts';

onMongodb('the mark of a restore', () => {
  let db: TestDatabase;
  beforeEach(async () => (db = await openTestDatabase('mongodb')));
  afterEach(() => db.close());

  const store = () => db.connection.db!;
  const refusal = () => refuseUnfinishedRestore(store());
  const silentSince = (seconds: number) =>
    store()
      .collection('restores')
      .updateOne({}, { $set: { aliveAt: new Date(Date.now() - seconds * 1000) } });

  it('is set by one of several restores that begin at once, which keeps every start away until it has loaded all', async () => {
    const marks = await Promise.all(Array.from({ length: 5 }, () => RestoreMark.set(store())));
    const [own, ...others] = marks.filter((mark) => mark !== null);
    expect(others).toEqual([]);
    await expect(refusal()).rejects.toMatchObject({ code: 'RESTORE_UNFINISHED' });
    await own!.loaded();
    await refusal();
    expect(await isLoaded(store())).toBe(true);
  });

  it('is free when its holder gave up, and after a minute when it was killed; the store stays refused', async () => {
    await (await RestoreMark.set(store()))!.giveUp();
    await expect(refusal()).rejects.toThrow(/has not finished/);
    const second = await RestoreMark.set(store());
    expect(second).not.toBeNull();
    await silentSince(30);
    expect(await RestoreMark.set(store())).toBeNull();
    await silentSince(60);
    const third = await RestoreMark.set(store());
    expect(third).not.toBeNull();
    // The third changed nothing, but the first had.
    await third!.takeBack();
    await expect(refusal()).rejects.toThrow(/has not finished/);
    await second!.takeBack();
  });

  it('leaves nothing behind where nothing was changed', async () => {
    await (await RestoreMark.set(store()))!.takeBack();
    await refusal();
    expect(await isLoaded(store())).toBe(false);
  });
});
