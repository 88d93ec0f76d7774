import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { anAccount } from '../../domain/user.fixture.ts';
import { MongoAccountRepository } from './mongo-account.repository.ts';
import { USER_MODEL, userSchema } from './user.schema.ts';

const TAKEN = 'This account already exists';
const MISSING = 'f'.repeat(24);
const NOW = new Date('2026-03-02T09:00:00Z');

const identity = (subject: string, issuer = 'https://id.firm.test/') => ({ issuer, subject });
const [sub1, sub2] = [identity('sub-1'), identity('sub-2')];

describe.each(engines())('accounts on %s', (engine) => {
  let db: TestDatabase;
  let accounts: MongoAccountRepository;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    accounts = new MongoAccountRepository(await db.model(USER_MODEL, userSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const added = async (...args: Parameters<typeof anAccount>) => {
    const account = anAccount(...args);
    await accounts.add(account);
    return account;
  };

  it('come back as they were added, by id, address and identity', async () => {
    const account = await added({ user: { email: 'Lena@Example.com' }, providers: { linkedIn: sub1 } });
    expect(await accounts.find(account.user.id)).toMatchObject(account);
    expect(await accounts.findByEmail(' LENA@example.COM')).toMatchObject(account);
    expect(await accounts.findByProvider('linkedIn', sub1)).toMatchObject(account);
    expect(await accounts.findByProvider('linkedIn', sub2)).toBeNull();
    expect(await accounts.find(MISSING)).toBeNull();
  });

  it('have an address of their own, ignoring case, and an identity of their own where they have one', async () => {
    await added({ user: { email: 'a@example.com' }, providers: { linkedIn: sub1 } });
    await added();
    await added();
    await expect(added({ user: { email: 'A@EXAMPLE.com' } })).rejects.toThrow(TAKEN);
    await expect(added({ providers: { linkedIn: sub1 } })).rejects.toThrow(TAKEN);
  });

  it('raise the session epoch with a new password and with a block, not without', async () => {
    const { user } = await added();
    expect(await accounts.setPassword(user.id, 'hash')).toMatchObject({
      passwordHash: 'hash',
      sessionEpoch: 1,
    });
    expect(await accounts.setBlocked(user.id, true, NOW)).toMatchObject({
      user: { blocked: true },
      sessionEpoch: 2,
    });
    expect(await accounts.setBlocked(user.id, false, NOW)).toMatchObject({
      user: { blocked: false },
      sessionEpoch: 2,
    });
    expect(await accounts.setPassword(MISSING, 'hash')).toBeNull();
    expect(await accounts.setBlocked(MISSING, true, NOW)).toBeNull();
  });

  it('link one identity, which can be linked again but not exchanged or shared', async () => {
    const [one, other] = [await added(), await added()];
    expect(await accounts.link(one.user.id, 'linkedIn', sub1)).toBe(true);
    expect(await accounts.link(one.user.id, 'linkedIn', sub1)).toBe(true);
    expect(await accounts.link(one.user.id, 'linkedIn', sub2)).toBe(false);
    await expect(accounts.link(other.user.id, 'linkedIn', sub1)).rejects.toThrow(TAKEN);
    expect((await accounts.find(one.user.id))?.providers).toEqual({ linkedIn: sub1 });
  });

  it('are found by issuer and subject, and take the issuer of an identity that has none', async () => {
    const { user } = await added({ providers: { linkedIn: sub1 } });
    const elsewhere = identity('sub-1', 'https://other.test/');
    expect(await accounts.findByProvider('linkedIn', elsewhere)).toBeNull();
    expect(await accounts.link(user.id, 'linkedIn', elsewhere)).toBe(false);
    const other = await added({ providers: { linkedIn: elsewhere } });
    // As a process of the previous version links.
    await db.connection
      .collection('users')
      .updateOne({ emailKey: other.user.email }, { $unset: { 'providers.linkedInIssuer': 1 } });
    const found = await accounts.findByProvider('linkedIn', identity('sub-1', 'https://third.test/'));
    expect(found?.providers).toEqual({ linkedIn: identity('sub-1', '') });
    expect(await accounts.link(other.user.id, 'linkedIn', elsewhere)).toBe(true);
    expect(await accounts.findByProvider('linkedIn', identity('sub-1', 'https://third.test/'))).toBeNull();
  });

  it('give the identity away only while there is a password', async () => {
    const { user } = await added({ providers: { linkedIn: sub1 } });
    expect(await accounts.unlink(user.id, 'linkedIn')).toBe(false);
    await accounts.setPassword(user.id, 'hash');
    expect(await accounts.unlink(user.id, 'linkedIn')).toBe(true);
    expect(await accounts.findByProvider('linkedIn', sub1)).toBeNull();
  });

  it('are linked only with a proven address, and keep their password', async () => {
    const guessed = await added({ passwordHash: 'of a stranger', emailVerified: false });
    const own = await added({ passwordHash: 'of the owner' });
    expect(await accounts.link(guessed.user.id, 'linkedIn', sub1)).toBe(false);
    expect(await accounts.link(own.user.id, 'linkedIn', sub2)).toBe(true);
    expect(await accounts.find(guessed.user.id)).toMatchObject({ emailVerified: false, providers: {} });
    expect(await accounts.find(own.user.id)).toMatchObject({ passwordHash: 'of the owner' });
  });

  it('are verified any number of times', async () => {
    const { user } = await added({ emailVerified: false });
    expect([await accounts.markVerified(user.id), await accounts.markVerified(user.id)]).toEqual([
      true,
      true,
    ]);
    expect(await accounts.markVerified(MISSING)).toBe(false);
  });
});
