import { GUESSABLE } from '../../../../../test/support/app/auth-services.ts';
import { field, nobody } from '../../../../../test/support/checks/refusals.ts';
import { NEXT, withAuthWorld, RIGHT, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import { claimsOf } from '../../../../../test/support/stand-ins/tokens.ts';
import type { AdminCaller } from '../../../shared/caller.ts';
import { versionOf } from '../../../shared/version.ts';
import { editableByAdministration } from '../../../users/domain/user.ts';

const MINUTE = 60_000;

let world: AuthWorld;
withAuthWorld((opened) => (world = opened));
const both = async () => [await world.aUser(), await world.anAdmin('ada@firma.berlin')] as const;
const kinds = async () => (await world.mails()).map(({ kind }) => kind);

describe('owners of an account', () => {
  it('change their password, which ends the other sessions, links and a pending change of the address', async () => {
    for (const account of await both()) {
      const { audience, id } = account;
      const [caller] = [await world.session<'user'>(account), await world.session(account)];
      await world.tokens.issue('change-email', account, 'x@y.de');
      await world.tokens.issue('reset-password', account);
      const change = (current: string, next: string) => world.own.changePassword(caller, current, next);
      await expect(change(NEXT, NEXT)).rejects.toMatchObject(field('current', 'password.incorrect'));
      await expect(change(RIGHT, RIGHT)).rejects.toMatchObject(field('new', 'password.unchanged'));
      for (const easy of [GUESSABLE, `${account.email}${account.email}`])
        await expect(change(RIGHT, easy)).rejects.toMatchObject(field('new', 'password.too-easy'));
      expect([await world.mails(), await world.audited()]).toEqual([[], []]);
      const token = await change(RIGHT, NEXT);
      const now = await world.found(audience, id);
      expect(await world.hasher.verify(now.passwordHash, NEXT)).toBe(true);
      expect(await world.sessions.list(audience, id)).toMatchObject([{ id: claimsOf(token).sid, epoch: 1 }]);
      for (const purpose of ['change-email', 'reset-password'] as const)
        expect(await world.tokens.findAllUnused(id, purpose)).toEqual([]);
      expect(await kinds()).toEqual(['password-changed']);
      expect(await world.audited()).toEqual(audience === 'admin' ? ['admin.password-changed'] : []);
    }
  });

  it('do not change a password that was replaced while it was checked', async () => {
    for (const account of await both()) {
      const caller = await world.session<'user'>(account);
      const hash = jest.spyOn(world.hasher, 'hash').mockImplementation(async () => {
        await world.all.setPassword(account, 'by somebody else');
        return 'too late';
      });
      await expect(world.own.changePassword(caller, RIGHT, NEXT)).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
      hash.mockRestore();
      expect((await world.found(account.audience, account.id)).passwordHash).toBe('by somebody else');
      await expect(world.own.changePassword({ ...caller, id: nobody }, RIGHT, NEXT)).rejects.toMatchObject({
        kind: 'not-found',
      });
    }
  });

  it('choose the language of their mails, unless it was chosen elsewhere meanwhile', async () => {
    for (const account of await both()) {
      const caller = await world.session<'user'>(account);
      const before = [versionOf(account.editable)];
      const version = await world.own.setLanguage(caller, 'de', before);
      const now = await world.found(account.audience, account.id);
      expect([now.language, version]).toEqual(['de', versionOf(now.editable)]);
      await expect(world.own.setLanguage(caller, 'en', before)).rejects.toMatchObject({
        ...{ kind: 'changed-meanwhile', details: { changed: { values: { language: 'de' } } } },
      });
      await world.own.setLanguage(caller, 'en');
      await expect(world.own.setLanguage({ ...caller, id: nobody }, 'de')).rejects.toMatchObject({
        ...{ kind: 'not-found', code: 'account.not-found' },
      });
    }
  });

  it('erase their account when they have just been confirmed, with the mails to their other addresses', async () => {
    const user = await world.aUser({ email: 'now@example.com' });
    await world.db.connection.collection('users').updateOne(
      {},
      {
        $set: {
          previousEmails: [
            { email: 'before@example.com', key: 'before@example.com', until: new Date('2027-01-01') },
          ],
        },
      },
    );
    await world.tokens.issue('change-email', user, 'next@example.com');
    const mail = { subject: 's', language: 'en', paragraphs: [] } as const;
    const queue = (to: string, kind: 'confirm-address' | 'message') =>
      world.queue.enqueue({ ...mail, paragraphs: [], to, kind });
    await queue('before@example.com', 'message');
    await queue('next@example.com', 'confirm-address');
    await queue('next@example.com', 'message');
    const parts = await world.lifecycle.exported(user.id);
    expect(parts.find(({ name }) => name === 'email-addresses')?.data).toEqual({
      previous: [{ email: 'before@example.com', until: new Date('2027-01-01') }],
      waiting: [{ email: 'next@example.com', expiresAt: expect.any(Date) }],
    });
    const caller = await world.session<'user'>(user);
    world.clock.advance(10 * MINUTE);
    await expect(world.own.erase(caller, undefined)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(world.own.erase(caller, NEXT)).rejects.toMatchObject(
      field('password', 'password.incorrect'),
    );
    expect(await world.accounts.find(user.id)).not.toBeNull();
    await world.own.erase(caller, RIGHT);
    expect(await world.accounts.find(user.id)).toBeNull();
    const left = await world.mails();
    expect(left.filter(({ to }) => to !== 'now@example.com')).toMatchObject([
      { to: 'next@example.com', kind: 'message' },
    ]);
    expect(
      (await world.lifecycle.exported(user.id)).find(({ name }) => name === 'email-addresses')?.data,
    ).toEqual({
      previous: [],
      waiting: [],
    });
  });

  it('unlink LinkedIn once they have a password', async () => {
    const providers = { linkedIn: { issuer: 'i', subject: 's' } };
    const user = await world.aUser({ providers });
    await world.own.unlinkLinkedIn(await world.session<'user'>(user));
    expect((await world.accounts.find(user.id))?.providers).toEqual({});
  });
});

describe('restrictions of a user', () => {
  const change = async (
    by: AdminCaller,
    id: string,
    changes: { blocked?: boolean; messageLimit?: number },
    version?: string,
  ) => world.restrictions.change(by, id, changes, version === undefined ? undefined : [version]);

  it('end all sessions when they block, are recorded, and leave what they do not name', async () => {
    const [user, admin] = await both();
    const by = await world.session<'admin'>(admin);
    await world.session(user);
    expect(await change(by, user.id, { messageLimit: 3 })).toMatchObject({ blocked: false, messageLimit: 3 });
    expect(await world.sessions.list('user', user.id)).toHaveLength(1);
    expect(await change(by, user.id, { blocked: true })).toMatchObject({ blocked: true, messageLimit: 3 });
    expect(await world.sessions.list('user', user.id)).toEqual([]);
    world.clock.advance(10 * MINUTE);
    expect(await change(by, user.id, { blocked: false })).toMatchObject({ blocked: false });
    const who = { actorId: admin.id, targetKind: 'user', targetId: user.id, label: 'Lena Vogt' };
    expect(await world.auditModel.find().sort({ _id: 1 }).lean()).toMatchObject([
      { ...who, action: 'user.message-limit-changed', regarding: '3 messages' },
      { ...who, action: 'user.blocked' },
      { ...who, action: 'user.unblocked' },
    ]);
  });

  it('block only by an administrator who has just been confirmed, and of an account that is as it was seen', async () => {
    const [user, admin] = await both();
    const by = await world.session<'admin'>(admin);
    const seen = versionOf(editableByAdministration(await world.users.get(user.id)));
    await change(by, user.id, { messageLimit: 3 }, seen);
    await expect(change(by, user.id, { messageLimit: 4 }, seen)).rejects.toMatchObject({
      kind: 'changed-meanwhile',
    });
    world.clock.advance(10 * MINUTE);
    await expect(change(by, user.id, { blocked: true })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(change(by, nobody, { messageLimit: 1 })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(change(by, user.id, {})).rejects.toMatchObject(field('blocked', 'field.none-given'));
  });
});
