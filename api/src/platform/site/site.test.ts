import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startApp, type TestApp } from '../../../../test/support/app/app.ts';

const style = '@layer base{a{color:red}}';
const script = 'console.log("Guten Tag")';
const files: Record<string, string | Buffer> = {
  'index.html': '<html lang="en"><title>Home</title><link rel="canonical" href="__PUBLIC_URL__/">',
  'privacy/index.html':
    '<html lang="en"><meta name="keep" content="{{unverifiedAccountDays}} {{endedApplicationMonths}}">' +
    '<p>after {{contactMessageMonths}} months, not {{anything}}</p>',
  'styled/index.html': `<style>${style}</style><style media="print">a{}</style><p style="top:0">`,
  'accessibility/index.html':
    '<meta name="accessibility-authority" content="__ACCESSIBILITY_AUTHORITY__"><p>__ACCESSIBILITY_AUTHORITY__</p>',
  'sign_in/index.html': '<html lang="en"><title>Sign in</title><fieldset class="until by-query">',
  'about/index.html': `<title>About</title>${'long '.repeat(1000)}`,
  'spa.html': '<title>Loading...</title>',
  'admin-spa.html': '<title>Loading...</title>Administration',
  'job.html': '<title>__POSTING_TITLE__</title>',
  '404.html': '<title>Not found</title>',
  'de/index.html': '<html lang="de"><title>Start</title>',
  'de/about/index.html': '<title>Über uns</title>',
  'de/spa.html': '<title>Wird geladen</title>',
  'de/admin-spa.html': '<title>Wird geladen</title>',
  'de/404.html': '<title>Nicht gefunden</title>',
  'favicon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
  'assets/app-abc.js': script,
  'assets/app-abc.js.br': brotliCompressSync(script),
  'assets/app-abc.js.gz': gzipSync(script),
};

let folder: string;
let app: TestApp;
beforeAll(async () => {
  // Inside a folder whose name also means something within the site.
  folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'assets', 'site');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app = await startApp({ siteFolder: folder, settings: { publicUrl: 'https://www.firm.test' } });
});
afterAll(async () => {
  await app.close();
  rmSync(join(folder, '../..'), { recursive: true });
});

