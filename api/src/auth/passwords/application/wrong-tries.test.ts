import { createHash } from 'node:crypto';
import { Registry } from 'prom-client';
import { TestClock } from '../../../../../test/support/app/clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import type { Settings } from '../../../config/settings.ts';
import { PromCounts } from '../../../platform/metrics/prom-counts.ts';
import { ATTEMPT_MODEL, attemptSchema } from '../adapters/mongo/attempt.schema.ts';
import { MongoAttemptRepository } from '../adapters/mongo/mongo-attempt.repository.ts';
import { WrongTries } from './wrong-tries.ts';

const WHO = 'lena@example.com';

describe('tries', () => {
  let db: TestDatabase;
  let tries: WrongTries;
  const clock = new TestClock();
  const registry = new Registry();
  beforeAll(async () => {
    db = await openTestDatabase('embedded');
    const attempts = new MongoAttemptRepository(await db.model(ATTEMPT_MODEL, attemptSchema));
    const counts = new PromCounts(registry);
    tries = new WrongTries(
      attempts,
      clock,
      { rateLimitScale: 1, userJwtSecret: 's'.repeat(32) } as Settings,
      counts,
    );
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const attempt = (tried: 'password' | 'code', check: () => Promise<boolean>) =>
    tries.isRight(tried, 'user', WHO, { network: '10.0.0.1' }, check);
  const wrong = async (tried: 'password' | 'code') => {
    for (let i = 0; i < 5; i++) expect(await attempt(tried, async () => false)).toBe(false);
  };
  const right = (tried: 'password' | 'code') => attempt(tried, async () => true);

  it.each([
    ['password', 'code'],
    ['code', 'password'],
  ] as const)('of a wrong %s leave those of a %s', async (used, other) => {
    await wrong(used);
    await expect(right(used)).rejects.toMatchObject({ kind: 'too-many' });
    expect(await right(other)).toBe(true);
    await tries.clear(other, 'user', WHO);
    await expect(right(used)).rejects.toMatchObject({ kind: 'too-many' });
    await tries.clear(used, 'user', WHO);
    expect(await right(used)).toBe(true);
  });

  const locked = async () => (await registry.metrics()).match(/outcome="locked"} \d+/g);

  it('that a fault of ours ended count neither as wrong nor as refused', async () => {
    const before = await locked();
    for (let i = 0; i < 6; i++)
      await expect(attempt('password', () => Promise.reject(new Error('out of memory')))).rejects.toThrow(
        'out of memory',
      );
    expect(await locked()).toEqual(before);
    await wrong('password');
  });

  it('at a password are counted where earlier versions count them', async () => {
    await wrong('password');
    const key = createHash('sha256').update(`user:${WHO}`).digest('hex');
    expect(await db.connection.collection<{ _id: string }>('attempts').findOne({ _id: key })).not.toBeNull();
  });

  it('say what was tried, and the whole minutes and seconds to wait', async () => {
    await wrong('code');
    await expect(right('code')).rejects.toMatchObject({
      message: expect.stringMatching(/code.* 15 minutes/i),
      details: { retryAfter: 900 },
    });
    await wrong('password');
    await expect(right('password')).rejects.toMatchObject({ message: expect.stringMatching(/password/i) });
    clock.advance(14.5 * 60_000);
    await expect(right('code')).rejects.toMatchObject({
      message: expect.stringMatching(/code.* 1 minute\b/i),
      details: { retryAfter: 30 },
    });
  });
});
