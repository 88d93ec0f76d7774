import { FIXED_PERIODS, POOL_TEXT_VERSION } from '@consulting/contracts';
import { ApplicationRetention } from '../../../api/src/applications/adapters/schedule/application-retention.ts';
import { PoolSchedule } from '../../../api/src/pool/adapters/schedule/pool-schedule.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { unzipped } from '../../support/app/bytes.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

const POOL = '/private/api/me/pool';
const DESK = '/api/admin/applications';
const DAY = 24 * 3_600_000;
const QUESTION = 'May we keep your documents for 12 months';

let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeEach(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterEach(() => app.close());

const mailsTo = async (address: string) => (await app.mails()).filter(({ to }) => to === address);
const tokenIn = (text = '') => /\/pool\/([\w-]+)/.exec(text)?.[1] ?? '';
const decide = (id: string, status: string) => admin.patch(`${DESK}/${id}`, { status }).expect(200);
const poolOf = async (person: SignedIn) => (await person.get(POOL).expect(200)).body as object;
const answer = (token: string, body: object) => app.request.post(`/pool/${token}`).send(body);
const sweep = async () => {
  await app.app.get(PoolSchedule, { strict: false }).sweep();
  await app.app.get(ApplicationRetention, { strict: false }).sweep();
};
const applicationsOf = async (person: SignedIn) =>
  (await person.get('/private/api/applications').expect(200)).body as { _id: string }[];
const inPool = async () =>
  ((await admin.get('/api/admin/people?pool=true').expect(200)).body as { _id: string }[]).map(
    ({ _id }) => _id,
  );

/** Lets time pass, and signs in again. */
async function after(days: number, ...people: SignedIn[]): Promise<void> {
  app.clock.advance(days * DAY);
  admin.token = (await signInAgain(app, admin, 'admin')).token;
  for (const person of people) person.token = (await signInAgain(app, person)).token;
}

async function rejected(person: SignedIn): Promise<string> {
  const id = await place.applyForJob(person, await place.job());
  await decide(id, 'rejected');
  return tokenIn((await mailsTo(person.email)).at(-1)?.text);
}

describe('the question whether documents may be kept', () => {
  it('comes with the rejection of a job by the firm, and is answered by its link', async () => {
    const person = await signIn(app, 'JobSeeker');
    expect(await poolOf(person)).toMatchObject({ isAsked: false, answer: null });
    const token = await rejected(person);
    const [receipt, decision] = await mailsTo(person.email);
    expect(receipt?.text).not.toContain(QUESTION);
    expect(decision?.text).toContain(QUESTION);
    expect(await poolOf(person)).toMatchObject({ isAsked: true, answer: null, until: null });
    expect(await inPool()).toEqual([]);
    const at = app.clock.now();
    const { body } = await answer(token, { answer: 'yes' }).expect(200);
    const until = new Date(at);
    until.setUTCFullYear(at.getUTCFullYear() + 1);
    expect(body).toMatchObject({ code: 'pool.yes', until: until.toISOString() });
    expect(await poolOf(person)).toEqual({
      isAsked: false,
      answer: 'yes',
      answeredAt: at.toISOString(),
      textVersion: POOL_TEXT_VERSION,
      until: until.toISOString(),
    });
    expect(await inPool()).toEqual([person.id]);
    expect((await admin.get(`/api/admin/people/${person.id}`)).body).toMatchObject({
      poolUntil: until.toISOString(),
    });
  });

  it('is asked after a speculative application and after a closing, and of nobody else', async () => {
    const speculative = await signIn(app, 'Freelancer');
    const note = 'Integration Suite and EWM, seven years. Free from May, remote or in Berlin.';
    const sent = await speculative.post('/private/api/applications', { kind: 'speculative', note });
    await decide((sent.body as { applicationId: string }).applicationId, 'rejected');
    expect(await poolOf(speculative)).toMatchObject({ isAsked: true });

    const untold = await signIn(app, 'JobSeeker');
    const job = await place.job();
    await place.applyForJob(untold, job);
    await admin.patch(`/api/admin/jobs/${job}/state`, { state: 'closed', tellApplicants: false }).expect(200);
    expect((await mailsTo(untold.email)).map(({ text }) => text).join()).not.toContain(QUESTION);
    expect(await poolOf(untold)).toMatchObject({ isAsked: true });

    const selected = await signIn(app, 'JobSeeker');
    await decide(await place.applyForJob(selected, await place.job()), 'selected');
    const freelancer = await signIn(app, 'Freelancer');
    await decide(await place.applyForProject(freelancer, await place.project()), 'rejected');
    const company = await signIn(app, 'B2B');
    await decide(await place.askFor(company, await place.consultant()), 'rejected');
    for (const person of [selected, freelancer, company]) {
      expect(await poolOf(person)).toMatchObject({ isAsked: false });
      expect((await mailsTo(person.email)).map(({ text }) => text).join()).not.toContain(QUESTION);
      await person.post(POOL, { answer: 'yes' }).expect(409);
    }
  });

  it('has one yes, however many rejections, and a no is asked again with the next', async () => {
    const person = await signIn(app, 'JobSeeker');
    await rejected(person);
    await person.post(POOL, { answer: 'no' }).expect(200);
    const token = await rejected(person);
    expect(token).not.toBe('');
    await person.post(POOL, { answer: 'yes' }).expect(200);
    const given = await poolOf(person);
    await after(1, person);
    expect(await rejected(person)).toBe('');
    await answer(token, { answer: 'yes' }).expect(200);
    expect(await poolOf(person)).toEqual(given);
    const [{ _id }] = (await applicationsOf(person)) as [{ _id: string }];
    await decide(_id, 'pending');
    expect(await poolOf(person)).toEqual(given);
  });

  it('refuses what is no answer, and tells nothing to those without a link', async () => {
    const token = await rejected(await signIn(app, 'JobSeeker'));
    for (const body of [{}, { answer: 'maybe' }, { answer: 'yes', until: '2099-01-01' }])
      await answer(token, body).expect(400);
    const { body } = await answer('x'.repeat(43), { answer: 'yes' }).expect(404);
    expect(body).toMatchObject({ code: 'pool-link.not-found' });
    expect(await inPool()).toEqual([]);
  });

  it('lapses with the application; silence is no', async () => {
    const person = await signIn(app, 'JobSeeker');
    const token = await rejected(person);
    await after(200, person);
    await sweep();
    expect(await applicationsOf(person)).toEqual([]);
    await answer(token, { answer: 'yes' }).expect(404);
    expect(await poolOf(person)).toMatchObject({ isAsked: false, answer: null });
  });
});

describe('a yes', () => {
  it('keeps ended applications for 12 months, asks once more, and ends by silence', async () => {
    const person = await signIn(app, 'JobSeeker');
    await place.giveCv(person);
    await rejected(person);
    await person.post(POOL, { answer: 'yes' }).expect(200);
    const other = await signIn(app, 'JobSeeker');
    await rejected(other);
    await after(200, person, other);
    await sweep();
    expect(await applicationsOf(other)).toEqual([]);
    const [kept] = await applicationsOf(person);
    await admin.get(`${DESK}/${kept?._id}/cv`).expect(200);

    await after(365 - 200 - FIXED_PERIODS.poolAskedAgainDays, person);
    await sweep();
    await sweep();
    const asked = (await mailsTo(person.email)).filter(({ subject }) => /another 12 months/.test(subject));
    expect(asked).toHaveLength(1);
    expect(await poolOf(person)).toMatchObject({ isAsked: true, answer: 'yes' });
    await after(FIXED_PERIODS.poolAskedAgainDays + 1, person);
    await sweep();
    expect(await applicationsOf(person)).toEqual([]);
    expect(await inPool()).toEqual([]);
    expect(await poolOf(person)).toMatchObject({ isAsked: false, answer: null });
    await answer(tokenIn(asked[0]?.text), { answer: 'yes' }).expect(404);
  });

  it('that has ended unnoticed gives way to the next question', async () => {
    const person = await signIn(app, 'JobSeeker');
    await answer(await rejected(person), { answer: 'yes' }).expect(200);
    await after(366, person);
    expect(await rejected(person)).not.toBe('');
    expect(await inPool()).toEqual([]);
    expect(await poolOf(person)).toMatchObject({ isAsked: true, answer: null });
  });

  it('is renewed for 12 months by the second question', async () => {
    const person = await signIn(app, 'JobSeeker');
    await answer(await rejected(person), { answer: 'yes' }).expect(200);
    await after(340, person);
    await sweep();
    const token = tokenIn((await mailsTo(person.email)).at(-1)?.text);
    await answer(token, { answer: 'yes' }).expect(200);
    await after(340, person);
    await sweep();
    expect(await applicationsOf(person)).toHaveLength(1);
    expect(await inPool()).toEqual([person.id]);
  });

  it('is taken back in the account, which removes what only it kept', async () => {
    const person = await signIn(app, 'JobSeeker');
    await rejected(person);
    await person.post(POOL, { answer: 'yes' }).expect(200);
    await after(200, person);
    await rejected(person);
    await sweep();
    expect(await applicationsOf(person)).toHaveLength(2);
    await person.delete(POOL).expect(200);
    await person.delete(POOL).expect(200);
    expect(await applicationsOf(person)).toHaveLength(1);
    expect(await inPool()).toEqual([]);
    expect(await poolOf(person)).toMatchObject({ answer: 'no', until: null });
  });

  it('is in the export of its person, without the secrets of links, and goes with the account', async () => {
    const person = await signIn(app, 'JobSeeker');
    const token = await rejected(person);
    await person.post(POOL, { answer: 'yes' }).expect(200);
    const archive = await unzipped(person.get('/private/api/me/export'));
    const data = JSON.parse(Buffer.from(archive['pool.json']!).toString()) as object;
    expect(data).toMatchObject({ answer: 'yes', textVersion: POOL_TEXT_VERSION });
    expect(data).not.toHaveProperty('sealed');
    expect(data).not.toHaveProperty('hash');
    await admin.delete(`/api/admin/people/${person.id}`).send({ reason: 'Asked for it' }).expect(200);
    await answer(token, { answer: 'no' }).expect(404);
    expect(await app.connection.model('PoolConsent').countDocuments()).toBe(0);
  });

  it('and a no at the same time leave one of the two, whole', async () => {
    const person = await signIn(app, 'JobSeeker');
    const token = await rejected(person);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => answer(token, { answer: n % 2 === 0 ? 'yes' : 'no' }).expect(200)),
    );
    const { answer: given } = (await poolOf(person)) as { answer: string };
    expect(await inPool()).toEqual(given === 'yes' ? [person.id] : []);
  });
});
