import { withAuthWorld, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import type { AdminCaller } from '../../../shared/caller.ts';
import { adminAddedMail } from './notice-mails.ts';

describe('administrators', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  it('are all told of a change, each in the own language, but for the one it is about', async () => {
    const [one, other, added] = [await world.anAdmin(), await world.anAdmin(), await world.anAdmin()];
    await world.all.setLanguage('admin', other.id, 'de');
    await world.notices.tellAll((told) => adminAddedMail(told, added.email), one, added.id);
    const mails = await world.mails();
    expect(mails.map(({ to, language }) => `${to} ${language}`).toSorted()).toEqual(
      [`${one.email} en`, `${other.email} de`].toSorted(),
    );
    const facts = mails
      .find(({ to }) => to === one.email)
      ?.facts?.map(({ label, value }) => `${label}: ${value}`);
    expect(facts?.join()).toMatch(/By: .*10:00/);
    await world.notices.tellAll((told) => adminAddedMail(told, 'x'), null);
    expect(await world.mails()).toHaveLength(3);
  });

  it('end a hold on what another made; the only one ends the own too', async () => {
    const [one, other] = [await world.anAdmin(), await world.anAdmin()];
    const release = (by: { id: string }, of: { id: string }) =>
      world.holds.assertMayRelease(by as AdminCaller, {
        ...{ adminId: of.id, cause: 'password-reset', since: world.clock.now() },
      });
    await release(one, other);
    await expect(release(one, one)).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'hold.ended-by-another' },
    });
    await world.db.unitOfWork.run(() => world.admins.remove(other.id));
    await release(one, one);
    expect(await world.holds.existing([one.id, other.id])).toEqual(new Set([one.id]));
  });
});
