import { LIMITS, type ShownCareerSite } from '@consulting/contracts';
import { aPicture } from '../../../api/src/career-site/adapters/sharp/pictures.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { itOnce } from '../../support/app/database.ts';
import { signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { aMember, sendPortrait } from '../../support/people/team.ts';

const SITE = '/api/admin/career-site';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const { _id } of (await site()).team) await admin.delete(`${SITE}/team/${_id}`).expect(200);
  await admin.put(SITE, { contact: null, steps: [], benefits: [] }).expect(200);
});

interface Site {
  contact: string | null;
  version: string;
  team: { _id: string; name: string }[];
}
const site = async () => (await admin.get(SITE).expect(200)).body as Site;
const names = ({ team }: { team: { name: string }[] }) => team.map(({ name }) => name);

async function shown(language: 'de' | 'en', job?: string): Promise<ShownCareerSite> {
  const query = job === undefined ? { language } : { language, job };
  return (await app.request.get('/public/api/v0/career-site').query(query).expect(200))
    .body as ShownCareerSite;
}

const both = (en: string, de = '') => ({ en, de });
const step = (name: string) => ({
  day: both('Day 1', 'Tag 1'),
  title: both(name),
  text: both('', `${name} DE`),
});
const benefit = (name: string) => ({ title: both(name, `${name} DE`), text: both('Text', '') });

async function aJob(state: 'open' | 'draft' = 'open'): Promise<string> {
  const job = { title: 'SAP Basis', description: 'Run it', qualification: 'Linux', state };
  return ((await admin.post('/api/admin/createJob', job).expect(201)).body as { job: { _id: string } }).job
    ._id;
}
const pageOf = (job: string) => `${SITE}/jobs/${job}`;
const AS_SITE = { contact: null, team: null, steps: null, benefits: null };

it('shows visitors the team, the contact, steps and benefits, in the other language where one is missing', async () => {
  expect(await shown('de')).toEqual({ contact: null, team: [], steps: [], benefits: [] });
  const katrin = await aMember(admin, {
    sentence: both('I read every application.'),
    phone: '+49 30 000000-12',
    email: 'katrin@firma.example',
  });
  const hidden = await aMember(admin, { name: 'Tobias', shown: false });
  await sendPortrait(admin, katrin, await aPicture());
  await admin
    .put(SITE, { contact: katrin, steps: [step('Apply'), step('Talk')], benefits: [benefit('30 days')] })
    .expect(200);
  const portrait = {
    src: expect.stringMatching(/^\/public\/api\/v0\/portraits\/[0-9a-f]{24}\/352\.webp$/),
    srcset: expect.stringMatching(/176\.webp 176w, \S+352\.webp 352w, \S+704\.webp 704w$/),
  };
  expect(await shown('de')).toEqual({
    contact: {
      _id: katrin,
      name: 'Katrin Lehmann',
      role: 'Leitung Finanzen',
      phone: '+49 30 000000-12',
      email: 'katrin@firma.example',
      portrait,
    },
    team: [
      {
        _id: katrin,
        name: 'Katrin Lehmann',
        role: 'Leitung Finanzen',
        sentence: 'I read every application.',
        portrait,
      },
    ],
    steps: [
      { day: 'Tag 1', title: 'Apply', text: 'Apply DE' },
      { day: 'Tag 1', title: 'Talk', text: 'Talk DE' },
    ],
    benefits: [{ title: '30 days DE', text: 'Text' }],
  });
  // A contact who is hidden is none.
  await admin.put(SITE, { contact: hidden, steps: [], benefits: [] }).expect(200);
  expect((await shown('en')).contact).toBeNull();
});

it('shows the page of a posted job with its own content, and that of any other without', async () => {
  const [one, other] = [await aMember(admin, { name: 'One' }), await aMember(admin, { name: 'Other' })];
  await admin
    .put(SITE, { contact: one, steps: [step('A'), step('B')], benefits: [benefit('X')] })
    .expect(200);
  const own = { ...AS_SITE, contact: other, team: [other, one], steps: [], benefits: [benefit('Y')] };
  const [job, draft] = [await aJob(), await aJob('draft')];
  for (const id of [job, draft]) await admin.put(pageOf(id), own).expect(200);
  const page = await shown('en', job);
  expect([page.contact?.name, names(page), page.steps, page.benefits[0]?.title]).toEqual([
    'Other',
    ['Other', 'One'],
    [],
    'Y',
  ]);
  const without = await shown('en');
  expect(names(without)).toEqual(['One', 'Other']);
  expect(await shown('en', draft)).toEqual(without);
  expect(await shown('en', 'f'.repeat(24))).toEqual(without);
  await admin.patch(`/api/admin/jobs/${draft}/state`, { state: 'open' }).expect(200);
  expect(await shown('en', draft)).toEqual(page);
  await admin.put(pageOf(job), AS_SITE).expect(200);
  expect(await shown('en', job)).toEqual(without);
});

