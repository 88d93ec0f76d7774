import { DEFAULT_NOTIFICATIONS } from '@consulting/contracts';
import { b2bOnly, op, self, users, type Entry } from './entry.ts';
import type { World } from './world.ts';

const anotherUser = async (world: World) => ({ userId: (await world.user('B2B')).id });
const anotherCompany = async (world: World) => ({ b2bId: (await world.user('B2B')).id });
const ownCompany: Entry['given'] = (_, caller) => ({ b2bId: caller.id });
const anothersProject = async (world: World) => ({ id: await world.projectOf(await world.user('B2B')) });
const anothersEmployee = async (world: World) => ({ id: await world.employeeOf(await world.user('B2B')) });
/** Callers who may not own one get the id of an existing one. */
const ownProject: Entry['given'] = async (world, caller) => ({
  id: caller.role === 'B2B' ? await world.projectOf(caller) : (await anothersProject(world)).id,
});
const ownEmployee: Entry['given'] = async (world, caller) => ({
  id: caller.role === 'B2B' ? await world.employeeOf(caller) : (await anothersEmployee(world)).id,
});
const withFiles: Entry['given'] = async (world, caller) => {
  if (caller.role) await world.giveFiles(caller);
  return {};
};
const employee = { name: 'Jana', email: 'jana@firma.example', skills: 'FI' };
const project = { title: 'Roll-out', description: 'EWM' };

