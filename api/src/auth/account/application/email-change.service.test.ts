import { NEXT, withAuthWorld, RIGHT, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import type { Mail } from '../../../platform/mail/mail-queue.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW = 'new@firma.berlin';

describe('a change of the address', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  const tokenIn = (mail?: Mail) => mail?.action?.path.split('#token=')[1] ?? '';
  const found = ({ audience, id }: SignInAccount) => world.found(audience, id);
  const invalid = { kind: 'invalid', code: 'email.change-link-invalid' };
  /** Requests a change; returns the mails. */
  async function request(account: SignInAccount, email = NEW): Promise<Mail[]> {
    await world.change.request(await world.session<'user'>(account), email, undefined);
    return world.mails();
  }
  /** Moves an account; returns the mail to the old address. */
  async function move(account: SignInAccount, email = NEW): Promise<Mail> {
    await world.mails();
    const [mail] = await request(account, email);
    await world.change.confirm(tokenIn(mail));
    const [notice] = await world.mails();
    return notice!;
  }

  it('is confirmed by the link at the new address, and told to the old one; sessions stay', async () => {
    for (const account of await world.both()) {
      const mails = await request(account);
      expect(mails).toMatchObject([{ kind: 'confirm-address', to: NEW }]);
      for (const purpose of ['reset-password', 'verify-email'] as const)
        await world.tokens.issue(purpose, account);
      expect((await found(account)).email).toBe(account.email);
      expect(await world.change.confirm(tokenIn(mails[0]))).toBe(account.audience);
      const now = await found(account);
      expect([now.email, now.sessionEpoch]).toEqual([NEW, 0]);
      expect(await world.sessions.list(account.audience, account.id)).toHaveLength(1);
      for (const purpose of ['reset-password', 'verify-email'] as const)
        expect(await world.tokens.findAllUnused(account.id, purpose)).toEqual([]);
      const [notice] = await world.mails();
      expect(notice).toMatchObject({ kind: 'email-changed', to: account.email });
      expect(notice?.paragraphs[0]).toContain(NEW);
      expect(await world.audited()).toEqual(account.audience === 'admin' ? ['admin.email-changed'] : []);
      // A repeated click is a success, and changes nothing.
      expect(await world.change.confirm(tokenIn(mails[0]))).toBe(account.audience);
      expect([await world.mails(), await world.audited()]).toEqual([[], []]);
      expect((await found(account)).previousEmails).toHaveLength(1);
    }
  });

  it('needs the password, or an owner who has just been confirmed', async () => {
    const [user] = await world.both();
    const caller = await world.session<'user'>(user);
    world.clock.advance(10 * MINUTE);
    await expect(world.change.request(caller, NEW, undefined)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(world.change.request(caller, NEW, NEXT)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await world.mails()).toEqual([]);
    await world.change.request(caller, NEW, RIGHT);
    expect(await world.mails()).toHaveLength(1);
  });

  it('is replaced by the next request, and a link works for a day', async () => {
    const [user] = await world.both();
    const [first] = await request(user);
    const [second] = await request(user, 'other@firma.berlin');
    await expect(world.change.confirm(tokenIn(first))).rejects.toMatchObject(invalid);
    world.clock.advance(DAY);
    await expect(world.change.confirm(tokenIn(second))).rejects.toMatchObject(invalid);
    await expect(world.change.confirm('x')).rejects.toMatchObject(invalid);
    expect((await found(user)).email).toBe(user.email);
  });

  it('tells the owner of an address in use, or just left, instead; and mails nothing for one’s own', async () => {
    for (const account of await world.both()) {
      const other =
        account.audience === 'user'
          ? await world.aUser({ email: 'taken@firma.berlin' })
          : await world.anAdmin('taken@firma.berlin');
      const before = performance.now();
      expect(await request(account, 'TAKEN@firma.berlin')).toMatchObject([
        { kind: 'address-wanted', to: 'TAKEN@firma.berlin' },
      ]);
      expect(performance.now() - before).toBeGreaterThan(95);
      await move(other, 'left@firma.berlin');
      expect(await request(account, 'taken@firma.berlin')).toMatchObject([{ kind: 'address-wanted' }]);
      world.clock.advance(7 * DAY);
      expect(await request(account, 'taken@firma.berlin')).toMatchObject([{ kind: 'confirm-address' }]);
      expect(await request(account, account.email.toUpperCase())).toEqual([]);
      const pending = await world.tokens.findAllUnused(account.id, 'change-email');
      expect(pending).toMatchObject([{ email: account.email.toUpperCase() }]);
    }
  });

  it('takes the same address of another audience, and its own former one', async () => {
    const [user, admin] = await world.both();
    expect(await request(user, admin.email)).toMatchObject([{ kind: 'confirm-address' }]);
    await move(user);
    expect(await request(await found(user), user.email)).toMatchObject([{ kind: 'confirm-address' }]);
  });

  it('mails an address five times an hour', async () => {
    const [user] = await world.both();
    const counts = [];
    for (let i = 0; i < 6; i++) counts.push((await request(user)).length);
    expect(counts).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('is refused after ten within a week, also for links that were mailed before', async () => {
    for (const account of await world.both()) {
      const [early] = await request(account, 'early@firma.berlin');
      const until = new Date(world.clock.now().getTime() + DAY);
      const former = Array.from({ length: 10 }, (_, at) => ({
        email: `f${at}@x.de`,
        key: `f${at}@x.de`,
        until,
      }));
      const stored = world.db.connection.collection(`${account.audience}s`);
      await stored.updateMany({ email: account.email }, { $set: { previousEmails: former } });
      const often = { kind: 'conflict', code: 'email.changed-too-often' };
      await expect(request(account)).rejects.toMatchObject(often);
      await expect(world.change.confirm(tokenIn(early))).rejects.toMatchObject(often);
      expect((await found(account)).email).toBe(account.email);
    }
  });

  it('is refused when somebody else took the address meanwhile, and for accounts that may not sign in', async () => {
    for (const account of await world.both()) {
      const [mail] = await request(account);
      if (account.audience === 'user') await world.aUser({ email: NEW });
      else await world.anAdmin(NEW);
      await expect(world.change.confirm(tokenIn(mail))).rejects.toMatchObject({
        ...{ kind: 'conflict', code: 'email.taken' },
      });
    }
    const [user] = await world.both();
    const [mail] = await request(user, 'blocked@firma.berlin');
    await world.accounts.setBlocked(user.id, true);
    await expect(world.change.confirm(tokenIn(mail))).rejects.toMatchObject(invalid);
    await world.db.connection.collection('users').deleteMany({});
    await expect(world.change.confirm(tokenIn(mail))).rejects.toMatchObject(invalid);
  });

  it('takes an address that somebody has registered and never proven', async () => {
    const [user] = await world.both();
    const stranger = await world.aUser({ email: NEW, emailVerified: false });
    const [mail] = await request(user);
    expect(mail).toMatchObject({ kind: 'confirm-address', to: NEW });
    await world.change.confirm(tokenIn(mail));
    expect((await found(user)).email).toBe(NEW);
    expect(await world.accounts.find(stranger.id)).toBeNull();
  });

  it('tells of a fault of ours, and of an account that moved meanwhile', async () => {
    const [user] = await world.both();
    const [mail] = await request(user);
    const change = jest.spyOn(world.all, 'changeEmail').mockRejectedValue(new Error('the store is away'));
    await expect(world.change.confirm(tokenIn(mail))).rejects.toThrow('the store is away');
    change.mockResolvedValue(null);
    await expect(world.change.confirm(tokenIn(mail))).rejects.toMatchObject(invalid);
  });

  it('moves nothing when the account has the address already, and no repeated click does after another move', async () => {
    const [user] = await world.both();
    const [own] = await request(user, NEW);
    const [, stored] = [await world.accounts.find(user.id), world.db.connection.collection('users')];
    await stored.updateMany({}, { $set: { email: NEW, emailKey: NEW } });
    expect(await world.change.confirm(tokenIn(own))).toBe('user');
    expect(await world.mails()).toEqual([]);
    await move(await found(user), 'third@firma.berlin');
    await expect(world.change.confirm(tokenIn(own))).rejects.toMatchObject(invalid);
  });

  it('is undone from the old address, which ends everything that the mover may have', async () => {
    for (const account of await world.both()) {
      const { audience, id, email } = account;
      await world.withPasskey(account, 'Before');
      world.clock.advance(1);
      const back = await move(account);
      world.clock.advance(1);
      await world.withPasskey(await found(account), 'After');
      for (const purpose of [
        'verify-email',
        'reset-password',
        'change-email',
        'exchange',
        'invitation',
      ] as const)
        await world.tokens.issue(purpose, account);
      const check = () => world.passwords.isRight(audience, email, null, RIGHT, { network: 'n' });
      for (let i = 0; i < 5; i++) await check();
      await world.mails();
      await world.audited();
      expect(await world.change.undo(tokenIn(back))).toBe(audience);
      const now = await found(account);
      expect(now).toMatchObject({ email, passwordHash: null, previousEmails: [] });
      expect(now.sessionEpoch).toBeGreaterThan(0);
      expect(await world.sessions.list(audience, id)).toEqual([]);
      expect((await world.factors.find(account))?.passkeys).toMatchObject([{ name: 'Before' }]);
      for (const purpose of ['verify-email', 'change-email', 'exchange'] as const)
        expect(await world.tokens.findAllUnused(id, purpose)).toEqual([]);
      expect(await world.tokens.findAllUnused(id, 'reset-password')).toHaveLength(1);
      expect(await check()).toBe(false);
      const mails = await world.mails();
      const own = mails.filter(({ kind }) => kind !== 'put-on-hold');
      expect(own).toMatchObject([
        { kind: 'email-restored', to: email },
        { kind: 'email-taken-back', to: NEW },
      ]);
      expect(mails).toHaveLength(audience === 'admin' ? 3 : 2);
      expect(await world.audited()).toEqual(
        audience === 'admin' ? ['admin.email-restored', 'admin.invitations-revoked'] : [],
      );
      await world.passwordReset.reset(audience, tokenIn(own[0]), NEXT);
      expect(await world.hasher.verify((await found(account)).passwordHash, NEXT)).toBe(true);
      await expect(world.change.undo(tokenIn(back))).rejects.toMatchObject(invalid);
      await world.mails();
      await world.audited();
    }
  });

  it('is undone for seven days, whatever happened since', async () => {
    const [user] = await world.both();
    const first = await move(user);
    const second = await move(await found(user), 'third@firma.berlin');
    await expect(world.change.undo('x')).rejects.toMatchObject(invalid);
    world.clock.advance(7 * DAY - 1);
    await world.change.undo(tokenIn(first));
    expect((await found(user)).email).toBe(user.email);
    await expect(world.change.undo(tokenIn(second))).rejects.toMatchObject(invalid);
    const late = await move(await found(user));
    world.clock.advance(7 * DAY);
    await expect(world.change.undo(tokenIn(late))).rejects.toMatchObject(invalid);
    const gone = await world.tokens.issue(
      'undo-email-change',
      { audience: 'user', id: '0'.repeat(24) },
      'a@b.de',
    );
    await expect(world.change.undo(gone)).rejects.toMatchObject(invalid);
  });
});
