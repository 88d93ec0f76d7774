import { engines, openTestDatabase, type TestDatabase } from '../../../../../../test/support/app/database.ts';
import { newId } from '../../../../shared/id.ts';
import type { AccountRef } from '../../../sessions/domain/session.ts';
import { FACTORS_MODEL, factorsSchema } from './factors.schema.ts';
import { MongoFactorRepository } from './mongo-factor.repository.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

describe.each(engines())('second factors on %s', (engine) => {
  let db: TestDatabase;
  let factors: MongoFactorRepository;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    factors = new MongoFactorRepository(await db.model(FACTORS_MODEL, factorsSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const someone = (audience: AccountRef['audience'] = 'user'): AccountRef => ({ audience, id: newId() });
  const app = (key = 'sealed', since = NOW) => ({ key, since, lastStep: 7 });
  const stored = () => db.connection.collection('signinfactors').countDocuments();

  /** Stores an account with an app and recovery codes. */
  async function secured({ key = 'sealed', since = NOW, recoverySince = NOW } = {}): Promise<AccountRef> {
    const owner = someone();
    await factors.offerCodes(owner, key, later(1));
    await factors.addCodes(owner, app(key, since), false);
    await factors.setRecovery(owner, ['one', 'two', 'three'], recoverySince);
    return owner;
  }

  it('are none of whoever never began', async () => {
    const owner = someone();
    expect(await factors.find(owner)).toBeNull();
    expect(await factors.offeredCodes(owner, NOW)).toBeNull();
    expect(await factors.addCodes(owner, app(), false)).toBe(false);
    expect(await factors.useStep(owner, 'sealed', 8)).toBe(false);
    expect(await factors.setRecovery(owner, ['one'], NOW)).toBe(false);
    expect(await factors.useRecovery(owner, 'one')).toBeNull();
    expect(await factors.removeCodes(owner, false)).toBe(false);
    expect(await factors.removeAll(owner)).toBe(false);
    expect(await stored()).toBe(0);
  });

  it('are offered until their time is over, the last one alone, also of twenty at once', async () => {
    const owner = someone();
    await times(20, (i) => factors.offerCodes(owner, `key ${i}`, later(1000)));
    expect(await stored()).toBe(1);
    await factors.offerCodes(owner, 'last', later(1000));
    expect(await factors.offeredCodes(owner, later(999))).toBe('last');
    expect(await factors.offeredCodes(owner, later(1000))).toBeNull();
    expect(await factors.find(owner)).toEqual({
      audience: 'user',
      subjectId: owner.id,
      codes: null,
      passkeys: [],
      recovery: [],
    });
  });

  it('belong to their kind of account', async () => {
    const owner = await secured();
    const other = { ...owner, audience: 'admin' as const };
    expect(await factors.find(other)).toBeNull();
    expect(await factors.useStep(other, 'sealed', 8)).toBe(false);
    expect(await factors.removeAll(other)).toBe(false);
    expect(await factors.find(owner)).not.toBeNull();
  });

  it('are added as they were offered, once, also by twenty at once', async () => {
    const owner = someone();
    await factors.offerCodes(owner, 'sealed', later(1));
    expect(await factors.addCodes(owner, app('another'), false)).toBe(false);
    const added = await times(20, () => factors.addCodes(owner, app(), false));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await factors.find(owner)).toMatchObject({ codes: app() });
    expect(await factors.offeredCodes(owner, NOW)).toBeNull();
  });

  it('take the place of a former one, unless it has to be the first', async () => {
    const owner = await secured();
    await factors.offerCodes(owner, 'next', later(1));
    expect(await factors.addCodes(owner, app('next'), true)).toBe(false);
    expect(await factors.find(owner)).toMatchObject({ codes: app() });
    expect(await factors.addCodes(owner, app('next'), false)).toBe(true);
    expect(await factors.find(owner)).toMatchObject({
      codes: app('next'),
      recovery: ['one', 'two', 'three'],
    });
  });

  it('use each step up once, and no older one, also of twenty at once', async () => {
    const owner = await secured();
    expect(await factors.useStep(owner, 'sealed', 7)).toBe(false);
    expect(await factors.useStep(owner, 'another', 8)).toBe(false);
    const used = await times(20, () => factors.useStep(owner, 'sealed', 9));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await factors.useStep(owner, 'sealed', 8)).toBe(false);
    expect(await factors.useStep(owner, 'sealed', 10)).toBe(true);
  });

  it('are sealed anew only as long as they are the same', async () => {
    const owner = await secured();
    await factors.resealCodes(owner, 'another', 'lost');
    expect(await factors.find(owner)).toMatchObject({ codes: app() });
    await factors.resealCodes(owner, 'sealed', 'anew');
    expect(await factors.find(owner)).toMatchObject({ codes: app('anew') });
  });

  it('use each recovery code up once, also of twenty at once', async () => {
    const owner = await secured();
    const used = await times(20, () => factors.useRecovery(owner, 'two'));
    expect(used.filter((left) => left !== null)).toEqual([2]);
    expect(await factors.useRecovery(owner, 'four')).toBeNull();
    expect([await factors.useRecovery(owner, 'one'), await factors.useRecovery(owner, 'three')]).toEqual([
      1, 0,
    ]);
    await factors.setRecovery(owner, ['new'], NOW);
    expect(await factors.find(owner)).toMatchObject({ recovery: ['new'] });
  });

  it('are had by whoever has added an app', async () => {
    const [one, beginner, former] = [await secured(), someone(), await secured()];
    await factors.offerCodes(beginner, 'sealed', later(1));
    await factors.removeCodes(former, false);
    const ids = [one, beginner, former, someone()].map(({ id }) => id);
    expect(await factors.having('user', ids)).toEqual(new Set([one.id]));
    expect(await factors.having('admin', ids)).toEqual(new Set());
    expect(await factors.having('user', [])).toEqual(new Set());
  });

  it('are removed with the recovery codes, once', async () => {
    const owner = await secured();
    const removed = await times(10, () => factors.removeCodes(owner, false));
    expect(removed.filter(Boolean)).toHaveLength(1);
    expect(await factors.find(owner)).toMatchObject({ codes: null, recovery: [] });
    expect([await factors.removeAll(owner), await factors.removeAll(owner)]).toEqual([true, false]);
    expect(await stored()).toBe(0);
  });

  it('go when they came after an instant, and stay when they were there', async () => {
    const [old, young, same] = [await secured(), await secured({ since: later(1) }), await secured()];
    const codesOnly = await secured({ recoverySince: later(1) });
    const beginner = someone();
    await factors.offerCodes(beginner, 'sealed', later(1));
    for (const owner of [old, young, codesOnly, beginner, someone()]) await factors.removeSince(owner, NOW);
    expect(await factors.find(old)).toEqual({ ...(await factors.find(same)), subjectId: old.id });
    expect(await factors.find(codesOnly)).toMatchObject({ codes: app(), recovery: [] });
    expect([await factors.find(young), await factors.find(beginner)]).toEqual([null, null]);
  });

  it('that were offered and not added are swept when their time is over', async () => {
    const [beginner, owner] = [someone(), await secured()];
    for (const each of [beginner, owner]) await factors.offerCodes(each, 'next', later(1000));
    await factors.sweep(later(999));
    expect(await factors.offeredCodes(beginner, NOW)).toBe('next');
    await factors.sweep(later(1000));
    // Also when asked with an earlier time.
    expect([await factors.offeredCodes(beginner, NOW), await factors.offeredCodes(owner, NOW)]).toEqual([
      null,
      null,
    ]);
    expect(await factors.find(beginner)).toBeNull();
    expect(await factors.find(owner)).toMatchObject({ codes: app(), recovery: ['one', 'two', 'three'] });
  });
});
