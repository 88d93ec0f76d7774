import { JOB, SITE, startSite, type SiteWorld } from '../../support/app/site-world.ts';
import { signIn } from '../../support/people/people.ts';

const template = (folder: string) =>
  `<html><head><title>__POSTING_TITLE__</title><link rel="canonical" href="__PUBLIC_URL__/${folder}/__POSTING_PATH__">` +
  '<script type="application/ld+json">"__POSTING_JSONLD__"</script></head><body><p>__POSTING_DESCRIPTION__</p>' +
  '<ul><li data-each="similar">__EACH_PATH__</li></ul>' +
  '<script type="application/json">"__POSTING_DATA__"</script></body></html>';
const notOpen = (html: string) => html.replace('<p>', '<p>__POSTING_NOTICE__</p><p>');

let app: SiteWorld['app'];
let admin: SiteWorld['admin'];
let post: SiteWorld['post'];
let close: SiteWorld['close'];

beforeAll(async () => {
  const pages = {
    '404.html': '<html>Page not found</html>',
    'de/404.html': '<html>Seite nicht gefunden</html>',
    'job.html': template('career'),
    'job-not-open.html': notOpen(template('career')),
    'project.html': template('projects'),
    'project-not-open.html': notOpen(template('projects')),
    'de/project.html': template('de/projects'),
  };
  ({ app, admin, post, close } = await startSite(pages, { holdFirstProjects: 1 }));
});
afterAll(() => close());

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
    const again = await app.request.get(path).set('if-none-match', String(headers['etag']));
    expect([again.status, again.text]).toEqual([304, '']);
    await admin.put(`/api/admin/jobs/${id}`, { ...JOB, description: 'Another text' });
    const changed = await app.request.get(path).set('if-none-match', String(headers['etag']));
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('<p>Another text</p>');
  });

  it('leads from a wrong slug to the right one', async () => {
    const id = await post();
    const right = `basis-and-hana-${id}`;
    const fromChats = ['.', ')', ').', ',', '*', '%E2%80%9C', '_'].map((sign) => `${right}${sign}`);
    for (const slug of [`old-title-${id}`, id, right.toUpperCase(), ...fromChats]) {
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
      const { headers, text } = await app.request.get(`/career/${slug}`).expect(404);
      expect([headers['content-type'], text]).toEqual([
        'text/html; charset=utf-8',
        '<html>Page not found</html>',
      ]);
    }
  });
});

