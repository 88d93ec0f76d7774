import { withAuthWorld, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import { conflict, field, missing, nobody } from '../../../../../test/support/checks/refusals.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';

describe('passkeys', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  const kindsOf = async () => (await world.mails()).map(({ kind }) => kind);
  const withCodes = (account: SignInAccount) => world.withCodes(account);
  const withPasskey = (account: SignInAccount, name?: string) => world.withPasskey(account, name);
  const stateOf = (account: SignInAccount) => world.secondFactor.stateOf(account);

  describe('a passkey', () => {
    it('is added with the answer to our challenge, and mailed and recorded; the first brings recovery codes', async () => {
      for (const account of await world.both()) {
        const options = await world.passkeys.offer(account);
        expect(options).toMatchObject({
          account: {
            handle: `${account.audience}:${account.id}`,
            email: account.email,
            audience: account.audience,
          },
          known: [],
        });
        const refused = field('credential', 'passkey.not-made');
        const answer = { id: 'k', handle: '', challenge: options['challenge'], counter: 0 };
        for (const wrong of [{}, { ...answer, challenge: 'x' }])
          await expect(world.passkeys.add(account, 'K', wrong)).rejects.toMatchObject(refused);
        const { recovery, id } = await withPasskey(account);
        expect(recovery).toHaveLength(10);
        expect(await kindsOf()).toEqual(['passkey-added']);
        expect(await world.audited()).toEqual(account.audience === 'admin' ? ['admin.passkey-added'] : []);
        expect((await stateOf(account)).passkeys).toEqual([
          { id, name: 'Laptop', since: world.clock.now(), usedAt: null },
        ]);
        expect(await world.passkeys.offer(account)).toMatchObject({ known: [id] });
        expect((await withPasskey(account, 'Phone')).recovery).toEqual([]);
        await world.mails();
        await world.audited();
      }
    });

    it('is not added with another’s challenge, one for signing in, a used one or a wrong signature', async () => {
      const [user, admin] = await world.both();
      const answer = { id: 'k', handle: '', counter: 0 };
      const refused = field('credential', 'passkey.not-made');
      const add = (challenge: unknown, changes: object = {}) =>
        world.passkeys.add(user, 'K', { ...answer, challenge, ...changes });
      const { challenge: others } = await world.passkeys.offer(admin);
      const { challenge: another } = await world.passkeys.offer(await world.aUser());
      const { challenge: signing } = await world.passkeyCheck.forOwner(user);
      for (const challenge of [others, another, signing])
        await expect(add(challenge)).rejects.toMatchObject(refused);
      const { challenge } = await world.passkeys.offer(user);
      await expect(add(challenge, { counter: null })).rejects.toMatchObject(refused);
      await expect(add(challenge)).rejects.toMatchObject(refused);
      await withCodes(user);
      const { challenge: first } = await world.passkeys.offer(user);
      await expect(
        world.passkeys.add(user, 'K', { ...answer, challenge: first }, { isFirst: true }),
      ).rejects.toMatchObject(conflict('passkey.too-many'));
    });

    it('is removed by its owner, but not the last factor of an administrator who needs one', async () => {
      world.settings.adminSecondFactor = 'required';
      for (const account of await world.both()) {
        const { id } = await withPasskey(account);
        await expect(world.passkeys.remove(account, 'other')).rejects.toMatchObject(
          missing('passkey.not-found'),
        );
        await world.mails();
        await world.audited();
        if (account.audience === 'admin') {
          await expect(world.passkeys.remove(account, id)).rejects.toMatchObject(
            conflict('second-factor.required'),
          );
          await withPasskey(account, 'Phone');
          await world.mails();
          await world.audited();
        }
        await world.passkeys.remove(account, id);
        const mails = await world.mails();
        expect(mails).toMatchObject([{ kind: 'passkey-removed' }]);
        expect(mails[0]?.paragraphs[0]).toContain('Laptop');
        expect(await world.audited()).toEqual(account.audience === 'admin' ? ['admin.passkey-removed'] : []);
      }
      await expect(world.passkeys.remove(await world.aUser(), 'x')).rejects.toMatchObject(
        missing('passkey.not-found'),
      );
    });

    it('proves its owner by our challenge, once', async () => {
      for (const account of await world.both()) {
        const { id, sign } = await withPasskey(account);
        const options = await world.passkeyCheck.forOwner(account);
        expect(options).toMatchObject({ audience: account.audience, allowed: [id] });
        await world.passkeyCheck.requireRight(account, sign(options));
        expect((await stateOf(account)).passkeys).toMatchObject([{ usedAt: world.clock.now() }]);
        // An authenticator may leave the handle out.
        const next = await world.passkeyCheck.forOwner(account);
        await world.passkeyCheck.requireRight(account, sign(next, { handle: '', counter: 2 }));
        await expect(
          world.passkeyCheck.requireRight(account, sign(next, { counter: 3 })),
        ).rejects.toMatchObject(field('credential', 'passkey.refused'));
      }
    });

    it('proves nothing with another’s handle, passkey or challenge, or a copy’s counter', async () => {
      for (const account of await world.both()) {
        const { sign } = await withPasskey(account);
        const other = await withPasskey(
          account.audience === 'user' ? await world.aUser() : await world.anAdmin(),
        );
        const neighbour = await world.aUser();
        const refused = field('credential', 'passkey.refused');
        const check = async (changes: object, from?: Record<string, unknown>) =>
          world.passkeyCheck.requireRight(
            account,
            sign(from ?? (await world.passkeyCheck.forOwner(account)), changes),
          );
        for (const changes of [
          { handle: `user:${neighbour.id}` },
          { id: other.id },
          { id: 1 },
          { counter: 0 },
          { challenge: 'x' },
        ])
          await expect(check(changes)).rejects.toMatchObject(refused);
        await expect(check({}, await world.passkeyCheck.forOwner(neighbour))).rejects.toMatchObject(refused);
        await expect(check({}, await world.passkeyCheck.forSignIn(account.audience))).rejects.toMatchObject(
          refused,
        );
        await expect(check({})).resolves.toBeUndefined();
      }
    });

    it('identifies its owner where nobody is known yet', async () => {
      const [user, admin] = await world.both();
      for (const [account, other] of [
        [user, admin],
        [admin, user],
      ] as const) {
        const { audience, id } = account;
        const { sign } = await withPasskey(account);
        const signedIn = async (changes: object = {}, from?: Record<string, unknown>, door = audience) =>
          world.passkeyCheck.signedIn(
            door,
            sign(from ?? (await world.passkeyCheck.forSignIn(door)), changes),
          );
        const options = await world.passkeyCheck.forSignIn(audience);
        expect(options).toMatchObject({ audience, allowed: undefined });
        for (const handle of [
          '',
          `x${audience}:${id}`,
          `${audience}:${id}0`,
          `${audience}:${nobody}`,
          `${audience}:`,
        ])
          expect(await signedIn({ handle })).toBeNull();
        expect(await signedIn({ id: 1 })).toBeNull();
        expect(await signedIn({ counter: 0 })).toBeNull();
        expect(await signedIn({ id: 'another' })).toBeNull();
        expect(await signedIn({}, undefined, other.audience)).toBeNull();
        expect(await signedIn({}, await world.passkeyCheck.forSignIn(other.audience))).toBeNull();
        expect(await signedIn({}, await world.passkeyCheck.forOwner(account))).toBeNull();
        expect(await signedIn({}, options)).toMatchObject({ audience, id });
        expect(await signedIn({ counter: 2 }, options)).toBeNull();
      }
    });
  });
});
