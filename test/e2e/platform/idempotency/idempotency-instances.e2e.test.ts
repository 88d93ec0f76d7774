import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { freshDatabaseUri, onMongodb } from '../../../support/app/database.ts';
import { signInAdmin } from '../../../support/people/people.ts';

onMongodb('two instances on one store', () => {
  const instances: TestApp[] = [];
  beforeAll(async () => {
    const settings = { databaseUri: freshDatabaseUri('mongodb') };
    const secrets = {
      userJwtSecret: 's'.repeat(32),
      adminJwtSecret: 't'.repeat(32),
      encryptionKey: 'e'.repeat(32),
    };
    for (let i = 0; i < 2; i++)
      instances.push(await startApp({ engine: 'mongodb', settings: { ...settings, ...secrets } }));
  });
  afterAll(async () => {
    for (const instance of instances) await instance.close();
  });

  it('leave one change of fifty equal requests, and answer all of them alike', async () => {
    const [one] = instances as [TestApp, TestApp];
    const caller = await signInAdmin(one);
    const create = (i: number) =>
      (instances[i % 2] as TestApp).request
        .post('/api/admin/createJob')
        .set('authorization', `Bearer ${caller.token}`)
        .set('idempotency-key', 'one job')
        .send(aJob());
    const answers = await Promise.all(Array.from({ length: 50 }, async (_, i) => create(i)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await one.connection.collection('jobs').countDocuments()).toBe(1);
  });
});
