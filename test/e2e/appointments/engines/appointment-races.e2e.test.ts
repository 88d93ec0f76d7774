import { startApp, type TestApp } from '../../../support/app/app.ts';
import { crowd } from '../../../support/app/database.ts';
import { calendarIn } from '../../../support/people/appointments.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';

const DESK = '/api/admin/applications';
const OWN = '/private/api/applications';
const OFFICE = 'office@firm.example';
const MANY = crowd(30);

let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeAll(async () => {
  app = await startApp({ settings: { contactTo: OFFICE } });
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

const many = <T>(make: (number: number) => PromiseLike<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: MANY }, (_, number) => make(number)));
const statusesOf = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
const offer = () => ({
  times: [inHours(48), inHours(72)],
  minutes: 30,
  place: 'Berlin',
  names: ['Jana Roth'],
});

async function applied(title: string) {
  const seeker = await signIn(app, 'JobSeeker');
  const id = await place.applyForJob(seeker, await place.job(title));
  return { seeker, id, desk: `${DESK}/${id}/appointment`, own: `${OWN}/${id}/appointment` };
}

/** Counts the mails about an appointment to both sides, by their headline. */
async function told(title: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { subject } of await app.mails()) {
    const [headline = '', what] = subject.split(': ');
    if (what === title && !headline.startsWith('We have')) counts[headline] = (counts[headline] ?? 0) + 1;
  }
  return counts;
}

it('of many offers at once one is made, and told once', async () => {
  const { desk } = await applied('Offers');
  expect(statusesOf(await many(() => admin.post(desk, offer())))).toEqual({ 201: 1, 409: MANY - 1 });
  expect(await told('Offers')).toEqual({ 'Please choose a time': 1 });
});

it('of many answers at once one is taken: one time, one entry for each side, one event', async () => {
  const { seeker, desk, own } = await applied('Answers');
  await admin.post(desk, offer());
  const phone = await signInAgain(app, seeker);
  const answers = await many((number) =>
    (number % 2 ? seeker : phone).post(`${own}/answer`, { start: inHours(number % 2 ? 48 : 72) }),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: MANY - 1 });
  expect(await told('Answers')).toEqual({ 'Please choose a time': 1, 'Appointment agreed': 2 });
  const taken = answers.find(({ status }) => status === 200)?.body.appointment.start as string;
  expect((await admin.get(desk)).body.appointment).toMatchObject({ state: 'agreed', start: taken });
  const entries = (await app.mails()).flatMap((mail) =>
    mail.subject.endsWith(': Answers') ? (calendarIn(mail)?.entries ?? []) : [],
  );
  expect(entries.map(({ start, sequence }) => [start, sequence])).toEqual([
    [taken, 0],
    [taken, 0],
  ]);
});

it('an answer against a cancellation: whatever comes first, the state is the one that was told', async () => {
  for (const round of ['A', 'B', 'C']) {
    const title = `Cancel ${round}`;
    const { seeker, desk, own } = await applied(title);
    await admin.post(desk, offer());
    const answers = await many((number) =>
      number % 2
        ? seeker.post(`${own}/answer`, { start: inHours(48) })
        : admin.post(`${desk}/cancel`, { reason: 'Filled' }),
    );
    const [taken, cancelled] = [1, 0].map(
      (odd) => answers.filter(({ status }, number) => status === 200 && number % 2 === odd).length,
    );
    expect(cancelled).toBe(1);
    expect((await admin.get(desk)).body.appointment.state).toBe('cancelled');
    // A time that was taken before the cancellation is cancelled for both sides.
    expect(await told(title)).toEqual({
      'Please choose a time': 1,
      ...(taken ? { 'Appointment agreed': 2 } : {}),
      'Appointment cancelled': taken ? 2 : 1,
    });
    expect(statusesOf(answers)[409]).toBe(MANY - 1 - (taken ?? 0));
  }
});

it('an answer against a decision: no time is agreed on an application that has ended', async () => {
  for (const round of ['A', 'B', 'C']) {
    const title = `Decide ${round}`;
    const { seeker, id, desk, own } = await applied(title);
    await admin.post(desk, offer());
    const answers = await many((number) =>
      number % 2
        ? seeker.post(`${own}/answer`, { start: inHours(48) })
        : admin.patch(`${DESK}/${id}`, { status: 'rejected' }),
    );
    const taken = answers.some(({ status }, number) => status === 200 && number % 2 === 1);
    expect((await admin.get(desk)).body.appointment.state).toBe('cancelled');
    const { 'Your application': _decision, ...appointment } = await told(title);
    expect(appointment).toEqual({
      'Please choose a time': 1,
      ...(taken ? { 'Appointment agreed': 2, 'Appointment cancelled': 2 } : {}),
    });
  }
});

it('an offer against a withdrawal: no offer waits on an application that was withdrawn', async () => {
  for (let round = 0; round < 3; round++) {
    const { seeker, id, desk } = await applied('Withdraw');
    await many((number) =>
      number % 2 ? seeker.post(`${OWN}/${id}/withdraw`, {}) : admin.post(desk, offer()),
    );
    expect(['cancelled', undefined]).toContain((await admin.get(desk)).body.appointment?.state);
  }
});
