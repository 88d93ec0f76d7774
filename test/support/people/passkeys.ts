import type { SessionAudience } from '../../../api/src/auth/sessions/domain/session.ts';
import type { TestApp } from '../app/app.ts';
import type { Member } from './member.ts';
import { TestPasskey } from './passkey.ts';

const DOORS = { user: '/public/api/v0/login/passkey', admin: '/public/api/v0/admin/login/passkey' };

/** Requests the options of a route with the token of the open session. */
export async function optionsOf(member: Member, route: string): Promise<object> {
  const { status, body } = await member.ask('post', route);
  if (status !== 200) throw new Error(`No options: ${JSON.stringify(body)}`);
  return (body as { options: object }).options;
}

/** Adds a passkey; its recovery codes, if any, become the member's. */
export async function addPasskey(
  member: Member,
  passkey = new TestPasskey(),
  name = 'Laptop',
): Promise<TestPasskey> {
  const credential = passkey.create(await optionsOf(member, 'factors/passkeys/options'));
  const { status, body } = await member.ask('post', 'factors/passkeys', { name, credential });
  if (status !== 201) throw new Error(`Not added: ${JSON.stringify(body)}`);
  const { recoveryCodes } = body as { recoveryCodes: string[] };
  if (recoveryCodes.length > 0) member.recoveryCodes = recoveryCodes;
  return passkey;
}

/** Requests the options that a passkey signs to sign in. */
export async function challenge({ request }: TestApp, audience: SessionAudience = 'user'): Promise<object> {
  const { body } = await request.post(`${DOORS[audience]}/options`);
  return (body as { options: object }).options;
}

export const sendCredential = (
  { request }: TestApp,
  credential: object,
  audience: SessionAudience = 'user',
) => request.post(DOORS[audience]).send({ credential });

export const loginWith = async (app: TestApp, passkey: TestPasskey, audience: SessionAudience = 'user') =>
  sendCredential(app, passkey.get(await challenge(app, audience)), audience);
