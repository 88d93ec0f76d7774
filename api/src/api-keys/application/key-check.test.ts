import { KEY_REQUESTS } from '@consulting/contracts';
import { Registry } from 'prom-client';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import type { Settings } from '../../config/settings.ts';
import { BUDGET_WINDOW_MODEL, budgetWindowSchema } from '../../platform/limits/budget-window.schema.ts';
import { StoredBudgets } from '../../platform/limits/stored-budgets.ts';
import { PromCounts } from '../../platform/metrics/prom-counts.ts';
import { newId } from '../../shared/id.ts';
import { API_KEY_MODEL, apiKeySchema } from '../adapters/mongo/api-key.schema.ts';
import { MongoApiKeyRepository } from '../adapters/mongo/mongo-api-key.repository.ts';
import { KeyCheck } from './key-check.ts';
import { hashOfKey, newKeyText, startOf } from './key-text.ts';

/** The real keys, with what another process does between the look-up of a key and its call. */
class BusyKeys extends MongoApiKeyRepository {
  meanwhile = async () => {};

  override async findByHash(hash: string) {
    const found = await super.findByHash(hash);
    await this.meanwhile();
    return found;
  }
}

describe.each(engines())('a call with a key on %s', (engine) => {
  const clock = new TestClock();
  let db: TestDatabase;
  let keys: BusyKeys;
  let check: KeyCheck;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    keys = new BusyKeys(await db.model(API_KEY_MODEL, apiKeySchema));
    const counts = new PromCounts(new Registry());
    const settings = { rateLimitScale: 1 / KEY_REQUESTS, userJwtSecret: 's'.repeat(32) } as Settings;
    const budgets = new StoredBudgets(
      await db.model(BUDGET_WINDOW_MODEL, budgetWindowSchema),
      settings,
      counts,
    );
    check = new KeyCheck(keys, budgets, counts, clock);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function added() {
    const text = newKeyText();
    const now = clock.now();
    const key = {
      id: newId(),
      name: 'Timesheets',
      start: startOf(text),
      scopes: ['jobs:read'] as const,
      networks: [],
      createdBy: newId(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
      revokedAt: null,
      hold: null,
    };
    await keys.add(key, hashOfKey(text));
    return { id: key.id, text };
  }
  const call = (text: string) =>
    check.callerOf({ text, ip: '127.0.0.1', scopes: ['jobs:read'], onCount: () => undefined });
  const use = async () => (await keys.page({}, clock.now(), { page: 1, limit: 1 })).items[0]?.use;

  it('is refused when the key is revoked after it was looked up', async () => {
    const { id, text } = await added();
    keys.meanwhile = async () => void (await keys.revoke(id, clock.now()));
    await expect(call(text)).rejects.toMatchObject({ said: { code: 'api-key.revoked' } });
    expect(await use()).toMatchObject({ calls: 0, refusals: 1 });
    keys.meanwhile = async () => {};
  });

  it('above the rate limit is noted at the key, like any other refusal', async () => {
    const { id, text } = await added();
    await expect(call(text)).resolves.toMatchObject({ id, scopes: ['jobs:read'] });
    await expect(call(text)).rejects.toMatchObject({ kind: 'too-many' });
    expect(await use()).toMatchObject({ calls: 1, refusals: 1, lastRefusedAt: clock.now() });
  });
});
