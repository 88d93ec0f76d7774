import { withAuthWorld, RIGHT, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import { afterChange } from '../../../shared/person/email-history.ts';
import type { ProviderIdentity } from '../domain/provider-identity.ts';

describe('a sign-in with LinkedIn', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  const ME: ProviderIdentity = {
    issuer: 'https://www.linkedin.com',
    subject: 'abc',
    first_name: 'Lena',
    last_name: 'Vogt',
    email: 'lena@example.com',
    emailVerified: true,
  };
  const signIn = (changes: Partial<ProviderIdentity> = {}) =>
    world.provider.signIn({ ...ME, ...changes }, 'de');
  const accountOf = async (id: string) => (await world.accounts.find(id))!;

  it('makes an account at first, whose code opens a session once, and finds it by the identity later', async () => {
    const { userId, code } = await signIn();
    expect(await world.exchange.redeem(code)).toBe(userId);
    expect(await accountOf(userId)).toMatchObject({
      user: {
        first_name: 'Lena',
        last_name: 'Vogt',
        email: 'lena@example.com',
        role: 'B2B',
        country: 'Germany',
        language: 'de',
      },
      passwordHash: null,
      emailVerified: true,
      providers: { linkedIn: { issuer: ME.issuer, subject: 'abc' } },
    });
    // The address at the provider does not count any more.
    expect(await signIn({ email: null, emailVerified: false })).toMatchObject({ userId });
    expect(await signIn({ email: 'moved@example.com' })).toMatchObject({ userId });
  });

  it('names a person without a name by the address', async () => {
    const { userId } = await signIn({ first_name: '', last_name: '' });
    expect(await accountOf(userId)).toMatchObject({ user: { first_name: 'lena', last_name: '' } });
  });

  it('links the account that has the address', async () => {
    const { id } = await world.aUser({ email: 'Lena@Example.com' });
    expect(await signIn()).toMatchObject({ userId: id });
    expect(await accountOf(id)).toMatchObject({
      providers: { linkedIn: { issuer: ME.issuer, subject: 'abc' } },
    });
  });

  it('makes a new account instead of one whose address nobody has proven', async () => {
    const { id } = await world.aUser({ email: 'Lena@Example.com', phone: '0171', emailVerified: false });
    const { userId } = await signIn();
    expect(await accountOf(id)).toBeNull();
    expect(await accountOf(userId)).toMatchObject({
      emailVerified: true,
      passwordHash: null,
      providers: { linkedIn: { issuer: ME.issuer, subject: 'abc' } },
      user: { email: ME.email, phone: '', role: 'B2B' },
    });
  });

  it('gives a link of an older version the issuer', async () => {
    const { id } = await world.aUser({ providers: { linkedIn: { issuer: '', subject: 'abc' } } });
    const stored = world.db.connection.collection('users');
    await stored.updateMany({}, { $unset: { 'providers.linkedInIssuer': 1 } });
    expect(await signIn({ email: null })).toMatchObject({ userId: id });
    expect((await accountOf(id)).providers.linkedIn).toEqual({ issuer: ME.issuer, subject: 'abc' });
  });

  it('needs an address that the provider vouches for', async () => {
    for (const changes of [{ email: null }, { email: '' }, { emailVerified: false }])
      await expect(signIn(changes)).rejects.toMatchObject({ code: 'email_unverified' });
    expect(await world.accounts.findByEmail('lena@example.com')).toBeNull();
  });

  it('is refused for an account of another identity, and one that is blocked', async () => {
    await signIn();
    // Another person at the provider, and somebody whom another provider calls the same.
    for (const changes of [{ subject: 'other' }, { issuer: 'https://accounts.example' }])
      await expect(signIn(changes)).rejects.toMatchObject({ code: 'linked_to_another' });
    const { user } = (await world.accounts.findByEmail('lena@example.com'))!;
    await world.accounts.setBlocked(user.id, true);
    await expect(signIn()).rejects.toMatchObject({ code: 'blocked' });
    const other = await world.aUser({ email: 'new@example.com' });
    await world.accounts.setBlocked(other.id, true);
    await expect(signIn({ subject: 'new', email: 'new@example.com' })).rejects.toMatchObject({
      code: 'blocked',
    });
    expect((await accountOf(other.id)).providers).toEqual({});
  });

  it('is refused for an address that an account has just left', async () => {
    const mover = await world.aUser({ email: ME.email! });
    const history = afterChange({ email: ME.email!, previous: [] }, 'next@example.com', world.clock.now());
    await world.db.unitOfWork.run(() => world.accounts.changeEmail(mover.id, ME.email!, history));
    await expect(signIn()).rejects.toMatchObject({ code: 'email_reserved' });
  });

  it('twice at the same time ends in the same account', async () => {
    const answers = await Promise.all([signIn(), signIn()]);
    expect(answers[0]?.userId).toBe(answers[1]?.userId);
  });

  it('tells of a fault of ours', async () => {
    const create = jest.spyOn(world.accounts, 'create').mockRejectedValue(new Error('out of memory'));
    await expect(signIn()).rejects.toThrow('out of memory');
    create.mockRestore();
    await world.aUser({ email: ME.email! });
    jest.spyOn(world.accounts, 'link').mockRejectedValue(new Error('the store is away'));
    await expect(signIn()).rejects.toThrow('the store is away');
  });

  it('leaves the password of a confirmed account', async () => {
    const { id } = await world.aUser({ email: ME.email! });
    await signIn();
    expect(await world.hasher.verify((await accountOf(id)).passwordHash, RIGHT)).toBe(true);
  });
});
