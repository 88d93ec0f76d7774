import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobRepository } from '../../../api/src/jobs/application/jobs.ports.ts';
import { newId } from '../../../api/src/shared/id.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { wholeSitemap } from '../../support/checks/sitemap.ts';

const SITE = 'https://firma.example';
const TEMPLATE =
  '<html><head><title>__JOB_TITLE__</title><link rel="canonical" href="__PUBLIC_URL__/career/__JOB_PATH__">' +
  '<script type="application/ld+json">"__JOB_JSONLD__"</script></head><body><p>__JOB_DESCRIPTION__</p>' +
  '<script type="application/json">"__JOB_DATA__"</script></body></html>';

const NOT_OPEN = TEMPLATE.replace('<p>', '<p>__JOB_NOTICE__</p><p>');

let app: TestApp;
let admin: SignedIn;
let siteFolder: string;

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'consulting-site-'));
  const page = async (path: string, html: string) => {
    await mkdir(join(siteFolder, path, '..'), { recursive: true });
    await writeFile(join(siteFolder, path), html);
  };
  await page('index.html', '<html>home</html>');
  await page('career/index.html', '<html>careers</html>');
  await page('sign_in/index.html', '<html><meta name="robots" content="noindex"/></html>');
  await page('404.html', '<html>Page not found</html>');
  await page('job.html', TEMPLATE);
  await page('job-not-open.html', NOT_OPEN);
  app = await startApp({ siteFolder, settings: { publicUrl: SITE } });
  admin = await signInAdmin(app);
});
afterAll(async () => {
  await app.close();
  await rm(siteFolder, { recursive: true });
});

const job = {
  title: 'Basis & <HANA>',
  description: 'Run it.\n\n</script><script>alert(1)</script>',
  qualification: 'Linux',
  location: 'Köln',
};
const post = async (fields = {}): Promise<string> =>
  (await admin.post('/api/admin/createJob', { ...job, ...fields })).body.job._id;

