import { admins, b2bOnly, op, sinceNow, users, type Entry } from './entry.ts';
import type { World } from './world.ts';

/** An application of the caller, of a kind that the role allows; another person's if the caller is not a user. */
const own: Entry['given'] = async (world, caller) => ({
  id: await world.applicationOf(caller.role ? caller : await world.personWithFiles()),
});
const anothers = async (world: World) => ({ id: await world.applicationOf(await world.personWithFiles()) });
const anyOne = anothers;
/** An application to a project of the caller, or of another company if the caller may own none. */
const applicant: Entry['given'] = async (world, caller) =>
  world.applicantOf(caller.role === 'B2B' ? caller : await world.user('B2B'));
const anothersApplicant = async (world: World) => world.applicantOf(await world.user('B2B'));
const mine = [200, 404, 404, 400] as const;

/** Operations on applications: of applicants, of companies that decide, of administrators. */
export const PLACEMENT_TABLE: Entry[] = [
  op('GET /api/admin/applications', admins(200)),
  op('GET /api/admin/applications/removed', admins(200), sinceNow),
  op('GET /api/admin/applications/{id}', admins(200), { given: anyOne, ids: { id: [200, null, 404, 400] } }),
  op('GET /api/admin/applications/{id}/certificate', admins(200), {
    given: anyOne,
    ids: { id: [200, null, 404, 400] },
  }),
  op('GET /api/admin/applications/{id}/cv', admins(200), {
    given: anyOne,
    ids: { id: [200, null, 404, 400] },
  }),
  op('GET /api/admin/board', admins(200)),
  op('GET /api/admin/jobs/{id}/board', admins(200), {
    given: async (world) => ({ id: await world.job() }),
    ids: { id: [200, null, 404, 400] },
  }),
  op('GET /api/admin/projects/{id}/board', admins(200), {
    given: async (world) => ({ id: await world.adminProject() }),
    ids: { id: [200, null, 404, 400] },
  }),
  op('GET /api/admin/stages', admins(200)),
  op('GET /private/api/projects/{id}/board', b2bOnly(200), {
    given: async (world, caller) => ({
      id: await world.projectOf(caller.role === 'B2B' ? caller : await world.user('B2B')),
    }),
    another: async (world) => ({ id: await world.projectOf(await world.user('B2B')) }),
    ids: { id: [200, 403, 404, 400] },
  }),
  op('GET /private/api/applications', users(200)),
  op('POST /private/api/applications', users(201, 201, 403), {
    body: { kind: 'speculative', note: 'x'.repeat(50) },
  }),
  op('GET /private/api/applications/{id}', users(200), { given: own, another: anothers, ids: { id: mine } }),
  op('GET /private/api/applications/{id}/certificate', users(200), {
    given: own,
    another: anothers,
    ids: { id: mine },
  }),
  op('GET /private/api/applications/{id}/cv', users(200), {
    given: own,
    another: anothers,
    ids: { id: mine },
  }),
  op('GET /private/api/projects/{id}/applicants', b2bOnly(200), {
    given: applicant,
    another: anothersApplicant,
    ids: { id: [200, 403, 404, 400] },
  }),
  op('GET /private/api/projects/{id}/applicants/{applicationId}', b2bOnly(200), {
    given: applicant,
    another: anothersApplicant,
    ids: { id: [200, 403, 404, 400], applicationId: [200, null, 404, 400] },
  }),
  op('PATCH /api/admin/applications/{id}', admins(200), {
    given: anyOne,
    body: { status: 'selected' },
    ids: { id: [200, null, 404, 400] },
  }),
  op('PATCH /private/api/projects/{id}/applicants/{applicationId}', b2bOnly(200), {
    given: applicant,
    another: anothersApplicant,
    body: { status: 'selected' },
    ids: { id: [200, 403, 404, 400], applicationId: [200, null, 404, 400] },
  }),
  op('PATCH /api/admin/applications/{id}/stage', admins(200), {
    given: anyOne,
    body: { stage: 'review', from: 'new' },
    ids: { id: [200, null, 404, 400] },
  }),
  op('PATCH /private/api/projects/{id}/applicants/{applicationId}/stage', b2bOnly(200), {
    given: applicant,
    another: anothersApplicant,
    body: { stage: 'company-review', from: 'company-new' },
    ids: { id: [200, 403, 404, 400], applicationId: [200, null, 404, 400] },
  }),
  op('PUT /api/admin/stages', admins(200), {
    body: { stages: [{ name: { en: 'Open', de: 'Offen' } }] },
  }),
  op('POST /api/admin/applications/stage', admins(200), {
    body: { ids: ['f'.repeat(24)], stage: 'review' },
  }),
  op('POST /api/admin/applications/decide', admins(200), {
    body: { ids: ['f'.repeat(24)], status: 'rejected' },
  }),
  op('POST /private/api/applications/{id}/withdraw', users(200), {
    given: own,
    another: anothers,
    ids: { id: mine },
  }),
];
