import { aMember } from '../../../../support/people/team.ts';
import { admins, op, type Entry } from './entry.ts';
import type { World } from './world.ts';

/** Their number is limited: older ones are removed in time. */
const member = async ({ admin }: World) => {
  const { body } = await admin.get('/api/admin/career-site');
  const { team } = body as { team: { _id: string; name: string }[] };
  const made = team.filter(({ name }) => name === 'Katrin Lehmann');
  if (made.length > 10) for (const { _id } of made) await admin.delete(`/api/admin/career-site/team/${_id}`);
  return { id: await aMember(admin) };
};
const job = async (world: World) => ({ id: await world.job() });
const found = { id: [200, null, 404, 400] } as const;
const memberFields = { name: 'Katrin', role: { en: 'Head of Finance' } };

/** Operations on the firm's own content of its career site; the public ones are in the table of those. */
export const CAREER_SITE_TABLE: Entry[] = [
  op('DELETE /api/admin/career-site/team/{id}', admins(200), { given: member, ids: found }),
  // There is no portrait: `portraits` covers those.
  op('DELETE /api/admin/career-site/team/{id}/portrait', admins(404), {
    given: member,
    ids: { id: [404, null, 404, 400] },
  }),
  op('GET /api/admin/career-site', admins(200)),
  op('GET /api/admin/career-site/jobs/{id}', admins(200), { given: job, ids: found }),
  op('GET /api/admin/career-site/team/{id}/portrait', admins(404), {
    given: member,
    ids: { id: [404, null, 404, 400] },
  }),
  op('POST /api/admin/career-site/team', admins(201), { given: member, body: memberFields }),
  op('PUT /api/admin/career-site', admins(200), { body: { contact: null, steps: [], benefits: [] } }),
  op('PUT /api/admin/career-site/jobs/{id}', admins(200), {
    given: job,
    body: { contact: null, team: [], steps: null, benefits: null },
    ids: found,
  }),
  op('PUT /api/admin/career-site/team-order', admins(409), { body: { ids: ['f'.repeat(24)] } }),
  op('PUT /api/admin/career-site/team/{id}', admins(200), { given: member, body: memberFields, ids: found }),
  // Without a picture.
  op('PUT /api/admin/career-site/team/{id}/portrait', admins(400), {
    given: member,
    body: { consent_on: '2020-01-02' },
    ids: { id: [400, null, 400, 400] },
  }),
];
