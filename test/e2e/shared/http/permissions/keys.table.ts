import { KEY_SCOPES, type KeyScope } from '@consulting/contracts';
import { aHold, aKey } from '../../../../support/people/keys.ts';
import { admins, op, type Entry } from './entry.ts';

export const KEYS = ['key with the scope', 'key without it', 'expired key', 'revoked key'] as const;

/** Operations on API keys. */
export const KEYS_TABLE: Entry[] = [
  op('GET /api/admin/api-keys', admins(200)),
  op('POST /api/admin/api-keys', admins(201), { body: { name: 'Timesheets', scopes: ['jobs:read'] } }),
  op('DELETE /api/admin/api-keys/{id}', admins(200), {
    given: async ({ app }) => ({ id: (await aKey(app)).id }),
    ids: { id: [200, null, 404, 400] },
  }),
  op('POST /api/admin/api-keys/{id}/release', admins(200), {
    given: async ({ app }) => ({ id: (await aKey(app, { hold: aHold(app) })).id }),
    ids: { id: [200, null, 404, 400] },
  }),
];

/**
 * The scope of each route, and those that it needs together, listed explicitly, to notice a route that is opened by mistake.
 */
export const OPEN_TO: Readonly<Record<string, KeyScope | `${KeyScope} ${KeyScope}`>> = {
  'GET /api/admin/jobs': 'jobs:read',
  'GET /api/admin/jobs/removed': 'jobs:read',
  'GET /api/admin/jobs/{id}': 'jobs:read',
  'POST /api/admin/createJob': 'jobs:write',
  'PUT /api/admin/jobs/{id}': 'jobs:write',
  'PATCH /api/admin/jobs/{id}/state': 'jobs:write',
  'POST /api/admin/jobs/{id}/copy': 'jobs:write',
  'DELETE /api/admin/jobs/{id}': 'jobs:write',
  'GET /api/admin/career-site/jobs/{id}': 'jobs:read',
  'PUT /api/admin/career-site/jobs/{id}': 'jobs:write',
  'POST /api/admin/postings/check': 'jobs:write',
  'GET /api/admin/projects': 'projects:read',
  'GET /api/admin/projects/removed': 'projects:read',
  'GET /api/admin/projects/{id}': 'projects:read',
  'POST /api/admin/create-project': 'projects:write',
  'PUT /api/admin/projects/{id}': 'projects:write',
  'PATCH /api/admin/projects/{id}/state': 'projects:write',
  'POST /api/admin/projects/{id}/copy': 'projects:write',
  'POST /api/admin/projects/{id}/release': 'projects:write',
  'DELETE /api/admin/projects/{id}': 'projects:write',
  'GET /api/admin/consultants': 'consultants:read',
  'GET /api/admin/consultants/removed': 'consultants:read',
  'GET /api/admin/consultants/{id}': 'consultants:read',
  'POST /api/admin/consultants': 'consultants:write',
  'PUT /api/admin/consultants/{id}': 'consultants:write',
  'POST /api/admin/consultants/{id}/availability/confirm': 'consultants:write',
  'DELETE /api/admin/consultants/{id}': 'consultants:write',
  'GET /api/admin/proposals': 'proposals:read',
  'GET /api/admin/proposals/draft': 'proposals:write people:read',
  'GET /api/admin/proposals/{id}': 'proposals:read',
  'POST /api/admin/proposals': 'proposals:write',
  'POST /api/admin/proposals/check': 'proposals:write people:read',
  'PATCH /api/admin/proposals/{id}': 'proposals:write',
  'GET /api/admin/applications': 'applications:read',
  'GET /api/admin/applications/removed': 'applications:read',
  'GET /api/admin/applications/{id}': 'applications:read',
  'GET /api/admin/applications/{id}/appointment': 'applications:read',
  'GET /api/admin/applications/{id}/appointment.ics': 'applications:read',
  'POST /api/admin/applications/{id}/appointment': 'applications:decide',
  'POST /api/admin/applications/{id}/appointment/answer': 'applications:decide',
  'POST /api/admin/applications/{id}/appointment/cancel': 'applications:decide',
  'POST /api/admin/applications/{id}/appointment/move': 'applications:decide',
  'GET /api/admin/applications/{id}/cv': 'applications:read',
  'GET /api/admin/applications/{id}/certificate': 'applications:read',
  'GET /api/admin/jobs/{id}/applicants': 'applications:read',
  'GET /api/admin/jobs/{id}/board': 'applications:read',
  'GET /api/admin/projects/{id}/applicants': 'applications:read',
  'GET /api/admin/projects/{id}/board': 'applications:read',
  'GET /api/admin/stages': 'applications:read',
  'GET /api/admin/consultant-applicants/{id}': 'applications:read',
  'GET /api/admin/notifications': 'applications:read',
  'GET /api/admin/project-applicants': 'applications:read',
  'GET /api/admin/consultant-requests': 'applications:read',
  'GET /api/admin/project-applicant/{userId}': 'applications:read',
  'POST /api/admin/applications/decide': 'applications:decide',
  'POST /api/admin/applications/stage': 'applications:decide',
  'PATCH /api/admin/applications/{id}': 'applications:decide',
  'PATCH /api/admin/applications/{id}/stage': 'applications:decide',
  'PATCH /api/admin/jobs/{id}/applicants/{userId}': 'applications:decide',
  'GET /api/admin/people': 'people:read',
  'GET /api/admin/people/removed': 'people:read',
  'GET /api/admin/events': 'webhooks:read',
  'GET /api/admin/webhooks/{id}/deliveries': 'webhooks:read',
  'GET /api/admin/people/{id}': 'people:read',
  'GET /api/admin/freelancers': 'people:read',
  'GET /api/admin/freelancers/{id}': 'people:read',
  'GET /api/admin/b2b-users': 'people:read',
  'GET /api/admin/b2b-users/{id}': 'people:read',
  'GET /api/admin/board': 'applications:read',
  'GET /api/admin/applicants/{id}': 'people:read',
  'GET /api/admin/applicants/{id}/cv': 'people:read',
  'GET /api/admin/applicants/{id}/certificate': 'people:read',
  'POST /api/admin/messages/send-from-admin': 'messages:send',
  'GET /api/admin/figures': 'figures:read',
  'GET /api/admin/figures.csv': 'figures:read',
  'GET /api/admin/figures.xlsx': 'figures:read',
  'GET /api/admin/exports/{file}': 'exports:read',
};

/** Returns the scopes that a route needs. */
export const scopesOf = (operation: string): KeyScope[] =>
  KEY_SCOPES.filter((scope) => OPEN_TO[operation]?.split(' ').includes(scope));

/** Returns, for each of these scopes, all but that one: what a key has to which just that is missing. */
export const allButOne = (scopes: readonly KeyScope[]): KeyScope[][] =>
  scopes.map((missing) => KEY_SCOPES.filter((each) => each !== missing));
