import { Types } from 'mongoose';
import { storeOf } from '../../../../api/src/platform/database/connection/store-of.ts';
import { projectsOfBlockedCompanies } from '../../../../api/src/platform/database/migrations/numbered/0033-projects-of-blocked-companies.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';

let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

const block = ({ id }: SignedIn, blocked: boolean) =>
  admin.patch(`/api/admin/users/${id}`, { blocked }).expect(200);
const listed = async () =>
  ((await app.request.get('/private/api/projects/all')).body as { title: string }[]).map(
    ({ title }) => title,
  );

it('the projects of a blocked company are hidden and take no applications, until the block ends', async () => {
  const [owner, person] = [await signIn(app, 'B2B'), await signIn(app, 'Freelancer')];
  const id = await place.project(owner, 'Of the blocked');
  await place.project(await signIn(app, 'B2B'), 'Of another');
  const early = await signIn(app, 'Freelancer');
  await place.applyForProject(early, id);
  await block(owner, true);
  expect(await listed()).toEqual(['Of another']);
  expect((await person.post('/private/api/projects/apply', { projectId: id })).status).toBe(404);
  expect((await app.request.get(`/public/api/v0/projects/${id}`)).status).toBe(404);
  expect((await admin.get('/api/admin/projects')).body).toEqual(
    expect.arrayContaining([expect.objectContaining({ _id: id, hidden: true })]),
  );
  // Applications that were sent before the block stay pending.
  expect((await early.get('/private/api/applications')).body).toMatchObject([{ status: 'pending' }]);
  await block(owner, false);
  expect((await listed()).toSorted()).toEqual(['Of another', 'Of the blocked']);
  await place.applyForProject(person, id);
});

it('they stay hidden when the company has changed its role as well', async () => {
  const owner = await signIn(app, 'B2B');
  await place.project(owner, 'Twice hidden');
  const takeRole = (role: string) => owner.put(`/private/api/update-profile/${owner.id}`, { role });
  await takeRole('Freelancer').expect(200);
  await block(owner, true);
  await block(owner, false);
  expect(await listed()).not.toContain('Twice hidden');
});

it('the migration hides those of companies that were blocked before', async () => {
  const owner = await signIn(app, 'B2B');
  await place.project(owner, 'Blocked before');
  await place.project(await signIn(app, 'B2B'), 'Never blocked');
  const users = app.connection.collection('users');
  await users.updateOne({ _id: new Types.ObjectId(owner.id) }, { $set: { blocked: true } });
  const run = () => projectsOfBlockedCompanies.run(storeOf(app.connection), app.connection, app.settings);
  // Run again after a crash.
  for (let time = 0; time < 2; time++) await run();
  const shown = await app.connection.collection('projects').find({ hidden: false }).toArray();
  expect(shown.map(({ title }) => title as string)).toContain('Never blocked');
  expect(shown.map(({ title }) => title as string)).not.toContain('Blocked before');
});