it('forgets a removed member everywhere, and the content of a removed job', async () => {
  const [one, other] = [await aMember(admin, { name: 'One' }), await aMember(admin, { name: 'Other' })];
  await admin.put(SITE, { contact: one, steps: [], benefits: [] }).expect(200);
  const job = await aJob();
  await admin.put(pageOf(job), { ...AS_SITE, contact: one, team: [one, other] }).expect(200);
  await admin.delete(`${SITE}/team/${one}`).expect(200);
  expect((await site()).contact).toBeNull();
  expect((await admin.get(pageOf(job))).body).toMatchObject({ contact: null, team: [other] });
  const erased = await app.connection.collection('erasures').findOne({ _id: `team-member:${one}` as never });
  expect(erased).not.toBeNull();
  const { body } = await admin.get('/api/admin/audit?limit=200');
  const about = (body as { targetId: string; action: string; label?: string }[]).filter(
    ({ targetId }) => targetId === one,
  );
  expect(about.map(({ action, label }) => [action, label])).toEqual([
    ['team-member.deleted', undefined],
    ['team-member.created', undefined],
  ]);
  const pages = app.connection.collection('jobpages');
  const before = await pages.countDocuments();
  await admin.delete(`/api/admin/jobs/${job}`).expect(200);
  expect(await pages.countDocuments()).toBe(before - 1);
  await admin.get(pageOf(job)).expect(404);
  await admin.put(pageOf(job), AS_SITE).expect(404);
});

it('keeps the order of the team, unless it has changed meanwhile', async () => {
  const ids = [await aMember(admin, { name: 'A' }), await aMember(admin, { name: 'B' })];
  await admin.put(`${SITE}/team-order`, { ids: ids.toReversed() }).expect(200);
  expect(names(await site())).toEqual(['B', 'A']);
  const late = await aMember(admin, { name: 'C' });
  for (const wrong of [ids, [...ids, ids[0]], [...ids, 'f'.repeat(24)], []])
    await admin.put(`${SITE}/team-order`, { ids: wrong }).expect(409);
  await admin.put(`${SITE}/team-order`, { ids: [late, ...ids] }).expect(200);
  expect(names(await shown('en'))).toEqual(['C', 'A', 'B']);
});

it('takes so many members and no more, also when several arrive at once', async () => {
  const free = 2;
  for (let number = 0; number < LIMITS.teamMembers - free; number++) await aMember(admin);
  const fields = { name: 'Late', role: both('Consultant') };
  const answers = await Promise.all(Array.from({ length: 5 }, () => admin.post(`${SITE}/team`, fields)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect((await site()).team).toHaveLength(LIMITS.teamMembers);
});

itOnce('refuses what could not be shown', async () => {
  const content = { contact: null, steps: [], benefits: [] };
  for (const [field, input] of [
    ['contact', { ...content, contact: 'f'.repeat(24) }],
    ['steps', { ...content, steps: [step('Alone')] }],
    ['steps', { ...content, steps: Array(7).fill(step('Many')) }],
    ['benefits', { ...content, benefits: Array(LIMITS.benefits + 1).fill(benefit('Many')) }],
    ['benefits', { ...content, benefits: 'x' }],
    ['benefits.0.title', { ...content, benefits: [{ ...benefit('X'), title: both(' ') }] }],
    ['benefits.0.text.en', { ...content, benefits: [{ ...benefit('X'), text: both('x'.repeat(301)) }] }],
    ['benefits.0.text.fr', { ...content, benefits: [{ ...benefit('X'), text: { en: 'x', fr: 'y' } }] }],
  ] as const) {
    const { status, body } = await admin.put(SITE, input);
    expect([field, status, body.errors?.[0]?.field]).toEqual([field, 400, field]);
  }
  const { body } = await admin.post(`${SITE}/team`, { name: 'Katrin', role: both('') });
  expect(body.errors).toMatchObject([{ field: 'role', code: 'field.no-language' }]);
  const job = await aJob();
  const unknown = await admin.put(pageOf(job), { ...AS_SITE, team: ['f'.repeat(24)] });
  expect(unknown.body.errors).toMatchObject([{ field: 'team', code: 'team-member.unknown' }]);
  await app.request.get('/public/api/v0/career-site').expect(400);
});
