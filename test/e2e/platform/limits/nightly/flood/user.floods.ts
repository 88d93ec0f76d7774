import type { Role } from '@consulting/contracts';
import type { SignedIn } from '../../../../../support/people/people.ts';
import type { World } from '../../../../shared/http/permissions/world.ts';
import type { Each, Said, Sent, Table } from './flood.ts';
import { largestEmployee, largestProfile, largestProject, longText } from './largest.ts';

const API = '/private/api';

/** Requests of a new account. */
export const by =
  (role: Role, each: (person: SignedIn, world: World, requests: number) => Promise<Each> | Each) =>
  async (world: World, requests: number): Promise<Each> => {
    const person = await world.user(role);
    const sent = await each(person, world, requests);
    return async (n) => ({ token: () => person.token, ...(await sent(n)) });
  };

/** The same path with another body each time. */
const changing = (role: Role, path: string, body: (n: number) => object) =>
  by(role, () => (n) => ({ path, body: body(n) }));

const onOwn = (
  make: (world: World, owner: SignedIn) => Promise<string>,
  sent: (id: string, n: number) => Sent,
) =>
  by('B2B', async (owner, world) => {
    const id = await make(world, owner);
    return (n) => sent(id, n);
  });
const ofProject = (world: World, owner: SignedIn) => world.projectOf(owner);

/** For one after the other of things that each take one application. */
const applyingFor = (
  role: Role,
  path: string,
  name: string,
  make: (world: World) => Promise<string>,
): Said => ({
  ...{ budget: 'apply', by: 'account' },
  prepare: by(role, async (_, world, requests) => {
    const ids: string[] = [];
    while (ids.length < requests) ids.push(await make(world));
    return (n) => ({ path, body: { [name]: ids[n], note: longText(2000) } });
  }),
});

/** Adds nothing: it is looked up, or was done before. */
const looksUp: Said = { budget: 'general', by: 'address' };
const form = (fields: object): FormData => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.append(name, String(value));
  return filled;
};

/** Routes of users that change something, each so that it adds as much as it can. */
export const USER_FLOODS: Table = {
  [`GET ${API}/me/cv/skills`]: { budget: 'read-cv', by: 'account' },
  [`POST ${API}/user-by-email`]: looksUp,
  [`POST ${API}/postings/check`]: looksUp,
  [`POST ${API}/messages/read`]: looksUp,
  [`POST ${API}/saved-searches/{id}/seen`]: looksUp,
  [`DELETE ${API}/me`]: { adds: { documents: { erasures: 1 } }, isCapped: true },
  [`DELETE ${API}/employees/{id}`]: { adds: { documents: { erasures: 1 } }, isCapped: true },
  [`POST ${API}/notifications/userNotification`]: {
    prepare: by('B2B', ({ id }) => () => ({
      path: `${API}/notifications/userNotification`,
      body: { userId: id, message: longText(2000) },
    })),
    ...{ adds: { documents: { messages: 100 }, kB: 500 }, isCapped: true },
  },
  [`POST ${API}/messages/send`]: {
    prepare: changing('Freelancer', `${API}/messages/send`, () => ({ content: longText(2000) })),
    ...{ adds: { documents: { messages: 10, conversations: 1 }, mails: 10, kB: 100 }, isCapped: true },
  },
  [`PATCH ${API}/me/availability`]: {
    prepare: changing('Freelancer', `${API}/me/availability`, (n) => ({ days_per_week: 1 + (n % 5) })),
    ...{ adds: { documents: { formerVersions: 50 }, kB: 200 }, isCapped: true },
  },
  [`PATCH ${API}/projects/{id}/state`]: {
    prepare: onOwn(ofProject, (id, n) => ({
      path: `${API}/projects/${id}/state`,
      body: { state: n % 2 === 0 ? 'paused' : 'open' },
    })),
    adds: { documents: { audit: 2000 }, kB: 4000 },
  },
  'POST /api/apply': {
    ...applyingFor('JobSeeker', '/api/apply', 'jobId', (world) => world.job()),
    adds: { documents: { applications: 200 }, mails: 400, kB: 2000 },
  },
  [`POST ${API}/apply-consultant`]: {
    ...applyingFor('B2B', `${API}/apply-consultant`, 'consultantId', (world) => world.consultant()),
    adds: { documents: { applications: 200, collectedNews: 200 }, mails: 400, kB: 2000 },
  },
  [`POST ${API}/projects/apply`]: {
    ...applyingFor('Freelancer', `${API}/projects/apply`, 'projectId', (world) => world.adminProject()),
    adds: { documents: { applications: 200 }, mails: 400, kB: 2000 },
  },
  [`POST ${API}/applications`]: {
    budget: 'apply',
    by: 'account',
    adds: { documents: { applications: 1 }, mails: 2 },
  },
  [`POST ${API}/employees`]: {
    ...{ budget: 'upload', by: 'account' },
    prepare: by('B2B', () => (n) => ({
      path: `${API}/employees`,
      form: form(largestEmployee(n)),
    })),
    adds: { documents: { employees: 120 }, kB: 24_000 },
  },
  [`PUT ${API}/employees/{id}`]: {
    ...{ budget: 'upload', by: 'account' },
    prepare: onOwn(
      (world, owner) => world.employeeOf(owner),
      (id, n) => ({
        path: `${API}/employees/${id}`,
        form: form({ ...largestEmployee(n), email: 'jana@firma.example' }),
      }),
    ),
    // Twelve times one employee: their words split the pages of indexes that the flood before has filled with the same words.
    adds: { kB: 4000 },
  },
  [`POST ${API}/projects`]: {
    ...{ budget: 'posting', by: 'account' },
    prepare: changing('B2B', `${API}/projects`, (n) => ({
      ...largestProject(n),
      state: n < 50 ? 'open' : 'draft',
    })),
    adds: { documents: { projects: 60 }, kB: 16_000 },
  },
  [`POST ${API}/projects/{id}/copy`]: {
    ...{ budget: 'posting', by: 'account' },
    prepare: onOwn(
      async (_, owner) => {
        const { body } = await owner.post(`${API}/projects`, largestProject(0));
        return (body as { project: { _id: string } }).project._id;
      },
      (id) => ({ path: `${API}/projects/${id}/copy`, body: {} }),
    ),
    adds: { documents: { projects: 60, audit: 60 }, kB: 16_000 },
  },
  [`PUT ${API}/projects/{id}`]: {
    prepare: onOwn(ofProject, (id, n) => ({ path: `${API}/projects/${id}`, body: largestProject(n) })),
    ...{ adds: { documents: { formerVersions: 50 }, kB: 10_000 }, isCapped: true },
  },
  [`PUT ${API}/update-profile/{userId}`]: {
    ...{ budget: 'upload', by: 'account' },
    prepare: by('Freelancer', ({ id }) => (n) => ({
      path: `${API}/update-profile/${id}`,
      form: form(largestProfile(n)),
    })),
    ...{ adds: { documents: { formerVersions: 50 }, kB: 6000 }, isCapped: true },
  },
  [`PUT ${API}/me/notifications`]: {
    prepare: changing('Freelancer', `${API}/me/notifications`, (n) => ({
      ...{ messages: 'all', alerts: 'all', applicants: 'hourly', availability: 'all' },
      ...(n % 2 === 0 && { messages: 'none' }),
    })),
  },
  [`PUT ${API}/me/shared`]: {
    prepare: changing('Freelancer', `${API}/me/shared`, (n) => ({ showsShared: n % 2 === 0 })),
  },
};