/** Operations of signed-in users, sorted by operation. */
export const USER_TABLE: Entry[] = [
  op('DELETE /private/api/employees/{id}', b2bOnly(200), {
    given: ownEmployee,
    another: anothersEmployee,
    ids: { id: [200, 403, 404, 400] },
  }),
  op('DELETE /private/api/me', users(200)),
  op('DELETE /private/api/me/certificate', users(200), { given: withFiles }),
  op('DELETE /private/api/me/cv', users(200), { given: withFiles }),
  // Without a password the other sign-in method cannot be removed.
  op('DELETE /private/api/me/linkedin', users(409)),
  op('DELETE /private/api/projects/{id}', b2bOnly(200), {
    given: ownProject,
    another: anothersProject,
    ids: { id: [200, 403, 404, 400] },
  }),
  op('DELETE /private/api/sessions/{id}', users(200), {
    given: async (world, caller) => ({ id: caller.role ? await world.sessionOf(caller) : 'f'.repeat(24) }),
    another: async (world) => ({ id: await world.sessionOf(await world.user('B2B')) }),
    ids: { id: [200, 404, 404, 400] },
  }),
  op('GET /private/api/consultants', b2bOnly(200)),
  op('GET /private/api/employees/all', b2bOnly(200)),
  op('GET /private/api/employees/{id}', b2bOnly(200), {
    given: (_, { id }) => ({ id }),
    another: async (world) => ({ id: (await world.user('B2B')).id }),
    ids: { id: [200, 403, 403, 403] },
  }),
  op('GET /private/api/employees/{id}/cv', b2bOnly(200), {
    given: ownEmployee,
    another: anothersEmployee,
    ids: { id: [200, 404, 404, 400] },
  }),
  op('GET /private/api/jobs', users(200, 403)),
  op('GET /private/api/jobs/{id}', users(200, 403), {
    given: async (world) => ({ id: await world.job() }),
    ids: { id: [200, null, 404, 400] },
  }),
  op('GET /private/api/me', users(200)),
  op('GET /private/api/me/certificate', users(200), { given: withFiles }),
  op('GET /private/api/me/cv', users(200), { given: withFiles }),
  op('GET /private/api/me/cv/skills', users(200, 200, 403), { given: withFiles }),
  op('GET /private/api/me/export', users(200)),
  op('GET /private/api/me/notifications', users(200)),
  op('GET /private/api/me/pool', users(200)),
  op('DELETE /private/api/me/pool', users(200)),
  // Nobody has been asked.
  op('POST /private/api/me/pool', users(409), { body: { answer: 'yes' } }),
  op('GET /private/api/messages/{userId}', users(200), {
    given: self,
    another: anotherUser,
    ids: { userId: [200, 403, 403, 403] },
  }),
  op('GET /private/api/projects/{id}', b2bOnly(200), {
    given: (_, { id }) => ({ id }),
    another: async (world) => ({ id: (await world.user('B2B')).id }),
    ids: { id: [200, 403, 403, 403] },
  }),
  op('GET /private/api/sessions', users(200)),
  op('PATCH /private/api/me/availability', users(403, 200, 403), { body: { days_per_week: 3 } }),
  op('PATCH /private/api/projects/{id}/state', b2bOnly(200), {
    given: ownProject,
    another: anothersProject,
    body: { state: 'paused' },
    ids: { id: [200, 403, 404, 400] },
  }),
  op('POST /api/apply', users(201, 403), {
    given: async (world) => ({ jobId: await world.job() }),
    inBody: ['jobId'],
    ids: { jobId: [201, null, 404, 400] },
  }),
  op('POST /private/api/apply-consultant', b2bOnly(201), {
    given: async (world) => ({ consultantId: await world.consultant() }),
    inBody: ['consultantId'],
    ids: { consultantId: [201, null, 404, 400] },
  }),
  // Signed in within the last ten minutes.
  op('POST /private/api/change-email', users(200), { body: { email: 'next@firma.example' } }),
  // These accounts have no password, so none is correct.
  op('POST /private/api/change-password', users(400), {
    body: { current: 'wrong', new: 'weg zum bahnhof 17' },
  }),
  op('POST /private/api/employees/{id}/availability/confirm', b2bOnly(200), {
    given: ownEmployee,
    another: anothersEmployee,
    ids: { id: [200, 403, 404, 400] },
  }),
  op('POST /private/api/employees', b2bOnly(201), {
    given: ownCompany,
    another: anotherCompany,
    inBody: ['b2bId'],
    body: employee,
    ids: { b2bId: [201, 403, 403, 403] },
  }),
  op('POST /private/api/logout', users(200)),
  op('POST /private/api/messages/read', users(200)),
  op('POST /private/api/messages/send', users(403, 201), {
    given: self,
    another: anotherUser,
    inBody: ['userId'],
    body: { content: 'Hello' },
    ids: { userId: [201, 403, 403, 403] },
  }),
  op('POST /private/api/postings/check', b2bOnly(200), { body: { kind: 'project' } }),
  op('POST /private/api/projects', b2bOnly(201), {
    given: ownCompany,
    another: anotherCompany,
    inBody: ['b2bId'],
    body: project,
    ids: { b2bId: [201, 403, 403, 403] },
  }),
  op('POST /private/api/projects/apply', users(403, 201), {
    given: async (world) => ({ projectId: await world.adminProject() }),
    inBody: ['projectId'],
    ids: { projectId: [201, null, 404, 400] },
  }),
  op('POST /private/api/projects/{id}/copy', b2bOnly(201), {
    given: ownProject,
    another: anothersProject,
    ids: { id: [201, 403, 404, 400] },
  }),
  op('POST /private/api/user-by-email', users(200), { body: ({ email }) => ({ email }) }),
  op('PUT /private/api/employees/{id}', b2bOnly(200), {
    given: ownEmployee,
    another: anothersEmployee,
    body: employee,
    ids: { id: [200, 403, 404, 400] },
  }),
  op('PUT /private/api/language', users(200), { body: { language: 'de' } }),
  op('PUT /private/api/me/notifications', users(200), { body: DEFAULT_NOTIFICATIONS }),
  op('PUT /private/api/me/shared', users(200), { body: { showsShared: false } }),
  op('PUT /private/api/projects/{id}', b2bOnly(200), {
    given: ownProject,
    another: anothersProject,
    body: project,
    ids: { id: [200, 403, 404, 400] },
  }),
  op('PUT /private/api/update-profile/{userId}', users(200), {
    given: self,
    another: anotherUser,
    body: { phone: '+49 30 2' },
    ids: { userId: [200, 403, 403, 403] },
  }),
];
