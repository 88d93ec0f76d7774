import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { door } from '../../../support/people/accounts.ts';
import { freshDatabaseUri, onMongodb } from '../../../support/app/database.ts';
import { signIn } from '../../../support/people/people.ts';

const REAL_LIMITS = { rateLimitScale: 1 };
const inquiry = {
  name: 'Maria Sommer',
  email: 'maria@example.com',
  message: 'Can you help us to move?',
};

const contact = (app: TestApp): Promise<number> =>
  app.request
    .post('/public/api/v0/contact-admin')
    .send(inquiry)
    .then(({ status }) => status);

const count = (statuses: number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length;

onMongodb('three instances on one store', () => {
  const instances: TestApp[] = [];
  beforeAll(async () => {
    const settings = {
      ...REAL_LIMITS,
      databaseUri: freshDatabaseUri('mongodb'),
      userJwtSecret: 's'.repeat(32),
    };
    for (let i = 0; i < 3; i++) instances.push(await startApp({ engine: 'mongodb', settings }));
  });
  afterAll(async () => {
    for (const instance of instances) await instance.close();
  });

  /** Returns the statuses of concurrent requests, spread over the instances. */
  const atOnce = (times: number, ask: (app: TestApp) => Promise<number>): Promise<number[]> =>
    Promise.all(Array.from({ length: times }, (_, i) => ask(instances[i % 3] as TestApp)));

  it('let ten contact messages of one address in, however they are spread', async () => {
    const statuses = await atOnce(50, contact);
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([10, 40]);
    expect(await instances[0]?.connection.collection('messages').countDocuments()).toBe(10);
  });

  it('evaluate five wrong passwords for one address', async () => {
    const wrong = { email: 'nobody@example.com', password: 'not the right one' };
    const statuses = await atOnce(
      15,
      async (app) => (await door(app, 'login', wrong, { address: '203.0.113.9' })).status,
    );
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 10]);
  });

  it('let a user write ten messages before somebody answers', async () => {
    const [first] = instances as [TestApp];
    const user = await signIn(first, 'Freelancer');
    const write = async (app: TestApp): Promise<number> => {
      const answer = await app.request
        .post('/private/api/messages/send')
        .set('authorization', `Bearer ${user.token}`)
        .send({ content: 'Is anybody there?' });
      return answer.status;
    };
    const statuses = await atOnce(30, write);
    expect([count(statuses, 201), count(statuses, 403)]).toEqual([10, 20]);
  });
});

describe('one instance on the embedded store', () => {
  it('knows after a restart what was asked before it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'consulting-test-'));
    const databaseUri = `sqlite:${join(folder, 'test.sqlite')}`;
    const settings = { ...REAL_LIMITS, databaseUri, userJwtSecret: 's'.repeat(32) };
    const before = await startApp({ engine: 'embedded', settings });
    for (let sent = 0; sent < 9; sent++) expect(await contact(before)).toBe(201);
    await before.close();
    const after = await startApp({ engine: 'embedded', settings });
    expect([await contact(after), await contact(after)]).toEqual([201, 429]);
    await after.close();
    await rm(folder, { recursive: true, force: true });
  });
});
