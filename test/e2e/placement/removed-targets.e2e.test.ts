import { MessagingService } from '../../../api/src/messaging/application/messaging.service.ts';
import { ClosingService } from '../../../api/src/placement/application/closing.service.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

const count = (collection: string) => app.connection.collection(collection).countDocuments();
const lastMailTo = async ({ email }: SignedIn) =>
  (await app.mails()).filter(({ to }) => to === email).at(-1)!;
const messagesTo = async ({ id }: SignedIn) =>
  (
    await app.app
      .get(MessagingService, { strict: false })
      .ofUser({ id, messageLimit: 10 }, { page: 1, limit: 10 })
  ).messages.items;

/** Deletes something; applications that are pending are told, nothing is left. */
async function deleted(remove: () => PromiseLike<{ status: number }>, applicants: SignedIn[], says: RegExp) {
  const decided = applicants[0]!;
  const before = (await app.mails()).length;
  expect((await remove()).status).toBe(200);
  expect([await count('applications'), await count('closings')]).toEqual([0, 0]);
  for (const person of applicants.slice(1)) {
    const mail = await lastMailTo(person);
    expect(mail.text).toMatch(says);
    expect(mail.text).not.toContain('/dashboard/applications');
    expect((await person.get('/private/api/applications')).body).toEqual([]);
  }
  // Applicants who had an answer before get no second one.
  expect((await app.mails()).slice(before).map(({ to }) => to)).not.toContain(decided.email);
}

async function threeOf(
  role: 'JobSeeker' | 'Freelancer' | 'B2B',
  apply: (person: SignedIn) => Promise<string>,
) {
  const people = await Promise.all([1, 2, 3].map(() => signIn(app, role)));
  const ids: string[] = [];
  for (const person of people) ids.push(await apply(person));
  await admin.patch(`/api/admin/applications/${ids[0]}`, { status: 'rejected' }).expect(200);
  await app.mails();
  return people;
}

it('a deleted job ends its pending applications, and the applicants are told as when it closes', async () => {
  const job = await place.job();
  const people = await threeOf('JobSeeker', (person) => place.applyForJob(person, job));
  await deleted(() => admin.delete(`/api/admin/jobs/${job}`), people, /position .* has been closed/);
  const messages = await messagesTo(people[1]!);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ content: expect.stringContaining('SAP Basis Consultant') as string });
});

it('so does a deleted project, of the firm or of a company', async () => {
  const own = await place.project();
  const first = await threeOf('Freelancer', (person) => place.applyForProject(person, own));
  await deleted(() => admin.delete(`/api/admin/projects/${own}`), first, /project .* has been closed/);
  const owner = await signIn(app, 'B2B');
  const theirs = await place.project(owner);
  const second = await threeOf('Freelancer', (person) => place.applyForProject(person, theirs));
  await deleted(() => owner.delete(`/private/api/projects/${theirs}`), second, /project .* has been closed/);
});

it('so does a deleted consultant', async () => {
  const consultant = await place.consultant();
  const companies = await threeOf('B2B', (company) => place.askFor(company, consultant));
  await deleted(() => admin.delete(`/api/admin/consultants/${consultant}`), companies, /could not be met/);
});

it('so do the projects of a company that is erased: by the sweep, and without its name', async () => {
  const owner = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
  const project = await place.project(owner, 'Gone with it');
  const people = await threeOf('Freelancer', (person) => place.applyForProject(person, project));
  await admin.delete(`/api/admin/people/${owner.id}`).send({ reason: 'Asked for it' }).expect(200);
  await app.app.get(ClosingService, { strict: false }).finishAll();
  expect([await count('applications'), await count('closings')]).toEqual([0, 0]);
  const mail = await lastMailTo(people[1]!);
  expect(mail.text).toContain('Gone with it');
  expect(mail.text).not.toContain('Havelblick');
});

it('what a process left behind is finished by the next sweep', async () => {
  const job = await place.job();
  const person = await signIn(app, 'JobSeeker');
  await place.applyForJob(person, job);
  const closing = app.app.get(ClosingService, { strict: false });
  const finish = jest.spyOn(closing, 'finish').mockResolvedValue();
  await admin.delete(`/api/admin/jobs/${job}`).expect(200);
  finish.mockRestore();
  expect([await count('applications'), await count('closings')]).toEqual([1, 1]);
  await closing.finishAll();
  expect([await count('applications'), await count('closings')]).toEqual([0, 0]);
  expect((await lastMailTo(person)).text).toMatch(/position .* has been closed/);
});
