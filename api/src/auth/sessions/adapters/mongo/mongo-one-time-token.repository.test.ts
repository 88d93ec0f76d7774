import { engines, openTestDatabase, type TestDatabase } from '../../../../../../test/support/app/database.ts';
import { newId } from '../../../../shared/id.ts';
import type { OneTimeToken } from '../../domain/one-time-token.ts';
import { MongoOneTimeTokenRepository } from './mongo-one-time-token.repository.ts';
import { ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema } from './one-time-token.schema.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(engines())('one-time tokens on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  let tokens: MongoOneTimeTokenRepository;
  const subjectId = newId();
  const token = (fields: Partial<OneTimeToken> = {}): OneTimeToken => ({
    hash: newId(),
    purpose: 'exchange',
    audience: 'user',
    subjectId,
    email: '',
    expiresAt: later(1000),
    usedAt: null,
    ...fields,
  });
  beforeAll(async () => {
    tokens = new MongoOneTimeTokenRepository(await db.model(ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema));
  });

  it('are used by one of 20 who come at once', async () => {
    const { hash } = token();
    await tokens.add(token({ hash }));
    const uses = await Promise.all(Array.from({ length: 20 }, () => tokens.use(hash, 'exchange', NOW)));
    expect(uses.filter((used) => used !== null)).toEqual([token({ hash, usedAt: NOW })]);
    expect(await tokens.findLive(hash, 'exchange', NOW)).toMatchObject({ usedAt: NOW });
  });

  it('are added anew by one of 20 who come at once', async () => {
    const { hash } = token();
    const added = await Promise.all(
      Array.from({ length: 20 }, () => tokens.addNew(token({ hash, usedAt: NOW }))),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await tokens.use(hash, 'exchange', NOW)).toBeNull();
    expect(await tokens.findLive(hash, 'exchange', NOW)).toEqual(token({ hash, usedAt: NOW }));
  });

  it('work for one purpose and until they expire', async () => {
    const { hash } = token();
    await tokens.add(token({ hash }));
    expect(await tokens.use(hash, 'invitation', NOW)).toBeNull();
    expect(await tokens.use(hash, 'exchange', later(1000))).toBeNull();
    expect(await tokens.findLive(hash, 'exchange', later(1000))).toBeNull();
    expect(await tokens.use(hash, 'exchange', later(999))).not.toBeNull();
  });

  it('are removed by subject and purpose', async () => {
    const [a, b] = [token(), token({ purpose: 'reset-password' })];
    await tokens.add(a);
    await tokens.add(b);
    await tokens.removeAllOf(subjectId, 'exchange');
    expect(await tokens.findLive(a.hash, a.purpose, NOW)).toBeNull();
    expect(await tokens.findLive(b.hash, b.purpose, NOW)).toEqual(b);
    await tokens.removeAllOf(subjectId);
    expect(await tokens.findLive(b.hash, b.purpose, NOW)).toBeNull();
  });
});
