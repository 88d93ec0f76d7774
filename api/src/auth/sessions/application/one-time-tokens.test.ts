import { TestClock } from '../../../../../test/support/app/clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import { ExchangeCodes } from '../../sign-in/application/exchange-codes.ts';
import { MongoOneTimeTokenRepository } from '../adapters/mongo/mongo-one-time-token.repository.ts';
import { ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema } from '../adapters/mongo/one-time-token.schema.ts';
import { OneTimeTokens } from './one-time-tokens.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('one-time tokens', () => {
  let db: TestDatabase;
  let clock: TestClock;
  let tokens: OneTimeTokens;
  let codes: ExchangeCodes;
  beforeAll(async () => {
    db = await openTestDatabase('embedded');
  });
  beforeEach(async () => {
    clock = new TestClock();
    const model = await db.model(ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema);
    tokens = new OneTimeTokens(new MongoOneTimeTokenRepository(model), clock);
    codes = new ExchangeCodes(tokens);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const USER = { audience: 'user' as const, id: newId() };

  it('are 43 characters that need no escaping, and the store has only their hashes', async () => {
    const secrets = await Promise.all([1, 2].map(() => tokens.issue('verify-email', USER)));
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set(secrets).size).toBe(2);
    const stored = await db.connection.collection('onetimetokens').find({}).toArray();
    for (const { _id } of stored) expect(String(_id)).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(secrets[0]);
  });

  it('work once, for their purpose and until their time is over', async () => {
    const secret = await tokens.issue('reset-password', USER);
    expect(await tokens.use('verify-email', secret)).toBeNull();
    expect(await tokens.find('verify-email', secret)).toBeNull();
    expect(await tokens.find('reset-password', secret)).toMatchObject({ usedAt: null, email: '' });
    expect(await tokens.use('reset-password', secret)).toMatchObject({
      audience: 'user',
      subjectId: USER.id,
      expiresAt: new Date(clock.now().getTime() + HOUR),
    });
    expect(await tokens.use('reset-password', secret)).toBeNull();
    expect(await tokens.find('reset-password', secret)).toMatchObject({ usedAt: clock.now() });
    clock.advance(HOUR);
    expect(await tokens.find('reset-password', secret)).toBeNull();
  });

  it('keep the address that they are about, and go with their subject, by purpose', async () => {
    await tokens.issue('change-email', USER, 'b@example.com');
    await tokens.issue('reset-password', USER);
    expect(await tokens.findAllUnused(USER.id, 'change-email')).toMatchObject([{ email: 'b@example.com' }]);
    await tokens.removeAllOf(USER.id, 'change-email');
    expect(await tokens.findAllUnused(USER.id, 'change-email')).toEqual([]);
    expect(await tokens.findAllUnused(USER.id, 'reset-password')).toHaveLength(1);
    await tokens.removeAllOf(USER.id);
    expect(await tokens.findAllUnused(USER.id, 'reset-password')).toEqual([]);
  });

  it('stand in an address for a minute in place of a session, once', async () => {
    const [code, late] = [await codes.issue(USER.id), await codes.issue(USER.id)];
    expect(await codes.redeem(code)).toBe(USER.id);
    expect([await codes.redeem(code), await codes.redeem('x')]).toEqual([null, null]);
    clock.advance(MINUTE);
    expect(await codes.redeem(late)).toBeNull();
  });
});
