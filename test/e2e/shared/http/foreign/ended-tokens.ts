import type { Role } from '@consulting/contracts';
import { SessionsService } from '../../../../../api/src/auth/sessions/application/sessions.service.ts';
import type { SignedInCaller } from '../../../../../api/src/shared/caller.ts';
import { aRegistration, door, lastMailTo, login } from '../../../../support/people/accounts.ts';
import type { SignedIn } from '../../../../support/people/people.ts';
import { forged } from '../permissions/forged.ts';
import type { World } from '../permissions/world.ts';

/** Tokens of users that open nothing, by the reason. */
export const ENDED_OF_USERS: Readonly<Record<string, (world: World, role: Role) => Promise<string>>> = {
  /** The right password of an account whose address nobody has confirmed opens no session: there is only the link. */
  async 'address not confirmed, with the token of the link'({ app }, role) {
    const email = `unproven-${role}@example.com`.toLowerCase();
    await door(app, 'register', aRegistration({ email, role, company_name: 'Firma' }));
    const { status, body } = await login(app, email);
    if (status !== 403 || 'token' in (body as object)) throw new Error(`Signed in: ${status}`);
    return (await lastMailTo(app, email)).token;
  },
  async blocked(world, role) {
    const { id, token } = await world.user(role);
    await world.admin.patch(`/api/admin/users/${id}`, { blocked: true }).expect(200);
    return token;
  },
  async erased(world, role) {
    const { delete: erase, token } = await world.user(role);
    await erase('/private/api/me').expect(200);
    return token;
  },
  async 'signed out'(world, role) {
    const { post, token } = await world.user(role);
    await post('/private/api/logout').expect(200);
    return token;
  },
  'with a token that has expired': async (world, role) =>
    forged(world.app, (await world.user(role)).token, 'expired'),
  'with a token for administrators': async (world, role) =>
    forged(world.app, (await world.user(role)).token, 'wrongAudience'),
  'with a token that was replaced': async (world, role) => replaced(world, 'user', await world.user(role)),
};

/** Those of administrators. */
export const ENDED_OF_ADMINS: Readonly<Record<string, (world: World) => Promise<string>>> = {
  async removed(world) {
    const { id, token } = await world.newAdmin();
    await world.admin.delete(`/api/admin/admins/${id}`).expect(200);
    return token;
  },
  async 'signed out'(world) {
    const { post, token } = await world.newAdmin();
    await post('/api/admin/logout').expect(200);
    return token;
  },
  'with a token that has expired': async (world) =>
    forged(world.app, (await world.newAdmin()).token, 'expired', 'admin'),
  'with a token for users': async (world) =>
    forged(world.app, (await world.newAdmin()).token, 'wrongAudience', 'admin'),
  'with a token that was replaced': async (world) => replaced(world, 'admin', await world.newAdmin()),
};

/** Returns the token that somebody had before they confirmed their session. */
async function replaced(world: World, kind: SignedInCaller['kind'], person: SignedIn): Promise<string> {
  const { id, email, token } = person;
  const session = { id, email, sessionId: await world.sessionOf(person), confirmedAt: world.app.clock.now() };
  const caller: SignedInCaller = kind === 'user' ? { ...session, kind, role: 'B2B' } : { ...session, kind };
  await world.app.app.get(SessionsService, { strict: false }).confirm(caller);
  return token;
}
