import { admins, BETWEEN_STEPS, NO_PASSKEY, noSession, op, users, type Entry } from './entry.ts';

const code = { code: '123456' };
const found = { id: [200, null, 404, 400] } as const;

/** Nobody in this world has a second factor or a password. */
const ofOwner = (prefix: string, statuses: (status: number) => number[]): Entry[] => [
  op(`DELETE ${prefix}/factors/codes`, statuses(404)),
  op(`GET ${prefix}/factors`, statuses(200)),
  op(`POST ${prefix}/confirm`, statuses(400), { body: { password: 'wrong' } }),
  op(`POST ${prefix}/confirm/passkey`, statuses(200)),
  op(`POST ${prefix}/factors/codes`, statuses(200)),
  op(`POST ${prefix}/factors/codes/confirm`, statuses(409), { body: code }),
  op(`POST ${prefix}/factors/passkeys/options`, statuses(200)),
  op(`POST ${prefix}/factors/passkeys`, statuses(400), { body: { name: 'Laptop', credential: NO_PASSKEY } }),
  op(`DELETE ${prefix}/factors/passkeys/{credentialId}`, statuses(404)),
  op(`POST ${prefix}/factors/recovery-codes`, statuses(404)),
  op(`POST ${prefix}/sign-in/code`, noSession, { body: code }),
  op(`POST ${prefix}/sign-in/passkey`, noSession, { body: { credential: NO_PASSKEY } }),
  op(`POST ${prefix}/sign-in/passkey/options`, noSession),
];

/** Operations on second factors, and the steps of a sign-in that come after the password. */
export const FACTORS_TABLE: Entry[] = [
  ...ofOwner('/private/api', users),
  ...ofOwner('/api/admin', admins),
  op('POST /api/admin/sign-in/enrolment/codes', noSession),
  op('POST /api/admin/sign-in/enrolment/codes/confirm', noSession, { body: code }),
  op('POST /api/admin/sign-in/enrolment/passkeys/options', noSession),
  op('POST /api/admin/sign-in/enrolment/passkeys', noSession, {
    body: { name: 'Laptop', credential: NO_PASSKEY },
  }),
  op('DELETE /api/admin/admins/{id}/second-factor', admins(200), {
    given: async (world) => ({ id: await world.secured('admin') }),
    ids: found,
  }),
  op('DELETE /api/admin/users/{id}/second-factor', admins(200), {
    given: async (world) => ({ id: await world.secured('user') }),
    ids: found,
  }),
];

/** Operations between the password and the second factor: no code is correct here, and no app was offered before. */
export const NEXT_STEP: Record<string, Partial<Record<keyof typeof BETWEEN_STEPS, number>>> = {
  'POST /private/api/sign-in/code': { 'user before the code': 400 },
  'POST /api/admin/sign-in/code': { 'administrator before the code': 400 },
  'POST /private/api/sign-in/passkey': { 'user before the code': 400 },
  'POST /private/api/sign-in/passkey/options': { 'user before the code': 200 },
  'POST /api/admin/sign-in/passkey': { 'administrator before the code': 400 },
  'POST /api/admin/sign-in/passkey/options': { 'administrator before the code': 200 },
  'POST /api/admin/sign-in/enrolment/codes': { 'administrator before an app is added': 200 },
  'POST /api/admin/sign-in/enrolment/codes/confirm': { 'administrator before an app is added': 409 },
  'POST /api/admin/sign-in/enrolment/passkeys/options': { 'administrator before an app is added': 200 },
  'POST /api/admin/sign-in/enrolment/passkeys': { 'administrator before an app is added': 400 },
};
