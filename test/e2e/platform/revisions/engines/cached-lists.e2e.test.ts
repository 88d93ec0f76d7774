import { aJob } from '../../../../../api/src/jobs/domain/job.fixture.ts';
import { UnitOfWork } from '../../../../../api/src/platform/database/unit-of-work.ts';
import { BELIEVED_FOR, Revisions } from '../../../../../api/src/platform/revisions/revisions.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../../support/people/people.ts';
import { built, PROBE } from '../../../../support/stand-ins/probe.ts';
import { describeOn, describeOnce } from '../../../../support/app/database.ts';
import { countQueries } from '../../../../support/checks/queries.ts';

const JOBS = '/public/api/v0/jobs';
const KEPT = '/public/probe/kept';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startApp({ modules: PROBE });
  admin = await signInAdmin(app);
});
afterAll(() => app.close());
const bump = () => app.app.get(Revisions, { strict: false }).bump('jobs');
beforeEach(async () => {
  Object.assign(built, { times: 0, until: Promise.resolve() });
  await bump();
});

const get = (path: string, headers: Record<string, string> = {}) => app.request.get(path).set(headers);
const titles = async (of: TestApp): Promise<string[]> =>
  ((await of.request.get(JOBS).expect(200)).body as { title: string }[]).map(({ title }) => title);

async function aPostedJob(title: string, by = admin): Promise<string> {
  const { body } = await by
    .post('/api/admin/createJob', aJob({ title, description: 'long '.repeat(900) }))
    .expect(201);
  return (body as { job: { _id: string } }).job._id;
}

/** The parts that must be the same in every answer. */
const said = ({
  status,
  headers,
  text,
}: {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}) => {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { status, text, ...others };
};

describeOnce('an answer that is cached', () => {
  it('is the one that was built, for each encoding and without a body', async () => {
    await aPostedJob('Cached');
    await app.app.get(Revisions, { strict: false }).bump('projects');
    for (const path of [JOBS, `${JOBS}?limit=1`, '/feed.xml', '/sitemap.xml', '/private/api/projects/all']) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        await bump();
        const ask = () => get(path, { 'Accept-Encoding': encoding });
        const first = await ask();
        expect(said(await ask())).toEqual(said(first));
        const tag = { 'If-None-Match': String(first.headers['etag']), 'Accept-Encoding': encoding };
        const { status, text, headers } = await get(path, tag);
        expect([status, text, headers['content-type'], headers['link']]).toEqual([
          304,
          '',
          undefined,
          undefined,
        ]);
        expect(headers).toMatchObject({
          'cache-control': first.headers['cache-control'],
          'content-security-policy': expect.any(String),
        });
      }
      const { headers } = await get(path, { 'Accept-Encoding': 'identity' });
      const head = await fetch(`${app.url}${path}`, { method: 'HEAD' });
      expect(await head.text()).toBe('');
      for (const name of ['content-length', 'etag', 'link', 'content-type', 'cache-control'])
        expect(head.headers.get(name)).toBe(headers[name] ?? null);
    }
  });

  it('asks the store for nothing', async () => {
    await get(JOBS);
    const count = await countQueries(async () => {
      await get(JOBS).expect(200);
      await get(JOBS, { 'If-None-Match': '*' }).expect(304);
    });
    expect(count).toBe(0);
  });

  it('is one for a document, whatever its links carry, and refused for a list that takes no parameters', async () => {
    const documents = ['/sitemap.xml', '/feed.xml', '/de/feed.xml', '/robots.txt'];
    for (const path of documents) await get(path).expect(200);
    const count = await countQueries(async () => {
      for (const path of documents) await get(`${path}?utm_source=mail&x=1`).expect(200);
    });
    expect(count).toBe(0);
    for (const path of [`${JOBS}/locations`, '/public/api/v0/projects/categories']) {
      const { body } = await get(`${path}?x=1`).expect(400);
      expect(body).toMatchObject({ code: 'request.parameter-not-allowed', values: { name: 'x' } });
    }
  });

  it('is for 304 whatever the tag is listed with', async () => {
    const etag = String((await get(KEPT)).headers['etag']);
    for (const tag of [etag, `W/${etag}`, `"x", W/${etag}`, '*'])
      await get(KEPT, { 'If-None-Match': tag }).expect(304, '');
    await get(KEPT, { 'If-None-Match': '"x"' }).expect(200, [1]);
  });

  it('is not for who sends a token, a form or another method', async () => {
    const { token } = await signIn(app, 'B2B');
    await get(KEPT).expect(200, [1]);
    await get(KEPT, { Authorization: `Bearer ${token}` }).expect(200, [2]);
    await get('/private/api/projects/all').expect(200);
    await get('/private/api/projects/all', { Authorization: 'Bearer none' }).expect(401);
    await get(KEPT, { 'Content-Type': 'multipart/form-data; boundary=x' }).expect(415);
    await app.request.delete(KEPT).expect(405);
    await get(KEPT).expect(200, [1]);
  });

  it.each(['unknown=1', 'limit=0', 'page=1&page=1', 'q[$ne]=1'])('is never a refusal: %s', async (query) => {
    await get(`${KEPT}?${query}`).expect(400);
    await get(`${KEPT}?${query}`, { 'If-None-Match': '*' }).expect(400);
    await get(`${KEPT}?${query}`).expect(400);
  });
});

