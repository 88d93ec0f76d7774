import { GUESSABLE } from '../../../../../test/support/app/auth-services.ts';
import { nobody } from '../../../../../test/support/checks/refusals.ts';
import { withAuthWorld, RIGHT, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import { versionOf } from '../../../shared/version.ts';
import { editableOfAdmin } from '../../admins/domain/admin.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';

const ADA = { email: 'ada@firma.berlin', phone: '030', password: RIGHT };
const closed = { kind: 'forbidden', code: 'administrator.registration-closed' };
const missing = { kind: 'not-found', code: 'administrator.not-found' };
const DAY = 86_400_000;

describe('administrators', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));

  const register = (code?: string, changes: Partial<typeof ADA> = {}) =>
    world.adminsService.register({ ...ADA, ...changes }, code);
  const by = (account: SignInAccount) => world.session<'admin'>(account);
  const ada = async () => (await world.admins.findByEmail(ADA.email))!;
  const audits = () => world.auditModel.find().sort({ _id: 1 }).lean();

  it('register with an invitation, once and within seven days, of which all others are told', async () => {
    const inviter = await world.anAdmin();
    const code = await world.adminsService.invite(await by(inviter));
    await world.mails();
    await world.audited();
    await register(code);
    const { admin, passwordHash } = await ada();
    expect(admin).toMatchObject({ ...{ email: ADA.email, phone: '030' }, demo: false, language: 'en' });
    expect(admin.createdAt).toEqual(world.clock.now());
    expect(await world.hasher.verify(passwordHash, RIGHT)).toBe(true);
    const mails = await world.mails();
    expect(mails).toMatchObject([{ kind: 'admin-added', to: inviter.email }]);
    expect(mails[0]?.facts).toContainEqual({ label: 'By', value: inviter.email });
    expect(await audits()).toMatchObject([
      { action: 'admin.registered', actorId: admin.id, targetId: admin.id, label: ADA.email },
    ]);
    await expect(register(code, { email: 'b@firma.berlin' })).rejects.toMatchObject(closed);
    const late = await world.adminsService.invite(await by(inviter));
    world.clock.advance(7 * DAY);
    for (const wrong of [late, 'x'])
      await expect(register(wrong, { email: 'b@firma.berlin' })).rejects.toMatchObject(closed);
  });

  it('register with an invitation of their address only, if it names one', async () => {
    const inviter = await world.anAdmin();
    const code = await world.adminsService.invite(await by(inviter), 'Ada@Firma.Berlin');
    await expect(register(code, { email: 'b@firma.berlin' })).rejects.toMatchObject(closed);
    await register(code);
    expect(await ada()).not.toBeNull();
  });

  it('of two with the same invitation at the same time one registers', async () => {
    const code = await world.adminsService.invite(await by(await world.anAdmin()));
    const answers = await Promise.allSettled(
      ['a', 'b'].map((name) => register(code, { email: `${name}@firma.berlin` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: closed });
  });

  it('register without an invitation only as the first, where that is open, whatever the demo data has', async () => {
    await expect(world.adminsService.requireOpen(false)).rejects.toMatchObject(closed);
    await world.adminsService.requireOpen(true);
    world.settings.adminRegistration = 'closed';
    for (const has of [true, false])
      await expect(world.adminsService.requireOpen(has)).rejects.toMatchObject(closed);
    await expect(register()).rejects.toMatchObject(closed);
    world.settings.adminRegistration = 'first';
    await world.anAdmin('demo@firma.berlin', true);
    await register();
    expect(await world.mails()).toEqual([]);
    expect(await world.audited()).toEqual(['admin.registered']);
    await expect(register(undefined, { email: 'b@firma.berlin' })).rejects.toMatchObject(closed);
  });

  it('are the first one only once, also at the same time', async () => {
    world.settings.adminRegistration = 'first';
    const answers = await Promise.allSettled(
      ['a', 'b'].map((name) => register(undefined, { email: `${name}@firma.berlin` })),
    );
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: closed });
    expect(await world.adminsService.list()).toHaveLength(1);
  });

  it('have passwords that are hard to guess, but in the demo data', async () => {
    world.settings.adminRegistration = 'first';
    for (const password of [GUESSABLE, 'ada@firma.berlin'])
      await expect(register(undefined, { password })).rejects.toMatchObject({
        details: { errors: [{ field: 'password' }] },
      });
    const demo = await world.adminsService.create({ ...ADA, password: 'demo' }, { demo: true });
    expect(demo).toMatchObject({ demo: true, email: ADA.email });
    await expect(world.adminsService.create({ ...ADA, password: 'demo' })).rejects.toThrow();
  });

  it('are made by the operator, of which the others are told but for the demo data', async () => {
    const first = await world.adminsService.create({ ...ADA, language: 'de' });
    expect(first).toMatchObject({ language: 'de', demo: false });
    expect(await world.mails()).toEqual([]);
    await world.adminsService.create({ ...ADA, email: 'b@firma.berlin' });
    const mails = await world.mails();
    expect(mails).toMatchObject([{ kind: 'admin-added', to: ADA.email, language: 'de' }]);
    expect(mails[0]?.subject).toContain('b@firma.berlin');
    await world.adminsService.create({ ...ADA, email: 'c@firma.berlin' }, { demo: true });
    expect(await world.mails()).toEqual([]);
    expect(await audits()).toMatchObject(
      [ADA.email, 'b@firma.berlin', 'c@firma.berlin'].map((label) => ({
        ...{ action: 'admin.created', actorKind: 'system', targetKind: 'admin', label },
      })),
    );
    expect((await world.adminsService.list()).map(({ email }) => email)).toEqual([
      ADA.email,
      'b@firma.berlin',
      'c@firma.berlin',
    ]);
  });

  it('invite others, by a mailed code or one to pass on, of which all are told', async () => {
    const [one, other] = [await world.anAdmin(), await world.anAdmin()];
    await world.adminsService.invite(await by(one));
    expect((await world.mails()).map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      `invitation-made ${one.email}`,
      `invitation-made ${other.email}`,
    ]);
    const code = await world.adminsService.invite(await by(one), ADA.email);
    const mails = await world.mails();
    expect(mails.map(({ kind }) => kind)).toEqual(['invitation', 'invitation-made', 'invitation-made']);
    expect(mails[0]).toMatchObject({ to: ADA.email });
    expect(mails[0]?.paragraphs.join()).toContain(one.email);
    expect(mails[0]?.facts).toEqual([{ label: 'Invitation code', value: code }]);
    expect(mails[1]?.paragraphs[0]).toContain(ADA.email);
    const who = { action: 'admin.invited', actorId: one.id, targetKind: 'admin', targetId: one.id };
    const [open, named] = await audits();
    expect([open, named]).toMatchObject([who, { ...who, label: ADA.email }]);
    expect(open).not.toHaveProperty('label');
    world.settings.adminRegistration = 'closed';
    await expect(world.adminsService.invite(await by(one))).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'invitation.registration-closed' },
    });
  });

  it('are found by id', async () => {
    const one = await world.anAdmin();
    expect(await world.adminsService.get(one.id)).toMatchObject({ email: one.email });
    await expect(world.adminsService.get(nobody)).rejects.toMatchObject(missing);
    expect([...(await world.adminsService.findMany([one.id, nobody])).keys()]).toEqual([one.id]);
  });

  it('change their number, unless it was changed elsewhere meanwhile', async () => {
    const one = await world.anAdmin();
    const caller = await by(one);
    const version = versionOf(editableOfAdmin(await world.adminsService.get(one.id)));
    expect(await world.adminsService.changePhone(caller, '1', [version])).toMatchObject({ phone: '1' });
    await expect(world.adminsService.changePhone(caller, '2', [version])).rejects.toMatchObject({
      ...{ kind: 'changed-meanwhile', details: { changed: { values: { phone: '1' } } } },
    });
    expect(await world.adminsService.changePhone(caller, '2')).toMatchObject({ phone: '2' });
    await expect(world.adminsService.changePhone({ ...caller, id: nobody }, '2')).rejects.toMatchObject(
      missing,
    );
  });

  it('are removed with what they have, and what they made is on hold; the last one stays', async () => {
    const [one, other] = [await world.anAdmin(), await world.anAdmin()];
    const caller = await by(one);
    await by(other);
    await world.tokens.issue('invitation', other);
    await world.adminsService.remove(caller, other.id);
    await expect(world.adminsService.get(other.id)).rejects.toMatchObject(missing);
    expect(await world.sessions.list('admin', other.id)).toEqual([]);
    expect(world.erasures.noted).toContain(`admin ${other.id}`);
    expect(await world.mails()).toMatchObject([{ kind: 'put-on-hold', to: one.email }]);
    expect(await audits()).toMatchObject([
      { action: 'admin.invitations-revoked', actorId: one.id },
      { action: 'admin.deleted', actorId: one.id, targetId: other.id, label: other.email },
    ]);
    await expect(world.adminsService.remove(caller, other.id)).rejects.toMatchObject(missing);
    await expect(world.adminsService.remove(caller, one.id)).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'administrator.last' },
    });
    const third = await world.anAdmin();
    await world.erasures.ways.get('admin')?.(third.id);
    await expect(world.adminsService.get(third.id)).rejects.toMatchObject(missing);
  });
});
