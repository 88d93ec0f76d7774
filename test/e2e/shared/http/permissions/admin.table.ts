import { admins, op, sinceNow, type Entry } from './entry.ts';
import type { World } from './world.ts';

const job = async (world: World) => ({ id: await world.job() });
const project = async (world: World) => ({ id: await world.adminProject() });
const companysProject = async (world: World) => ({ id: await world.projectOf(await world.user('B2B')) });
const consultant = async (world: World) => ({ id: await world.consultant() });
const employee = async (world: World) => ({
  id: await world.employeeOf(world.admin, '/api/admin/employees'),
});
const contactMessage = async (world: World) => ({ id: await world.contactMessage() });
const template = async (world: World) => ({ id: await world.template() });
const aboutSomebody = async (world: World) => ({ about: `user:${(await world.user('B2B')).id}` });
const person = async (world: World) => ({ id: (await world.personWithFiles('JobSeeker')).id });
/** An id of one kind, which belongs to nobody: found, missing, malformed. */
const found = { id: [200, null, 404, 400] } as const;
const jobFields = { title: 'SAP Basis', description: 'Run it', qualification: 'Linux' };
const projectFields = { title: 'Roll-out', description: 'EWM' };
const employeeFields = { name: 'Jana', email: 'jana@firma.example', skills: 'FI' };

