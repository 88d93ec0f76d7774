import { MailQueue } from '../../../../api/src/platform/mail/mail-queue.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { Collector } from '../../../support/stand-ins/collector.ts';
import { suiteEngine } from '../../../support/app/database.ts';
import { until } from '../../../support/checks/metrics.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PROXY_SPAN = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${PROXY_SPAN}-01`;
const WHO = 'somebody@example.com';

const collector = new Collector();
let app: TestApp;
beforeAll(async () => {
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = await collector.listen();
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '50';
  process.env['OTEL_SERVICE_NAME'] = 'website';
  app = await startApp({ settings: { tracing: true, trustProxy: 1 } });
});
afterAll(async () => {
  await app.close();
  collector.close();
  for (const name of [
    'EXPORTER_OTLP_ENDPOINT',
    'EXPORTER_OTLP_TIMEOUT',
    'BSP_SCHEDULE_DELAY',
    'SERVICE_NAME',
  ])
    delete process.env[`OTEL_${name}`];
});

/** Resolves to the spans so far, once the one of this name is among them. */
const spansWith = (name: string) =>
  until(
    async () => [...collector.spans],
    (spans) => spans.some((span) => span.name === name),
  );

describe('traces', () => {
  it('continue what a proxy began, from the request down to the store', async () => {
    await app.request
      .post('/public/api/v0/login')
      .set('traceparent', traceparent)
      .send({ email: WHO, password: 'wrong wrong wrong' })
      .expect(401);
    const spans = await spansWith('POST /public/api/v0/login');
    const request = spans.find(({ name }) => name === 'POST /public/api/v0/login');
    expect(request).toMatchObject({
      traceId: TRACE,
      parentId: PROXY_SPAN,
      status: 0,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/public/api/v0/login',
        'http.response.status_code': 401,
      },
      resource: { 'service.name': 'website', 'service.version': expect.stringMatching(/^\d+\.\d+/) },
    });
    const below = spans.filter(({ parentId }) => parentId === request?.spanId);
    expect(below).toContainEqual(
      expect.objectContaining({
        traceId: TRACE,
        name: 'find users',
        attributes: expect.objectContaining({
          'db.system.name': suiteEngine() === 'mongodb' ? 'mongodb' : 'sqlite',
          'db.operation.name': 'find',
          'db.collection.name': 'users',
        }),
      }),
    );
  });

  it('hold neither what was asked for nor who asked, nor what cannot be found', async () => {
    await app.request.delete(`/public/api/v0/nothing/${WHO}`).expect(404);
    await app.request.get(`/public/api/v0/jobs?q=${WHO}`).expect(200);
    const spans = await spansWith('GET /public/api/v0/jobs');
    expect(spans.map(({ name }) => name)).toContain('DELETE');
    expect(Buffer.concat(collector.bodies).toString('latin1')).not.toMatch(/somebody|127\.0\.0\.1|wrong/);
  });

  it('of mails have no address, and what runs by itself has none', async () => {
    await app.app
      .get(MailQueue, { strict: false })
      .enqueue({ to: WHO, language: 'en', subject: 'Hello somebody', paragraphs: [], kind: 'contact' });
    await app.mails();
    const spans = await spansWith('send email');
    expect(spans.filter(({ name }) => name === 'send email')).toEqual([
      expect.objectContaining({ parentId: '', status: 0, attributes: {} }),
    ]);
    const ofTheStore = spans.filter(({ attributes }) => 'db.system.name' in attributes);
    expect(ofTheStore.filter(({ parentId }) => parentId === '')).toEqual([]);
  });

  it('begin here where nobody in front is trusted: a visitor does not decide what is recorded', async () => {
    const open = await startApp({ settings: { tracing: true, trustProxy: 0 } });
    await open.request.get('/public/api/v0/ping').set('traceparent', traceparent).expect(200);
    await open.close();
    const spans = await spansWith('GET /public/api/v0/ping');
    const request = spans.find(({ name }) => name === 'GET /public/api/v0/ping');
    expect(request?.parentId).toBe('');
    expect(request?.traceId).not.toBe(TRACE);
  });

  it('a collector that is away holds up nothing', async () => {
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = 'http://127.0.0.1:9';
    process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '300';
    const alone = await startApp({ settings: { tracing: true, logLevel: 'silent' } });
    await alone.request.get('/public/api/v0/ping').expect(200);
    await alone.close();
  });
});
