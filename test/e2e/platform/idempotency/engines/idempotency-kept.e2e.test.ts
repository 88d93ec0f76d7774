import type { Response, Test } from 'supertest';
import { aJob } from '../../../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../../support/people/people.ts';

let app: TestApp;
let admin: SignedIn;
let count = 0;

beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  admin = await signInAdmin(app);
});
afterAll(() => app.close());

const newKey = () => `unmistakable-${++count}`;
const withKey = (test: Test, key: string): Test => test.set('idempotency-key', key);
const create = (by: SignedIn, key: string, title = 'SAP Basis') =>
  withKey(by.post('/api/admin/createJob', aJob({ title })), key);
const stored = (of: object) => app.connection.collection('idempotencykeys').find(of).toArray();
const said = ({ status, body }: Response) => [status, (body as { code?: string }).code];

describe('a secret', () => {
  it('is in no answer after the first, and nowhere in the store', async () => {
    const key = newKey();
    const invite = () => withKey(admin.post('/api/admin/admins/invite', {}), key);
    const first = await invite().expect(201);
    const again = await invite();
    expect(said(again)).toEqual([409, 'idempotency-key.shown-once']);
    expect(again.text).not.toContain((first.body as { inviteCode: string }).inviteCode);
    const [kept] = await stored({ caller: `admin:${admin.id}` });
    expect(kept).toMatchObject({ done: true, answer: null });
    expect(await app.connection.collection('onetimetokens').countDocuments()).toBe(1);
  });

  it('of answers, requests and keys stands in clear nowhere in what is kept', async () => {
    const key = newKey();
    await create(admin, key, 'Unmistakable title').expect(201);
    const kept = JSON.stringify(await stored({}));
    expect(kept).toContain(`"admin:${admin.id}"`);
    for (const text of ['Unmistakable', 'job.created', key, 'createJob']) expect(kept).not.toContain(text);
  });
});

it('what is kept goes with the account, of users and of administrators', async () => {
  const user = await signIn(app, 'Freelancer');
  const other = await signInAdmin(app);
  await withKey(user.post('/private/api/messages/send', { content: 'Good morning' }), newKey()).expect(201);
  await create(other, newKey()).expect(201);
  const owners = async () => (await stored({})).map(({ caller }) => String(caller));
  expect(await owners()).toEqual(expect.arrayContaining([`user:${user.id}`, `admin:${other.id}`]));
  await user.delete('/private/api/me').expect(200);
  await admin.delete(`/api/admin/admins/${other.id}`).expect(200);
  const left = await owners();
  expect(left).not.toContain(`user:${user.id}`);
  expect(left).not.toContain(`admin:${other.id}`);
});
