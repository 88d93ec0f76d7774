import { withAuthWorld, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import { claimsOf } from '../../../../../test/support/stand-ins/tokens.ts';
import type { SignInAccount } from './sign-in-accounts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('sessions', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  const open = ({ audience, id, sessionEpoch }: SignInAccount, device = 'Firefox') =>
    world.sessions.open(audience, id, sessionEpoch, device);
  const callerOf = (token: string, renews = false) => {
    const claims = claimsOf(token);
    return claims.audience === 'user'
      ? world.sessions.userOf(claims, renews)
      : world.sessions.adminOf(claims, renews);
  };
  const isLive = async (token: string) => (await callerOf(token)) !== null;
  const list = ({ audience, id }: SignInAccount) => world.sessions.list(audience, id);
  const seconds = (date: Date) => date.getTime() / 1000;

  it('identify their owner as stored now, with when that one was confirmed', async () => {
    const [user, admin] = await world.both();
    const at = world.clock.now();
    const [userToken, adminToken] = [await open(user), await open(admin)];
    world.clock.advance(MINUTE);
    await world.all.setLanguage('user', user.id, 'de');
    expect(await callerOf(userToken)).toMatchObject({
      ...{ kind: 'user', id: user.id, sessionId: claimsOf(userToken).sid, confirmedAt: at },
      ...{ role: 'Freelancer', email: user.email, account: { user: { language: 'de' } } },
    });
    expect(await callerOf(adminToken)).toMatchObject({
      ...{ kind: 'admin', id: admin.id, sessionId: claimsOf(adminToken).sid, confirmedAt: at },
      ...{ email: admin.email, admin: { id: admin.id } },
    });
  });

  it('are in the list of their owner, with a device of 200 characters at most', async () => {
    const [user, admin] = await world.both();
    const at = world.clock.now();
    await open(user, 'x'.repeat(201));
    await open(admin);
    expect(await list(user)).toMatchObject([
      { audience: 'user', openedAt: at, lastSeenAt: at, confirmedAt: at, device: 'x'.repeat(200), epoch: 0 },
    ]);
    expect(await list(admin)).toMatchObject([{ audience: 'admin', device: 'Firefox' }]);
  });

  it('have a token for their longest life', async () => {
    for (const account of await world.both()) {
      const { iat, exp, sub, audience } = claimsOf(await open(account));
      expect({ sub, audience }).toEqual({ sub: account.id, audience: account.audience });
      expect(iat).toBe(seconds(world.clock.now()));
      expect(exp - iat).toBeGreaterThanOrEqual(12 * 3600);
      expect([iat, exp].every(Number.isInteger)).toBe(true);
    }
  });

  it('are read only with their own claims, until the token ends', async () => {
    const [user, admin] = await world.both();
    for (const token of [await open(user), await open(admin)]) {
      const claims = claimsOf(token);
      const read = (changes: object) => callerOf(JSON.stringify({ ...claims, ...changes }));
      expect(await read({})).not.toBeNull();
      const other = claims.audience === 'user' ? admin : user;
      expect(await read({ sub: other.id })).toBeNull();
      expect(await read({ sid: '0'.repeat(24) })).toBeNull();
      expect(await read({ exp: seconds(world.clock.now()) })).toBeNull();
      expect(await read({ exp: seconds(world.clock.now()) + 1 })).not.toBeNull();
      expect(await read({ audience: other.audience })).toBeNull();
    }
    const neighbour = await world.aUser();
    const claims = claimsOf(await open(user));
    expect(await callerOf(JSON.stringify({ ...claims, sub: neighbour.id }))).toBeNull();
  });

  it('end with the password, and when their user is blocked or erased', async () => {
    for (const account of await world.both()) {
      const token = await open(account);
      await world.all.setPassword(account, 'next');
      expect(await isLive(token)).toBe(false);
      expect(await isLive(await open((await world.all.find(account.audience, account.id))!))).toBe(true);
    }
    const user = await world.aUser();
    await world.accounts.setBlocked(user.id, true);
    expect(await isLive(await open((await world.all.find('user', user.id))!))).toBe(false);
    for (const account of await world.both()) {
      const token = await open(account);
      await world.db.connection.collection(`${account.audience}s`).deleteMany({});
      expect(await isLive(token)).toBe(false);
    }
  });

  it('are not opened for an account that was erased since it was checked', async () => {
    for (const account of await world.both()) {
      await world.db.connection.collection(`${account.audience}s`).deleteMany({});
      await expect(open(account)).rejects.toMatchObject({ kind: 'unauthenticated' });
      expect(await list(account)).toEqual([]);
    }
  });

  it('are prolonged by requests that renew them, once a minute, until the end of their life', async () => {
    for (const account of await world.both()) {
      const token = await open(account);
      const [before] = await list(account);
      await callerOf(token, false);
      world.clock.advance(MINUTE - 1);
      await callerOf(token, true);
      expect(await list(account)).toEqual([before]);
      world.clock.advance(1);
      await callerOf(token, true);
      const [after] = await list(account);
      expect(after?.lastSeenAt).toEqual(world.clock.now());
      expect(after?.expiresAt.getTime()).toBe(before!.expiresAt.getTime() + MINUTE);
      world.clock.advance(MINUTE);
      await callerOf(token, false);
      expect(await list(account)).toEqual([after]);
    }
  });

  it('end without a request, an administrator’s sooner', async () => {
    const [user, admin] = await world.both();
    const [userToken, adminToken] = [await open(user), await open(admin)];
    world.clock.advance(30 * MINUTE - 1);
    expect([await isLive(userToken), await isLive(adminToken)]).toEqual([true, true]);
    world.clock.advance(1);
    expect([await isLive(userToken), await isLive(adminToken)]).toEqual([true, false]);
    world.clock.advance(30 * DAY);
    expect(await isLive(userToken)).toBe(false);
  });

  it('are replaced when the owner is confirmed, and not prolonged by it beyond their life', async () => {
    for (const account of await world.both()) {
      const token = await open(account, 'Chrome');
      const caller = (await callerOf(token))!;
      const opened = world.clock.now();
      world.clock.advance(20 * MINUTE);
      const next = await world.sessions.confirm(caller);
      expect(await isLive(token)).toBe(false);
      expect(await callerOf(next)).toMatchObject({ id: account.id, confirmedAt: world.clock.now() });
      expect(claimsOf(next).exp).toBe(claimsOf(token).exp);
      expect(await list(account)).toMatchObject([
        { device: 'Chrome', openedAt: opened, lastSeenAt: world.clock.now() },
      ]);
      await expect(world.sessions.confirm(caller)).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
  });

  it('are replaced with a change of the owner’s access, which a session that has ended does not make', async () => {
    for (const account of await world.both()) {
      const token = await open(account);
      const caller = (await callerOf(token))!;
      const confirmedAt = world.clock.now();
      world.clock.advance(MINUTE);
      const change = () =>
        world.db.unitOfWork.run(
          async () => (await world.all.setLanguage(account.audience, account.id, 'de'))!,
        );
      const { result, token: next } = await world.sessions.replacedBy(caller, change);
      expect(result.language).toBe('de');
      expect([await isLive(token), await isLive(next)]).toEqual([false, true]);
      expect(await callerOf(next)).toMatchObject({ confirmedAt });
      await world.all.setLanguage(account.audience, account.id, 'en');
      await expect(world.sessions.replacedBy(caller, change)).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
      expect(await world.all.find(account.audience, account.id)).toMatchObject({ language: 'en' });
      await expect(world.sessions.replacedBy(caller, async () => 1)).rejects.toThrow('no unit of work');
    }
  });

  it('are not replaced by work that a change leaves behind', async () => {
    const user = await world.aUser();
    const caller = (await callerOf(await open(user)))!;
    let late: Promise<unknown> = Promise.resolve();
    let go = () => {};
    const wait = new Promise<void>((resolve) => (go = resolve));
    await world.sessions.replacedBy(caller, async () => {
      late = wait.then(() => world.db.unitOfWork.run(() => world.all.setLanguage('user', user.id, 'de')));
      await world.db.unitOfWork.run(async () => undefined);
    });
    go();
    await expect(late).resolves.toMatchObject({ language: 'de' });
    expect(await list(user)).toHaveLength(1);
  });

  it('are ended one by one, among the owner’s only', async () => {
    for (const account of await world.both()) {
      const [one, other] = [await open(account), await open(account)];
      const { audience, id } = account;
      const missing = { kind: 'not-found', code: 'session.not-found' };
      const neighbour = audience === 'user' ? await world.aUser() : await world.anAdmin();
      await expect(world.sessions.end(audience, neighbour.id, claimsOf(one).sid)).rejects.toMatchObject(
        missing,
      );
      await world.sessions.end(audience, id, claimsOf(one).sid);
      await expect(world.sessions.end(audience, id, claimsOf(one).sid)).rejects.toMatchObject(missing);
      const caller = (await callerOf(other))!;
      await world.sessions.close(caller);
      await world.sessions.close(caller);
      expect(await list(account)).toEqual([]);
    }
  });

  it('end with all others of their owner, but not those of somebody else', async () => {
    for (const account of await world.both()) {
      const neighbour = account.audience === 'user' ? await world.aUser() : await world.anAdmin();
      const kept = await open(neighbour);
      const [mine, other] = [await open(account), await open(account)];
      const caller = (await callerOf(mine))!;
      const { sessionEpoch } = (await world.all.setPassword(account, 'next'))!;
      const next = await world.sessions.endOthers(caller, sessionEpoch);
      expect([await isLive(mine), await isLive(other), await isLive(next)]).toEqual([false, false, true]);
      expect(await list(account)).toHaveLength(1);
      expect(await isLive(kept)).toBe(true);
      await expect(world.sessions.endOthers(caller, sessionEpoch)).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
      await world.sessions.endAll(account.audience, account.id);
      expect(await isLive(next)).toBe(false);
    }
  });

  it('are in the export of a user’s data', async () => {
    const user = await world.aUser();
    await open(user, 'Chrome');
    const at = world.clock.now();
    const parts = await world.lifecycle.exported(user.id);
    expect(parts.find(({ name }) => name === 'sessions')).toEqual({
      name: 'sessions',
      data: [{ openedAt: at, lastSeenAt: at, expiresAt: expect.any(Date), device: 'Chrome' }],
    });
  });
});
