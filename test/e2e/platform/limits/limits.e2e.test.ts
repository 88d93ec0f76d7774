import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { aKey } from '../../../support/people/keys.ts';
import { signIn as signInAs } from '../../../support/people/people.ts';
import { PROBE } from '../../../support/stand-ins/probe.ts';

let app: TestApp;
afterEach(() => app.close());

const start = async (scale: number, trustProxy = 0): Promise<void> => {
  app = await startApp({ modules: PROBE, settings: { rateLimitScale: scale, trustProxy } });
};
const signIn = (email: string, from = '203.0.113.1') =>
  app.request.post('/public/probe/sign-in').set('X-Forwarded-For', from).send({ email });

/** Returns the statuses of requests in a row. */
async function statuses(
  times: number,
  ask: (index: number) => PromiseLike<{ status: number }>,
): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < times; index++) found.push((await ask(index)).status);
  return found;
}

describe('budgets of requests', () => {
  it('hold for one account at one address, and tell when to come back', async () => {
    await start(0.1, 1);
    const found = await statuses(3, () => signIn(' Ann@Firm.test'));
    expect(found).toEqual([201, 201, 429]);
    const refused = await signIn('ann@firm.test').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      statusCode: 429,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    await signIn('bob@firm.test').expect(201);
    // Strangers do not use up what the owner has elsewhere.
    await signIn('ann@firm.test', '203.0.113.50').expect(201);
  });

  it('hold for one address with many accounts', async () => {
    await start(0.1, 1);
    const found = await statuses(8, (index) => signIn(`user${index}@firm.test`));
    expect(found.filter((status) => status === 201)).toHaveLength(6);
    expect(found.at(-1)).toBe(429);
    await signIn('other@firm.test', '198.51.100.7').expect(201);
  });

  it('do not believe X-Forwarded-For without a proxy, nor more of it than there are proxies', async () => {
    await start(0.1, 0);
    const alone = await statuses(8, (index) => signIn(`user${index}@firm.test`, `203.0.113.${index}`));
    expect(alone.at(-1)).toBe(429);
    await app.close();
    await start(0.1, 1);
    const forged = await statuses(8, (index) =>
      signIn(`user${index}@firm.test`, `10.0.0.${index}, 203.0.113.9`),
    );
    expect(forged.at(-1)).toBe(429);
  });

  it('hold in parallel', async () => {
    await start(0.1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('ann@firm.test')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  it('give one of its own to what the client of somebody who is signed in refreshes, and to programs', async () => {
    await start(0.005);
    const person = await signInAs(app, 'Freelancer');
    const program = await aKey(app);
    const poll = () => person.get('/private/api/me').set('X-Poll', '1');
    expect(await statuses(15, poll)).toEqual(Array(15).fill(200));
    expect(await poll()).toMatchObject({ status: 429 });
    expect(await statuses(3, () => program.get('/api/admin/jobs'))).toEqual([200, 200, 200]);
    // None of them counted against the budget of people at this address.
    const general = await statuses(8, () => person.get('/private/api/me'));
    expect(general).toEqual([...Array<number>(6).fill(200), 429, 429]);
  });

  it('give none to who only says so', async () => {
    await start(0.005);
    const ping = () => app.request.get('/public/api/v0/ping');
    const me = () => app.request.get('/private/api/me');
    const said = await statuses(9, (index) =>
      index % 3 === 0
        ? ping().set('X-Poll', '1')
        : (index % 3 === 1 ? me().set('X-Poll', '1') : me()).set('authorization', `Bearer cpk_${index}`),
    );
    expect(said).toEqual([200, 401, 401, 200, 401, 401, 429, 429, 429]);
  });

  it('count whatever comes in, before a body is read', async () => {
    await start(0.005);
    const asked = [
      app.request.get('/public/api/v0/none'),
      app.request.get('/no-page'),
      app.request.put('/public/api/v0/ping'),
      app.request.post('/public/api/v0/login').send({ email: 'x'.repeat(20_000) }),
      app.request.post('/public/api/v0/login').type('text').send('x'),
      app.request.get('/'),
    ];
    const found: number[] = [];
    for (const request of asked) found.push((await request).status);
    expect(found).toEqual([404, 404, 405, 413, 415, 404]);
    const refused = await statuses(2, (index) =>
      index === 0
        ? app.request.post('/public/api/v0/login').send({ email: 'x'.repeat(20_000) })
        : app.request.get('/no-page'),
    );
    expect(refused).toEqual([429, 429]);
  });

  it('count the pages of the site, and not their assets', async () => {
    const siteFolder = await mkdtemp(join(tmpdir(), 'consulting-site-'));
    await mkdir(join(siteFolder, 'assets'));
    await writeFile(join(siteFolder, 'index.html'), '<html>');
    await writeFile(join(siteFolder, 'assets/index-4f3a9c21.js'), '');
    app = await startApp({ siteFolder, settings: { rateLimitScale: 0.005 } });
    await rm(siteFolder, { recursive: true });
    const asset = () => app.request.get('/assets/index-4f3a9c21.js');
    expect(await statuses(10, asset)).toEqual(Array(10).fill(200));
    const pages = await statuses(7, () => app.request.get('/'));
    expect(pages).toEqual([...Array<number>(6).fill(200), 429]);
    await asset().expect(200);
  });

  it('count no question for the health of the process', async () => {
    await start(0.001);
    for (const path of ['/health/live', '/health/ready'])
      expect(await statuses(5, () => app.request.get(path))).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(2, () => app.request.get('/public/api/v0/ping'))).toEqual([200, 429]);
  });
});

describe('the budget of a form that reaches other people', () => {
  const inquiry = { name: 'Maria Sommer', email: 'maria@example.com', message: 'Can you help us to move?' };
  const send = (from: string, body: object = inquiry) =>
    app.request.post('/public/api/v0/contact-admin').set('X-Forwarded-For', from).send(body);

  it('counts what was accepted, and not what was refused for what it says', async () => {
    await start(1, 1);
    expect(await statuses(12, () => send('203.0.113.1', {}))).toEqual(Array(12).fill(400));
    const sent = await statuses(11, () => send('203.0.113.1'));
    expect(sent).toEqual([...Array<number>(10).fill(201), 429]);
  });

  it('is given back when many are refused at once', async () => {
    await start(1, 1);
    const refused = await Promise.all(Array.from({ length: 25 }, () => send('203.0.113.1', {})));
    expect(refused.every(({ status }) => status === 400 || status === 429)).toBe(true);
    const windows = await app.connection.collection('budgets').find().toArray();
    // No window of an address or of all is left.
    expect(windows.map(({ key }) => String(key).replace(/:.*/, ''))).toEqual([
      'contact of an address, refused',
    ]);
  });

  it('slows all down when all together have used it up, and refuses nobody who comes anew', async () => {
    // One message of an address, 30 of all.
    await start(0.1, 1);
    for (let sender = 0; sender < 30; sender++) expect((await send(`203.0.${sender}.1`)).status).toBe(201);
    // Two of each network now scale to one.
    expect(await statuses(3, (index) => send(`198.51.100.${index}`))).toEqual([201, 429, 429]);
    expect(await statuses(2, (index) => send(`198.51.${101 + index}.1`))).toEqual([201, 201]);
  });

  it('says in how many minutes it has room again', async () => {
    await start(0.1, 1);
    await send('203.0.113.1');
    const { body, headers } = await send('203.0.113.1');
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
    expect(body).toMatchObject({
      code: 'request.too-many',
      message: expect.stringContaining('60 min.'),
    });
  });
});
