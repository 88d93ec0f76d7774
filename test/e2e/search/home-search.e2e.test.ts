import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const SEARCH = '/public/api/v0/home-search';

let app: TestApp;
let freelancer: SignedIn;
let company: SignedIn;

beforeAll(async () => {
  app = await startApp();
  const admin = await signInAdmin(app);
  freelancer = await signIn(app, 'Freelancer');
  company = await signIn(app, 'B2B');
  const projects = [
    { title: 'Fiori apps', technologies: 'UI5, OData', category: 'Development' },
    { title: 'Payroll parallel run', technologies: 'HCM', category: 'Payroll' },
    { title: 'Plant connection (C++)', technologies: 'OPC UA', category: 'Integration' },
  ];
  for (const project of projects) {
    app.clock.advance(1000);
    await company.post('/private/api/projects', { ...project, description: 'Text' }).expect(201);
  }
  const consultants = [
    { name: 'Miriam Sander', email: 'm@example.com', skills: 'SAP FI', position: 'Payroll expert' },
    { name: 'Ada Wolf', skills: 'OData, ABAP', position: 'Developer', rate: '900', availability: 'now' },
  ];
  for (const consultant of consultants) {
    app.clock.advance(1000);
    await admin.post('/api/admin/consultants', consultant).expect(201);
  }
});
afterAll(() => app.close());

async function found(query: string): Promise<string[]> {
  const { body } = await app.request.get(`${SEARCH}?${query}`).expect(200);
  return (body.projects as { title: string }[]).map(({ title }) => title);
}

it('finds projects by technology, category or title, any of the terms, literally and ignoring case', async () => {
  expect(await found('tab=projects&skill=odata')).toEqual(['Fiori apps']);
  expect(await found('tab=projects&skill=PAYROLL')).toEqual(['Payroll parallel run']);
  expect(await found('tab=projects&skill=fiori,%20integr')).toEqual(['Plant connection (C++)', 'Fiori apps']);
  expect(await found('tab=projects&skill=(c%2B%2B')).toEqual(['Plant connection (C++)']);
  expect(await found('tab=projects&skill=.*')).toEqual([]);
  expect(await found('tab=projects&skill=miriam')).toEqual([]);
});

it('finds projects by any name of a skill, and a short name in no other word', async () => {
  expect(await found('tab=projects&skill=SAPUI5')).toEqual(['Fiori apps']);
  expect(await found('tab=projects&skill=Gehaltsabrechnung')).toEqual(['Payroll parallel run']);
  expect(await found('tab=projects&skill=FI')).toEqual([]);
  const { body } = await app.request.get(`${SEARCH}?tab=consultants&skill=FI`).expect(200);
  expect(body.consultants).toMatchObject([{ position: 'Payroll expert' }]);
});

it('takes at most twenty alternatives', async () => {
  const many = (count: number) => encodeURIComponent(Array.from({ length: count }, () => 'a').join(', ,'));
  await app.request.get(`${SEARCH}?skill=${many(20)}`).expect(200);
  const { body } = await app.request.get(`${SEARCH}?skill=${many(21)}`).expect(400);
  expect(body.errors).toMatchObject([{ field: 'skill', code: 'field.too-many-entries' }]);
  await app.request.get(`/public/api/v0/jobs?q=${many(21)}`).expect(400);
  await app.request.get(`${SEARCH}?skill=${'a'.repeat(101)}`).expect(400);
});

it('tells those who type what else their words mean, what open postings say, and what they may have meant', async () => {
  const hints = async (query: string) =>
    (await app.request.get(`/public/api/v0/vocabulary?${query}`).expect(200)).body;
  expect(await hints('q=S4HANA')).toMatchObject({
    also: expect.arrayContaining(['S/4HANA', 'S/4']),
    didYouMean: null,
  });
  expect(await hints('q=Beratre&language=de')).toMatchObject({ also: [], didYouMean: 'Berater' });
  expect((await hints('q=OPC')).suggestions).toEqual([{ text: 'OPC UA', kind: 'skill' }]);
  expect((await hints('q=Mun&kind=place')).suggestions[0]).toEqual({ text: 'Munich', kind: 'place' });
  expect((await hints('q=Mün&language=de&kind=place')).suggestions[0].text).toBe('München');
  // Without a text: the most used in open postings.
  const used = (await hints('kind=skill')).suggestions as { text: string }[];
  expect(used).toHaveLength(10);
  expect(used.slice(0, 4).map(({ text }) => text)).toEqual(expect.arrayContaining(['OData', 'OPC UA']));
  await app.request.get('/public/api/v0/vocabulary?q=a&kind=person').expect(400);
  await app.request.get('/public/api/v0/vocabulary?q=a&q=b').expect(400);
});

