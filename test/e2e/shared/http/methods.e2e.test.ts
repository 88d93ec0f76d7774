import { request as httpRequest } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { builtDocument, operationsOf } from '../../../support/checks/api-document.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const ID = 'f'.repeat(24);

/** The methods of every address in the document; GET implies HEAD. */
const described = new Map<string, Set<string>>();
for (const { path, method } of operationsOf(builtDocument() ?? { paths: {}, components: { schemas: {} } })) {
  const methods = described.get(path) ?? new Set();
  described.set(path, methods.add(method.toUpperCase()));
  if (method === 'get') methods.add('HEAD');
}
/** Paths that differ only in the names of their parameters are one address. */
const addresses = new Map<string, Set<string>>();
for (const [path, methods] of described) {
  const url = path.replace(/\{\w+\}/g, ID);
  addresses.set(url, new Set([...(addresses.get(url) ?? []), ...methods]));
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ask = (method: string, url: string) => app.app.inject({ method: method as 'GET', url });

it('the document is built: run `npm run build` first', () => {
  expect(addresses.size).toBeGreaterThan(80);
});

it.each([...addresses])(
  '%s answers 405 to every method it has not, and says which it has',
  async (url, has) => {
    const others = METHODS.filter((method) => !has.has(method));
    for (const method of others) {
      const { statusCode, headers, body } = await ask(method, url);
      expect([method, statusCode, headers['allow']]).toEqual([method, 405, [...has].sort().join(', ')]);
      const error = {
        statusCode: 405,
        code: 'request.method-not-allowed',
        message: expect.any(String),
        requestId: headers['x-request-id'],
      };
      if (method !== 'HEAD') expect(JSON.parse(body)).toEqual(error);
    }
  },
);

it('a literal address is no id: it has its own methods', async () => {
  for (const url of ['/private/api/projects/all', '/private/api/employees/all']) {
    const { statusCode, headers } = await ask('PUT', url);
    expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD']);
  }
});

it('with a slash or a query at its end it is the same address', async () => {
  expect((await ask('PUT', '/public/api/v0/jobs/')).statusCode).toBe(405);
  expect((await ask('PUT', '/public/api/v0/jobs?page=1')).statusCode).toBe(405);
});

it.each(METHODS)('an address that does not exist is 404 in JSON for %s', async (method) => {
  for (const url of ['/public/api/v0/nothing', '/private/api/nothing', '/api/nothing/at/all']) {
    const { statusCode, headers } = await ask(method, url);
    expect([statusCode, headers['allow'], headers['content-type']]).toEqual([
      404,
      undefined,
      'application/json; charset=utf-8',
    ]);
  }
});

it('TRACE repeats nothing of a request, wherever it is sent', async () => {
  const secret = 'Bearer what-a-browser-keeps-from-scripts';
  const sent = (path: string) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const options = { method: 'TRACE', headers: { authorization: secret, cookie: 'known-device=x' } };
      httpRequest(`${app.url}${path}`, options, (answer) => {
        void textOf(answer).then((body) => resolve([answer.statusCode, body]), reject);
      })
        .on('error', reject)
        .end();
    });
  for (const path of ['/private/api/me', '/public/api/v0/jobs', '/', '/no-such-page', '/health/live']) {
    const [status = 0, body] = await sent(path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect([path, /known-device|Bearer|TRACE/.test(body)]).toEqual([path, false]);
  }
});

it('the head of what may be read is answered as before', async () => {
  const { statusCode, headers, body } = await ask('HEAD', '/public/api/v0/jobs');
  expect([statusCode, headers['x-total-count'], body]).toEqual([200, '0', '']);
  expect(headers['etag']).toBeDefined();
});
