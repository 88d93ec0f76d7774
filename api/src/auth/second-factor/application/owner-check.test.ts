import { codeOf, wrongCode } from '../../../../../test/support/people/authenticator.ts';
import { conflict, field, missing, nobody } from '../../../../../test/support/checks/refusals.ts';
import { GUESSABLE } from '../../../../../test/support/app/auth-services.ts';
import { withAuthWorld, RIGHT, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import type { AdminCaller, SignedInCaller } from '../../../shared/caller.ts';

const MINUTE = 60_000;
const BY = { network: '203.0.113.7' };

describe('the second factor of an account', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  const withCodes = (account: SignInAccount) => world.withCodes(account);
  const withPasskey = (account: SignInAccount, name?: string) => world.withPasskey(account, name);
  const isRight = (account: SignInAccount, typed: string) => world.check.requireRight(account, typed, BY);

  describe('the owner at the screen', () => {
    const confirm = (caller: SignedInCaller, proof: Parameters<AuthWorld['owner']['confirm']>[1]) =>
      world.owner.confirm(caller, proof);
    const password = field('password', 'password.incorrect');

    it('is confirmed by the password, for ten minutes', async () => {
      for (const account of await world.both()) {
        const caller = await world.session<'user'>(account);
        await expect(confirm(caller, {})).rejects.toMatchObject(field('password', 'password.required'));
        await expect(confirm(caller, { password: GUESSABLE })).rejects.toMatchObject(password);
        expect(await world.owner.requireOwner(caller, undefined)).toMatchObject({ id: account.id });
        world.clock.advance(10 * MINUTE);
        const late = { kind: 'forbidden', code: 'session.confirm-first' };
        await expect(world.owner.requireOwner(caller, undefined)).rejects.toMatchObject(late);
        // Without a second factor the password does instead.
        await world.owner.requireOwner(caller, RIGHT);
        await expect(world.owner.requireOwner(caller, GUESSABLE)).rejects.toMatchObject(password);
        expect(await confirm(caller, { password: RIGHT })).toContain(account.id);
        await withCodes(account);
        await expect(world.owner.requireOwner(caller, RIGHT)).rejects.toMatchObject(late);
      }
    });

    it('is confirmed by the password and a code where there is a second factor', async () => {
      for (const account of await world.both()) {
        const { key } = await withCodes(account);
        const caller = await world.session<'user'>(account);
        await expect(confirm(caller, { password: RIGHT })).rejects.toMatchObject(
          field('code', 'code.required'),
        );
        await expect(confirm(caller, { code: codeOf(world, key) })).rejects.toMatchObject(
          field('password', 'password.required'),
        );
        await expect(confirm(caller, { password: RIGHT, code: wrongCode(world, key) })).rejects.toMatchObject(
          field('code', 'code.wrong'),
        );
        // A wrong password does not use the code up.
        const code = codeOf(world, key);
        await expect(confirm(caller, { password: GUESSABLE, code })).rejects.toMatchObject(password);
        await confirm(caller, { password: RIGHT, code });
      }
    });

    it('is confirmed by a code alone without a password, and by a passkey alone', async () => {
      const alone = await world.aUser({ passwordHash: null });
      const { key } = await withCodes(alone);
      await confirm(await world.session<'user'>(alone), { code: codeOf(world, key) });
      const nothing = await world.aUser({ passwordHash: null });
      await expect(confirm(await world.session<'user'>(nothing), {})).rejects.toMatchObject(
        field('password', 'password.required'),
      );
      for (const account of await world.both()) {
        const { sign } = await withPasskey(account);
        const caller = await world.session<'user'>(account);
        const options = await world.passkeyCheck.forOwner(account);
        await expect(
          confirm(caller, { password: RIGHT, credential: sign(options, { challenge: 'x' }) }),
        ).rejects.toMatchObject(field('credential', 'passkey.refused'));
        await confirm(caller, { credential: sign(options) });
      }
    });

    it('has wrong tries of the session, and an account', async () => {
      for (const account of await world.both()) {
        const caller = await world.session<'user'>(account);
        for (let i = 0; i < 5; i++)
          await expect(confirm(caller, { password: GUESSABLE })).rejects.toMatchObject(password);
        await expect(confirm(caller, { password: RIGHT })).rejects.toMatchObject({ kind: 'too-many' });
        await confirm(await world.session<'user'>(account), { password: RIGHT });
        await expect(world.owner.account({ ...caller, id: nobody })).rejects.toMatchObject(
          missing(account.audience === 'user' ? 'account.not-found' : 'administrator.not-found'),
        );
      }
    });
  });

  describe('a reset', () => {
    const by = async (account: SignInAccount) => world.session<'admin'>(account) as Promise<AdminCaller>;

    it('removes it, ends all sessions and wrong tries, and is mailed and recorded', async () => {
      const caller = await by(await world.anAdmin());
      for (const account of await world.both()) {
        const { audience, id } = account;
        const { key } = await withCodes(account);
        await world.session(account);
        for (let i = 0; i < 5; i++) await expect(isRight(account, wrongCode(world, key))).rejects.toThrow();
        await world.mails();
        await world.audited();
        await world.reset.byAdmin(caller, audience, id);
        expect(await world.factors.find(account)).toBeNull();
        expect(await world.sessions.list(audience, id)).toEqual([]);
        await expect(isRight(account, '123456')).rejects.toMatchObject(field('code', 'code.wrong'));
        expect(await world.auditModel.find({}, { _id: 0 }).lean()).toMatchObject([
          {
            ...{ action: `${audience}.second-factor-reset`, actorId: caller.id, actorKind: 'admin' },
            ...{ targetKind: audience, targetId: id, label: account.email },
          },
        ]);
        expect(await world.mails()).toMatchObject([{ kind: 'second-factor-reset', to: account.email }]);
      }
    });

    it('is made by another administrator, or the operator, for an account with a second factor', async () => {
      const [user, admin] = await world.both();
      const caller = await by(admin);
      await expect(world.reset.byAdmin(caller, 'admin', admin.id)).rejects.toMatchObject(
        conflict('second-factor.reset-by-another'),
      );
      await expect(world.reset.byAdmin(caller, 'user', nobody)).rejects.toMatchObject(
        missing('account.not-found'),
      );
      await expect(world.reset.byAdmin(caller, 'admin', nobody)).rejects.toMatchObject(
        missing('administrator.not-found'),
      );
      await world.secondFactor.offerCodes(user);
      await expect(world.reset.byAdmin(caller, 'user', user.id)).rejects.toMatchObject(
        missing('second-factor.not-found'),
      );
      await expect(world.reset.byOperator('nobody@example.com')).rejects.toMatchObject(
        missing('administrator.not-found'),
      );
      await withCodes(admin);
      await world.tokens.issue('invitation', admin);
      await world.mails();
      await world.audited();
      await world.reset.byOperator(admin.email.toUpperCase());
      expect(await world.audited()).toEqual(['admin.second-factor-reset', 'admin.invitations-revoked']);
      expect(await world.factors.find(admin)).toBeNull();
      const texts = (await world.mails()).map(({ paragraphs }) => paragraphs.join('\n'));
      expect(texts.join('\n')).toContain(`The second factor of ${admin.email} has been reset`);
    });
  });
});
