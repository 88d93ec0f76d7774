import type { SignedIn } from '../../../../support/people/people.ts';
import { PROFILE, aProposal, type ProposedTo } from '../../../../support/people/proposals.ts';
import { admins, b2bOnly, op, users, type Entry } from './entry.ts';
import type { World } from './world.ts';

/** A proposal of this person, or of a new freelancer, for a project of this company, or of a new one. */
async function proposal(
  world: World,
  to: ProposedTo,
  { person, company }: { person?: SignedIn; company?: SignedIn } = {},
) {
  const owner = company ?? (await world.user('B2B'));
  const projectId = await world.projectOf(owner);
  const subject = person ?? (await world.user('Freelancer'));
  return { projectId, proposalId: await aProposal(world.admin, subject, projectId, to) };
}

const ofAdmin = (to: ProposedTo): Partial<Entry> => ({
  given: async (world) => ({ id: (await proposal(world, to)).proposalId }),
  ids: { id: [200, null, 404, 400] },
});

const ofCompany = (to: ProposedTo, more: Partial<Entry> = {}): Partial<Entry> => ({
  given: async (world, caller) => company(world, to, caller.role === 'B2B' ? caller : undefined),
  another: (world) => company(world, to),
  ids: { id: [200, 403, 404, 400], proposalId: [200, null, 404, 400] },
  ...more,
});

async function company(world: World, to: ProposedTo, owner?: SignedIn) {
  const { projectId: id, proposalId } = await proposal(world, to, owner && { company: owner });
  return { id, proposalId };
}

/** The freelancer of the next case. */
const asked = { id: '' };

const OF_PROJECT = '/private/api/projects/{id}/proposals';

/** Operations on proposals: of administrators, of the company, of the person, and by the mailed link. */
export const PROPOSALS_TABLE: Entry[] = [
  op('GET /api/admin/proposals', admins(200)),
  op('GET /api/admin/proposals/draft', admins(200), {
    given: async (world) => ({ kind: 'freelancer', id: (await world.user('Freelancer')).id }),
    inQuery: ['kind', 'id'],
    ids: { id: [200, null, 404, 400] },
  }),
  op('POST /api/admin/proposals', admins(201), {
    given: async (world) => {
      asked.id = (await world.user('Freelancer')).id;
      return { projectId: await world.projectOf(await world.user('B2B')) };
    },
    inBody: ['projectId'],
    body: () => ({ subject: { kind: 'freelancer', id: asked.id }, profile: PROFILE }),
    ids: { projectId: [201, null, 404, 400] },
  }),
  op('POST /api/admin/proposals/check', admins(200), {
    given: async (world) => {
      asked.id = (await world.user('Freelancer')).id;
      return {};
    },
    body: () => ({ subject: { kind: 'freelancer', id: asked.id }, profile: PROFILE }),
  }),
  op('GET /api/admin/proposals/{id}', admins(200), ofAdmin('asked')),
  op('PATCH /api/admin/proposals/{id}', admins(200), { ...ofAdmin('asked'), body: { state: 'withdrawn' } }),
  op('GET /private/api/proposals', users(200)),
  op('POST /private/api/proposals/{id}/answer', users(404, 200, 404), {
    given: async (world, caller) => ({
      id: (await proposal(world, 'asked', caller.role === 'Freelancer' ? { person: caller } : {})).proposalId,
    }),
    another: async (world) => ({ id: (await proposal(world, 'asked')).proposalId }),
    body: { answer: 'agree' },
    ids: { id: [200, 404, 404, 400] },
  }),
  op(`GET ${OF_PROJECT}`, b2bOnly(200), {
    given: async (world, caller) => ({
      id: (await company(world, 'shown', caller.role === 'B2B' ? caller : undefined)).id,
    }),
    another: async (world) => ({ id: (await company(world, 'shown')).id }),
    ids: { id: [200, 403, 404, 400] },
  }),
  op(`GET ${OF_PROJECT}/{proposalId}`, b2bOnly(200), ofCompany('shown')),
  op(`GET ${OF_PROJECT}/{proposalId}/profile.pdf`, b2bOnly(200), ofCompany('shown')),
  op(`PATCH ${OF_PROJECT}/{proposalId}`, b2bOnly(200), ofCompany('shown', { body: { state: 'interested' } })),
];
