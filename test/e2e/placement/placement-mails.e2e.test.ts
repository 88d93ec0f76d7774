import { PlacementSchedule } from '../../../api/src/placement/adapters/schedule/placement-schedule.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

const MINUTE = 60_000;
const FIRM = 'desk@muster.example';

let app: TestApp;
let admin: SignedIn;
let place: Placements;
let owner: SignedIn;
let projectId: string;

beforeEach(async () => {
  app = await startApp({ settings: { contactTo: FIRM } });
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
  owner = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
  projectId = await place.project(owner, 'EWM rollout');
});
afterEach(() => app.close());

const applies = async (note?: string): Promise<{ freelancer: SignedIn; id: string }> => {
  const freelancer = await signIn(app, 'Freelancer');
  return { freelancer, id: await place.applyForProject(freelancer, projectId, note) };
};
const sweep = () => app.app.get(PlacementSchedule, { strict: false }).tick();
const mailsTo = async (address: string) => (await app.mails()).filter(({ to }) => to === address);

it('whoever applies gets a receipt that says what was sent and leads to the application', async () => {
  const freelancer = await signIn(app, 'Freelancer', { first_name: 'Nora' });
  await place.giveCv(freelancer);
  const id = await place.applyForProject(freelancer, projectId, 'Free from March');
  const [mail] = await mailsTo(freelancer.email);
  expect(mail?.subject).toBe('We have received your application: EWM rollout');
  expect(mail?.text).toContain('the project “EWM rollout” of Havelblick GmbH has arrived.');
  expect(mail?.text).toContain('Documents: CV\nYour note: Free from March');
  expect(mail?.text).toMatch(/^Sent: \d+ \w+\nSeen: not yet\nDecided: not yet\n/);
  expect(mail?.link).toBe(`/dashboard/applications?applicationId=${id}`);
});

it('the owner hears of the first applicant at once, and of the others of that hour in one mail', async () => {
  const { id } = await applies('Free from March');
  const [first] = await mailsTo(owner.email);
  expect(first?.subject).toBe('New application: EWM rollout');
  expect(first?.text).toContain('Free from March');
  expect(first?.link).toBe(`/dashboard/projects?projectId=${projectId}&applicationId=${id}`);
  const withdrawn = await applies();
  await applies();
  await applies();
  await withdrawn.freelancer.post(`/private/api/applications/${withdrawn.id}/withdraw`, {}).expect(200);
  app.clock.advance(59 * MINUTE);
  await sweep();
  const collected = async () =>
    (await place.subjectsTo(owner.email)).filter((subject) => !subject.startsWith('Application withdrawn'));
  expect(await collected()).toHaveLength(1);
  app.clock.advance(MINUTE);
  await sweep();
  await sweep();
  expect(await collected()).toEqual(['New application: EWM rollout', '2 new applications to your projects']);
  // Within an hour of that email the next ones wait again.
  await applies();
  expect(await collected()).toHaveLength(2);
  app.clock.advance(60 * MINUTE);
  await sweep();
  expect((await collected()).at(-1)).toBe('New application: EWM rollout');
  app.clock.advance(61 * MINUTE);
  await applies();
  expect(await collected()).toHaveLength(4);
});

it('the owner hears of a withdrawal only if told of the application: applying and withdrawing in turns is two mails an hour', async () => {
  const { freelancer, id: first } = await applies();
  const withdraw = (id: string) =>
    freelancer.post(`/private/api/applications/${id}/withdraw`, {}).expect(200);
  await withdraw(first);
  const told = ['New application: EWM rollout', 'Application withdrawn: EWM rollout'];
  expect(await place.subjectsTo(owner.email)).toEqual(told);
  for (let times = 0; times < 5; times += 1)
    await withdraw(await place.applyForProject(freelancer, projectId));
  expect(await place.subjectsTo(owner.email)).toEqual(told);
  app.clock.advance(60 * MINUTE);
  await sweep();
  expect(await place.subjectsTo(owner.email)).toEqual(told);
  // What waits for the end of the hour is mailed, and its withdrawal is news from then on.
  await place.applyForProject(freelancer, projectId);
  const other = await applies();
  app.clock.advance(60 * MINUTE);
  await sweep();
  expect((await place.subjectsTo(owner.email)).slice(2)).toEqual([told[0], told[0]]);
  await other.freelancer.post(`/private/api/applications/${other.id}/withdraw`, {}).expect(200);
  expect((await place.subjectsTo(owner.email)).slice(4)).toEqual([told[1]]);
});

it('nobody is told of applicants to projects that are the firm’s own', async () => {
  await place.applyForProject(await signIn(app, 'Freelancer'), await place.project());
  expect(await mailsTo(FIRM)).toEqual([]);
});

it('the firm hears at once that a company asks for a consultant', async () => {
  const company = await signIn(app, 'B2B', { company_name: 'Spree Logistik AG' });
  const id = await place.askFor(company, await place.consultant('Ada Wolf'), 'Ten days in March');
  const [mail] = await mailsTo(FIRM);
  expect(mail?.subject).toBe('Spree Logistik AG has requested Ada Wolf');
  expect(mail?.text).toContain('Ten days in March');
  expect(mail?.replyTo).toBe(company.email);
  expect(mail?.link).toBe(`/admin-dashboard?tab=applications/applicationid=${id}`);
});

