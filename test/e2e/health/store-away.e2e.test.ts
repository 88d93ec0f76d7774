import { isStoreUnavailable } from '../../../api/src/platform/database/mongo-errors.ts';
import { UnitOfWork } from '../../../api/src/platform/database/unit-of-work.ts';
import { BELIEVED_FOR } from '../../../api/src/platform/revisions/revisions.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { freshDatabaseUri, onMongodb } from '../../support/app/database.ts';
import { until } from '../../support/checks/metrics.ts';
import { freePort } from '../../support/app/server-process.ts';
import { partsOf, Wire } from '../../support/stand-ins/wire.ts';

/** Milliseconds: the limit is three seconds, but two busy cores are slow. */
const IN_TIME = 6_000;

onMongodb('while MongoDB is away', () => {
  let wire: Wire;
  let app: TestApp;
  let metrics: string;
  beforeAll(async () => {
    const { host, port, database } = partsOf(freshDatabaseUri('mongodb'));
    wire = new Wire(host, port);
    await wire.mend();
    const databaseUri = `mongodb://127.0.0.1:${wire.port}/${database}?directConnection=true`;
    const metricsPort = await freePort();
    metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    app = await startApp({
      engine: 'mongodb',
      settings: { databaseUri, metricsPort, host: '127.0.0.1', logLevel: 'silent' },
    });
  });
  beforeEach(() => app.request.get('/public/api/v0/jobs').expect(200));
  afterEach(async () => {
    await wire.mend();
    await isBack();
  });
  afterAll(async () => {
    await app.close();
    wire.cut();
  });

  const ask = {
    list: () => app.request.get('/public/api/v0/jobs/65f000000000000000000000'),
    login: () => app.request.post('/public/api/v0/login').send({ email: 'a@firm.test', password: 'x' }),
    contact: () =>
      app.request
        .post('/public/api/v0/contact-admin')
        .send({ name: 'Ann', email: 'ann@example.com', message: 'Can you help?' }),
  };

  async function isBack(): Promise<void> {
    let status = 0;
    for (let tries = 0; tries < 100 && status !== 200; tries++)
      ({ status } = await app.request.get('/health/ready'));
    expect(status).toBe(200);
    await app.request.get('/public/api/v0/jobs').expect(200);
  }

  /** Resolves to the result of a call; exceeding the limit fails the test. */
  async function inTime<T>(call: PromiseLike<T>): Promise<T> {
    const begun = performance.now();
    const outcome = await call;
    expect(performance.now() - begun).toBeLessThan(IN_TIME);
    return outcome;
  }

  it('answers 503 with Retry-After, stays alive, and recovers by itself', async () => {
    wire.cut();
    // Cached lists are trusted for a second, then the store would have to be read.
    await app.request.get('/public/api/v0/jobs').expect(200);
    app.clock.advance(BELIEVED_FOR);
    const away = await inTime(app.request.get('/public/api/v0/jobs').expect(503));
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect(away.body).toMatchObject({
      statusCode: 503,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    await inTime(ask.login().expect(503));
    await app.request.get('/health/ready').expect(503);
    await app.request.get('/health/live').expect(200);
    await app.request.get('/public/api/v0/ping').expect(200);
    await wire.mend();
    await isBack();
  });

  it('answers in time where it is silent, and counts nobody in who could not be counted', async () => {
    wire.silence();
    const all = [ask.list, ask.login, ask.contact, ask.list, ask.login, ask.contact];
    const answers = await Promise.all(all.map((one) => inTime(one())));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 503));
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // Known to be away now.
    expect((await inTime(ask.contact())).status).toBe(503);
  });

  it.each(['cut', 'silence'] as const)(
    'gives a unit of work up that it meets: %s',
    async (how) => {
      const things = app.connection.collection('things');
      await things.insertOne({});
      let runs = 0;
      let ended = 0;
      const unitOfWork = app.app.get(UnitOfWork);
      const work = unitOfWork.run(async () => {
        const session = sessionOf(app);
        unitOfWork.atEnd(() => (ended += 1));
        await things.insertOne({ run: ++runs }, { session });
        wire[how]();
        await things.insertOne({ run: runs }, { session });
      });
      const error = await inTime(work.catch((failure: unknown) => failure));
      expect(isStoreUnavailable(error)).toBe(true);
      expect(ended).toBeGreaterThan(0);
      const last = runs;
      await wire.mend();
      await isBack();
      expect(await things.countDocuments({ run: { $exists: true } })).toBe(0);
      expect(runs).toBe(last);
    },
    60_000,
  );

  it('knows the error of a connection that breaks in the middle of a large write', async () => {
    const store = app.connection.collection('things');
    wire.silence();
    const write = store.insertOne({ content: Buffer.alloc(8_000_000) }).catch((error: unknown) => error);
    wire.cut();
    expect(isStoreUnavailable(await inTime(write))).toBe(true);
  });

  it('tells its metrics, without what only the store knows', async () => {
    const figures = async () => (await fetch(metrics)).text();
    expect(await figures()).toMatch(/^outbox_mails\{state="waiting"\} 0$/m);
    wire.cut();
    // A recent result of the store is reported for some seconds.
    const away = await until(
      () => inTime(figures()),
      (text) => !/^outbox_mails\{/m.test(text),
    );
    expect(away).not.toMatch(/^outbox_mails\{/m);
    expect(away).toMatch(/^http_request_duration_seconds_count\{/m);
    await wire.mend();
    await isBack();
    const told = /^outbox_mails\{state="failed"\} 0$/m;
    expect(await until(figures, (text) => told.test(text))).toMatch(told);
  });
});

/** Returns the session of the open unit of work, which Mongoose passes to its queries. */
function sessionOf({ connection }: TestApp) {
  const { base } = connection as unknown as {
    base: { transactionAsyncLocalStorage: { getStore(): { session: never } | undefined } };
  };
  return base.transactionAsyncLocalStorage.getStore()?.session;
}
