import type { Response, Test } from 'supertest';
import { aJob } from '../../../../../api/src/jobs/domain/job.fixture.ts';
import { ScheduledRuns } from '../../../../../api/src/platform/schedule/scheduled-runs.ts';
import { aPdf } from '../../../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { describeOnce, itOnce } from '../../../../support/app/database.ts';
import { anEmployeeForm, sendForm } from '../../../../support/people/employee-form.ts';
import { PASSWORD } from '../../../../support/people/accounts.ts';
import { Member } from '../../../../support/people/member.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../../../support/people/people.ts';

const MINUTE = 60_000;
const CREATE = '/api/admin/createJob';

let app: TestApp;
let admin: SignedIn;
let count = 0;

beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  admin = await signInAdmin(app);
  await app.connection.collection('jobs').deleteMany({});
});
afterAll(() => app.close());

const newKey = () => `3f0c0e0b-7c5b-4b8e-9d0f-${String(++count).padStart(12, '0')}`;
const withKey = (test: Test, key: string): Test => test.set('idempotency-key', key);
const jobs = () => app.connection.collection('jobs').countDocuments();
const stored = () => app.connection.collection('idempotencykeys').find().toArray();
const create = (key: string, title = 'SAP Basis', by = admin) =>
  withKey(by.post(CREATE, aJob({ title })), key);
const said = ({ status, body, headers }: Response) => [
  status,
  (body as { code?: string }).code,
  headers['idempotency-replayed'] ?? 'new',
];

describe('the same key', () => {
  it('with the same body changes nothing more and gets the first answer again', async () => {
    const key = newKey();
    const first = await create(key).expect(201);
    const again = await create(key).expect(201);
    expect(again.body).toEqual(first.body);
    expect([said(first), said(again)]).toEqual([
      [201, 'job.created', 'new'],
      [201, 'job.created', 'true'],
    ]);
    expect(await jobs()).toBe(1);
  });

  itOnce('is the same bare and in quotes, and however the JSON is set', async () => {
    const body = aJob();
    const post = (key: string, text: string) =>
      withKey(admin.post(CREATE), key).set('content-type', 'application/json').send(text);
    const first = await post('an "order"', JSON.stringify(body));
    const again = await post('"an \\"order\\""', JSON.stringify(body, null, 2));
    expect([said(first), said(again)]).toEqual([
      [201, 'job.created', 'new'],
      [201, 'job.created', 'true'],
    ]);
  });

  itOnce(
    'with another body or another address is 422 and changes nothing, as a query that nobody asked for is 400',
    async () => {
      const key = newKey();
      const { body } = await create(key).expect(201);
      const id = (body as { job: { _id: string } }).job._id;
      const others = [
        await create(key, 'Another title'),
        await withKey(admin.post(`/api/admin/jobs/${id}/copy`), key),
      ];
      expect(others.map(said)).toEqual(Array(2).fill([422, 'idempotency-key.used', 'new']));
      const withQuery = await withKey(admin.post(`${CREATE}?from=mail`, aJob({ title: 'SAP Basis' })), key);
      expect(withQuery.body).toMatchObject({ statusCode: 400, code: 'request.parameter-not-allowed' });
      expect(await jobs()).toBe(1);
    },
  );

  itOnce('of somebody else has nothing to do with it', async () => {
    const key = newKey();
    const other = await signInAdmin(app);
    expect(said(await create(key))).toEqual([201, 'job.created', 'new']);
    expect(said(await create(key, 'SAP Basis', other))).toEqual([201, 'job.created', 'new']);
    expect(await jobs()).toBe(2);
  });

  itOnce('holds over the sessions of one caller', async () => {
    const user = await signIn(app, 'Freelancer');
    const key = newKey();
    const send = (by: SignedIn) =>
      withKey(by.post('/private/api/messages/send', { content: 'Good morning' }), key);
    const first = await send(user).expect(201);
    const again = await send(await signInAgain(app, user)).expect(201);
    expect(again.body).toEqual(first.body);
    expect(said(again)[2]).toBe('true');
  });

  it('fifty times at once leaves one change and fifty equal answers', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(answers.filter((answer) => said(answer)[2] === 'new')).toHaveLength(1);
    expect(await jobs()).toBe(1);
  });

  it('is free again after 24 hours, and removed', async () => {
    const key = newKey();
    await create(key).expect(201);
    app.clock.advance(24 * 60 * MINUTE - 1);
    admin = await signInAgain(app, admin, 'admin');
    expect(said(await create(key))[2]).toBe('true');
    app.clock.advance(1);
    expect(said(await create(key))[2]).toBe('new');
    expect(await jobs()).toBe(2);
    app.clock.advance(24 * 60 * MINUTE);
    await app.app.get(ScheduledRuns, { strict: false }).runDue();
    expect(await stored()).toEqual([]);
  });
});

