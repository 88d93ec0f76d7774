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
  beforeAll(async () => {
    db = await openTestDatabase('embedded');
    const attempts = new MongoAttemptRepository(await db.model(ATTEMPT_MODEL, attemptSchema));
    const counts = new PromCounts(new Registry());
    tries = new WrongTries(
      attempts,
      new TestClock(),
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

  it('that a fault of ours ended do not count as wrong', async () => {
    for (let i = 0; i < 6; i++)
      await expect(attempt('password', () => Promise.reject(new Error('out of memory')))).rejects.toThrow(
        'out of memory',
      );
    await wrong('password');
  });

  it('say what was tried, and the whole minutes and seconds to wait', async () => {
    await wrong('code');
    await expect(right('code')).rejects.toMatchObject({
      message: expect.stringMatching(/code.* 15 minutes/i),
      details: { retryAfter: 900 },
    });
    await wrong('password');
    await expect(right('password')).rejects.toMatchObject({ message: expect.stringMatching(/password/i) });
  });
});
