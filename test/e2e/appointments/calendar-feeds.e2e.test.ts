import { Types } from 'mongoose';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { countQueries } from '../../support/checks/queries.ts';
import { readCalendar } from '../../support/people/appointments.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

const HOUR = 3_600_000;
let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();

/** An appointment that was agreed about an application to the firm, or to this company's project. */
async function agreed(hours: number, owner?: SignedIn): Promise<string> {
  const freelancer = await signIn(app, 'Freelancer', { first_name: 'Lena', last_name: 'Vogt' });
  const projectId = await place.project(owner, owner ? 'Theirs' : 'Ours');
  const id = await place.applyForProject(freelancer, projectId);
  const start = inHours(hours);
  const path = owner
    ? `/private/api/projects/${projectId}/applicants/${id}/appointment`
    : `/api/admin/applications/${id}/appointment`;
  await (owner ?? admin)
    .post(path, { times: [start], minutes: 60, place: 'Room 3, 030 5556677', names: ['Uwe Kern'] })
    .expect(201);
  await freelancer.post(`/private/api/applications/${id}/appointment/answer`, { start }).expect(200);
  return start;
}

const feedOf = async (person: SignedIn, path: string): Promise<string> =>
  new URL((await person.post(path).expect(201)).body.url as string).pathname;
const OF_ADMIN = '/api/admin/calendar-feed';
const OF_COMPANY = '/private/api/calendar-feed';

it('show the firm’s agreed appointments to an administrator and a company’s to the company, and nobody’s contact data', async () => {
  const company = await signIn(app, 'B2B');
  const [ours, theirs] = [await agreed(48), await agreed(72, company)];
  for (const [person, path, start, summary] of [
    [admin, OF_ADMIN, ours, 'Appointment: Ours'],
    [company, OF_COMPANY, theirs, 'Appointment: Theirs'],
  ] as const) {
    expect((await person.get(path)).body).toEqual({ createdAt: null });
    const answer = await app.request.get(await feedOf(person, path));
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    const { method, entries } = readCalendar(answer.text);
    expect(method).toBe('PUBLISH');
    expect(entries).toEqual([
      expect.objectContaining({ summary, start, location: 'Room 3, …', organizer: '' }),
    ]);
    expect(answer.text).not.toMatch(/@|5556677|Vogt|Kern/);
    expect((await person.get(path)).body.createdAt).toBe(app.clock.now().toISOString());
  }
});

it('have one address at a time, which can be ended, and of which the store has only the hash', async () => {
  const before = await feedOf(admin, OF_ADMIN);
  const after = await feedOf(admin, OF_ADMIN);
  expect((await app.request.get(before)).status).toBe(404);
  expect((await app.request.get(after)).status).toBe(200);
  const stored = JSON.stringify(await app.connection.collection('calendarFeeds').find().toArray());
  expect(stored).not.toContain(after.split('/').at(-1)!.replace('.ics', ''));
  expect((await admin.delete(OF_ADMIN)).status).toBe(200);
  expect((await app.request.get(after)).status).toBe(404);
  const company = await signIn(app, 'B2B');
  const theirs = await feedOf(company, OF_COMPANY);
  await admin.patch(`/api/admin/users/${company.id}`, { blocked: true }).expect(200);
  expect((await app.request.get(theirs)).status).toBe(404);
});

it('are of bounded length and one query, and leave cancelled appointments out', async () => {
  const feed = await feedOf(admin, OF_ADMIN);
  const read = () => app.request.get(feed).expect(200);
  const queries = await countQueries(read);
  const freelancer = await signIn(app, 'Freelancer');
  const id = await place.applyForProject(freelancer, await place.project());
  const desk = `/api/admin/applications/${id}/appointment`;
  const start = inHours(24);
  await admin.post(desk, { times: [start], minutes: 30, place: 'Berlin', names: ['Jana'] });
  await freelancer.post(`/private/api/applications/${id}/appointment/answer`, { start });
  const starts = async () => readCalendar((await read()).text).entries.map((entry) => entry.start);
  expect(await starts()).toContain(start);
  await admin.post(`${desk}/cancel`, { reason: 'Filled' });
  expect(await starts()).not.toContain(start);
  // Hundreds at once, as a store of some years has them.
  const stored = await app.connection.collection('appointments').find({}).toArray();
  const one = stored.find(({ stands }) => stands);
  const copies = Array.from({ length: 600 }, (_, number) => {
    const _id = new Types.ObjectId();
    return { ...one, _id, ended: _id, start: new Date(app.clock.now().getTime() + number * 60_000) };
  });
  await app.connection.collection('appointments').insertMany(copies);
  expect(await starts()).toHaveLength(500);
  expect(await countQueries(read)).toBe(queries);
  app.clock.advance(40 * 24 * HOUR);
  expect(await starts()).toEqual([]);
});
