import { Types } from 'mongoose';
import { AppointmentRemindersService } from '../../../../api/src/appointments/application/appointment-reminders.service.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { crowd } from '../../../support/app/database.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';

const OFFICE = 'office@firm.example';
const HOUR = 3_600_000;
let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeAll(async () => {
  app = await startApp({ settings: { contactTo: OFFICE } });
});
beforeEach(async () => {
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();
const sweep = () => app.app.get(AppointmentRemindersService, { strict: false }).send();

async function agreed(title: string, hours: number) {
  const seeker = await signIn(app, 'JobSeeker');
  const id = await place.applyForJob(seeker, await place.job(title));
  const [desk, own] = ['/api/admin', '/private/api'].map(
    (start) => `${start}/applications/${id}/appointment`,
  );
  const start = inHours(hours);
  await admin.post(desk!, { times: [start], minutes: 30, place: 'Berlin', names: ['Jana Roth'] }).expect(201);
  await seeker.post(`${own}/answer`, { start }).expect(200);
  return { seeker, desk: desk!, own: own! };
}
const remindersOf = async (title: string) =>
  (await app.mails()).filter(({ subject }) => subject === `Reminder of your appointment: ${title}`);
/** For comparing: a mail that should not be there would print its attachments. */
const countOf = async (title: string) => (await remindersOf(title)).length;

it('remind both sides once, 24 hours before, over several sweeps at once', async () => {
  const { seeker } = await agreed('On time', 48);
  app.clock.advance(24 * HOUR - 1);
  await sweep();
  expect(await countOf('On time')).toBe(0);
  app.clock.advance(1);
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  const mails = await remindersOf('On time');
  expect(mails.map(({ to }) => to).toSorted()).toEqual([OFFICE, seeker.email].toSorted());
  expect(mails[0]?.attachments.filter(({ filename }) => filename.endsWith('.ics'))).toEqual([]);
});

it('do not remind of what was agreed later, cancelled, or has passed', async () => {
  await agreed('Late', 24);
  const cancelled = await agreed('Cancelled', 48);
  await admin.post(`${cancelled.desk}/cancel`, { reason: 'Filled' }).expect(200);
  await agreed('Missed', 49);
  app.clock.advance(12 * HOUR);
  await sweep();
  app.clock.advance(48 * HOUR);
  await sweep();
  for (const title of ['Late', 'Cancelled', 'Missed']) expect(await countOf(title)).toBe(0);
});

it('remind of the new time of one that was moved, more than a batch of them, none twice', async () => {
  const { seeker, desk, own } = await agreed('Moved', 48);
  const start = inHours(96);
  await admin.post(`${desk}/move`, { times: [start], reason: 'Ill' }).expect(200);
  await seeker.post(`${own}/answer`, { start }).expect(200);
  const collection = app.connection.collection('appointments');
  const [one] = await collection.find({ title: 'Moved' }).toArray();
  const copies = Array.from({ length: crowd(150) }, () => {
    const _id = new Types.ObjectId();
    return { ...one, _id, ended: _id };
  });
  await collection.insertMany(copies);
  app.clock.advance(30 * HOUR);
  await sweep();
  expect(await countOf('Moved')).toBe(0);
  app.clock.advance(43 * HOUR);
  await Promise.all([sweep(), sweep()]);
  expect(await countOf('Moved')).toBe(2 * (copies.length + 1));
});
