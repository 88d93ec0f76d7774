import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { ApiKey } from '../../domain/api-key.ts';
import { API_KEY_MODEL, apiKeySchema } from './api-key.schema.ts';
import { MongoApiKeyRepository } from './mongo-api-key.repository.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const ALL = { page: 1, limit: 100 };

describe.each(engines())('API keys on %s', (engine) => {
  let db: TestDatabase;
  let keys: MongoApiKeyRepository;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    keys = new MongoApiKeyRepository(await db.model(API_KEY_MODEL, apiKeySchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function added(fields: Partial<ApiKey> = {}, hash = newId()): Promise<ApiKey> {
    const key: ApiKey = {
      id: newId(),
      name: 'Timesheets',
      start: 'cpk_4fT9aB',
      scopes: ['jobs:read', 'jobs:write'],
      networks: ['203.0.113.0/24'],
      createdBy: newId(),
      createdAt: NOW,
      expiresAt: later(1000),
      revokedAt: null,
      hold: null,
      ...fields,
    };
    await keys.add(key, hash);
    return key;
  }
  const names = async (filter: Parameters<MongoApiKeyRepository['page']>[0]) =>
    (await keys.page(filter, NOW, ALL)).items.map(({ name }) => name);

  it('are found by their hash, and no two have the same', async () => {
    const key = await added({}, 'hash');
    expect(await keys.findByHash('hash')).toEqual(key);
    expect(await keys.findByHash('other')).toBeNull();
    await expect(added({}, 'hash')).rejects.toThrow(/duplicate/i);
  });

  it('are listed with what became of their calls, newest first, by name and state', async () => {
    const used = await added({ name: 'First (a)' });
    await added({ name: 'Second', expiresAt: NOW });
    await added({ name: 'Third', expiresAt: NOW, revokedAt: NOW });
    await keys.noteCall(used.id, later(1));
    await keys.noteCall(used.id, later(2));
    await keys.noteRefusal(used.id, later(3));
    expect((await keys.page({ q: '(A' }, NOW, ALL)).items).toEqual([
      { ...used, use: { calls: 2, lastUsedAt: later(2), refusals: 1, lastRefusedAt: later(3) } },
    ]);
    expect(await names({})).toEqual(['Third', 'Second', 'First (a)']);
    expect(await names({ state: 'active' })).toEqual(['First (a)']);
    expect(await names({ state: 'expired' })).toEqual(['Second']);
    expect(await names({ state: 'revoked' })).toEqual(['Third']);
    expect(await names({ q: '.*' })).toEqual([]);
  });

  it('are revoked once, by one of several at the same moment', async () => {
    const { id } = await added();
    const before = await Promise.all(Array.from({ length: 20 }, (_, i) => keys.revoke(id, later(i))));
    expect(before.filter((key) => key?.revokedAt === null)).toHaveLength(1);
    expect(await keys.revoke(newId(), NOW)).toBeNull();
  });

  it('are put on hold if they work and are of one administrator, and go on once', async () => {
    const createdBy = newId();
    const hold = { cause: 'password-reset', since: NOW, adminId: createdBy } as const;
    const { id } = await added({ createdBy, name: 'Works' }, 'works');
    await added({ createdBy, name: 'Revoked', revokedAt: NOW });
    await added({ createdBy, name: 'Expired', expiresAt: NOW });
    await added({ name: 'Of another' });
    expect(await keys.holdAllOf(hold)).toMatchObject([{ id }]);
    expect(await keys.holdAllOf({ ...hold, since: later(1) })).toEqual([]);
    expect((await keys.findByHash('works'))?.hold).toEqual(hold);
    expect(await keys.noteCall(id, NOW)).toBe(false);
    expect(await names({ state: 'on-hold' })).toEqual(['Works']);
    expect(await names({ state: 'active' })).toEqual(['Of another']);
    const released = await Promise.all(Array.from({ length: 20 }, () => keys.release(id)));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await keys.noteCall(id, NOW)).toBe(true);
    await keys.holdAllOf(hold);
    await keys.revoke(id, NOW);
    expect([await keys.release(id), await names({ state: 'on-hold' })]).toEqual([false, []]);
    expect([(await keys.find(id))?.name, await keys.find(newId())]).toEqual(['Works', null]);
  });

  it('count no call of one that is revoked, and lose none of many at once', async () => {
    const { id } = await added();
    expect(await Promise.all(Array.from({ length: 30 }, () => keys.noteCall(id, NOW)))).not.toContain(false);
    await keys.revoke(id, NOW);
    expect(await keys.noteCall(id, NOW)).toBe(false);
    expect((await keys.page({}, NOW, ALL)).items[0]?.use.calls).toBe(30);
  });
});
