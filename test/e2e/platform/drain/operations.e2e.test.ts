import { request as httpRequest } from 'node:http';
import { startApp } from '../../../support/app/app.ts';
import { PROBE } from '../../../support/stand-ins/probe.ts';

describe('operations', () => {
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
      // The server has part of the request when it is told to end.
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
