import { startApp, type TestApp } from '../../support/app/app.ts';
import { freshDatabaseUri, onMongodb } from '../../support/app/database.ts';
import { aKey, type Program } from '../../support/people/keys.ts';
import { signInAdmin, speaking } from '../../support/people/people.ts';

const PATH = '/api/admin/api-keys';

interface Listed {
  _id: string;
  calls: number;
  refusals: number;
  state: string;
}

onMongodb('a revocation at one of two instances on one store', () => {
  it('counts on both from the next request on', async () => {
    const secrets = { userJwtSecret: 's'.repeat(32), adminJwtSecret: 'a'.repeat(32) };
    const settings = { databaseUri: freshDatabaseUri('mongodb'), ...secrets };
    const [one, other] = [
      await startApp({ engine: 'mongodb', settings }),
      await startApp({ engine: 'mongodb', settings }),
    ];
    const key = await aKey(one);
    const elsewhere = speaking(other, key.text);
    expect((await elsewhere.get('/api/admin/jobs')).status).toBe(200);
    expect((await (await signInAdmin(one)).delete(`${PATH}/${key.id}`)).status).toBe(200);
    expect((await elsewhere.get('/api/admin/jobs')).status).toBe(401);
    await other.close();
    await one.close();
  });
});

describe('revoking a key', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('ends it at once and for good, and is recorded once', async () => {
    const admin = await signInAdmin(app);
    const key = await aKey(app);
    expect((await key.get('/api/admin/jobs')).status).toBe(200);
    const revoked = await Promise.all([1, 2, 3].map(() => admin.delete(`${PATH}/${key.id}`)));
    expect(revoked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await key.get('/api/admin/jobs')).status).toBe(401);
    const [listed] = (await admin.get(PATH)).body as Listed[];
    expect(listed).toMatchObject({ _id: key.id, state: 'revoked', calls: 1, refusals: 1 });
    const entries = (await admin.get('/api/admin/audit')).body as object[];
    expect(entries).toEqual([
      expect.objectContaining({ action: 'api-key.revoked', targetId: key.id, label: 'Timesheets' }),
    ]);
  });
});

describe('the budget of a key', () => {
  let small: TestApp;
  beforeAll(async () => {
    // Three requests of a key a minute, six of an address.
    small = await startApp({ settings: { rateLimitScale: 3 / 600 } });
  });
  afterAll(() => small.close());

  it('is its own, is told with every answer, and leaves that of the address alone', async () => {
    const [key, other] = [await aKey(small), await aKey(small)];
    const told = async (of: Program, path = '/api/admin/jobs') => {
      const { status, headers } = await of.get(path);
      return [status, headers['ratelimit-policy'], String(headers['ratelimit']).replace(/t=\d+/, 't=…')];
    };
    const policy = '"key";q=3;w=60';
    expect(await told(key)).toEqual([200, policy, '"key";r=2;t=…']);
    expect(await told(key, '/api/admin/people')).toEqual([403, policy, '"key";r=1;t=…']);
    expect(await told(key)).toEqual([200, policy, '"key";r=0;t=…']);
    const over = await key.get('/api/admin/jobs');
    expect([over.status, over.headers['retry-after'], over.headers['ratelimit']]).toEqual([
      429,
      '60',
      '"key";r=0;t=60',
    ]);
    expect(await told(other)).toEqual([200, policy, '"key";r=2;t=…']);
    const person = await signInAdmin(small);
    const [seen] = (await person.get(`${PATH}?limit=1&page=2`)).body as Listed[];
    expect(seen).toMatchObject({ _id: key.id, calls: 2, refusals: 2 });
    expect((await person.get('/api/admin/jobs')).headers['ratelimit']).toBeUndefined();
  });
});
