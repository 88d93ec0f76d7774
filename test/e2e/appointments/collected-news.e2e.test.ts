import { CollectedNewsService } from '../../../api/src/placement/application/news/collected-news.service.ts';
import { NEWS_BOUNDS } from '../../../api/src/placement/domain/collected-news.ts';
import { AppointmentWorld, DESK, OFFICE } from '../../support/people/appointment-world.ts';
import { calendarIn } from '../../support/people/appointments.ts';
import { aKey } from '../../support/people/keys.ts';
import type { Speaking } from '../../support/people/people.ts';

const HOUR = 3_600_000;
const [{ most }] = NEWS_BOUNDS;

let world: AppointmentWorld;
beforeAll(async () => {
  world = await AppointmentWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

const sweep = () => world.app.app.get(CollectedNewsService, { strict: false }).sendDue();
const mailsTo = async (address: string, title = '') =>
  (await world.app.mails()).filter(
    ({ to, subject }) => to === address && subject.endsWith(title) && !/received|eingegangen/.test(subject),
  );

/** Offers and cancels so many times in turns, by each of these in turn. */
async function flood(path: string, times: number, ...senders: Speaking[]): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const by = senders[index % senders.length]!;
    await by.post(path, world.offer({ names: [`Jana ${index}`] })).expect(201);
    await by.post(`${path}/cancel`, { reason: `No ${index}` }).expect(200);
  }
}

it('40 offers and cancellations are a few mails and then one that says how things stand, in the language of its reader', async () => {
  const { owner, freelancer, path, own } = await world.appliedToCompany({ language: 'de' });
  await flood(path, 40, owner);
  await owner.post(path, world.offer()).expect(201);
  expect((await freelancer.get(own)).body.appointment).toMatchObject({ state: 'offered' });
  expect(await mailsTo(freelancer.email)).toHaveLength(most);
  world.app.clock.advance(HOUR - 1);
  await sweep();
  expect(await mailsTo(freelancer.email)).toHaveLength(most);
  world.app.clock.advance(1);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const mails = await mailsTo(freelancer.email);
  expect(mails).toHaveLength(most + 1);
  const last = mails.at(-1)!;
  expect(last.subject).toBe('Mehrere Änderungen an Ihrer Bewerbung: Roll-out');
  for (const part of ['So ist der Stand', 'Bitte wählen Sie', 'Jana Roth', 'Musterstraße 1'])
    expect(last.text).toContain(part);
  expect(last.text).not.toContain('Jana 39');
});

it('several senders share the bound, another application has its own, and a decision waits with the rest', async () => {
  const { seeker, id, desk } = await world.applied('SAP QM');
  const key = await aKey(world.app, { scopes: ['applications:decide'] });
  await flood(desk, 6, world.admin, key);
  const other = await world.place.applyForJob(seeker, await world.place.job('SAP PM'));
  await world.admin.post(`${DESK}/${other}/appointment`, world.offer()).expect(201);
  expect(await mailsTo(seeker.email, 'SAP QM')).toHaveLength(most);
  expect(await mailsTo(seeker.email, 'SAP PM')).toHaveLength(1);
  await world.admin.patch(`${DESK}/${id}`, { status: 'rejected', note: 'Not this time.' }).expect(200);
  world.app.clock.advance(HOUR);
  await sweep();
  const mails = await mailsTo(seeker.email, 'SAP QM');
  expect(mails).toHaveLength(most + 1);
  expect(mails.at(-1)?.subject).toBe('Several changes to your application: SAP QM');
  for (const part of ['rejected', 'Not this time.', 'Appointment cancelled', 'May we keep your documents'])
    expect(mails.at(-1)?.text).toContain(part);
  expect(await mailsTo(seeker.email, 'SAP PM')).toHaveLength(1);
});

it('a time that both have agreed on, and its cancellation, reach both calendars at once also above the bound', async () => {
  const { seeker, desk, own } = await world.applied('SAP TM');
  await flood(desk, 5, world.admin);
  const start = world.inHours(48);
  await world.admin.post(desk, world.offer({ times: [start] })).expect(201);
  await seeker.post(`${own}/answer`, { start }).expect(200);
  await world.admin.post(`${desk}/cancel`, { reason: 'Ill' }).expect(200);
  const calendars = async (to: string) =>
    (await mailsTo(to, 'SAP TM')).flatMap((mail) => calendarIn(mail)?.method ?? []);
  expect(await calendars(seeker.email)).toEqual(['REQUEST', 'CANCEL']);
  expect(await calendars(OFFICE)).toEqual(['REQUEST', 'CANCEL']);
});

it('the side that decides is told by the same bound', async () => {
  const { owner, freelancer, path, own } = await world.appliedToCompany();
  const start = world.inHours(48);
  await owner.post(path, world.offer({ times: [start] })).expect(201);
  await freelancer.post(`${own}/answer`, { start }).expect(200);
  for (let index = 0; index < 12; index += 1)
    await freelancer.post(`${own}/move`, { times: [world.inHours(72)], reason: `Ill ${index}` }).expect(200);
  const before = (await mailsTo(owner.email)).length;
  expect(before).toBeLessThanOrEqual(most + 1);
  world.app.clock.advance(HOUR);
  await sweep();
  const mails = await mailsTo(owner.email);
  expect(mails).toHaveLength(before + 1);
  expect(mails.at(-1)?.subject).toBe('Several changes to an application: Roll-out');
  for (const part of ['Please choose another time', 'Agreed until then', 'Ill 11'])
    expect(mails.at(-1)?.text).toContain(part);
});