describe('the public page of a job', () => {
  it('carries the escaped texts and structured data, and is revalidated by its ETag', async () => {
    const id = await post();
    const path = `/career/basis-and-hana-${id}`;
    const { status, headers, text } = await app.request.get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<title>Basis &amp; &lt;HANA&gt;</title>');
    expect(text).toContain(`href="${SITE}${path}"`);
    expect(text).toContain('"@type":"JobPosting"');
    expect(text).not.toContain('<script>alert');
    expect((await app.request.get(`/de${path}`)).text).not.toContain('"@type":"JobPosting"');
    const again = await app.request.get(path).set('if-none-match', String(headers['etag']));
    expect([again.status, again.text]).toEqual([304, '']);
    await admin.put(`/api/admin/jobs/${id}`, { ...job, description: 'Another text' });
    const changed = await app.request.get(path).set('if-none-match', String(headers['etag']));
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('<p>Another text</p>');
  });

  it('leads from a wrong slug to the right one', async () => {
    const id = await post();
    for (const slug of [`old-title-${id}`, id, `basis-and-hana-${id.toUpperCase()}`]) {
      const { status, headers } = await app.request.get(`/career/${slug}?from=mail`);
      expect([status, headers['location']]).toEqual([308, `/career/basis-and-hana-${id}?from=mail`]);
    }
  });

  it('says that a paused or closed job takes no applications, and is not for search engines', async () => {
    const id = await post();
    const path = `/career/basis-and-hana-${id}`;
    for (const [state, status, notice] of [
      ['paused', 200, 'This position is not taking applications at the moment.'],
      ['closed', 410, 'This position is no longer open.'],
    ] as const) {
      await admin.patch(`/api/admin/jobs/${id}/state`, { state });
      const answer = await app.request.get(path);
      expect([answer.status, answer.headers['x-robots-tag']]).toEqual([status, 'noindex']);
      expect(answer.text).toContain(`<p>${notice}</p>`);
      expect(answer.text).not.toContain('JobPosting');
      expect((await app.request.get(`/career/${id}`)).status).toBe(308);
    }
    await admin.patch(`/api/admin/jobs/${id}/state`, { state: 'open' });
    const open = await app.request.get(path);
    expect([open.status, open.headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(open.text).toContain('JobPosting');
    const draft = await post({ state: 'draft' });
    expect((await app.request.get(`/career/basis-and-hana-${draft}`)).status).toBe(404);
  });

  it('is a page that says so with status 404 when the job is gone, unknown or no job at all', async () => {
    const id = await post();
    await admin.delete(`/api/admin/jobs/${id}`);
    for (const slug of [`basis-and-hana-${id}`, 'basis', 'x-ffffffffffffffffffffffff', '%3Cscript%3E']) {
      const { status, headers, text } = await app.request.get(`/career/${slug}`);
      expect([status, headers['content-type'], text]).toEqual([
        404,
        'text/html; charset=utf-8',
        '<html>Page not found</html>',
      ]);
    }
  });
});

describe('sitemap, feed and robots.txt', () => {
  it('name every public page and open job, at once after a change', async () => {
    await post();
    const before = await app.request.get('/sitemap-jobs-1.xml');
    for (const { headers } of [before, await app.request.get('/sitemap.xml')])
      expect(headers['content-type']).toContain('application/xml');
    const id = await post({ title: 'Brand new' });
    const text = await wholeSitemap(app);
    const again = app.request.get('/sitemap-jobs-1.xml').set('if-none-match', String(before.headers['etag']));
    await again.expect(200);
    expect(text).toContain(`<loc>${SITE}/</loc>`);
    expect(text).toContain(`<loc>${SITE}/career</loc>`);
    expect(text).toMatch(new RegExp(`<loc>${SITE}/career/brand-new-${id}</loc><lastmod>\\d{4}-`));
    expect(text).not.toContain('sign_in');
    const feed = await app.request.get('/feed.xml');
    expect(feed.headers['content-type']).toContain('application/atom+xml');
    expect(feed.text).toContain(`${SITE}/career/brand-new-${id}`);
    const unchanged = await app.request.get('/feed.xml').set('if-none-match', String(feed.headers['etag']));
    expect(unchanged.status).toBe(304);
    await admin.delete(`/api/admin/jobs/${id}`);
    expect((await app.request.get('/feed.xml')).text).not.toContain(id);
  });

  it('feeds are one for the pages of each language, with every job in its own', async () => {
    const english = await post({ title: 'Both', employment_type: 'full-time' });
    const german = await post({ title: 'Beide', language: 'de', closes_at: '2999-12-31' });
    const [first, second] = await Promise.all(
      ['/feed.xml', '/de/feed.xml'].map(async (path) => (await app.request.get(path).expect(200)).text),
    );
    expect(first).toContain('<title>Open positions at Muster Consulting GmbH</title>');
    expect(second).toContain('<title>Offene Stellen bei Muster Consulting GmbH</title>');
    for (const [feed = '', language, prefix] of [
      [first, 'en', ''],
      [second, 'de', '/de'],
    ] as const) {
      expect(feed).toMatch(new RegExp(`^<feed [^>]*xml:lang="${language}">$`, 'm'));
      expect(feed).toContain(`<id>${SITE}${prefix}/feed.xml</id>`);
      expect(feed).toMatch(new RegExp(`<entry xml:lang="en">\n<title>Both, .*\n<id>urn:job:${english}<`));
      expect(feed).toMatch(new RegExp(`<entry xml:lang="de">\n<title>Beide, .*\n<id>urn:job:${german}<`));
      expect(feed).toContain(`href="${SITE}${prefix}/career/beide-${german}"`);
      expect(feed).toContain('Full-time.');
      expect(feed).toContain('Bewerbung bis 31. Dezember 2999.');
    }
  });

  it('the sitemap has a file for each thousand jobs and no others', async () => {
    const jobs = app.app.get(JobRepository, { strict: false });
    const [first] = (await jobs.page({ state: 'open' }, { page: 1, limit: 1 })).items;
    const more = Array.from({ length: 1_001 }, () => ({ ...first!, id: newId() }));
    const model = app.connection.model('Job');
    await model.insertMany(more.map(({ id, ...each }) => ({ _id: id, ...each, search: 'x' })));
    await post();
    expect((await app.request.get('/sitemap.xml')).text).toContain(`${SITE}/sitemap-jobs-2.xml`);
    const map = await wholeSitemap(app);
    for (const { id } of more) expect(map.split(`-${id}</loc>`)).toHaveLength(3);
    const file = (name: string) => app.request.get(`/sitemap-${name}`);
    expect((await file('jobs-1.xml')).text.match(/<url>/g)).toHaveLength(2_000);
    for (const name of ['jobs-3.xml', 'jobs-0.xml', 'jobs-x.xml', 'other.xml']) await file(name).expect(404);
    await app.request.post('/sitemap-jobs-1.xml').expect(405);
    await model.deleteMany({ _id: { $in: more.map(({ id }) => id) } });
  });

  it('robots.txt points to the sitemap', async () => {
    const { status, headers, text } = await app.request.get('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  it('security.txt says where to report, and like every answer of a site with HTTPS keeps browsers to that', async () => {
    const { headers, text } = await app.request.get('/.well-known/security.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt`);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
