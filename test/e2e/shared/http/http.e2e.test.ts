import { Logger } from '@nestjs/common';
import { coded } from '@consulting/contracts';
import { DomainError, invalidField } from '../../../../api/src/shared/errors.ts';
import { Revisions } from '../../../../api/src/platform/revisions/revisions.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { built, failure, PROBE } from '../../../support/stand-ins/probe.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ modules: PROBE, settings: { logLevel: 'silent' } });
});
afterAll(() => app.close());

describe('errors', () => {
  it.each<[number, DomainError]>([
    [400, invalidField('email', 'email.invalid')],
    [401, new DomainError('unauthenticated', coded('session.none'))],
    [403, new DomainError('forbidden', coded('request.forbidden'))],
    [404, new DomainError('not-found', coded('job.not-found'))],
    [409, new DomainError('conflict', coded('account.already-exists'))],
    [413, new DomainError('too-large', coded('file.too-large'))],
    [415, new DomainError('unsupported', coded('request.json-expected'))],
    [429, new DomainError('too-many', coded('request.too-many', { minutes: 1 }), { retryAfter: 7 })],
    [503, new DomainError('unavailable', coded('server.unavailable'), { retryAfter: 2.5 })],
  ])('%s has the one shape', async (status, error) => {
    failure.error = error;
    const answer = await app.request.get('/public/probe/fail').expect(status);
    const { errors, retryAfter } = error.details;
    expect(answer.body).toEqual({
      statusCode: status,
      code: error.code,
      message: error.message,
      ...(error.said.values && { values: error.said.values }),
      ...(errors ? { errors } : {}),
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['retry-after']).toBe(
      retryAfter === undefined ? undefined : String(Math.ceil(retryAfter)),
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('of our own are told without a word of the cause', async () => {
    failure.error = new Error('E11000 dup key: { email: "ann@firm.test" }');
    const { body, text } = await app.request.get('/public/probe/fail').expect(500);
    expect(Object.keys(body)).toEqual(['statusCode', 'code', 'message', 'requestId']);
    expect(text).not.toMatch(/E11000|firm/);
  });

  it('of our own are logged with their place and the id of the request', async () => {
    const said: unknown[][] = [];
    const ignore = () => undefined;
    Logger.overrideLogger({ log: ignore, warn: ignore, error: (...all: unknown[]) => void said.push(all) });
    const error = new TypeError('nothing is no function');
    failure.error = error;
    const { body } = await app.request.get('/public/probe/fail').expect(500);
    failure.error = invalidField('email', 'email.invalid');
    await app.request.get('/public/probe/fail').expect(400);
    Logger.overrideLogger(false);
    expect(said).toEqual([[error, undefined, { requestId: body.requestId }, 'Errors']]);
  });

  it('of an unreachable store are 503 with Retry-After', async () => {
    failure.error = Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' });
    const { headers } = await app.request.get('/public/probe/fail').expect(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each(['/public/nothing', '/private/nothing', '/api/nothing', '/public/api/v0/%E0%A4%A'])(
    'are JSON for %s',
    async (path) => {
      const { body, headers, status } = await app.request.get(path);
      expect([400, 404]).toContain(status);
      expect(body).toEqual({
        statusCode: status,
        code: expect.any(String),
        message: expect.any(String),
        requestId: headers['x-request-id'],
      });
    },
  );

  it('take the request id of the caller when it is harmless', async () => {
    const given = await app.request.get('/public/nothing').set('X-Request-Id', 'trace-12345678');
    expect(given.body.requestId).toBe('trace-12345678');
    const odd = await app.request.get('/public/nothing').set('X-Request-Id', '<script>');
    expect(odd.body.requestId).not.toContain('<');
  });
});

describe('lists', () => {
  it('come as arrays with their paging in headers', async () => {
    const { body, headers } = await app.request.get('/public/probe/page?limit=100&page=2&q=sap').expect(200);
    expect(body).toHaveLength(100);
    expect(headers['x-total-count']).toBe('250');
    expect(headers['link']).toBe(
      ['first:1', 'prev:1', 'next:3', 'last:3']
        .map((each) => each.split(':'))
        .map(([rel, page]) => `</public/probe/page?limit=100&page=${page}&q=sap>; rel="${rel}"`)
        .join(', '),
    );
  });

  it('end where they end', async () => {
    await app.request.get('/public/probe/page?page=99999999999999999999').expect(200, []);
    const past = await app.request.get('/public/probe/page?limit=100&page=9').expect(200, []);
    expect(past.headers['link']).toContain('page=3>; rel="prev"');
    expect(past.headers['link']).not.toContain('rel="next"');
  });

  it('go on where there are more than are counted, and name no last page', async () => {
    const { headers } = await app.request.get('/public/probe/many?limit=100&page=4').expect(200, [1]);
    expect(headers['x-total-count']).toBe('250');
    expect(headers['x-total-count-more']).toBe('true');
    expect(headers['link']).toBe(
      ['first:1', 'prev:3', 'next:5']
        .map((each) => each.split(':'))
        .map(([rel, page]) => `</public/probe/many?limit=100&page=${page}>; rel="${rel}"`)
        .join(', '),
    );
  });

  it.each(['limit=abc', 'limit=0', 'limit=201', 'page=-1', 'page=1.5', 'page=0', 'limit=', 'page=1e3'])(
    'refuse %s',
    (query) => app.request.get(`/public/probe/page?${query}`).expect(400),
  );
});

describe('caching', () => {
  it.each([
    ['/public/probe/page', 'public, no-cache', undefined],
    ['/public/probe/optional', 'private, no-cache', 'Authorization'],
    ['/health/live', 'no-store', undefined],
  ])('%s says %s', async (path, cacheControl, vary) => {
    const { headers } = await app.request.get(path).expect(200);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['vary']).toBe(vary);
    expect(headers['etag']).toBeDefined();
  });

  it('answers 304 without a body to who has the bytes', async () => {
    const { headers } = await app.request.get('/public/probe/large');
    for (const tag of [headers['etag'], `"other", ${headers['etag']}`, '*']) {
      const again = await app.request.get('/public/probe/large').set('If-None-Match', String(tag));
      expect([again.status, again.text]).toEqual([304, '']);
    }
    await app.request.get('/public/probe/large').set('If-None-Match', '"other"').expect(200);
  });

  it('compresses long answers for who can read that', async () => {
    const get = (encoding: string) => app.request.get('/public/probe/large').set('Accept-Encoding', encoding);
    const plain = await get('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    for (const encoding of ['gzip', 'br']) {
      const { headers, body } = await get(encoding);
      expect(headers['content-encoding']).toBe(encoding);
      expect(body).toEqual(plain.body);
      await get(encoding).set('If-None-Match', String(headers['etag'])).expect(304);
    }
  });

  it('keeps public lists ready until a change, by address', async () => {
    const get = (query = '') => app.request.get(`/public/probe/kept${query}`);
    built.times = 0;
    const first = await get().expect(200, [1]);
    const second = await get().expect(200, [1]);
    expect(second.headers).toMatchObject({ 'x-total-count': '1', link: first.headers['link'] });
    await get('?page=2').expect(200, [2]);
    const etag = String(first.headers['etag']);
    await get().set('If-None-Match', etag).expect(304);
    await app.app.get(Revisions, { strict: false }).bump('jobs');
    const changed = await get().set('If-None-Match', etag).expect(200, [3]);
    expect(changed.headers['etag']).not.toBe(etag);
    expect(built.times).toBe(3);
  });
});

describe('every answer', () => {
  it('carries the headers that protect a visitor', async () => {
    for (const path of ['/public/api/v0/ping', '/public/nothing', '/docs']) {
      const { headers } = await app.request.get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-request-id': expect.any(String),
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(
        "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'",
      );
      expect(policy).not.toMatch(/'unsafe-(inline|eval)'/);
      expect(policy).not.toContain('report');
      expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self), ');
      expect(headers['permissions-policy']).toContain('camera=(), ');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('lets no other site read it: none has a header of CORS, and no preflight is answered', async () => {
    const origin = 'https://evil.example';
    for (const path of ['/public/api/v0/jobs', '/private/api/me', '/public/nothing', '/docs']) {
      const answers = [
        await app.request.get(path).set('Origin', origin),
        await app.request
          .options(path)
          .set({ Origin: origin, 'Access-Control-Request-Method': 'POST' })
          .set('Access-Control-Request-Headers', 'authorization'),
      ];
      for (const { headers } of answers)
        expect([path, Object.keys(headers).filter((name) => name.startsWith('access-control-'))]).toEqual([
          path,
          [],
        ]);
      expect([path, answers[1]!.status >= 400]).toEqual([path, true]);
    }
  });

  it('allows the page of the API what it contains, also when the browser has it already', async () => {
    const { headers } = await app.request.get('/docs').expect(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'; style-src 'self' 'unsafe-hashes' 'sha256-/);
    const again = await app.request.get('/docs').set('If-None-Match', String(headers['etag'])).expect(304);
    expect(again.headers['content-security-policy']).toBe(policy);
  });

  it('sends the page of the API to telephones and to those without scripts, and its scripts compressed', async () => {
    const { text } = await app.request.get('/docs').expect(200);
    expect(text).toContain('<meta name="viewport" content="width=device-width');
    expect(text).toContain('<a href="/openapi.json">');
    for (const part of ['init.js', 'bundle.js', 'standalone-preset.js']) {
      const path = `/docs/swagger-ui-${part}`;
      const { headers } = await app.request.get(path).set('accept-encoding', 'br').buffer(false).expect(200);
      expect([path, headers['content-encoding'], headers['vary']]).toEqual([path, 'br', 'Accept-Encoding']);
      const plain = await app.request.get(path).set('accept-encoding', 'identity').expect(200);
      expect([path, plain.headers['content-encoding']]).toEqual([path, undefined]);
      expect(plain.text.length).toBeGreaterThan(200_000);
    }
  });

  it('tells whether the process lives and the store answers', async () => {
    await app.request.get('/health/live').expect(200, { status: 'ok' });
    await app.request.get('/health/ready').expect(200, { status: 'ok' });
    await app.request.get('/public/api/v0/ping').expect(200, { status: 'ok' });
  });
});
