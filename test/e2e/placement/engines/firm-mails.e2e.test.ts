import { PlacementSchedule } from '../../../../api/src/placement/adapters/schedule/placement-schedule.ts';
import { FIRM_BOUNDS } from '../../../../api/src/placement/domain/reader-news.ts';
import { NEWS_BOUNDS } from '../../../../api/src/placement/domain/collected-news.ts';
import { AppointmentWorld, OFFICE } from '../../../support/people/appointment-world.ts';
import { signIn, type SignedIn } from '../../../support/people/people.ts';

const HOUR = 3_600_000;
const [{ most }] = FIRM_BOUNDS;
const COLLECTED = 'Much has arrived in the administration';
const WORDS = 'Buy my watches';

let world: AppointmentWorld;
beforeEach(async () => {
  world = await AppointmentWorld.start();
  await world.signIn();
});
afterEach(() => world.app.close());

const sweep = () => world.app.app.get(PlacementSchedule, { strict: false }).sendCollected();
const stored = () => world.app.connection.collection('readerNews').countDocuments();
const mailsTo = async (address: string) => (await world.app.mails()).filter(({ to }) => to === address);
const write = (index = 0) =>
  world.app.request
    .post('/public/api/v0/contact-admin')
    .send({
      name: `Sender ${index}`,
      email: `s${index}@example.com`,
      message: `${WORDS} ${index}`,
      elapsed: 9000,
    })
    .expect(201);
const ask = async (company: SignedIn) =>
  world.place.askFor(company, await world.place.consultant(), `${WORDS}, too`);

it('the firm gets so many mails at once, whoever sends, and then one that says how things stand without a word of theirs', async () => {
  // At the same time, as a flood comes.
  await Promise.all(Array.from({ length: most - 2 }, (_, index) => write(index)));
  const companies = [
    await signIn(world.app, 'B2B'),
    await signIn(world.app, 'B2B'),
    await signIn(world.app, 'B2B'),
  ];
  const [id] = [await ask(companies[0]!), await ask(companies[1]!), await ask(companies[2]!)];
  await companies[0]!.post(`/private/api/applications/${id}/withdraw`, {}).expect(200);
  for (let index = 0; index < 4; index += 1) await write(100 + index);
  expect(await mailsTo(OFFICE)).toHaveLength(most);
  world.app.clock.advance(HOUR - 1);
  await sweep();
  expect(await mailsTo(OFFICE)).toHaveLength(most);
  world.app.clock.advance(1);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const mails = await mailsTo(OFFICE);
  expect(mails).toHaveLength(most + 1);
  const { subject, text, link } = mails.at(-1)!;
  expect([subject, link]).toEqual([COLLECTED, '/admin-dashboard']);
  expect(text).toContain(`Contact messages: 4 new; unread conversations in all: ${most + 2}`);
  expect(text).toContain('Consultant requests: 1 new; waiting for an answer in all: 2');
  expect(text).not.toMatch(new RegExp(`${WORDS}|Sender`));
  // Who sends it twice at the same time forgets nothing of the bound.
  expect(await stored()).toBe(1);
  // The mail counts, and there is room for others.
  await write();
  expect((await mailsTo(OFFICE)).at(-1)?.text).toContain(WORDS);
});

it('what no bound knows any more is forgotten without another mail', async () => {
  for (let index = 0; index < most; index += 1) await write(index);
  world.app.clock.advance(24 * HOUR);
  await sweep();
  expect(await mailsTo(OFFICE)).toHaveLength(most);
  expect(await stored()).toBe(0);
});

it('requests of a company that asks, withdraws and asks again are bounded for each consultant', async () => {
  const company = await signIn(world.app, 'B2B', { company_name: 'Spree Logistik AG' });
  const consultant = await world.place.consultant('Ada Wolf');
  const [{ most: perApplication }] = NEWS_BOUNDS;
  for (let index = 0; index < perApplication + 4; index += 1) {
    const id = await world.place.askFor(company, consultant, `Need ${index}`);
    await company.post(`/private/api/applications/${id}/withdraw`, {}).expect(200);
  }
  await world.place.askFor(company, consultant, 'Ten days in March');
  const requests = async () =>
    (await mailsTo(OFFICE)).filter(({ subject }) => /has requested|Several changes/.test(subject));
  expect(await requests()).toHaveLength(perApplication);
  world.app.clock.advance(HOUR);
  await sweep();
  const mails = await requests();
  expect(mails).toHaveLength(perApplication + 1);
  expect(mails.at(-1)?.subject).toBe('Several changes to an application: Ada Wolf');
  expect(mails.at(-1)?.text).toContain('State: pending');
});

it('a company whose projects the firm changes one after the other gets a few mails and then one with their states', async () => {
  const owner = await signIn(world.app, 'B2B', { language: 'de' });
  const [{ most: perCompany }] = NEWS_BOUNDS;
  const projects: string[] = [];
  for (let index = 0; index < perCompany + 3; index += 1)
    projects.push(await world.place.project(owner, `Projekt ${index}`));
  for (const id of projects)
    await world.admin.patch(`/api/admin/projects/${id}/state`, { state: 'paused' }).expect(200);
  await world.admin.patch(`/api/admin/projects/${projects.at(-1)}/state`, { state: 'closed' }).expect(200);
  await world.admin.delete(`/api/admin/projects/${projects.at(-2)}`).expect(200);
  expect(await mailsTo(owner.email)).toHaveLength(perCompany);
  world.app.clock.advance(HOUR);
  await sweep();
  await sweep();
  const mails = await mailsTo(owner.email);
  expect(mails).toHaveLength(perCompany + 1);
  const { subject, text } = mails.at(-1)!;
  expect(subject).toBe('Mehrere Ihrer Projekte wurden geändert');
  expect(text).toContain(`Projekt ${perCompany}: pausiert`);
  expect(text).toContain(`Projekt ${perCompany + 2}: geschlossen`);
  expect(text).not.toContain(`Projekt ${perCompany + 1}`);
  expect(text).not.toContain('Projekt 0');
});

it('what waits for a company goes with its account', async () => {
  const owner = await signIn(world.app, 'B2B');
  const [{ most: perCompany }] = NEWS_BOUNDS;
  for (let index = 0; index <= perCompany; index += 1) {
    const id = await world.place.project(owner, `Project ${index}`);
    await world.admin.patch(`/api/admin/projects/${id}/state`, { state: 'paused' }).expect(200);
  }
  expect(await stored()).toBe(1);
  await owner.delete('/private/api/me').expect(200);
  expect(await stored()).toBe(0);
});
