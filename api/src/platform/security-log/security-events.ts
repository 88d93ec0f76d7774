/** The events of the security log, in one table. docs/operations.md lists them; a test compares. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in.provider',
  'sign-out',
  'session.confirmed',
  'session.ended',
  'account.registered',
  'account.role-changed',
  'account.rights-changed',
  'email.confirmed',
  'email.change-asked',
  'email.changed',
  'email.restored',
  'password.changed',
  'password.reset-asked',
  'password.reset',
  'factor.added',
  'factor.removed',
  'factor.reset',
  'recovery-codes.made',
  'provider.removed',
  'admin.invited',
  'admin.registered',
  'admin.removed',
  'api-key.made',
  'api-key.revoked',
  'api-key.released',
  'api-key.refused',
  'calendar-feed.made',
  'calendar-feed.removed',
  'webhook.made',
  'webhook.changed',
  'webhook.secret-replaced',
  'webhook.released',
  'webhook.removed',
  'data.exported',
  'data.erased',
  'document.read',
  'access.refused',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** The events that any route may cause: a refused key, and another refusal (401, 403, 429). */
export const OF_ANY_ROUTE = ['api-key.refused', 'access.refused'] as const satisfies SecurityEvent[];

/** The routes of users and of administrators that share a name. */
const both = (method: string, path: string): string[] =>
  ['/private/api', '/api/admin'].map((start) => `${method} ${start}${path}`);
const doors = (path: string): string[] =>
  ['', '/admin'].map((audience) => `POST /public/api/v0${audience}${path}`);

const ROUTES: Record<Exclude<SecurityEvent, (typeof OF_ANY_ROUTE)[number]>, string[]> = {
  'sign-in': [
    ...doors('/login'),
    ...doors('/login/passkey'),
    ...both('POST', '/sign-in/code'),
    ...both('POST', '/sign-in/passkey'),
    'POST /public/api/v0/session/exchange',
    'POST /api/admin/sign-in/enrolment/codes/confirm',
    'POST /api/admin/sign-in/enrolment/passkeys',
  ],
  'sign-in.provider': ['GET /public/api/v0/linkedIn/callback'],
  'sign-out': both('POST', '/logout'),
  'session.confirmed': [...both('POST', '/confirm'), ...both('POST', '/confirm/passkey')],
  'session.ended': both('DELETE', '/sessions/:id'),
  'account.registered': ['POST /public/api/v0/register', 'POST /public/api/v0/apply/confirm'],
  // Written only if the role has changed.
  'account.role-changed': ['PUT /private/api/update-profile/:userId'],
  'account.rights-changed': ['PATCH /api/admin/users/:id'],
  'email.confirmed': ['GET /public/api/v0/verify-email'],
  'email.change-asked': both('POST', '/change-email'),
  'email.changed': ['POST /public/api/v0/confirm-email'],
  'email.restored': ['POST /public/api/v0/undo-email-change'],
  'password.changed': both('POST', '/change-password'),
  'password.reset-asked': doors('/forgot-password'),
  'password.reset': doors('/reset-password'),
  'factor.added': [
    ...both('POST', '/factors/codes/confirm'),
    ...both('POST', '/factors/passkeys'),
    'POST /api/admin/sign-in/enrolment/codes/confirm',
    'POST /api/admin/sign-in/enrolment/passkeys',
  ],
  'factor.removed': [
    ...both('DELETE', '/factors/codes'),
    ...both('DELETE', '/factors/passkeys/:credentialId'),
  ],
  'factor.reset': ['DELETE /api/admin/admins/:id/second-factor', 'DELETE /api/admin/users/:id/second-factor'],
  'recovery-codes.made': both('POST', '/factors/recovery-codes'),
  'provider.removed': ['DELETE /private/api/me/linkedin'],
  'admin.invited': ['POST /api/admin/admins/invite'],
  'admin.registered': ['POST /public/api/v0/admin/register'],
  'admin.removed': ['DELETE /api/admin/admins/:id'],
  'api-key.made': ['POST /api/admin/api-keys'],
  'api-key.revoked': ['DELETE /api/admin/api-keys/:id'],
  'api-key.released': ['POST /api/admin/api-keys/:id/release'],
  'calendar-feed.made': both('POST', '/calendar-feed'),
  'calendar-feed.removed': both('DELETE', '/calendar-feed'),
  'webhook.made': ['POST /api/admin/webhooks'],
  'webhook.changed': ['PATCH /api/admin/webhooks/:id'],
  'webhook.secret-replaced': ['POST /api/admin/webhooks/:id/secret'],
  'webhook.released': ['POST /api/admin/webhooks/:id/release'],
  'webhook.removed': ['DELETE /api/admin/webhooks/:id'],
  'data.exported': ['GET /private/api/me/export', 'GET /api/admin/exports/:file'],
  'data.erased': [
    'DELETE /private/api/me',
    'DELETE /api/admin/people/:id',
    'DELETE /api/admin/guest-applications',
    'DELETE /api/admin/contact-messages/:id',
    'DELETE /api/admin/consultants/:id',
    ...both('DELETE', '/employees/:id'),
  ],
  'document.read': [
    ...both('GET', '/applications/:id/cv'),
    ...both('GET', '/applications/:id/certificate'),
    ...both('GET', '/employees/:id/cv'),
    'GET /api/admin/applicants/:id/cv',
    'GET /api/admin/applicants/:id/certificate',
  ],
};

/** The events of each route, by `METHOD /path/:parameter`. */
export const EVENTS_OF_ROUTES: ReadonlyMap<string, readonly SecurityEvent[]> = (() => {
  const events = new Map<string, SecurityEvent[]>();
  for (const [event, routes] of Object.entries(ROUTES) as [SecurityEvent, string[]][])
    for (const route of routes) events.set(route, [...(events.get(route) ?? []), event]);
  return events;
})();
