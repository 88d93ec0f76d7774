import { codeOf, STEP, wrongCode } from '../../../../../test/support/people/authenticator.ts';
import { conflict, field, missing, nobody } from '../../../../../test/support/checks/refusals.ts';
import { withAuthWorld, RIGHT, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import { AesSecretBox } from '../../../platform/secrets/aes-secret-box.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';

const MINUTE = 60_000;
const BY = { network: '203.0.113.7' };

describe('the second factor', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  const kindsOf = async () => (await world.mails()).map(({ kind }) => kind);
  const withCodes = (account: SignInAccount) => world.withCodes(account);
  const withPasskey = (account: SignInAccount, name?: string) => world.withPasskey(account, name);
  const stateOf = (account: SignInAccount) => world.secondFactor.stateOf(account);
  const isRight = (account: SignInAccount, typed: string) => world.check.requireRight(account, typed, BY);

  describe('an app', () => {
    it('counts from its first code on, which brings ten recovery codes and is mailed and recorded', async () => {
      for (const account of await world.both()) {
        const { key, address } = await world.secondFactor.offerCodes(account);
        expect(address).toMatch(/^otpauth:\/\/totp\//);
        expect(decodeURIComponent(address)).toContain(account.email);
        expect(await world.check.waysOf(account)).toEqual([]);
        await expect(world.secondFactor.addCodes(account, wrongCode(world, key))).rejects.toMatchObject(
          field('code', 'code.wrong'),
        );
        expect([await kindsOf(), await world.audited()]).toEqual([[], []]);
        const typed = ` ${codeOf(world, key).slice(0, 3)} ${codeOf(world, key).slice(3)}`;
        const codes = await world.secondFactor.addCodes(account, typed);
        expect(new Set(codes).size).toBe(10);
        expect(await world.check.waysOf(account)).toEqual(['code']);
        expect(await stateOf(account)).toEqual({
          codesSince: world.clock.now(),
          ...{ passkeys: [], recoveryCodes: 10, required: false },
        });
        expect(await kindsOf()).toEqual(['second-factor-added']);
        expect(await world.audited()).toEqual(
          account.audience === 'admin' ? ['admin.second-factor-added'] : [],
        );
        // That code was used up.
        await expect(isRight(account, codeOf(world, key))).rejects.toMatchObject(field('code', 'code.wrong'));
      }
    });

    it('is offered for 15 minutes, and can be replaced, which keeps the recovery codes', async () => {
      const [user] = await world.both();
      const { key } = await world.secondFactor.offerCodes(user);
      world.clock.advance(15 * MINUTE);
      await expect(world.secondFactor.addCodes(user, codeOf(world, key))).rejects.toMatchObject(
        conflict('second-factor.begin-again'),
      );
      const first = await withCodes(user);
      const next = await world.secondFactor.offerCodes(user);
      await isRight(user, codeOf(world, first.key));
      expect(await world.secondFactor.addCodes(user, codeOf(world, next.key))).toEqual([]);
      expect((await stateOf(user)).recoveryCodes).toBe(10);
      world.clock.advance(STEP);
      await expect(isRight(user, codeOf(world, first.key))).rejects.toThrow();
      await isRight(user, codeOf(world, next.key));
    });

    it('is the first factor only where there is none', async () => {
      const [user] = await world.both();
      await withPasskey(user);
      const { key } = await world.secondFactor.offerCodes(user);
      await expect(
        world.secondFactor.addCodes(user, codeOf(world, key), { isFirst: true }),
      ).rejects.toMatchObject(conflict('second-factor.begin-again'));
      expect(await world.check.waysOf(user)).toEqual(['passkey']);
      expect(await world.secondFactor.addCodes(user, codeOf(world, key))).toEqual([]);
    });

    it('can be removed, but not the last factor of an administrator who needs one', async () => {
      const [user, admin] = await world.both();
      await expect(world.secondFactor.removeCodes(user)).rejects.toMatchObject(
        missing('second-factor.not-found'),
      );
      await withPasskey(user);
      await expect(world.secondFactor.removeCodes(user)).rejects.toMatchObject(
        missing('second-factor.not-found'),
      );
      for (const account of [user, admin]) {
        await withCodes(account);
        world.settings.adminSecondFactor = 'required';
        if (account === admin) {
          await expect(world.secondFactor.removeCodes(admin)).rejects.toMatchObject(
            conflict('second-factor.required'),
          );
          expect((await stateOf(admin)).required).toBe(true);
          world.settings.adminSecondFactor = 'optional';
        }
        await world.audited();
        await world.mails();
        await world.secondFactor.removeCodes(account);
        expect((await stateOf(account)).codesSince).toBeNull();
        expect(await kindsOf()).toEqual(['second-factor-removed']);
        expect(await world.audited()).toEqual(account === admin ? ['admin.second-factor-removed'] : []);
      }
    });

    it('has codes that work once, and a key that is sealed anew after the server’s key changed', async () => {
      for (const account of await world.both()) {
        const { key } = await withCodes(account);
        await isRight(account, codeOf(world, key));
        await expect(isRight(account, codeOf(world, key))).rejects.toMatchObject(field('code', 'code.wrong'));
        const sealed = async () => (await world.factors.find(account))?.codes?.key;
        const before = await sealed();
        const after = new AesSecretBox({
          ...world.settings,
          encryptionKey: 'n'.repeat(32),
          encryptionKeyPrevious: world.settings.encryptionKey,
        });
        jest.spyOn(world.box, 'open').mockImplementation((...given) => after.open(...given));
        jest.spyOn(world.box, 'seal').mockImplementation((...given) => after.seal(...given));
        jest.spyOn(world.box, 'isCurrent').mockImplementation((...given) => after.isCurrent(...given));
        await isRight(account, codeOf(world, key, 1));
        const moved = await sealed();
        expect(moved).not.toBe(before);
        world.clock.advance(2 * STEP);
        await isRight(account, codeOf(world, key));
        expect(await sealed()).toBe(moved);
        jest.restoreAllMocks();
      }
    });
  });

  describe('recovery codes', () => {
    it('work once in place of a code, which is mailed and recorded', async () => {
      for (const account of await world.both()) {
        const { recovery } = await withCodes(account);
        await world.mails();
        await world.audited();
        await isRight(account, ` ${recovery[0]?.toUpperCase()}`);
        await expect(isRight(account, recovery[0]!)).rejects.toMatchObject(field('code', 'code.wrong'));
        const mails = await world.mails();
        expect(mails).toMatchObject([{ kind: 'recovery-code-used', to: account.email }]);
        expect(mails[0]?.paragraphs[0]).toContain('9 are left');
        expect(await world.audited()).toEqual(
          account.audience === 'admin' ? ['admin.recovery-code-used'] : [],
        );
        expect((await stateOf(account)).recoveryCodes).toBe(9);
      }
    });

    it('are replaced by new ones, for accounts with a second factor', async () => {
      const [user, admin] = await world.both();
      await expect(world.secondFactor.renewRecoveryCodes(user)).rejects.toMatchObject(
        missing('second-factor.not-found'),
      );
      const { recovery } = await withCodes(admin);
      await world.mails();
      await world.audited();
      const next = await world.secondFactor.renewRecoveryCodes(admin);
      expect(next).toHaveLength(10);
      expect([await kindsOf(), await world.audited()]).toEqual([
        ['recovery-codes-made'],
        ['admin.recovery-codes-made'],
      ]);
      await expect(isRight(admin, recovery[1]!)).rejects.toThrow();
      await isRight(admin, next[1]!);
    });
  });

  it('is not shown by anything else, and five wrong tries use the tries up', async () => {
    const [user] = await world.both();
    for (const typed of ['', 'x', '12345', '1234567', '000000', RIGHT])
      await expect(world.check.requireRight(user, typed, { device: typed })).rejects.toMatchObject(
        field('code', 'code.wrong'),
      );
    const { key } = await withCodes(user);
    for (let i = 0; i < 5; i++) await expect(isRight(user, wrongCode(world, key))).rejects.toThrow();
    await expect(isRight(user, codeOf(world, key))).rejects.toMatchObject({ kind: 'too-many' });
    await isRight(await world.found('user', user.id), codeOf(world, key)).catch(() => undefined);
    await world.check.requireRight(user, codeOf(world, key), { session: 's1' });
  });

  it('is in the export of a user’s data, without the keys, where there is one', async () => {
    const [user] = await world.both();
    const exported = async () =>
      (await world.lifecycle.exported(user.id)).filter(({ name }) => name === 'second-factor');
    expect(await exported()).toEqual([]);
    const { id } = await withPasskey(user);
    const since = world.clock.now();
    const passkeys = [{ id, name: 'Laptop', since, usedAt: null }];
    expect(await exported()).toEqual([
      { name: 'second-factor', data: { codesSince: null, passkeys, recoveryCodes: 10 } },
    ]);
    const other = await world.aUser();
    await withCodes(other);
    expect(await world.lifecycle.exported(other.id)).toContainEqual({
      name: 'second-factor',
      data: { codesSince: since, passkeys: [], recoveryCodes: 10 },
    });
    expect(await world.secondFactor.having('user', [user.id, other.id, nobody])).toEqual(
      new Set([user.id, other.id]),
    );
  });
});
