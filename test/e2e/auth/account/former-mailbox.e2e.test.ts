import { AvailabilityRemindersService } from '../../../../api/src/users/application/availability-reminders.service.ts';
import { door } from '../../../support/people/accounts.ts';
import { CHANGED, fresh, linkTo, moveTo } from '../../../support/people/email-links.ts';
import type { SignedIn } from '../../../support/people/people.ts';
import { OWN, PROFILE, ProposalWorld, type Asked } from '../../../support/people/proposals.ts';

const DAY = 86_400_000;
const POOL = '/private/api/me/pool';

let world: ProposalWorld;
beforeAll(async () => {
  world = await ProposalWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

const remind = () => world.app.app.get(AvailabilityRemindersService, { strict: false }).send();
const press = async (path: string, body: object = {}) =>
  (await world.app.request.post(path).send(body)).status;
/** The newest link of each kind in the mails to an address, as a path; 'none' without one. */
async function linksTo(address: string) {
  const mails = await world.mailsTo(address);
  const newest = (kind: string) =>
    mails
      .flatMap(({ text, headers }) => `${text} ${headers['List-Unsubscribe'] ?? ''}`)
      .flatMap((text) => text.match(new RegExp(`/${kind}/[\\w-]{43}`, 'g')) ?? [])
      .at(-1) ?? 'none';
  return {
    proposal: newest('proposal'),
    pool: newest('pool'),
    availability: newest('availability'),
    unsubscribe: newest('unsubscribe'),
  };
}

/** A freelancer who has got a mail with each link that acts. */
async function mailed() {
  const person = await world.freelancer();
  await person.patch('/private/api/me/availability', { days_per_week: 3 }).expect(200);
  world.app.clock.advance(30 * DAY);
  await world.signIn();
  await world.again(person);
  await remind();
  const note = 'I know S/4HANA well and would like to work with you.';
  const sent = await person.post('/private/api/applications', { kind: 'speculative', note }).expect(201);
  const path = `/api/admin/applications/${(sent.body as { applicationId: string }).applicationId}`;
  await world.admin.patch(path, { status: 'rejected' }).expect(200);
  await world.propose((await world.project()).projectId, person.id).expect(201);
  return person;
}

const stateOf = async (person: SignedIn) => [
  ...((await person.get(OWN)).body as { state: string }[]).map(({ state }) => state),
  (await person.get(POOL)).body.answer,
  (await person.get('/private/api/me')).body.confirmedAt,
];

/** The links act no more; those that only switch mails off do. */
async function expectEnded(links: Awaited<ReturnType<typeof linksTo>>) {
  const { proposal, pool, availability, unsubscribe } = links;
  expect(Object.values(links)).not.toContain('none');
  expect((await world.app.request.get(proposal)).status).toBe(404);
  expect([
    await press(proposal, { answer: 'agree' }),
    await press(pool, { answer: 'yes' }),
    await press(availability),
    await press(unsubscribe),
  ]).toEqual([404, 404, 404, 200]);
}

it('links that act end with the address they were mailed to, and one that switches mails off goes on', async () => {
  const person = await mailed();
  const [before, after] = [person.email, fresh('second')];
  const links = await linksTo(before);
  const state = await stateOf(person);
  await moveTo(world.app, person.token, before, after);
  await expectEnded(links);
  expect(await stateOf(person)).toEqual(state);
  expect((await person.get('/private/api/me/notifications')).body).toMatchObject({ availability: 'none' });
  // The question is mailed to the new address, where it is answered.
  const { proposal } = await linksTo(after);
  expect(await press(proposal, { answer: 'agree' })).toBe(303);
  expect((await stateOf(person))[0]).toBe('shown');
});

it('links to an address that was replaced by its undoing end too, and new mails have links that act', async () => {
  const person = await mailed();
  const [first, second] = [person.email, fresh('thief')];
  await moveTo(world.app, person.token, first, second);
  const { availability: reminder } = await linksTo(first);
  world.app.clock.advance(6 * DAY);
  const stolen = (await linksTo(second)).proposal;
  expect((await world.app.request.get(stolen)).status).toBe(200);
  const back = await linkTo(world.app, first, CHANGED);
  expect((await door(world.app, 'undo-email-change', { token: back })).status).toBe(200);
  expect(await press(stolen, { answer: 'agree' })).toBe(404);
  const { proposal } = await linksTo(first);
  expect((await world.app.request.get(proposal)).status).toBe(200);
  world.app.clock.advance(9 * DAY);
  await remind();
  const { availability } = await linksTo(first);
  expect([availability === reminder, await press(reminder), await press(availability)]).toEqual([
    false,
    404,
    200,
  ]);
});

it('a reminder that still waits for the former address is not sent there', async () => {
  const person = await world.freelancer();
  await person.patch('/private/api/me/availability', { days_per_week: 3 }).expect(200);
  world.app.clock.advance(30 * DAY);
  await world.again(person);
  const { email } = person;
  const put = (from: string, to: string) =>
    world.app.connection.collection('users').updateOne({ email: from }, { $set: { email: to } });
  await remind();
  const moved = fresh('moved');
  // A change of the address by its links would have delivered the mail before.
  await put(email, moved);
  expect((await linksTo(email)).availability).toBe('none');
  await put(moved, email);
});

it('the link of a consultant ends with the address that the desk replaces, and the question goes to the new one', async () => {
  const { projectId } = await world.project();
  const { id, email } = await world.consultant({ email: fresh('karl') });
  await world.propose(projectId, id, PROFILE, 'consultant').expect(201);
  const { proposal: former } = await linksTo(email);
  const next = fresh('karl');
  const change = (fields: object) => world.admin.put(`/api/admin/consultants/${id}`, fields).expect(200);
  await change({ email: email.toUpperCase(), rate: '900 EUR' });
  expect((await world.app.request.get(former)).status).toBe(200);
  await change({ email: next });
  expect(await press(former, { answer: 'agree' })).toBe(404);
  const { proposal } = await linksTo(next);
  expect(await press(proposal, { answer: 'agree' })).toBe(303);
  // Without an address nobody could take the agreement back.
  await change({ email: '' });
  const [row] = (await world.admin.get('/api/admin/proposals')).body as (Asked & { state: string })[];
  expect(row?.state).toBe('withdrawn');
});
