import { PlacementSchedule } from '../../../../api/src/placement/adapters/schedule/placement-schedule.ts';
import { CollectedNewsService } from '../../../../api/src/placement/application/news/collected-news.service.ts';
import { NEWS_BOUNDS } from '../../../../api/src/placement/domain/collected-news.ts';
import { AppointmentRemindersService } from '../../../../api/src/appointments/application/appointment-reminders.service.ts';
import { AppointmentWorld } from '../../../support/people/appointment-world.ts';
import { signIn, type SignedIn } from '../../../support/people/people.ts';
import { aProposal } from '../../../support/people/proposals.ts';

const HOUR = 3_600_000;

/** What says who the person is; nothing else in the store has these words. */
const PERSON =
  /Zaphira|Quellmann|zq-needle|7654398|zq-file|Xerionworks|Needle University|quillfish|My own words/i;
const PROFILE = {
  experience: [{ company: 'Xerionworks', role: 'Lead', from: '2015', to: '2020' }],
  qualification: [{ university: 'Needle University', year: '2012', course: 'CS' }],
  skills: ['quillfish'],
};

let world: AppointmentWorld;
beforeAll(async () => {
  world = await AppointmentWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

let count = 0;
async function freelancer(): Promise<SignedIn> {
  const person = await signIn(world.app, 'Freelancer', {
    ...{ first_name: 'Zaphira', last_name: 'Quellmann', phone: '+49 171 7654398' },
    email: `zq-needle-${++count}@example.com`,
  });
  await world.place.giveCv(person, 'zq-file.pdf');
  await person.put(`/private/api/update-profile/${person.id}`, PROFILE).expect(200);
  return person;
}

const block = (person: SignedIn, blocked = true) =>
  world.admin.patch(`/api/admin/users/${person.id}`, { blocked }).expect(200);
const mailsTo = async ({ email }: SignedIn) => (await world.app.mails()).filter(({ to }) => to === email);
/** A company with a pending applicant, one whom it has selected, and a freelancer in whom it is interested: one person. */
async function known() {
  const owner = await signIn(world.app, 'B2B', { company_name: 'Havelblick GmbH' });
  const person = await freelancer();
  const [pending, selected, proposed] = [
    await world.place.project(owner, 'Pending'),
    await world.place.project(owner, 'Selected'),
    await world.place.project(owner, 'Proposed'),
  ];
  const id = await world.place.applyForProject(person, pending, 'My own words');
  const selectedId = await world.place.applyForProject(person, selected, 'My own words');
  const of = (project: string, application: string) =>
    `/private/api/projects/${project}/applicants/${application}`;
  await owner.patch(of(selected, selectedId), { status: 'selected' }).expect(200);
  const profile = { position: 'Quillfish expert', skills: ['quillfish'], text: 'Keeps quillfish.' };
  const proposal = `/private/api/projects/${proposed}/proposals/${await aProposal(world.admin, person, proposed, 'shown', profile)}`;
  await owner.patch(proposal, { state: 'interested' }).expect(200);
  const lists = [pending, selected, proposed].flatMap((project) => [
    `/private/api/projects/${project}/applicants`,
    `/private/api/projects/${project}/board`,
    `/public/api/v0/projects/${project}`,
  ]);
  const documents = [`/private/api/applications/${id}/cv`, `${proposal}/profile.pdf`];
  const paths = [
    ...lists,
    ...[of(pending, id), of(selected, selectedId), proposal, `/private/api/projects/${proposed}/proposals`],
    ...[`/private/api/projects/${owner.id}`, '/private/api/projects/all'],
  ];
  return {
    owner,
    person,
    pending,
    id,
    one: of(pending, id),
    selected: of(selected, selectedId),
    proposal,
    paths,
    documents,
  };
}

it('a company sees nothing of a blocked person, in no list, answer or document, and everything again after it', async () => {
  const { owner, person, one, selected, proposal, paths, documents } = await known();
  const named = async () => {
    const texts = await Promise.all(
      paths.map(async (path) => [path, (await owner.get(path).expect(200)).text] as const),
    );
    return texts.filter(([, text]) => PERSON.test(text)).map(([path]) => path);
  };
  const shown = async () =>
    (await Promise.all(documents.map((path) => owner.get(path)))).map(({ status }) => status);
  const before = await named();
  // Every path that names the person at any time.
  expect(before.length).toBeGreaterThan(7);
  expect(await shown()).toEqual([200, 200]);
  await block(person);
  expect(await named()).toEqual([]);
  for (const path of documents) expect((await owner.get(path)).body.code).toBe('applicant.hidden');
  expect((await owner.get(one)).body).toMatchObject({ hidden: true, name: '', files: {}, status: 'pending' });
  expect((await owner.get(selected)).body).toMatchObject({ hidden: true, email: null, phone: null });
  expect((await owner.get(proposal)).body).toMatchObject({ hidden: true, profile: null, contact: null });
  // The firm sees who it is.
  expect((await world.admin.get(`/api/admin/people/${person.id}`)).text).toMatch(PERSON);
  await block(person, false);
  expect(await named()).toEqual(before);
  expect(await shown()).toEqual([200, 200]);
  expect((await owner.get(one)).body).toMatchObject({ hidden: false, name: 'Zaphira Quellmann' });
});

it('no search tells who a hidden applicant is', async () => {
  const { owner, person, pending, id } = await known();
  const other = await signIn(world.app, 'Freelancer', { first_name: 'Zaphira', last_name: 'Brandt' });
  const others = await world.place.applyForProject(other, pending);
  const found = async () =>
    (
      (await owner.get(`/private/api/projects/${pending}/applicants?q=zaphira`)).body as { _id: string }[]
    ).map(({ _id }) => _id);
  expect((await found()).sort()).toEqual([id, others].sort());
  await block(person);
  expect(await found()).toEqual([others]);
});

it('a company rejects somebody hidden, but selects nobody and offers no times; opening one is no look', async () => {
  const { owner, person, one, id } = await known();
  await block(person);
  await owner.get(one).expect(200);
  for (const answer of [
    await owner.patch(one, { status: 'selected' }),
    await owner.post(`${one}/appointment`, world.offer()),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'applicant.hidden']);
  expect((await world.admin.get(`/api/admin/applications/${id}?read=ahead`)).body).toMatchObject({
    seenAt: null,
  });
  await owner.patch(one, { status: 'rejected' }).expect(200);
});

it('a company reads no word of somebody hidden about an appointment, takes no time of theirs, and may cancel it', async () => {
  const { owner, person, one, id } = await known();
  const [path, own] = [`${one}/appointment`, `/private/api/applications/${id}/appointment`];
  const [start, other] = [world.inHours(48), world.inHours(72)];
  await owner.post(path, world.offer({ times: [start] })).expect(201);
  await person.post(`${own}/answer`, { start }).expect(200);
  await person
    .post(`${own}/move`, { times: [other], reason: 'Zaphira here, call +49 171 7654398' })
    .expect(200);
  expect((await owner.get(path)).text).toMatch(PERSON);
  await block(person);
  expect((await owner.get(path).expect(200)).text).not.toMatch(PERSON);
  expect((await owner.post(`${path}/answer`, { start: other })).body.code).toBe('applicant.hidden');
  expect((await world.admin.get(`/api/admin/applications/${id}/appointment`)).text).toMatch(PERSON);
  const cancelled = await owner.post(`${path}/cancel`, { reason: 'Not now' }).expect(200);
  expect(cancelled.text).not.toMatch(PERSON);
  await block(person, false);
  expect((await owner.get(path)).text).toMatch(PERSON);
});

it('a mail to a company that waits is not sent when the person is blocked before it leaves', async () => {
  const owner = await signIn(world.app, 'B2B', { company_name: 'Havelblick GmbH' });
  const [person, other] = [await freelancer(), await freelancer()];
  const [one, two] = [await world.place.project(owner, 'One'), await world.place.project(owner, 'Two')];
  await world.place.applyForProject(person, one);
  await block(person);
  expect(await mailsTo(owner)).toEqual([]);
  // Of somebody else it is.
  world.app.clock.advance(2 * HOUR);
  await world.place.applyForProject(other, two);
  expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(['New application: Two']);
});

it('mails to a company that collect news, and those that remind, name nobody who is blocked', async () => {
  const owner = await signIn(world.app, 'B2B', { company_name: 'Havelblick GmbH' });
  const project = await world.place.project(owner);
  const person = await freelancer();
  const id = await world.place.applyForProject(person, project, 'My own words');
  const path = `/private/api/projects/${project}/applicants/${id}/appointment`;
  // More mails than the bound: the last ones wait.
  const own = `/private/api/applications/${id}/appointment`;
  for (let index = 0; index <= NEWS_BOUNDS[0].most; index += 1) {
    await owner.post(path, world.offer()).expect(201);
    await person.post(`${own}/answer`, { none: true, reason: 'No' }).expect(200);
  }
  const start = world.inHours(48);
  await owner.post(path, world.offer({ times: [start] })).expect(201);
  await person.post(`${own}/answer`, { start }).expect(200);
  const before = (await mailsTo(owner)).length;
  expect(before).toBeGreaterThan(NEWS_BOUNDS[0].most);
  await block(person);
  world.app.clock.advance(2 * HOUR);
  await world.app.app.get(CollectedNewsService, { strict: false }).sendDue();
  expect(await mailsTo(owner)).toHaveLength(before);
  world.app.clock.advance(23 * HOUR);
  await world.app.app.get(AppointmentRemindersService, { strict: false }).send();
  const [reminder, ...more] = (await mailsTo(owner)).slice(before);
  expect([reminder?.subject, more]).toEqual([expect.stringMatching(/^Reminder of your appointment/), []]);
  expect(reminder?.text).not.toMatch(PERSON);
});

it('the applicants that a company hears of in the morning are those whom it may see', async () => {
  const owner = await signIn(world.app, 'B2B', { company_name: 'Havelblick GmbH' });
  const { body } = await owner.get('/private/api/me/notifications');
  await owner.put('/private/api/me/notifications', { ...body, applicants: 'daily' }).expect(200);
  const project = await world.place.project(owner);
  const [person, other] = [
    await freelancer(),
    await signIn(world.app, 'Freelancer', { last_name: 'Brandt' }),
  ];
  for (const each of [person, other]) await world.place.applyForProject(each, project);
  await block(person);
  world.app.clock.advance(24 * HOUR);
  await world.app.app.get(PlacementSchedule, { strict: false }).tick();
  const mails = await mailsTo(owner);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Brandt');
  expect(mails[0]?.text).not.toMatch(PERSON);
});
