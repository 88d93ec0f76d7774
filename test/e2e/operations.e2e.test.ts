import { request as httpRequest } from 'node:http';
import { Outbox } from '../../api/src/platform/mail/outbox.ts';
import { startApp } from '../support/app.ts';
import { PROBE } from '../support/probe.ts';
import { freePort } from '../support/server-process.ts';

describe('operations', () => {
  it('figures are served on a port of their own, and end with the process', async () => {
    const metricsPort = await freePort();
    const app = await startApp({
      settings: { metricsPort },
      mailer: { send: () => Promise.reject(new Error('away')) },
    });
    await app.request.get('/public/api/v0/ping').expect(200);
    await app.app
      .get(Outbox, { strict: false })
      .enqueue({ to: 'a@b.test', subject: 's', paragraphs: [], kind: 'k' });
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/public\/api\/v0\/ping",status="200"\} 1/,
    );
    expect(text).toContain('outbox_mails{state="waiting"} 1');
    expect(text).toContain('process_cpu_user_seconds_total');
    await app.request.get('/metrics').expect(404);
    await app.close();
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
  });

  it('a request under way is answered while the server ends', async () => {
    const app = await startApp({ modules: PROBE });
    const { port } = new URL(app.url);
    const body = JSON.stringify({ title: 'x' });
    let closed: Promise<void> | undefined;
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      const options = { port, host: '127.0.0.1', path: '/public/probe/echo', method: 'POST', headers };
      const request = httpRequest(options, (response) => resolve(response.resume().statusCode ?? 0)).on(
        'error',
        reject,
      );
      request.write(body.slice(0, 5));
      // The server has the beginning of the request when it is told to end.
      request.once('socket', (socket) =>
        socket.once('connect', () =>
          setImmediate(() => {
            closed = app.close();
            request.end(body.slice(5));
          }),
        ),
      );
    });
    expect(status).toBe(201);
    await closed;
  });
});
