import { codeOf, wrongCode } from '../../../../../test/support/people/authenticator.ts';
import { GUESSABLE } from '../../../../../test/support/app/auth-services.ts';
import { withAuthWorld, RIGHT, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import { claimsOf } from '../../../../../test/support/stand-ins/tokens.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import type { StageClaims } from '../../sessions/application/sessions.ports.ts';
import type { Origin } from './origin.ts';
import type { PendingSignIn } from './sign-in.service.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const HERE: Origin = { device: FIREFOX, address: '203.0.113.0', network: '203.0.113.7', known: [] };
const MINUTE = 60_000;

describe('signing in', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  const doors = () => ({ user: world.signIn, admin: world.adminSignIn });
  const byPassword = ({ audience, email }: SignInAccount, password = RIGHT, origin = HERE) =>
    doors()[audience].withPassword(email.toUpperCase(), password, origin);
  const lookedUp = async (answer: Promise<unknown>) => {
    const { token } = (await answer) as { token: string };
    const claims = claimsOf(token);
    return claims.audience === 'user'
      ? world.sessions.userOf(claims, false)
      : world.sessions.adminOf(claims, false);
  };

  async function withCodes(account: SignInAccount): Promise<string> {
    const { key } = await world.withCodes(account);
    await world.mails();
    return key;
  }
  const stageOf = async (pending: unknown) => {
    const { token } = pending as PendingSignIn;
    const claims = claimsOf<StageClaims>(token);
    const audience = claims.audience.replace('-stage', '') as 'user' | 'admin';
    return world.stages.callerOf(audience, claims);
  };

  it('opens a session for the right password, in whatever case the address is typed', async () => {
    for (const account of await world.both()) {
      const opened = await byPassword(account);
      expect(opened).toMatchObject({ epoch: 0, [account.audience]: { id: account.id } });
      expect(await lookedUp(Promise.resolve(opened))).toMatchObject({ id: account.id });
      expect(await world.sessions.list(account.audience, account.id)).toMatchObject([{ device: FIREFOX }]);
    }
  });

  it('answers the same for a wrong password, an unknown address and an account without a password', async () => {
    const [user, admin] = await world.both();
    const wrong = { kind: 'unauthenticated', code: 'session.wrong-credentials' };
    for (const account of [user, admin])
      await expect(byPassword(account, GUESSABLE)).rejects.toMatchObject(wrong);
    for (const door of Object.values(doors()))
      await expect(door.withPassword('nobody@example.com', RIGHT, HERE)).rejects.toMatchObject(wrong);
    await expect(byPassword(await world.aUser({ passwordHash: null }))).rejects.toMatchObject(wrong);
  });

  it('costs one evaluation, whatever is wrong with the pair', async () => {
    const [user, admin] = await world.both();
    const waiting = await world.aUser({ emailVerified: false });
    const evaluations = jest.spyOn(world.hasher, 'verify');
    for (const account of [
      user,
      admin,
      waiting,
      { ...user, email: 'x@y.de' },
      { ...admin, email: 'x@y.de' },
    ]) {
      evaluations.mockClear();
      await expect(byPassword(account, GUESSABLE)).rejects.toThrow();
      expect(evaluations).toHaveBeenCalledTimes(1);
    }
  });

  it('reveals only to the right password that an account is blocked or not confirmed', async () => {
    const waiting = await world.aUser({ emailVerified: false });
    await expect(byPassword(waiting)).rejects.toMatchObject({ code: 'account.verify-first' });
    const blocked = await world.aUser();
    await world.accounts.setBlocked(blocked.id, true);
    await expect(byPassword(blocked)).rejects.toMatchObject({ code: 'session.account-blocked' });
    expect(await world.sessions.list('user', blocked.id)).toEqual([]);
  });

  it('is open for a known device of the account after strangers have used up the network’s tries', async () => {
    for (const { audience, id, email, sessionEpoch: epoch } of await world.both()) {
      const account = { audience, email } as SignInAccount;
      for (let i = 0; i < 5; i++) await expect(byPassword(account, GUESSABLE)).rejects.toThrow();
      await expect(byPassword(account)).rejects.toMatchObject({ kind: 'too-many' });
      const own = { audience, id, epoch, device: 'd1' };
      const other = audience === 'user' ? 'admin' : 'user';
      for (const changes of [{ audience: other }, { id: '0'.repeat(24) }, { epoch: 1 }] as const) {
        const known = [{ ...own, ...changes }];
        await expect(byPassword(account, RIGHT, { ...HERE, known })).rejects.toMatchObject({
          kind: 'too-many',
        });
      }
      const known = [{ ...own, id: '0'.repeat(24) }, own];
      expect(await byPassword(account, RIGHT, { ...HERE, known })).toMatchObject({ epoch: 0 });
    }
  });

  it('goes on with a code where the account has an app, as the stage of that account', async () => {
    for (const account of await world.both()) {
      const key = await withCodes(account);
      const pending = await byPassword(account);
      expect(pending).toMatchObject({ stage: 'second-factor', ways: ['code'] });
      expect(await world.sessions.list(account.audience, account.id)).toEqual([]);
      const caller = (await stageOf(pending))!;
      expect(caller).toMatchObject({
        ...{ kind: 'stage', audience: account.audience, id: account.id, stage: 'second-factor' },
        account: { email: account.email },
      });
      const door = doors()[account.audience];
      await expect(door.withSecondFactor(caller, wrongCode(world, key), HERE)).rejects.toMatchObject({
        details: { errors: [{ field: 'code', code: 'code.wrong' }] },
      });
      expect(await lookedUp(door.withSecondFactor(caller, codeOf(world, key), HERE))).toMatchObject({
        id: account.id,
      });
    }
  });

  it('goes on with a passkey of the account, and takes one in place of the password too', async () => {
    for (const account of await world.both()) {
      const { sign } = await world.withPasskey(account);
      const door = doors()[account.audience];
      const caller = (await stageOf(await byPassword(account)))!;
      const options = await world.passkeyCheck.forOwner(account);
      expect(await lookedUp(door.withOwnPasskey(caller, sign(options), HERE))).toMatchObject({
        id: account.id,
      });
      await expect(door.withOwnPasskey(caller, sign(options, { counter: 2 }), HERE)).rejects.toMatchObject({
        details: { errors: [{ field: 'credential', code: 'passkey.refused' }] },
      });
      const first = await world.passkeyCheck.forSignIn(account.audience);
      expect(await lookedUp(door.withPasskey(sign(first, { counter: 3 }), HERE))).toMatchObject({
        id: account.id,
      });
      await expect(door.withPasskey(sign(first, { counter: 4 }), HERE)).rejects.toMatchObject({
        ...{ kind: 'unauthenticated', code: 'passkey.refused' },
      });
    }
  });

  it('refuses the passkey of an account that may not sign in', async () => {
    const user = await world.aUser();
    const { sign } = await world.withPasskey(user);
    await world.accounts.setBlocked(user.id, true);
    const options = await world.passkeyCheck.forSignIn('user');
    await expect(world.signIn.withPasskey(sign(options), HERE)).rejects.toMatchObject({
      code: 'session.account-blocked',
    });
  });

  it('ends a provider’s sign-in by its code, which a second factor follows too', async () => {
    const user = await world.aUser();
    const code = await world.exchange.issue(user.id);
    expect(await lookedUp(world.signIn.withCode(code, HERE))).toMatchObject({ id: user.id });
    for (const wrong of [code, 'x'])
      await expect(world.signIn.withCode(wrong, HERE)).rejects.toMatchObject({
        ...{ kind: 'unauthenticated', code: 'session.sign-in-expired' },
      });
    await withCodes(user);
    const pending = await world.signIn.withCode(await world.exchange.issue(user.id), HERE);
    expect(pending).toMatchObject({ stage: 'second-factor' });
  });

  it('leads administrators who need a second factor to adding one', async () => {
    world.settings.adminSecondFactor = 'required';
    const [user, admin] = await world.both();
    expect(await byPassword(user)).toMatchObject({ epoch: 0 });
    const pending = await byPassword(admin);
    expect(pending).toMatchObject({ stage: 'enrolment', ways: [] });
    const caller = (await stageOf(pending))!;
    expect(caller).toMatchObject({ stage: 'enrolment', id: admin.id });
    await withCodes(admin);
    expect(await lookedUp(world.adminSignIn.afterEnrolment(caller, HERE))).toMatchObject({ id: admin.id });
    // There is a second factor by now.
    expect(await stageOf(pending)).toBeNull();
    expect(await byPassword(admin)).toMatchObject({ stage: 'second-factor' });
  });

  it('stays at a stage for five minutes, while the password and the account are the same', async () => {
    for (const account of await world.both()) {
      await withCodes(account);
      const pending = await byPassword(account);
      world.clock.advance(5 * MINUTE - 1000);
      const caller = (await stageOf(pending))!;
      await world.all.setPassword(account, 'another hash');
      expect(await stageOf(pending)).toBeNull();
      // The factor was right, and the password was replaced meanwhile: the session is dead at once.
      const key = (await byPassword(account, RIGHT).catch(() => null)) as null;
      expect([key, caller.id]).toEqual([null, account.id]);
      const late = (await world.stages.issue(account.audience, account.id, 1, 'second-factor')) as string;
      expect(claimsOf(late).iat).toBe(world.clock.now().getTime() / 1000);
      expect(await stageOf({ token: late })).toMatchObject({ id: account.id });
      world.clock.advance(5 * MINUTE);
      expect(await stageOf({ token: late })).toBeNull();
    }
    const blocked = await world.aUser();
    const token = await world.stages.issue('user', blocked.id, 0, 'second-factor');
    await world.accounts.setBlocked(blocked.id, true);
    const { sessionEpoch } = await world.found('user', blocked.id);
    const again = await world.stages.issue('user', blocked.id, sessionEpoch, 'second-factor');
    for (const each of [token, again]) expect(await stageOf({ token: each })).toBeNull();
    const nobody = await world.stages.issue('user', '0'.repeat(24), 0, 'second-factor');
    expect(await stageOf({ token: nobody })).toBeNull();
  });

  it('does not open a session for an account that was removed at the second step', async () => {
    for (const account of await world.both()) {
      const { sign } = await world.withPasskey(account);
      const caller = (await stageOf(await byPassword(account)))!;
      const options = await world.passkeyCheck.forOwner(account);
      if (account.audience === 'user') await world.db.connection.collection('users').deleteMany({});
      else await world.db.connection.collection('admins').deleteMany({});
      await expect(
        doors()[account.audience].withOwnPasskey(caller, sign(options), HERE),
      ).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
  });

  it('tells an administrator of another device, and not of the first one or a new version of a known one', async () => {
    const [user, admin] = await world.both();
    await byPassword(admin);
    await byPassword(admin, RIGHT, { ...HERE, device: FIREFOX.replaceAll('140.0', '141.0') });
    for (const device of [FIREFOX, CHROME]) await byPassword(user, RIGHT, { ...HERE, device });
    expect(await world.mails()).toEqual([]);
    await byPassword(admin, RIGHT, { ...HERE, device: CHROME });
    const mails = await world.mails();
    expect(mails).toMatchObject([{ kind: 'new-device', to: admin.email }]);
    expect(mails[0]?.facts?.map(({ value }) => value).join()).toMatch(/Chrome.*203\.0\.113\.0/);
    await byPassword(admin, RIGHT, { ...HERE, device: CHROME });
    expect(await world.mails()).toEqual([]);
  });
});
