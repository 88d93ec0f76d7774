import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, signInAgain, type SignedIn } from '../../support/people/people.ts';
import { saveSearch, searchesOf } from '../../support/people/searches.ts';

const DAY = '2026-05-01';

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B');
});
afterAll(() => app.close());

const consultant = async (name: string, known: object = {}): Promise<string> =>
  (await admin.post('/api/admin/consultants', { name, position: name, ...known }).expect(201)).body.consultant
    ._id;
const employee = async (name: string, known: object = {}): Promise<string> =>
  (
    await company
      .post('/private/api/employees', { name, email: 'ida@firma.example', skills: 'FI', ...known })
      .expect(201)
  ).body.employee._id;

type Named = { name?: string; position?: string; first_name?: string };
const namesIn = (list: Named[]) =>
  list.map(({ name, position, first_name }) => name ?? position ?? first_name);
const listed = async (caller: SignedIn, path: string): Promise<unknown[]> => {
  const { body } = await caller.get(path).expect(200);
  return namesIn(Array.isArray(body) ? body : body.consultants);
};

it('leaves out those who are known to be free later, in every list, and keeps the order', async () => {
  const known: [string, object][] = [
    ['early', { available_from: DAY, days_per_week: 2 }],
    ['late', { available_from: '2026-05-02' }],
    ['unknown', {}],
  ];
  for (const [name, fields] of known) {
    await consultant(name, fields);
    await employee(name, fields);
    const person = await signIn(app, 'Freelancer', { first_name: name });
    await person.patch('/private/api/me/availability', fields).expect(200);
    app.clock.advance(1000);
  }
  const lists: [SignedIn, string][] = [
    [admin, '/api/admin/consultants?'],
    [company, '/private/api/consultants?'],
    [company, '/public/api/v0/home-search?tab=consultants&'],
    [admin, '/api/admin/employees?'],
    [company, '/private/api/employees/all?'],
    [company, `/private/api/employees/${company.id}?`],
    [admin, '/api/admin/freelancers?'],
    [admin, '/api/admin/people?role=Freelancer&'],
  ];
  for (const [caller, path] of lists) {
    expect([path, await listed(caller, path)]).toEqual([path, ['unknown', 'late', 'early']]);
    expect([path, await listed(caller, `${path}free_by=${DAY}`)]).toEqual([path, ['unknown', 'early']]);
    for (const wrong of ['2026-02-30', 'May', '2026-05-01T00:00:00Z'])
      await caller.get(`${path}free_by=${wrong}`).expect(400);
  }
  // 60 days later nothing is known of anybody.
  app.clock.advance(60 * 24 * 3_600_000);
  await renewed();
  for (const [caller, path] of lists)
    expect([path, await listed(caller, `${path}free_by=${DAY}`)]).toEqual([
      path,
      ['unknown', 'late', 'early'],
    ]);
});

const renewed = async () => {
  admin.token = (await signInAgain(app, admin, 'admin')).token;
  company.token = (await signInAgain(app, company)).token;
};

it('is understood by saved searches of consultants and of people, which count what an edit brings in', async () => {
  await renewed();
  const query = 'free_by=2027-05-01';
  const late = { available_from: '2027-06-01', days_per_week: 3 };
  const id = await consultant('moved', late);
  const confirmed = await consultant('confirmed', late);
  const person = await signIn(app, 'Freelancer', { first_name: 'moved' });
  await person.patch('/private/api/me/availability', late).expect(200);
  app.clock.advance(1000);
  await saveSearch(company, { kind: 'consultant', query, cadence: 'none' });
  for (const kind of ['person', 'freelancer']) await saveSearch(admin, { kind, query, cadence: 'none' });
  const counts = async () => [
    ...(await searchesOf(company)).map(({ newCount }) => newCount),
    ...(await searchesOf(admin)).map(({ newCount }) => newCount),
  ];
  app.clock.advance(1000);
  expect(await counts()).toEqual([0, 0, 0]);
  await admin.post(`/api/admin/consultants/${confirmed}/availability/confirm`).expect(200);
  expect(await counts()).toEqual([0, 0, 0]);
  await admin.put(`/api/admin/consultants/${id}`, { available_from: '2027-04-01' }).expect(200);
  await person.patch('/private/api/me/availability', { available_from: '2027-04-01' }).expect(200);
  expect(await counts()).toEqual([1, 1, 1]);
  await company
    .post('/private/api/saved-searches', { kind: 'consultant', query: 'free_by=May', name: 'x' })
    .expect(400);
});

it('shows administrators what has become unknown, and others when it was confirmed only', async () => {
  await renewed();
  const id = await consultant('stale', { available_from: '2029-01-01', days_per_week: 4 });
  const employed = await employee('stale', { available_from: '2029-01-01' });
  const confirmedAt = app.clock.now().toISOString();
  app.clock.advance(60 * 24 * 3_600_000);
  await renewed();
  const other = await signIn(app, 'B2B');
  const find = async (caller: SignedIn, path: string) =>
    ((await caller.get(path).expect(200)).body as { _id: string }[]).find(({ _id }) =>
      [id, employed].includes(_id),
    );
  const nothing = { available_from: null, days_per_week: null, confirmedAt };
  expect(await find(company, '/private/api/consultants')).toMatchObject(nothing);
  expect(await find(other, '/private/api/employees/all')).toMatchObject(nothing);
  expect(await find(admin, '/api/admin/consultants')).toMatchObject({
    available_from: '2029-01-01',
    days_per_week: 4,
  });
  expect(await find(company, '/private/api/employees/all')).toMatchObject({ available_from: '2029-01-01' });
  await company.post(`/private/api/employees/${employed}/availability/confirm`).expect(200);
  expect(await find(other, '/private/api/employees/all')).toMatchObject({ available_from: '2029-01-01' });
});

it('an edit of another field confirms nothing, and the log names who has confirmed', async () => {
  await renewed();
  const id = await consultant('logged', { days_per_week: 4 });
  const one = async () => (await admin.get(`/api/admin/consultants/${id}`)).body.confirmedAt;
  const confirmedAt = await one();
  app.clock.advance(60_000);
  await admin.put(`/api/admin/consultants/${id}`, { rate: '1 EUR' }).expect(200);
  expect(await one()).toBe(confirmedAt);
  await admin.post(`/api/admin/consultants/${id}/availability/confirm`).expect(200);
  expect(await one()).toBe(app.clock.now().toISOString());
  const person = await signIn(app, 'Freelancer');
  const confirm = () => admin.post(`/api/admin/people/${person.id}/availability/confirm`);
  expect((await confirm()).body).toMatchObject({ code: 'availability.nothing-known' });
  await person.patch('/private/api/me/availability', { days_per_week: 2 }).expect(200);
  app.clock.advance(60_000);
  expect((await confirm().expect(200)).body.availability.confirmedAt).toBe(app.clock.now().toISOString());
  const { body } = await admin.get('/api/admin/audit').expect(200);
  expect((body as { action: string }[]).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['consultant.availability-confirmed', 'user.availability-confirmed']),
  );
});
