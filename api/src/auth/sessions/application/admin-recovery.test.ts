import { withAuthWorld, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import type { AdminCaller } from '../../../shared/caller.ts';
import type { Hold } from '../../../shared/hold/hold.ts';

describe('the recovery of an account', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  const BY = { kind: 'system', id: 'system' } as const;
  const recovered = (audience: 'user' | 'admin', { id, email }: { id: string; email: string }) =>
    world.db.unitOfWork.run(() => world.recovery.recovered(BY, { audience, id, email }, 'password-reset'));
  const invite = (account: { id: string }) =>
    world.tokens.issue('invitation', { audience: 'admin', ...account });

  it('revokes an administrator’s unused invitations, and puts keys and webhooks on hold, which all are told', async () => {
    const [one, other] = [await world.anAdmin(), await world.anAdmin()];
    const [used, open, another] = [await invite(one), await invite(one), await invite(other)];
    await world.tokens.use('invitation', used);
    const by = { kind: 'admin', id: one.id, email: one.email } as AdminCaller;
    const key = { name: 'ERP', scopes: [], networks: [], days: 1 };
    await world.keys.create(by, key);
    await world.mails();
    await world.audited();
    let hold: Hold | undefined;
    world.recovery.add(async (_, given) => {
      hold = given;
      return given.adminId === one.id ? [{ kind: 'webhook', label: 'erp.firma.berlin' }] : [];
    });
    await recovered('admin', one);
    expect(hold).toEqual({ cause: 'password-reset', since: world.clock.now(), adminId: one.id });
    expect(await world.tokens.find('invitation', open)).toBeNull();
    expect(await world.tokens.find('invitation', another)).not.toBeNull();
    expect(
      await world.auditModel
        .find({}, { _id: 0, action: 1, actorId: 1, targetId: 1, label: 1, regarding: 1 })
        .lean(),
    ).toMatchObject([
      {
        ...{ action: 'admin.invitations-revoked', actorId: 'system', targetId: one.id, label: one.email },
        regarding: '1 invitations',
      },
      { action: 'api-key.held', label: 'ERP' },
    ]);
    const mails = await world.mails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([one.email, other.email].toSorted());
    const text = mails[0]?.paragraphs.join('\n');
    for (const part of [one.email, 'One unused invitation']) expect(text).toContain(part);
    expect(mails[0]?.facts).toEqual([
      { label: 'API key', value: 'ERP' },
      { label: 'Webhook', value: 'erp.firma.berlin' },
    ]);
  });

  it('is told when there are only invitations, or only keys', async () => {
    const one = await world.anAdmin();
    await invite(one);
    await recovered('admin', one);
    expect(await world.mails()).toMatchObject([{ subject: 'Invitations have been revoked' }]);
    const other = await world.anAdmin();
    await world.keys.create({ kind: 'admin', ...other } as unknown as AdminCaller, {
      ...{ name: 'ERP', scopes: [], networks: [], days: 1 },
    });
    await world.mails();
    await recovered('admin', other);
    expect(await world.mails()).toHaveLength(2);
  });

  it('does nothing where there is nothing to close, and for users', async () => {
    const [user, admin] = [await world.aUser(), await world.anAdmin()];
    await recovered('admin', admin);
    const code = await invite(user);
    await recovered('user', user);
    expect(await world.tokens.find('invitation', code)).not.toBeNull();
    expect([await world.mails(), await world.audited()]).toEqual([[], []]);
  });
});
