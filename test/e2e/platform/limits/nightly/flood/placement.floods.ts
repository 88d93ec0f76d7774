import type { World } from '../../../../shared/http/permissions/world.ts';
import type { SignedIn } from '../../../../../support/people/people.ts';
import { aProposal } from '../../../../../support/people/proposals.ts';
import type { Each, Said, Sent, Table } from './flood.ts';

const API = '/private/api';
const APPLICANT = `${API}/projects/{id}/applicants/{applicationId}`;
const DAY = 24 * 60 * 60_000;

interface Placed {
  world: World;
  owner: SignedIn;
  /** The path of the application, as the company sees it. */
  path: string;
}

/** Requests of a company about an application to its project. */
const byCompany =
  (each: (placed: Placed) => (n: number) => Omit<Sent, 'token'>) =>
  async (world: World): Promise<Each> => {
    const owner = await world.user('B2B');
    const { id, applicationId } = await world.applicantOf(owner);
    const sent = each({ world, owner, path: `${API}/projects/${id}/applicants/${applicationId}` });
    return (n) => ({ token: () => owner.token, ...sent(n) });
  };

const inDays = ({ app }: World, days: number): string =>
  new Date(app.clock.now().getTime() + days * DAY).toISOString();

/** Offers, and cancels what was offered before. */
const offersAndCancels = byCompany(
  ({ world, path }) =>
    (n) =>
      n % 2 === 0
        ? {
            path: `${path}/appointment`,
            body: { times: [inDays(world, 3)], minutes: 45, place: 'Berlin', names: ['Jana Roth'] },
          }
        : { path: `${path}/appointment/cancel`, body: { reason: 'x'.repeat(300) } },
);

/** The first answer counts, all others are refused. */
async function answering(world: World): Promise<Each> {
  const person = await world.user('Freelancer');
  const projectId = await world.projectOf(await world.user('B2B'));
  const id = await aProposal(world.admin, person, projectId);
  return () => ({
    path: `${API}/proposals/${id}/answer`,
    body: { answer: 'agree' },
    token: () => person.token,
  });
}

const appointment: Said = { budget: 'apply', by: 'account' };
/** Of a company, which the audit log names. */
const audited = { documents: { audit: 200, collectedNews: 1 }, mails: 8, kB: 600 };

/** Routes about applications, appointments and proposals. */
export const PLACEMENT_FLOODS: Table = {
  [`PATCH ${APPLICANT}`]: {
    ...{
      adds: { documents: { audit: 1, messages: 1, conversations: 1, collectedNews: 1 }, mails: 2 },
      isCapped: true,
    },
  },
  [`PATCH ${APPLICANT}/stage`]: {
    prepare: byCompany(({ path }) => (n) => ({
      path: `${path}/stage`,
      body:
        n % 2 === 0
          ? { stage: 'company-review', from: 'company-new' }
          : { stage: 'company-new', from: 'company-review' },
    })),
    adds: { documents: { audit: 2000 }, kB: 4000 },
  },
  [`POST ${API}/applications/{id}/appointment/answer`]: {
    ...{ ...appointment, isCapped: true },
    adds: { documents: { collectedNews: 1 }, mails: 2 },
  },
  [`POST ${API}/applications/{id}/appointment/cancel`]: {
    ...{ ...appointment, isCapped: true },
    adds: { documents: { collectedNews: 1 }, mails: 2 },
  },
  [`POST ${API}/applications/{id}/appointment/move`]: {
    ...appointment,
    adds: { documents: { collectedNews: 1 }, mails: 8, kB: 200 },
  },
  [`POST ${APPLICANT}/appointment`]: {
    ...{ ...appointment, how: 'and cancelled again', prepare: offersAndCancels },
    adds: { ...audited, documents: { ...audited.documents, appointments: 100 } },
  },
  [`POST ${APPLICANT}/appointment/answer`]: {
    ...appointment,
    adds: { documents: { audit: 1, collectedNews: 1 }, mails: 2 },
    isCapped: true,
  },
  [`POST ${APPLICANT}/appointment/cancel`]: {
    ...appointment,
    adds: { documents: { audit: 1, collectedNews: 1 }, mails: 2 },
    isCapped: true,
  },
  [`POST ${APPLICANT}/appointment/move`]: { ...appointment, adds: audited },
  [`POST ${API}/proposals/{id}/answer`]: {
    ...{ budget: 'apply', by: 'account', prepare: answering },
    adds: { documents: { audit: 1 }, mails: 3 },
  },
  [`GET ${API}/projects/{id}/proposals/{proposalId}`]: { adds: { kB: 32 }, isCapped: true },
  [`GET ${API}/projects/{id}/proposals/{proposalId}/profile.pdf`]: {
    budget: 'profile-document',
    by: 'account',
    adds: { kB: 32 },
  },
  [`PATCH ${API}/projects/{id}/proposals/{proposalId}`]: {
    ...{ adds: { documents: { applications: 1, audit: 1, collectedNews: 1 }, mails: 3 }, isCapped: true },
  },
  [`DELETE ${API}/saved-searches/{id}`]: {},
  [`POST ${API}/saved-searches`]: { adds: { documents: { savedSearches: 10 }, kB: 50 }, isCapped: true },
  [`PATCH ${API}/saved-searches/{id}`]: {},
};
