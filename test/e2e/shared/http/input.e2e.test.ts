import { startApp, type TestApp } from '../../../support/app/app.ts';
import { PROBE } from '../../../support/stand-ins/probe.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ modules: PROBE, settings: { logLevel: 'silent' } });
});
afterAll(() => app.close());

describe('input', () => {
  const echo = (body: string | object) =>
    app.request.post('/public/probe/echo').set('Content-Type', 'application/json').send(body);

  it('is trimmed and passed on', async () => {
    const { body } = await echo({ title: ' SAP ', tags: 'a, b,,a' }).expect(201);
    expect(body).toMatchObject({ title: 'SAP', tags: ['a', 'b'] });
  });

  it('is decoded once: what is still encoded then is a text like any other', async () => {
    const title = '%2541 &amp;amp; \\\\u0041 =?utf-8?q?A?=';
    expect((await echo({ title }).expect(201)).body).toMatchObject({ title });
    const { headers } = await app.request.get('/public/probe/page?limit=1&q=%252541').expect(200);
    expect(headers['link']).toContain('q=%252541&');
    const form = app.request.post('/public/probe/upload').field('title', title);
    expect((await form.expect(201)).body).toMatchObject({ title });
  });

  it('names every wrong field once, inside lists too', async () => {
    const { body } = await echo({
      tags: [1],
      other: 1,
      qualification: [{ university: 'TU', year: 2019 }],
    }).expect(400);
    expect(body.message).toEqual(body.errors[0].message);
    const fields = Object.fromEntries(
      (body.errors as { field: string; message: string }[]).map(({ field, message }) => [field, message]),
    );
    expect(fields).toMatchObject({
      title: 'Please fill all required fields.',
      tags: expect.any(String),
      other: 'other is not a known field',
      'qualification.0.year': expect.any(String),
    });
  });

  it.each<[string, string]>([
    ['broken JSON', '{"title":'],
    ['a list', '[]'],
    ['a text', '"title"'],
    ['null', 'null'],
    ['a number for a text', '{"title":1}'],
    ['an object for a text', '{"title":{"$gt":""}}'],
    ['a key with $', '{"title":"x","$where":"1"}'],
    ['__proto__', '{"title":"x","__proto__":{"admin":true}}'],
    ['constructor', '{"title":"x","constructor":{"prototype":{}}}'],
    ['an entry with __proto__', '{"title":"x","qualification":[{"__proto__":{}}]}'],
    ['null for a list', '{"title":"x","tags":null}'],
    ['deep nesting', `{"title":"x","tags":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('is refused with 400 as %s', async (_, body) => {
    const answer = await echo(body).expect(400);
    expect(answer.body).toMatchObject({ statusCode: 400, requestId: answer.headers['x-request-id'] });
  });

  it.each([[[[]]], [[[{ university: 'TU' }]]], [[null]], [['TU']], [{}], ['[{']])(
    'is refused with our own sentence where %j stands for a list of entries',
    async (qualification) => {
      const { body } = await echo({ title: 'SAP', qualification }).expect(400);
      expect(body.errors).toEqual([
        {
          field: 'qualification',
          code: 'field.not-entries',
          message: 'qualification must be a list of entries',
          values: { field: 'qualification' },
        },
      ]);
    },
  );

  it.each(['[[]]', '[[{"university":"TU"}]]', '[null]', '["TU"]', '{}', 'null', 'TU', '[{'])(
    'is refused with our own sentence where a form says %s for a list of entries',
    async (text) => {
      const form = app.request
        .post('/public/probe/upload')
        .field('title', 'SAP')
        .field('qualification', text);
      const { body } = await form.expect(400);
      expect(body.errors).toEqual([
        {
          field: 'qualification',
          code: 'field.not-entries',
          message: 'qualification must be a list of entries',
          values: { field: 'qualification' },
        },
      ]);
    },
  );

  it.each(['[]', 'null', '[{"title":"SAP"}]'])(
    'is refused with our own sentence as the body %s',
    async (text) => {
      expect((await echo(text).expect(400)).body.message).toBe('The body must be a JSON object');
    },
  );

  it('counts what was sent: no limit is kept by trimming, by dropping or by leaving signs out', async () => {
    const refused = [
      { title: `${' '.repeat(5000)}a` },
      { title: 'a\ufe0f'.repeat(2501) },
      { title: 'a', tags: 'a,'.repeat(50) },
      { title: 'a', tags: Array<string>(51).fill('a') },
      { title: 'a', tags: [`a${' '.repeat(100)}`] },
    ];
    for (const body of refused) await echo(body).expect(400);
    await echo({ title: '💥'.repeat(5000), tags: 'a,'.repeat(49) }).expect(201);
  });

  it('holds no NUL, in a form neither', () =>
    app.request.post('/public/probe/upload').field('title', 'a\u0000b').expect(400));

  it('is 413 when huge', () => echo(`{"title":"${'x'.repeat(2_000_000)}"}`).expect(413));

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('is 415 as %s', (type) =>
    app.request.post('/public/probe/echo').set('Content-Type', type).send('title=x').expect(415),
  );

  it('names twenty problems at most, shortly, however many there are', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1_900 }, (_, at) => [`${'x'.repeat(300)}${at}`, at]),
    );
    for (const body of [many, { title: 'SAP', qualification: [many] }]) {
      const answer = await echo(body).expect(400);
      expect(answer.body.errors).toHaveLength(20);
      expect(answer.text.length).toBeLessThan(16_000);
    }
  });

  it.each([
    [
      'request.too-many-values',
      'fields',
      Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [at, at])),
    ],
    ['request.too-many-values', 'entries', { title: 'SAP', tags: Array(2_001).fill('x') }],
    ['request.too-many-values', 'empty lists', { title: 'SAP', tags: Array(2_001).fill([]) }],
    [
      'request.too-deep',
      'levels',
      { title: 'SAP', tags: JSON.parse('['.repeat(11) + ']'.repeat(11)) as unknown },
    ],
  ])('is refused as %s when it has too many %s', async (code, _, body) => {
    expect((await echo(body).expect(400)).body).toMatchObject({ code });
  });

  it('is refused when the address has more than fifty parameters', async () => {
    const search = Array.from({ length: 51 }, (_, at) => `x${at}=1`).join('&');
    const { body } = await app.request.get(`/public/api/v0/jobs?${search}`).expect(400);
    expect(body).toMatchObject({ code: 'request.too-many-parameters' });
  });

  it('tells first that a caller may not call at all', async () => {
    const closed = () => app.request.post('/public/probe/private');
    await closed().set('Content-Type', 'application/json').send('{broken').expect(401);
    await closed().set('Content-Type', 'text/plain').send('x').expect(401);
    await closed().query('a=1&a=2').send({}).expect(401);
  });

  it.each(['page=1&page=2', '$where=1', '__proto__=1', 'page[$gt]=1', 'constructor[x]=1', 'other=1'])(
    'is 400 as the query %s',
    (query) => app.request.get(`/public/probe/page?${query}`).expect(400),
  );
});