describe('the public page of a project', () => {
  const project = { title: 'Move & <test>', description: JOB.description, category: 'Finance' };
  const offer = async (fields = {}): Promise<string> =>
    (await admin.post('/api/admin/create-project', { ...project, ...fields })).body.project._id;
  const state = (id: string, next: string) => admin.patch(`/api/admin/projects/${id}/state`, { state: next });

  it('carries the escaped texts and similar projects, in each language, whatever else the address says', async () => {
    const other = await offer({ title: 'Ledger' });
    const id = await offer();
    const path = `/projects/move-and-test-${id}`;
    const { status, headers, text } = await app.request.get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<title>Move &amp; &lt;test&gt;</title>');
    expect(text).toContain(`href="${SITE}${path}"`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain(`<li data-each="similar">ledger-${other}</li></ul>`);
    const { text: german } = await app.request.get(`/de${path}`).expect(200);
    expect(german).toContain(`"item":"${SITE}/de${path}"`);
    const marked = app.request.get(`${path}?utm_source=mail`).set('if-none-match', String(headers['etag']));
    await marked.expect(304);
  });

  it('leads from a wrong slug, an id alone or in capitals to the right one', async () => {
    const id = await offer();
    for (const slug of [`old-${id}`, id, `move-and-test-${id.toUpperCase()}`]) {
      const { headers } = await app.request.get(`/de/projects/${slug}?utm_source=mail`).expect(308);
      expect(headers['location']).toBe(`/de/projects/move-and-test-${id}?utm_source=mail`);
    }
  });

  it('says that a paused or closed one takes no applications, and is not for search engines', async () => {
    const id = await offer();
    const path = `/projects/move-and-test-${id}`;
    for (const [next, status, notice] of [
      ['paused', 200, 'This project is not taking applications at the moment.'],
      ['closed', 410, 'This project is no longer open.'],
    ] as const) {
      await state(id, next).expect(200);
      const answer = await app.request.get(path);
      expect([answer.status, answer.headers['x-robots-tag']]).toEqual([status, 'noindex']);
      expect(answer.text).toContain(`<p>${notice}</p>`);
    }
    await state(id, 'open').expect(200);
    const open = await app.request.get(path);
    expect([open.status, open.headers['x-robots-tag']]).toEqual([200, undefined]);
  });

  it('is 404 for a draft, a held one, one whose company is none, an unknown one and an id in another form', async () => {
    const company = await signIn(app, 'B2B');
    const own = async (fields = {}): Promise<string> =>
      (await company.post('/private/api/projects', { ...project, ...fields }).expect(201)).body.project._id;
    const held = await own();
    const draft = await own({ state: 'draft' });
    const status = async (id: string) => (await app.request.get(`/projects/move-and-test-${id}`)).status;
    for (const id of [
      held,
      draft,
      await offer({ state: 'draft' }),
      'f'.repeat(24),
      `${held}0`,
      held.slice(1),
    ])
      expect([id, await status(id)]).toEqual([id, 404]);
    await admin.post(`/api/admin/projects/${held}/release`).expect(200);
    expect(await status(held)).toBe(200);
    await company.put(`/private/api/update-profile/${company.id}`, { role: 'Freelancer' }).expect(200);
    expect(await status(held)).toBe(404);
    expect((await app.request.get('/de/projects/unknown')).text).toContain('Seite nicht gefunden');
  });
});

describe('the name of a company', () => {
  const NAME = 'Spreewerk Logistik AG';
  const form = { title: 'Yard', description: 'Two sites.', location: 'Potsdam', contract_type: 'freelance' };

  it('is nowhere without its consent, and with it on the pages, in one posting for search engines', async () => {
    const company = await signIn(app, 'B2B');
    await company.put(`/private/api/update-profile/${company.id}`, { company_name: NAME }).expect(200);
    const created = await company.post('/private/api/projects', form).expect(201);
    const id = created.body.project._id as string;
    await admin.post(`/api/admin/projects/${id}/release`).expect(200);
    const pages = [`/projects/yard-${id}`, `/de/projects/yard-${id}`];
    const others = [
      '/projects.xml',
      '/de/projects.xml',
      '/sitemap-projects-1.xml',
      '/private/api/projects/all',
    ];
    const read = (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await app.request.get(path).expect(200)).text));
    const one = `/public/api/v0/projects/${id}`;
    for (const text of await read([...pages, ...others, one])) {
      expect(text).toContain(id);
      expect(text).not.toMatch(/Spreewerk|"JobPosting"/);
    }
    const picture = await app.request.get(`/share/project/${id}.png`).expect(200);
    await company.put(`/private/api/projects/${id}`, { ...form, show_company: true }).expect(200);
    const [english = '', german = ''] = await read(pages);
    expect(english.match(/"@type":"JobPosting"/g)).toHaveLength(1);
    expect(english).toContain(`"hiringOrganization":{"@type":"Organization","name":"${NAME}"}`);
    expect(german).toContain(`"company":"${NAME}"`);
    expect(german).not.toContain('"JobPosting"');
    expect((await app.request.get(one)).body.companyName).toBe(NAME);
    for (const text of await read(others)) expect(text).not.toContain('Spreewerk');
    const same = app.request
      .get(`/share/project/${id}.png`)
      .set('if-none-match', String(picture.headers['etag']));
    await same.expect(304);
  });
});

describe('the picture of a posting for shared links', () => {
  it('is drawn for everybody who may see the posting, and once for each revision', async () => {
    const id = await post();
    const path = `/share/job/${id}.png`;
    const { headers, body } = await app.request.get(`${path}?utm_source=mail`).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, no-cache' });
    expect([(body as Buffer).readUInt32BE(16), (body as Buffer).readUInt32BE(20)]).toEqual([1200, 630]);
    const again = () => app.request.get(path).set('if-none-match', String(headers['etag']));
    expect((await again().expect(304)).text).toBe('');
    const [one, other] = await Promise.all([app.request.get(path), app.request.get(path)]);
    expect([one.body, other.body]).toEqual([body, body]);
    // The text of the page is no part of the picture.
    await admin.put(`/api/admin/jobs/${id}`, { ...JOB, description: 'Another text' });
    await again().expect(304);
    await admin.put(`/api/admin/jobs/${id}`, { ...JOB, title: 'Another title' });
    expect((await again().expect(200)).body).not.toEqual(body);
    await admin.patch(`/api/admin/jobs/${id}/state`, { state: 'closed' }).expect(200);
    await app.request.get(path).expect(200);
  });

  it('is 404 for a draft, a hidden one, and an id in another form', async () => {
    const draft = await post({ state: 'draft' });
    const open = await post();
    const company = await signIn(app, 'B2B');
    const form = { title: 'Roll-out', description: 'EWM', state: 'draft' };
    const { body } = await company.post('/private/api/projects', form).expect(201);
    const { body: own } = await admin.post('/api/admin/create-project', { ...form, state: 'open' });
    await app.request.get(`/share/project/${own.project._id}.png`).expect(200);
    const others = [`job/${draft}.png`, `job/${own.project._id}.png`, `project/${body.project._id}.png`];
    const forms = [`job/${open}`, `job/${open}.jpg`, `job/${open.toUpperCase()}.png`, 'job/x.png'];
    for (const path of [...others, ...forms, `project/${open}.png`])
      expect([path, (await app.request.get(`/share/${path}`)).status]).toEqual([path, 404]);
  });
});
