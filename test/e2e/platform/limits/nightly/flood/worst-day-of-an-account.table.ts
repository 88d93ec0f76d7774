import { sendForm } from '../../../../../support/people/employee-form.ts';
import type { SignedIn } from '../../../../../support/people/people.ts';
import type { FloodedApp } from './flooded-app.ts';
import { largestEmployee, largestProfile, largestProject, longText, LONG_REASON } from './largest.ts';
import { LARGEST_PDF, type Item, type Prepare } from './worst-day.item.ts';

const HOUR = 60 * 60_000;

const by =
  (
    role: 'B2B' | 'Freelancer',
    make: (person: SignedIn, flooded: FloodedApp) => Promise<(n: number) => Promise<unknown>>,
  ): Prepare =>
  async (flooded) =>
    make(await flooded.world.user(role), flooded);

const idOf = (body: object): string =>
  Object.values(body)
    .map((each) => (each as { _id?: string } | null)?._id)
    .find(Boolean) ?? '';

const aLargeProject = async (company: SignedIn, n: number): Promise<string> =>
  idOf((await company.post('/private/api/projects', largestProject(n)).expect(201)).body as object);

const editsOfProject = by('B2B', async (company) => {
  const id = await aLargeProject(company, 0);
  return async (n) => company.put(`/private/api/projects/${id}`, largestProject(n + 1)).expect(200);
});

const profileOf = (person: SignedIn, { app }: FloodedApp) =>
  app.request.put(`/private/api/update-profile/${person.id}`).set('authorization', `Bearer ${person.token}`);

/** The audit log has the title of the project with each of its changes of state. */
const changesOfState = by('B2B', async (company) => {
  const id = await aLargeProject(company, 0);
  const path = `/private/api/projects/${id}/state`;
  return async (n) => company.patch(path, { state: n % 2 === 0 ? 'paused' : 'open' }).expect(200);
});

const offersAndCancels: Prepare = async (flooded) => {
  const { world, app } = flooded;
  const company = await world.user('B2B');
  const freelancer = await world.personWithFiles();
  const projectId = await aLargeProject(company, 0);
  const { body } = await freelancer.post('/private/api/projects/apply', { projectId }).expect(201);
  const { applicationId } = body as { applicationId: string };
  const path = `/private/api/projects/${projectId}/applicants/${applicationId}/appointment`;
  return async (n) => {
    if (n % 2 === 1) return company.post(`${path}/cancel`, { reason: LONG_REASON }).expect(200);
    const start = app.clock.now().getTime() + 72 * HOUR;
    const times = [0, 1, 2, 3, 4].map((at) => new Date(start + at * HOUR).toISOString());
    const names = Array.from({ length: 5 }, (_, at) => longText(100, at * 25));
    return company.post(path, { times, minutes: 45, place: longText(200), names }).expect(201);
  };
};

const applications: Prepare = by('Freelancer', async (person, { world }) => {
  const projects: string[] = [];
  for (let n = 0; n < 40; n++) projects.push(await world.adminProject());
  return async (n) =>
    person
      .post('/private/api/projects/apply', { projectId: projects[n], note: longText(2000, n) })
      .expect(201);
});

export const OF_AN_ACCOUNT: Item[] = [
  {
    ...{
      what: 'projects, every field full',
      bound: '200 new ones a day; 50 open or paused, 100 drafts',
      most: 200,
    },
    ...{ stays: 'until deleted, closed ones too', made: 40 },
    prepare: by('B2B', (company) => Promise.resolve((n) => aLargeProject(company, n))),
  },
  {
    ...{
      what: 'what found a project before an edit',
      bound: '50 versions of each open one; 2,000 edits a day',
      most: 2000,
    },
    ...{ stays: 'until it closes or opens; 90 days', made: 20 },
    prepare: editsOfProject,
  },
  {
    ...{ what: 'what found a profile before an edit', bound: '50 versions', most: 50 },
    ...{ stays: '90 days', made: 20 },
    prepare: by('Freelancer', (person, flooded) =>
      Promise.resolve(async (n) => sendForm(profileOf(person, flooded), largestProfile(n)).expect(200)),
    ),
  },
  {
    ...{ what: 'entries of the audit log about states and stages', bound: '2,000 a day', most: 2000 },
    ...{ stays: 'for good', made: 60 },
    prepare: changesOfState,
  },
  {
    ...{
      what: 'offers of appointments and their cancelling, with the entries of the audit log',
      bound: '200 an hour, 2,000 a day',
      most: 2000,
    },
    ...{ stays: 'with the application; the entries for good', made: 60 },
    prepare: offersAndCancels,
  },
  {
    ...{
      what: 'applications, with the longest note',
      bound: 'one for a target; 200 an hour, 2,000 a day',
      most: 2000,
    },
    ...{ stays: 'as their periods say', made: 40 },
    prepare: applications,
  },
  {
    ...{ what: 'employees, every field full', bound: '500', most: 500 },
    ...{ stays: 'until deleted', made: 40 },
    prepare: by('B2B', (company, { app }) =>
      Promise.resolve(async (n) => {
        const request = app.request
          .post('/private/api/employees')
          .set('authorization', `Bearer ${company.token}`);
        return sendForm(request, largestEmployee(n)).expect(201);
      }),
    ),
  },
  {
    ...{ what: 'CVs of employees', bound: '500 of 5 MB', most: 500 },
    ...{ stays: 'until deleted', made: 4 },
    prepare: by('B2B', (company, { app }) =>
      Promise.resolve(async (n) => {
        const request = app.request
          .post('/private/api/employees')
          .set('authorization', `Bearer ${company.token}`);
        const form = { name: 'Jana', email: `jana${n}@firma.example`, skills: 'FI' };
        return sendForm(request, form, LARGEST_PDF).expect(201);
      }),
    ),
  },
  {
    ...{
      what: 'CV and certificate of a profile that others replaced',
      bound: '120 uploads an hour',
      most: 120,
    },
    ...{ stays: 'ten minutes after they were replaced', made: 3 },
    prepare: by('Freelancer', (person, flooded) =>
      Promise.resolve(async () =>
        profileOf(person, flooded)
          .attach('cv', LARGEST_PDF, 'cv.pdf')
          .attach('certificate', LARGEST_PDF, 'certificate.pdf')
          .expect(200),
      ),
    ),
  },
  {
    ...{
      what: 'notes to oneself, and messages to the administration',
      bound: '100; 10, or what the administration allows',
      most: 110,
    },
    ...{ stays: 'with the account', made: 100 },
    prepare: by('Freelancer', (person) =>
      Promise.resolve((n) => {
        const message = longText(2000, n);
        return person
          .post('/private/api/notifications/userNotification', { userId: person.id, message })
          .expect(201);
      }),
    ),
  },
];
