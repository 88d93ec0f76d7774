import { startApp, type TestApp } from '../support/app.ts';

describe('what every request meets', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('answers a ping with an ETag, and 304 to who has it', async () => {
    const first = await app.request.get('/public/api/v0/ping').expect(200, { status: 'ok' });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await app.request
      .get('/public/api/v0/ping')
      .set('If-None-Match', String(first.headers['etag']));
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('is ready when the store answers', () => app.request.get('/health/ready').expect(200));

  it.each(['/public/nothing', '/private/nothing', '/api/nothing'])(
    'answers JSON 404 for %s',
    async (path) => {
      const { body, headers, status } = await app.request.get(path);
      expect(status).toBe(404);
      expect(body).toEqual({
        statusCode: 404,
        message: expect.any(String),
        requestId: headers['x-request-id'],
      });
    },
  );
});