describe('the site', () => {
  it('serves each page as its own HTML, with the address of this installation', async () => {
    const { text, headers } = await app.request.get('/').expect(200);
    expect(text).toContain('href="https://www.firm.test/"');
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect((await app.request.get('/about?from=mail').expect(200)).text).toContain('About');
    await app.request.get('/').set('If-None-Match', String(headers['etag'])).expect(304);
    await app.request.head('/about').expect(200);
  });

  it('says for how long this installation keeps what goes by itself', async () => {
    const { text, headers } = await app.request.get('/privacy').expect(200);
    expect(text).toContain('content="14 6"><p>after 24 months, not {{anything}}</p>');
    const keep = { unverifiedAccountDays: 30, endedApplicationMonths: 3, contactMessageMonths: 12 };
    const other = await startApp({ siteFolder: folder, settings: { keep } });
    // A browser that has cached the page with other periods gets the new one.
    const { text: changed } = await other.request
      .get('/privacy')
      .set('If-None-Match', String(headers['etag']))
      .expect(200);
    expect(changed).toContain('content="30 3"><p>after 12 months');
    await other.close();
  });

  it('names the authority of this installation, as text and never as markup', async () => {
    const settings = { accessibilityAuthority: 'Amt "A" & B <b>, $& 1, Wien' };
    const other = await startApp({ siteFolder: folder, settings });
    const { text } = await other.request.get('/accessibility').expect(200);
    const shown = 'Amt &quot;A&quot; &amp; B &lt;b&gt;, $&amp; 1, Wien';
    expect(text).toBe(`<meta name="accessibility-authority" content="${shown}"><p>${shown}</p>`);
    await other.close();
  });

  it('allows each page its own inline styles, by hashes of what it serves, and no others', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = async (path: string) =>
      String((await app.request.get(path)).headers['content-security-policy']);
    expect(await policy('/styled')).toContain(
      `style-src 'self' 'unsafe-hashes' ${hash(style)} ${hash('a{}')} ${hash('top:0')};`,
    );
    expect(await policy('/styled?a=1')).toBe(await policy('/styled'));
    for (const path of ['/about', '/nothing', '/dashboard'])
      expect(await policy(path)).toMatch(
        /script-src 'self'; style-src 'self';.* require-trusted-types-for 'script'/,
      );
    // Nothing is loaded by what is no page.
    expect(await policy('/favicon.svg')).not.toContain('script-src');
  });

  it('names the address for reports, and serves no documentation of the API when it is switched off', async () => {
    const cspReportUrl = 'https://reports.test/csp';
    const other = await startApp({ siteFolder: folder, settings: { cspReportUrl, apiDocs: false } });
    const { headers } = await other.request.get('/').expect(200);
    expect(headers['reporting-endpoints']).toBe(`csp="${cspReportUrl}"`);
    expect(headers['content-security-policy']).toContain(`; report-to csp; report-uri ${cspReportUrl}`);
    for (const path of ['/docs', '/docs/swagger-ui-bundle.js', '/openapi.json'])
      await other.request.get(path).expect(404);
    await other.close();
  });

  it('marks a page with a form that the query decides, which its HTML was drawn without', async () => {
    const { text, headers } = await app.request.get('/sign_in?tab=register').expect(200);
    expect(text).toContain('<html data-query lang="en"><title>Sign in');
    const plain = await app.request.get('/sign_in').set('If-None-Match', String(headers['etag'])).expect(200);
    expect(plain.text).toContain('<html lang="en"><title>Sign in');
    expect((await app.request.get('/sign_in?').expect(200)).text).toBe(plain.text);
  });

  it('answers any other page from one cached answer, whatever a link adds to its address', async () => {
    const { headers } = await app.request.get('/').expect(200);
    await app.request.get('/?utm_source=mail').set('If-None-Match', String(headers['etag'])).expect(304);
  });

  it.each([
    ['/dashboard', 'Loading...</title>'],
    ['/dashboard/jobs', 'Loading...</title>'],
    ['/admin-dashboard?tab=jobs/jobid=1', 'Administration'],
    ['/admin_sign_in', 'Administration'],
  ])('serves the frame of the client for %s', async (path, end) =>
    expect((await app.request.get(path).expect(200)).text).toMatch(new RegExp(`${end}$`)),
  );

  it.each([
    '/nothing',
    '/about/more',
    '/dashboards',
    '/dashboard/jobs/more',
    '/admin-dashboard/more',
    '/index.html',
    '/spa.html',
    '/admin-spa.html',
    '/job.html',
    '/.vite/manifest.json',
    '/assets',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/other.js',
  ])('answers its own page with 404 for %s', async (path) =>
    expect((await app.request.get(path).expect(404)).text).toContain('Not found'),
  );

  it('sends assets for ever, compressed as they were built', async () => {
    const get = (encoding: string) =>
      app.request.get('/assets/app-abc.js').set('Accept-Encoding', encoding).buffer(true);
    for (const [encoding, sent] of [
      ['br', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', undefined],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const { headers } = await get(encoding).expect(200);
      expect(headers['content-encoding']).toBe(sent);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      });
      await get(encoding).set('If-None-Match', String(headers['etag'])).expect(304);
    }
    expect((await get('gzip')).text).toBe(script);
  });

  it('serves each language below its own addresses', async () => {
    const title = async (path: string, status = 200) =>
      /<title>(.*)<\/title>/.exec((await app.request.get(path).expect(status)).text)?.[1];
    expect(await title('/de')).toBe('Start');
    expect(await title('/de/about')).toBe('Über uns');
    for (const path of ['/de/dashboard/jobs', '/de/admin-dashboard?tab=jobs', '/de/admin_sign_in'])
      expect(await title(path)).toBe('Wird geladen');
    for (const path of ['/de/nothing', '/de/spa.html', '/de/index.html', '/de/assets/app-abc.js', '/de/de'])
      expect(await title(path, 404)).toBe('Nicht gefunden');
    // Not a language: the page is in the default one.
    expect(await title('/deutsch', 404)).toBe('Not found');
  });

  it('has one address for each page', async () => {
    for (const [from, to] of [
      ['/about/?a=1', '/about?a=1'],
      ['/login?next=x', '/sign_in?next=x'],
      ['/terms_and_conditions', '/terms_and_consition'],
      ['/de/login?next=x', '/de/sign_in?next=x'],
      ['/de/about/', '/de/about'],
      ['/de/', '/de'],
      ['/barrierefreiheit?a=1', '/de/barrierefreiheit?a=1'],
      ['/de/accessibility', '/de/barrierefreiheit'],
      ['//evil.test/', '/evil.test'],
      ['/%2f%2fevil.test/', '/evil.test'],
    ] as const) {
      const { headers } = await app.request.get(from).expect(308);
      expect(headers['location']).toBe(to);
    }
  });

  it('protects visitors by the same headers, whatever is answered', async () => {
    const get = (path: string) => app.request.get(path);
    const page = await get('/').expect(200);
    const answers = {
      page,
      'page that is unchanged': await get('/').set('If-None-Match', String(page.headers['etag'])).expect(304),
      client: await get('/dashboard').expect(200),
      asset: await get('/assets/app-abc.js').expect(200),
      'page that is none': await get('/nothing').expect(404),
      redirect: await get('/about/').expect(308),
      document: await get('/robots.txt').expect(200),
      'page of the API': await get('/docs').expect(200),
      'public list': await get('/public/api/v0/jobs').expect(200),
      'public list that is kept': await get('/public/api/v0/jobs').expect(200),
      refusal: await get('/private/api/me').expect(401),
      'other method': await app.request.put('/public/api/v0/ping').expect(405),
      'huge body': await app.request
        .post('/public/api/v0/login')
        .send({ email: 'x'.repeat(20_000) })
        .expect(413),
      'question for its health': await get('/health/live').expect(200),
    };
    for (const [name, { headers }] of Object.entries(answers))
      expect({ name, ...headers }).toMatchObject({
        name,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none';/,
        ),
      });
  });

  it('leaves the addresses of the API to the API', async () => {
    for (const path of ['/public/x', '/private/x', '/api/x', '/health/x']) {
      const { body } = await app.request.get(path).expect(404);
      expect(body.statusCode).toBe(404);
    }
    await app.request.post('/about').expect(404);
  });
});