/** Operations of administrators, sorted by operation. */
export const ADMIN_TABLE: Entry[] = [
  op('DELETE /api/admin/admins/{id}', admins(200), {
    given: async (world) => ({ id: (await world.newAdmin()).id }),
    ids: found,
  }),
  op('DELETE /api/admin/consultants/{id}', admins(200), { given: consultant, ids: found }),
  op('DELETE /api/admin/contact-messages/{id}', admins(200), { given: contactMessage, ids: found }),
  op('DELETE /api/admin/employees/{id}', admins(200), { given: employee, ids: found }),
  op('DELETE /api/admin/guest-applications', admins(200), {
    body: { email: 'nobody@example.test', reason: 'Asked for it' },
  }),
  op('DELETE /api/admin/guest-applications/networks', admins(200), {
    body: { network: '203.0.113.0/24', reason: 'Filled by a program' },
  }),
  op('DELETE /api/admin/jobs/{id}', admins(200), { given: job, ids: found }),
  op('DELETE /api/admin/notes/{id}', admins(200), {
    given: async (world) => ({ id: await world.note() }),
    ids: found,
  }),
  op('DELETE /api/admin/people/{id}', admins(200), {
    given: person,
    body: { reason: 'Asked for it' },
    ids: found,
  }),
  op('DELETE /api/admin/projects/{id}', admins(200), {
    given: project,
    another: companysProject,
    ids: { id: [200, 200, 404, 400] },
  }),
  op('DELETE /api/admin/sessions/{id}', admins(200), {
    given: async (world, caller) => ({ id: caller.role ? 'f'.repeat(24) : await world.sessionOf(caller) }),
    another: async (world) => ({ id: await world.sessionOf(await world.newAdmin()) }),
    ids: { id: [200, 404, 404, 400] },
  }),
  op('DELETE /api/admin/templates/{id}', admins(200), { given: template, ids: found }),
  op('GET /api/admin/admins', admins(200)),
  op('GET /api/admin/applicants/{id}', admins(200), { given: person, ids: found }),
  op('GET /api/admin/applicants/{id}/certificate', admins(200), { given: person, ids: found }),
  op('GET /api/admin/applicants/{id}/cv', admins(200), { given: person, ids: found }),
  op('GET /api/admin/audit', admins(200)),
  op('GET /api/admin/b2b-users', admins(200)),
  op('GET /api/admin/b2b-users/{id}', admins(200), {
    given: async (world) => ({ id: (await world.user('B2B')).id }),
    ids: found,
  }),
  op('GET /api/admin/consultant-applicants/{id}', admins(200), { given: consultant, ids: found }),
  op('GET /api/admin/consultant-requests', admins(200)),
  op('GET /api/admin/consultants', admins(200)),
  op('GET /api/admin/consultants/removed', admins(200), sinceNow),
  op('GET /api/admin/consultants/{id}', admins(200), { given: consultant, ids: found }),
  op('GET /api/admin/contact-messages/{id}', admins(200), { given: contactMessage, ids: found }),
  op('GET /api/admin/employees', admins(200)),
  op('GET /api/admin/employees/{id}', admins(200), { given: employee, ids: found }),
  op('GET /api/admin/employees/{id}/cv', admins(200), { given: employee, ids: found }),
  op('GET /api/admin/exports/{file}', admins(200), { given: () => ({ file: 'applicants.csv' }) }),
  op('GET /api/admin/figures', admins(200)),
  op('GET /api/admin/figures.csv', admins(200)),
  op('GET /api/admin/figures.xlsx', admins(200)),
  op('GET /api/admin/freelancers', admins(200)),
  op('GET /api/admin/freelancers/{id}', admins(200), {
    given: async (world) => ({ id: (await world.user('Freelancer')).id }),
    ids: found,
  }),
  op('GET /api/admin/guest-applications', admins(200)),
  op('GET /api/admin/jobs', admins(200)),
  op('GET /api/admin/jobs/removed', admins(200), sinceNow),
  op('GET /api/admin/jobs/{id}', admins(200), { given: job, ids: found }),
  op('GET /api/admin/jobs/{id}/applicants', admins(200), { given: job, ids: found }),
  op('GET /api/admin/me', admins(200)),
  op('GET /api/admin/messages/all', admins(200)),
  op('GET /api/admin/messages/conversation/{userId}', admins(200), {
    given: async (world) => ({ userId: (await world.user('Freelancer')).id }),
    ids: { userId: found.id },
  }),
  op('GET /api/admin/notes', admins(200), {
    given: aboutSomebody,
    inQuery: ['about'],
    ids: { about: [200, null, 400, 400] },
  }),
  op('GET /api/admin/notifications', admins(200)),
  op('GET /api/admin/outbox', admins(200)),
  op('GET /api/admin/overview', admins(200)),
  op('GET /api/admin/people', admins(200)),
  op('GET /api/admin/people/removed', admins(200), sinceNow),
  op('GET /api/admin/people/{id}', admins(200), { given: person, ids: found }),
  op('GET /api/admin/project-applicant/{userId}', admins(200), {
    given: async (world) => ({ userId: await world.projectApplicant() }),
    ids: { userId: found.id },
  }),
  op('GET /api/admin/project-applicants', admins(200)),
  op('GET /api/admin/projects', admins(200)),
  op('GET /api/admin/projects/removed', admins(200), sinceNow),
  op('GET /api/admin/projects/{id}', admins(200), {
    given: project,
    another: companysProject,
    ids: { id: [200, 200, 404, 400] },
  }),
  op('GET /api/admin/projects/{id}/applicants', admins(200), { given: project, ids: found }),
  op('PATCH /api/admin/contact-messages/{id}', admins(200), {
    given: contactMessage,
    body: { spam: false },
    ids: found,
  }),
  op('GET /api/admin/sessions', admins(200)),
  op('GET /api/admin/templates', admins(200)),
  op('PATCH /api/admin/jobs/{id}/applicants/{userId}', admins(200), {
    given: (world) => world.application(),
    body: { status: 'selected' },
    ids: { id: found.id, userId: found.id },
  }),
  op('PATCH /api/admin/jobs/{id}/state', admins(200), {
    given: job,
    body: { state: 'paused' },
    ids: found,
  }),
  op('PATCH /api/admin/projects/{id}/state', admins(200), {
    given: project,
    another: companysProject,
    body: { state: 'closed' },
    ids: { id: [200, 200, 404, 400] },
  }),
  op('PATCH /api/admin/users/{id}', admins(200), { given: person, body: { blocked: true }, ids: found }),
  op('POST /api/admin/admins/invite', admins(201), { body: {} }),
  // Signed in within the last ten minutes.
  op('POST /api/admin/change-email', admins(200), { body: { email: 'next@firma.example' } }),
  // These accounts have no password, so none is correct.
  op('POST /api/admin/change-password', admins(400), {
    body: { current: 'wrong', new: 'weg zum bahnhof 17' },
  }),
  op('POST /api/admin/consultants', admins(201), { body: { name: 'Karl' } }),
  op('POST /api/admin/consultants/{id}/availability/confirm', admins(200), { given: consultant, ids: found }),
  op('POST /api/admin/create-project', admins(201), { body: projectFields }),
  op('POST /api/admin/createJob', admins(201), { body: jobFields }),
  op('POST /api/admin/employees', admins(201), { body: employeeFields }),
  op('POST /api/admin/employees/{id}/availability/confirm', admins(200), { given: employee, ids: found }),
  op('POST /api/admin/jobs/{id}/copy', admins(201), {
    given: job,
    ids: { id: [201, null, 404, 400] },
  }),
  op('POST /api/admin/logout', admins(200)),
  op('POST /api/admin/messages/send-from-admin', admins(201), {
    given: async (world) => ({ recipientId: (await world.user('Freelancer')).id }),
    inBody: ['recipientId'],
    body: { content: 'Hello' },
    ids: { recipientId: [201, null, 404, 400] },
  }),
  op('POST /api/admin/notes', admins(201), {
    given: aboutSomebody,
    inBody: ['about'],
    body: { text: 'Call in March' },
    ids: { about: [201, null, 400, 400] },
  }),
  op('POST /api/admin/outbox/{id}/retry', admins(200), {
    given: async (world) => ({ id: await world.failedMail() }),
    ids: found,
  }),
  op('POST /api/admin/people/{id}/availability/confirm', admins(200), {
    given: async (world) => ({ id: (await world.available()).id }),
    another: person,
    ids: { id: [200, 404, 404, 400] },
  }),
  op('POST /api/admin/postings/check', admins(200), { body: { kind: 'job' } }),
  op('POST /api/admin/projects/{id}/copy', admins(201), {
    given: project,
    another: companysProject,
    ids: { id: [201, 403, 404, 400] },
  }),
  // It is not held: `held-projects` covers held ones.
  op('POST /api/admin/projects/{id}/release', admins(409), {
    given: project,
    another: companysProject,
    ids: { id: [409, 409, 404, 400] },
  }),
  op('POST /api/admin/templates', admins(201), {
    given: async (world) => ({ name: `Invitation for ${(await world.user('B2B')).id}` }),
    inBody: ['name'],
    body: { text: 'Dear {first_name}' },
  }),
  op('PUT /api/admin/consultants/{id}', admins(200), {
    given: consultant,
    body: { name: 'Karl' },
    ids: found,
  }),
  op('PUT /api/admin/employees/{id}', admins(200), { given: employee, body: employeeFields, ids: found }),
  op('PUT /api/admin/jobs/{id}', admins(200), { given: job, body: jobFields, ids: found }),
  op('PUT /api/admin/language', admins(200), { body: { language: 'de' } }),
  op('PUT /api/admin/me', admins(200), { body: { phone: '+49 30 2' } }),
  op('PUT /api/admin/projects/{id}', admins(200), {
    given: project,
    another: companysProject,
    body: projectFields,
    ids: { id: [200, 403, 404, 400] },
  }),
  op('PUT /api/admin/templates/{id}', admins(200), {
    given: async (world) => {
      const id = await world.template();
      return { id, name: `Changed ${id}` };
    },
    inBody: ['name'],
    body: { text: 'Dear {first_name}' },
    ids: found,
  }),
];
