import { JobRepository } from '../../../api/src/jobs/application/jobs.ports.ts';
import { newId } from '../../../api/src/shared/id.ts';
import { SITE, startSite, type SiteWorld } from '../../support/app/site-world.ts';
import { wholeSitemap } from '../../support/checks/sitemap.ts';

let app: SiteWorld['app'];
let admin: SiteWorld['admin'];
let post: SiteWorld['post'];
let close: SiteWorld['close'];

beforeAll(async () => {
  ({ app, admin, post, close } = await startSite({
    'index.html': '<html>home</html>',
    'career/index.html': '<html>careers</html>',
    'sign_in/index.html': '<html><meta name="robots" content="noindex"/></html>',
  }));
});
afterAll(() => close());

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
    const german = await post({ title: 'Beide', language: 'de', closes_at: '2099-12-31' });
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
      expect(feed).toContain('Bewerbung bis 31. Dezember 2099.');
    }
  });

  it('have projects, those that everybody sees, at once after a change', async () => {
    const body = { title: 'Ledger & close', description: 'Two sites.', category: 'Finance' };
    const created = await admin.post('/api/admin/create-project', body);
    const path = `/projects/ledger-and-close-${created.body.project._id}`;
    const { text } = await app.request.get('/sitemap-projects-1.xml?utm_source=mail').expect(200);
    expect(text).toMatch(new RegExp(`<loc>${SITE}${path}</loc><lastmod>\\d{4}-`));
    expect(text).toContain(`hreflang="x-default" href="${SITE}${path}"`);
    const feeds = ['/projects.xml', '/de/projects.xml'].map(
      async (feed) => (await app.request.get(feed)).text,
    );
    const [english, german] = await Promise.all(feeds);
    expect(english).toContain('<title>Open projects at Muster Consulting GmbH</title>');
    expect(english).toContain(`href="${SITE}${path}"`);
    expect(german).toContain('<title>Offene Projekte bei Muster Consulting GmbH</title>');
    expect(german).toContain(`href="${SITE}/de${path}"`);
    await admin.patch(`/api/admin/projects/${created.body.project._id}/state`, { state: 'paused' });
    for (const list of ['/projects.xml', '/sitemap.xml'])
      expect((await app.request.get(list)).text).not.toMatch(/ledger-and-close|sitemap-projects/);
  });

  it('the list for job boards has every open job, in the shape that Personio publishes', async () => {
    const id = await post({ closes_at: '2099-12-31', language: 'de' });
    const paused = await post();
    await admin.patch(`/api/admin/jobs/${paused}/state`, { state: 'paused' });
    const { text, headers } = await app.request.get('/jobs.xml?utm_source=board').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(text).toContain(`<url>${SITE}/de/career/basis-and-hana-${id}</url>`);
    expect(text).toContain('<name>Die Stelle</name>');
    expect(text).toContain('<validThrough>2099-12-31</validThrough>');
    expect(text).not.toContain(paused);
    await app.request.get('/jobs.xml').set('if-none-match', String(headers['etag'])).expect(304);
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