describeOnce('a change', () => {
  it('is in the list as soon as it is acknowledged', async () => {
    const id = await aPostedJob('Before');
    for (let round = 0; round < 5; round++) {
      await admin.put(`/api/admin/jobs/${id}`, aJob({ title: `Round ${round}` })).expect(200);
      expect(await titles(app)).toContain(`Round ${round}`);
    }
    await admin.delete(`/api/admin/jobs/${id}`).expect(200);
    expect(await titles(app)).not.toContain('Round 4');
  });

  it('that is undone leaves what was cached', async () => {
    const { headers } = await get(KEPT).expect(200, [1]);
    const work = app.app.get(UnitOfWork, { strict: false }).run(async () => {
      await bump();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await get(KEPT, { 'If-None-Match': String(headers['etag']) }).expect(304);
    await get(KEPT).expect(200, [1]);
  });

  it('while an answer is built leaves that answer to who waits for it', async () => {
    let go: () => void = () => undefined;
    built.until = new Promise((resolve) => (go = resolve));
    const waiting = get(KEPT).then((answer) => answer);
    while (built.times === 0) await new Promise((resolve) => setImmediate(resolve));
    await bump();
    built.until = Promise.resolve();
    // A request after the change does not get what was read before it, whichever is ready first.
    const after = await get(KEPT).expect(200, [2]);
    go();
    const before = await waiting;
    expect(before.body).toEqual([1]);
    expect(before.headers['etag']).not.toBe(after.headers['etag']);
    await get(KEPT, { 'If-None-Match': String(before.headers['etag']) }).expect(200, [2]);
  });
});

describeOnce('budgets', () => {
  it('count what is answered from the cache', async () => {
    const small = await startApp({ modules: PROBE, settings: { rateLimitScale: 0.005 } });
    const statuses: number[] = [];
    for (let times = 0; times < 7; times++) statuses.push((await small.request.get(KEPT)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const { headers, body } = await small.request.get(KEPT).set('If-None-Match', '*').expect(429);
    expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect(headers['etag']).toBeUndefined();
    expect(body).toMatchObject({ statusCode: 429, requestId: headers['x-request-id'] });
    await small.close();
  });
});

/** The embedded store belongs to one process. */
describeOn('mongodb')('two processes on one store', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await startApp({ settings: { databaseUri: app.settings.databaseUri } });
  });
  afterAll(() => other.app.close());

  it('see their own changes at once, and those of the other within a second', async () => {
    const writer = await signInAdmin(other);
    const id = await aPostedJob('Of one', writer);
    // The instance that changed nothing has not read the revision yet.
    app.clock.advance(BELIEVED_FOR);
    expect(await titles(app)).toContain('Of one');
    expect(await titles(other)).toContain('Of one');
    await writer.put(`/api/admin/jobs/${id}`, aJob({ title: 'Changed' })).expect(200);
    expect(await titles(other)).toContain('Changed');
    app.clock.advance(BELIEVED_FOR - 1);
    expect(await titles(app)).toContain('Of one');
    app.clock.advance(1);
    expect(await titles(app)).toContain('Changed');
  });
});
