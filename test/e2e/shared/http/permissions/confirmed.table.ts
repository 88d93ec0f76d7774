import type { Role } from '@consulting/contracts';
import type { TestApp } from '../../../../support/app/app.ts';
import { aKey } from '../../../../support/people/keys.ts';
import { signIn, signInAdmin } from '../../../../support/people/people.ts';
import { NO_PASSKEY } from './entry.ts';

const ID = 'f'.repeat(24);

export interface Wanted {
  audience: 'user' | 'admin';
  /** Of a user; without it a freelancer. */
  role?: Role;
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string | ((app: TestApp) => Promise<string>);
  body?: object;
  /** The status after the owner has confirmed. */
  then: number;
}

const ownFactors = (audience: Wanted['audience'], prefix: string): Record<string, Wanted> => ({
  [`POST ${prefix}/factors/codes`]: { audience, method: 'post', path: `${prefix}/factors/codes`, then: 200 },
  [`POST ${prefix}/factors/codes/confirm`]: {
    audience,
    method: 'post',
    path: `${prefix}/factors/codes/confirm`,
    body: { code: '123456' },
    then: 409,
  },
  [`DELETE ${prefix}/factors/codes`]: {
    audience,
    method: 'delete',
    path: `${prefix}/factors/codes`,
    then: 404,
  },
  [`POST ${prefix}/factors/recovery-codes`]: {
    audience,
    method: 'post',
    path: `${prefix}/factors/recovery-codes`,
    then: 404,
  },
  [`POST ${prefix}/factors/passkeys/options`]: {
    audience,
    method: 'post',
    path: `${prefix}/factors/passkeys/options`,
    then: 200,
  },
  [`POST ${prefix}/factors/passkeys`]: {
    audience,
    method: 'post',
    path: `${prefix}/factors/passkeys`,
    body: { name: 'Laptop', credential: NO_PASSKEY },
    then: 400,
  },
  [`DELETE ${prefix}/factors/passkeys/{credentialId}`]: {
    audience,
    method: 'delete',
    path: `${prefix}/factors/passkeys/unknown`,
    then: 404,
  },
});

const onWebhook = (method: 'post' | 'patch' | 'delete', rest = '', body?: object): Wanted => ({
  audience: 'admin',
  method,
  path: `/api/admin/webhooks/${ID}${rest}`,
  ...(body && { body }),
  then: 404,
});

/** Listed explicitly, to notice a route that lost its decorator. */
export const WANTED: Record<string, Wanted> = {
  ...ownFactors('user', '/private/api'),
  ...ownFactors('admin', '/api/admin'),
  'GET /private/api/me/export': {
    audience: 'user',
    method: 'get',
    path: '/private/api/me/export',
    then: 200,
  },
  'GET /api/admin/exports/{file}': {
    audience: 'admin',
    method: 'get',
    path: '/api/admin/exports/applicants.csv',
    then: 200,
  },
  'DELETE /api/admin/people/{id}': {
    audience: 'admin',
    method: 'delete',
    path: async (app) => `/api/admin/people/${(await signIn(app, 'JobSeeker')).id}`,
    body: { reason: 'Asked for it' },
    then: 200,
  },
  'DELETE /api/admin/guest-applications': {
    audience: 'admin',
    method: 'delete',
    path: '/api/admin/guest-applications',
    body: { email: 'nobody@example.test', reason: 'Asked for it' },
    then: 200,
  },
  'DELETE /api/admin/guest-applications/networks': {
    audience: 'admin',
    method: 'delete',
    path: '/api/admin/guest-applications/networks',
    body: { network: '203.0.113.0/24', reason: 'Filled by a program' },
    then: 200,
  },
  'POST /private/api/calendar-feed': {
    audience: 'user',
    role: 'B2B',
    method: 'post',
    path: '/private/api/calendar-feed',
    then: 201,
  },
  'POST /api/admin/calendar-feed': {
    audience: 'admin',
    method: 'post',
    path: '/api/admin/calendar-feed',
    then: 201,
  },
  'POST /api/admin/admins/invite': {
    audience: 'admin',
    method: 'post',
    path: '/api/admin/admins/invite',
    body: {},
    then: 201,
  },
  'DELETE /api/admin/admins/{id}': {
    audience: 'admin',
    method: 'delete',
    path: async (app) => `/api/admin/admins/${(await signInAdmin(app)).id}`,
    then: 200,
  },
  'POST /api/admin/api-keys': {
    audience: 'admin',
    method: 'post',
    path: '/api/admin/api-keys',
    body: { name: 'Timesheets', scopes: ['jobs:read'] },
    then: 201,
  },
  'DELETE /api/admin/api-keys/{id}': {
    audience: 'admin',
    method: 'delete',
    path: async (app) => `/api/admin/api-keys/${(await aKey(app)).id}`,
    then: 200,
  },
  'POST /api/admin/api-keys/{id}/release': {
    audience: 'admin',
    method: 'post',
    path: `/api/admin/api-keys/${ID}/release`,
    then: 404,
  },
  'DELETE /api/admin/admins/{id}/second-factor': {
    audience: 'admin',
    method: 'delete',
    path: `/api/admin/admins/${ID}/second-factor`,
    then: 404,
  },
  'DELETE /api/admin/users/{id}/second-factor': {
    audience: 'admin',
    method: 'delete',
    path: `/api/admin/users/${ID}/second-factor`,
    then: 404,
  },
  'POST /api/admin/webhooks': {
    audience: 'admin',
    method: 'post',
    path: '/api/admin/webhooks',
    body: { url: 'https://93.184.216.34/', events: ['job.opened'] },
    then: 201,
  },
  'PATCH /api/admin/webhooks/{id}': onWebhook('patch', '', { active: false }),
  'DELETE /api/admin/webhooks/{id}': onWebhook('delete'),
  'POST /api/admin/webhooks/{id}/release': onWebhook('post', '/release'),
  'POST /api/admin/webhooks/{id}/secret': onWebhook('post', '/secret'),
  'POST /api/admin/webhooks/{id}/test': onWebhook('post', '/test'),
  'POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/retry': onWebhook('post', `/deliveries/${ID}/retry`),
};

/** Operations that also take the password in the body, and require a confirmation only without it. */
export const OR_PASSWORD: Record<string, Wanted> = {
  'POST /private/api/change-email': {
    audience: 'user',
    method: 'post',
    path: '/private/api/change-email',
    body: { email: 'next@firma.example' },
    then: 200,
  },
  'POST /api/admin/change-email': {
    audience: 'admin',
    method: 'post',
    path: '/api/admin/change-email',
    body: { email: 'next@firma.example' },
    then: 200,
  },
  'DELETE /private/api/me': { audience: 'user', method: 'delete', path: '/private/api/me', then: 200 },
};