it.each(['', 'skill=', 'tab=projects&skill=%20,'])('shows all projects for %j', async (query) => {
  expect(await found(query)).toHaveLength(3);
});

it('shows projects as the list of all does: to visitors without companies, to users with', async () => {
  const { body } = await app.request.get(`${SEARCH}?tab=projects`);
  expect(body).toEqual({
    projects: (await app.request.get('/private/api/projects/all')).body,
    consultants: [],
  });
  expect(JSON.stringify(body)).not.toContain('b2bId');
  const signedIn = await freelancer.get(`${SEARCH}?tab=projects`);
  // The list also says what the reader shares with each.
  const listed = (await freelancer.get('/private/api/projects/all')).body as { shared?: object }[];
  expect(signedIn.body.projects).toEqual(listed.map(({ shared: _, ...project }) => project));
  expect(signedIn.headers['cache-control']).toBe('private, no-cache');
});

const UNKNOWN = { available_from: null, days_per_week: null, confirmedAt: null };

it('shows consultants without anything that names them, to everybody', async () => {
  for (const reader of [app.request, freelancer]) {
    const { body } = await reader.get(`${SEARCH}?tab=consultants&skill=payroll,%20abap`);
    expect(body).toEqual({
      projects: [],
      consultants: [
        {
          _id: expect.any(String),
          language: 'en',
          position: 'Developer',
          skills: ['OData', 'ABAP'],
          availability: 'now',
          ...UNKNOWN,
          rate: '900',
        },
        {
          _id: expect.any(String),
          language: 'en',
          position: 'Payroll expert',
          skills: ['SAP FI'],
          availability: '',
          ...UNKNOWN,
          rate: '',
        },
      ],
    });
  }
  const named = await app.request.get(`${SEARCH}?tab=consultants&skill=miriam`);
  expect(named.body.consultants).toEqual([]);
});

it('tells a company for whom it has applied, and nobody else', async () => {
  const search = `${SEARCH}?tab=consultants`;
  const appliedFor = async (reader: Pick<SignedIn, 'get'>) => {
    const { body } = await reader.get(search).expect(200);
    return (body.consultants as { applied?: boolean }[]).map(({ applied }) => applied);
  };
  const before = await company.get(search).expect(200);
  expect(before.body.consultants[0]).toEqual({
    _id: expect.any(String),
    language: 'en',
    position: 'Developer',
    skills: ['OData', 'ABAP'],
    availability: 'now',
    ...UNKNOWN,
    rate: '900',
    applied: false,
  });
  await company
    .post('/private/api/apply-consultant', { consultantId: before.body.consultants[0]._id })
    .expect(201);
  expect(await appliedFor(company)).toEqual([true, false]);
  expect(await appliedFor(await signIn(app, 'B2B'))).toEqual([false, false]);
  expect(await appliedFor(freelancer)).toEqual([undefined, undefined]);
  expect(await appliedFor(app.request)).toEqual([undefined, undefined]);

  // A company's earlier answer does not match its present one, nor that of a visitor.
  const kept = String(before.headers['etag']);
  expect(before.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: /Authorization/ });
  await app.request.get(search).set('If-None-Match', kept).expect(200);
  const after = await company.get(search).set('If-None-Match', kept).expect(200);
  await company.get(search).set('If-None-Match', String(after.headers['etag'])).expect(304);
});

it('pages like a list', async () => {
  const { body, headers } = await app.request.get(`${SEARCH}?tab=projects&page=2&limit=2`);
  expect(body.projects).toHaveLength(1);
  expect(headers['x-total-count']).toBe('3');
  expect(headers['link']).toContain('rel="prev"');
});

it.each(['tab=jobs', 'limit=0', 'tab=projects&tab=consultants', 'q=x', `skill=${'x'.repeat(201)}`])(
  'refuses %s',
  (query) => app.request.get(`${SEARCH}?${query}`).expect(400),
);

it('refuses a dead token', () => app.request.get(SEARCH).set('authorization', 'Bearer dead').expect(401));