describe('closing', () => {
  const close = (body: object) =>
    owner.patch(`/private/api/projects/${projectId}/state`, { state: 'closed', ...body });
  const statusOf = async ({ freelancer, id }: Awaited<ReturnType<typeof applies>>) =>
    (await freelancer.get(`/private/api/applications/${id}`)).body.status as string;

  it('rejects who is pending and tells them if so wished, with the note, and nobody else', async () => {
    const [pending, selected] = [await applies(), await applies()];
    await owner
      .patch(`/private/api/projects/${projectId}/applicants/${selected.id}`, { status: 'selected' })
      .expect(200);
    await close({ tellApplicants: true, note: 'The budget was cut.' }).expect(200);
    expect([await statusOf(pending), await statusOf(selected)]).toEqual(['rejected', 'selected']);
    const told = (await mailsTo(pending.freelancer.email)).at(-1);
    expect(told?.text).toContain('It has been closed, and applications for it are no longer considered.');
    expect(told?.text).toContain('The budget was cut.');
    expect(await mailsTo(pending.freelancer.email)).toHaveLength(2);
    expect((await mailsTo(selected.freelancer.email)).map(({ subject }) => subject)).toEqual([
      'We have received your application: EWM rollout',
      'Good news about your application: EWM rollout',
    ]);
  });

  it('rejects without a word otherwise', async () => {
    const pending = await applies();
    await close({ note: 'Nobody reads this' }).expect(200);
    expect(await statusOf(pending)).toBe('rejected');
    expect(await mailsTo(pending.freelancer.email)).toHaveLength(1);
    const { freelancer } = pending;
    expect((await freelancer.get(`/private/api/messages/${freelancer.id}`)).body.messages).toEqual([]);
    expect((await freelancer.get('/private/api/applications')).body[0].decisionNote).toBe('');
  });

  it('is finished by a later sweep when the process ended in between', async () => {
    const pending = await applies();
    const closing = { kind: 'project', decider: { by: 'owner', id: owner.id }, tell: true, note: '' };
    await app.connection.model('Closing').create({ _id: projectId, ...closing, at: app.clock.now() });
    await sweep();
    await sweep();
    expect(await statusOf(pending)).toBe('rejected');
    expect(await mailsTo(pending.freelancer.email)).toHaveLength(2);
    expect(await app.connection.model('Closing').countDocuments()).toBe(0);
  });
});

describe('an owner who has chosen one mail a day', () => {
  const choose = (applicants: string) =>
    owner
      .put('/private/api/me/notifications', {
        ...{ messages: 'at-once', alerts: 'on', availability: 'on' },
        applicants,
      })
      .expect(200);
  const withdraw = ({ freelancer, id }: Awaited<ReturnType<typeof applies>>) =>
    freelancer.post(`/private/api/applications/${id}/withdraw`, {}).expect(200);
  const morning = () => app.app.get(PlacementSchedule, { strict: false }).morning();
  /** 7 a.m. in Berlin on this day of March. */
  const at7 = (day: number) => app.clock.set(new Date(Date.UTC(2026, 2, day, 6)));

  it('hears of all applicants at 7 a.m., and of those who withdraw', async () => {
    app.clock.set(new Date('2026-03-02T09:00:00Z'));
    await choose('daily');
    const [first] = [await applies(), await applies()];
    await withdraw(await applies());
    app.clock.set(new Date('2026-03-03T05:59:59Z'));
    await morning();
    expect(await place.subjectsTo(owner.email)).toEqual([]);
    at7(3);
    await morning();
    await sweep();
    expect(await place.subjectsTo(owner.email)).toEqual(['2 new applications to your projects']);
    await withdraw(first);
    await applies();
    at7(4);
    await morning();
    expect((await place.subjectsTo(owner.email)).slice(1)).toEqual([
      'Your projects: 1 new application, 1 withdrawn application',
    ]);
    expect((await mailsTo(owner.email)).at(-1)?.text).toContain(': EWM rollout (withdrawn)');
    at7(5);
    await morning();
    expect(await place.subjectsTo(owner.email)).toHaveLength(2);
  });

  it('hears in the morning of those who waited for the end of the hour', async () => {
    app.clock.set(new Date('2026-03-02T09:00:00Z'));
    await applies();
    await applies();
    await choose('daily');
    app.clock.advance(61 * MINUTE);
    await sweep();
    expect(await place.subjectsTo(owner.email)).toHaveLength(1);
    at7(3);
    await morning();
    expect(await place.subjectsTo(owner.email)).toHaveLength(2);
  });

  it('or none at all hears nothing, whatever was waiting', async () => {
    await applies();
    await applies();
    await choose('none');
    await withdraw(await applies());
    app.clock.advance(61 * MINUTE);
    await sweep();
    await morning();
    // The first mail may have left before.
    expect((await place.subjectsTo(owner.email)).length).toBeLessThan(2);
    await choose('at-once');
    app.clock.advance(61 * MINUTE);
    await sweep();
    expect((await place.subjectsTo(owner.email)).length).toBeLessThan(2);
  });
});
