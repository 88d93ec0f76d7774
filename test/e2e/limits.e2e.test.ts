import { startApp, type TestApp } from '../support/app.ts';
import { PROBE } from '../support/probe.ts';

let app: TestApp;
afterEach(() => app.close());

const start = async (scale: number, trustProxy = 0): Promise<void> => {
  app = await startApp({ modules: PROBE, settings: { rateLimitScale: scale, trustProxy } });
};
const signIn = (email: string, from = '203.0.113.1') =>
  app.request.post('/public/probe/sign-in').set('X-Forwarded-For', from).send({ email });

/** Statuses of so many requests in a row. */
async function statuses(
  times: number,
  ask: (index: number) => PromiseLike<{ status: number }>,
): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < times; index++) found.push((await ask(index)).status);
  return found;
}

describe('budgets of requests', () => {
  it('hold for one account from many addresses, and tell when to come back', async () => {
    await start(0.1, 1);
    const found = await statuses(3, (index) => signIn(' Ann@Firm.test', `203.0.113.${index}`));
    expect(found).toEqual([201, 201, 429]);
    const refused = await signIn('ann@firm.test', '203.0.113.99').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      statusCode: 429,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    await signIn('bob@firm.test', '203.0.113.50').expect(201);
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

  it('give polling one of its own', async () => {
    await start(0.005);
    const get = (poll: boolean) => {
      const request = app.request.get('/public/api/v0/ping');
      return poll ? request.set('X-Poll', '1') : request;
    };
    const general = await statuses(8, () => get(false));
    expect(general.filter((status) => status === 200)).toHaveLength(6);
    expect(await statuses(10, () => get(true))).not.toContain(429);
  });

  it('count no question for the health of the process', async () => {
    await start(0.001);
    for (const path of ['/health/live', '/health/ready'])
      expect(await statuses(5, () => app.request.get(path))).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(2, () => app.request.get('/public/api/v0/ping'))).toEqual([200, 429]);
  });
});