describeOnce('what was refused', () => {
  it('stays refused where that was decided', async () => {
    const key = newKey();
    const copy = () => withKey(admin.post('/api/admin/jobs/ffffffffffffffffffffffff/copy'), key);
    const [first, again] = [await copy(), await copy()];
    expect([said(first), said(again)]).toEqual([
      [404, 'job.not-found', 'new'],
      [404, 'job.not-found', 'true'],
    ]);
    expect(again.body).toEqual({ ...first.body, requestId: again.headers['x-request-id'] });
  });

  it('is looked at anew where the input was wrong, and the key may come with another body', async () => {
    const key = newKey();
    expect((await withKey(admin.post(CREATE, { title: '' }), key)).status).toBe(400);
    expect(said(await create(key))).toEqual([201, 'job.created', 'new']);
  });

  it.each([
    ['by the guard', 'admins/invite', {}, 201],
    ['by the handler', 'change-email', { email: 'new@example.com' }, 200],
  ])('is carried out once the owner was asked %s', async (_, route, body, then) => {
    const member = await Member.of(app, 'admin');
    app.clock.advance(10 * MINUTE);
    const key = newKey();
    const post = () => withKey(member.person.post(member.path(route), body), key);
    expect(said(await post())).toEqual([403, 'session.confirm-first', 'new']);
    await member.ask('post', 'confirm', { password: PASSWORD });
    const { status, headers } = await post();
    expect([status, headers['idempotency-replayed']]).toEqual([then, undefined]);
  });
});

describe('a form', () => {
  const send = (by: SignedIn, key: string, cv?: Buffer, changes = {}) =>
    withKey(sendForm(by.post('/private/api/employees'), anEmployeeForm(changes), cv), key);

  itOnce('is the same when its fields and files are, whatever stands between them', async () => {
    const company = await signIn(app, 'B2B');
    const key = newKey();
    const first = await send(company, key, aPdf()).expect(201);
    const again = await send(company, key, aPdf()).expect(201);
    expect(again.body).toEqual(first.body);
    const others = [
      await send(company, key, Buffer.concat([aPdf(), Buffer.from('\n')])),
      await send(company, key),
      await send(company, key, aPdf(), { name: 'Somebody Else' }),
    ];
    expect(others.map(said)).toEqual(Array(3).fill([422, 'idempotency-key.used', 'new']));
    const { body } = await company.get(`/private/api/employees/${company.id}`);
    expect(body).toHaveLength(1);
    expect(await app.connection.collection('files').countDocuments({ state: 'pending' })).toBe(0);
  });

  it('at the same time leaves one employee', async () => {
    const company = await signIn(app, 'B2B');
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(company, key, aPdf())));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { body } = await company.get(`/private/api/employees/${company.id}`);
    expect(body).toHaveLength(1);
  });
});

describeOnce('the header', () => {
  it.each([
    ['empty', ''],
    ['longer than 255 characters', 'k'.repeat(256)],
    ['an empty text', '""'],
    ['a text that does not end', '"key'],
    ['a text with parameters', '"key";a=1'],
    ['no ASCII', 'schlüssel'],
    ['a tab', 'a\tkey'],
  ])('that is %s is refused, and nothing happens', async (_, key) => {
    expect(said(await create(key))).toEqual([400, 'idempotency-key.invalid', 'new']);
    const form = await withKey(
      sendForm((await signIn(app, 'B2B')).post('/private/api/employees'), anEmployeeForm(), aPdf()),
      key,
    );
    expect(said(form)).toEqual([400, 'idempotency-key.invalid', 'new']);
    expect(await jobs()).toBe(0);
  });

  it('that is sent twice is refused', async () => {
    // As two headers; supertest's types allow only one.
    const twice = ['one', 'two'] as unknown as string;
    expect(said(await create(twice))).toEqual([400, 'idempotency-key.invalid', 'new']);
    expect(await jobs()).toBe(0);
  });

  it('may have 255 characters', async () => {
    expect((await create('k'.repeat(255))).status).toBe(201);
  });

  it('says nothing with other methods, and where nobody is signed in', async () => {
    const before = await stored();
    await withKey(admin.get('/api/admin/jobs'), '"').expect(200);
    const conversations = app.connection.collection('conversations');
    const others = await conversations.countDocuments();
    const contact = { name: 'Maria', email: 'maria@example.com', message: 'Can you help us to move?' };
    for (let times = 0; times < 2; times++)
      await withKey(app.request.post('/public/api/v0/contact-admin'), 'key').send(contact).expect(201);
    expect(await conversations.countDocuments()).toBe(others + 2);
    expect(await stored()).toEqual(before);
  });
});
