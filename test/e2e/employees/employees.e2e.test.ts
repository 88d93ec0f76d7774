import { aPdf } from '../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { anEmployeeForm, sendForm } from '../../support/people/employee-form.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { countQueries } from '../../support/checks/queries.ts';

const MISSING = 'ffffffffffffffffffffffff';
const OWN = '/private/api/employees';

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B', { company_name: 'Spree Logistics AG' });
  other = await signIn(app, 'B2B', { company_name: 'Havel Optik GmbH' });
});
afterAll(() => app.close());
afterEach(() => app.connection.collection('employees').deleteMany({}));

async function add(changes: object = {}, cv?: Buffer, owner = company): Promise<{ _id: string }> {
  app.clock.advance(1000);
  const { status, body } = await sendForm(owner.post(OWN), anEmployeeForm(changes), cv);
  expect([status, body.message]).toEqual([201, 'Employee created successfully!']);
  return (body as { employee: { _id: string } }).employee;
}

const names = (body: { name: string }[]): string[] => body.map(({ name }) => name);

describe('companies', () => {
  it('add an employee with a CV; company and owner come from the account', async () => {
    const cv = aPdf();
    const shown = { b2bId: company.id, companyName: 'Somebody Else Ltd' };
    const employee = await add(shown, cv);
    expect(employee).toEqual({
      version: expect.any(String),
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      b2bId: company.id,
      companyName: 'Spree Logistics AG',
      name: 'Jonas Brandt',
      email: 'jonas@example.com',
      position: 'ABAP developer',
      skills: 'ABAP, OData',
      rate: '85 EUR per hour',
      availability: 'now',
      ...{ available_from: null, days_per_week: null, confirmedAt: null },
      qualification: [{ university: 'HTW Berlin', year: '2018', course: 'Informatics' }],
      experience: [],
      projects: [],
      cv: {
        filename: 'Lebenslauf Müller.pdf',
        contentType: 'application/pdf',
        size: cv.length,
        uploadedAt: app.clock.now().toISOString(),
      },
      createdAt: app.clock.now().toISOString(),
    });
    expect((await company.get(`${OWN}/${company.id}`)).body).toEqual([employee]);
    const file = await company.get(`${OWN}/${employee._id}/cv`).expect(200);
    expect(file.body).toEqual(cv);
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''Lebenslauf%20M%C3%BCller.pdf");
  });

  it('see all employees, another company’s without e-mail and CV', async () => {
    await add({ name: 'Theirs' }, aPdf(), other);
    await add({ name: 'Mine' }, aPdf());
    const { body } = await company.get(`${OWN}/all`).expect(200);
    expect(names(body)).toEqual(['Mine', 'Theirs']);
    expect(body[0]).toMatchObject({ email: 'jonas@example.com', cv: { contentType: 'application/pdf' } });
    expect(body[1]).toMatchObject({ companyName: 'Havel Optik GmbH', skills: 'ABAP, OData' });
    expect(body[1]).not.toHaveProperty('email');
    expect(body[1]).not.toHaveProperty('cv');
    expect(names((await company.get(`${OWN}/all?q=THEI`)).body)).toEqual(['Theirs']);
    expect((await company.get(`${OWN}/all?q=jonas@`)).body).toEqual([]);
    expect(names((await company.get(`${OWN}/all?limit=1&page=2`)).body)).toEqual(['Theirs']);
  });

  it('list only their own by id', async () => {
    await add({}, undefined, other);
    expect((await company.get(`${OWN}/${company.id}`)).body).toEqual([]);
    for (const id of [other.id, MISSING, 'nonsense']) await company.get(`${OWN}/${id}`).expect(403);
  });

  it('need as many queries for 20 employees as for one', async () => {
    const list = () => company.get(`${OWN}/all`);
    await add();
    const forOne = await countQueries(list);
    for (let number = 0; number < 19; number++) await add({}, undefined, other);
    expect(await countQueries(list)).toBe(forOne);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'nobody' }, 'Enter a valid email'],
    [{ skills: ' , ' }, 'Skills are required'],
    [{ qualification: '[{"year":2011}]' }, 'year must be a string'],
    [{ salary: '1' }, 'salary is not a known field'],
  ])('are refused %j, and nothing is stored', async (changes, message) => {
    const { status, body } = await sendForm(company.post(OWN), anEmployeeForm(changes));
    expect([status, body.message]).toEqual([400, message]);
    expect((await company.get(`${OWN}/all`)).body).toEqual([]);
  });

  it('change an own employee by form or JSON; without a file the CV stays', async () => {
    const first = aPdf();
    const { _id, ...before } = await add({}, first);
    const { name, email, skills } = anEmployeeForm({ name: 'Renamed' });
    const changed = await company.put(`${OWN}/${_id}`, { name, email, skills }).expect(200);
    expect(changed.body).toEqual({
      code: 'employee.updated',
      message: 'Employee updated successfully!',
      employee: { _id, ...before, name: 'Renamed', version: expect.any(String) },
    });
    const second = aPdf({ page: 'BT (Newer) Tj ET' });
    await sendForm(company.put(`${OWN}/${_id}`), anEmployeeForm({ cv: '' })).expect(200);
    expect((await company.get(`${OWN}/${_id}/cv`)).body).toEqual(first);
    await sendForm(company.put(`${OWN}/${_id}`), anEmployeeForm(), second).expect(200);
    expect((await company.get(`${OWN}/${_id}/cv`)).body).toEqual(second);
  });

  it('change nothing by a file that is refused', async () => {
    const { _id, ...before } = await add({}, aPdf());
    const answer = await sendForm(
      company.put(`${OWN}/${_id}`),
      anEmployeeForm({ name: 'New' }),
      Buffer.from('no PDF'),
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field: 'cv' }]);
    expect((await company.get(`${OWN}/${company.id}`)).body).toEqual([{ _id, ...before }]);
  });

  it('leave another company’s employee alone, and do not learn of its CV', async () => {
    const { _id } = await add({}, aPdf(), other);
    const refusal = [403, 'You can only change your own employees'];
    for (const answer of [
      await company.put(`${OWN}/${_id}`, { name: 5 }),
      await sendForm(company.put(`${OWN}/${_id}`), anEmployeeForm(), aPdf()),
      await company.delete(`${OWN}/${_id}`),
    ])
      expect([answer.status, answer.body.message]).toEqual(refusal);
    const foreign = await company.get(`${OWN}/${_id}/cv`);
    const missing = await company.get(`${OWN}/${MISSING}/cv`);
    expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
    for (const [id, status] of [
      [MISSING, 404],
      ['nonsense', 400],
    ] as const) {
      await company.put(`${OWN}/${id}`, anEmployeeForm()).expect(status);
      await company.delete(`${OWN}/${id}`).expect(status);
      await company.get(`${OWN}/${id}/cv`).expect(status);
    }
    await sendForm(company.post(OWN), anEmployeeForm({ b2bId: other.id })).expect(403);
    await company.post(OWN, anEmployeeForm({ b2bId: MISSING })).expect(403);
  });

  it('delete an own employee with the CV', async () => {
    const { _id } = await add({}, aPdf());
    expect((await company.delete(`${OWN}/${_id}`).expect(200)).body).toEqual({
      code: 'employee.deleted',
      message: 'Employee deleted.',
    });
    await company.get(`${OWN}/${_id}/cv`).expect(404);
    const files = await app.connection.collection('files').find().toArray();
    const changed = files.filter(({ since }) => Number(since) === app.clock.now().getTime());
    expect(new Set(changed.map(({ state }) => state as string))).toEqual(new Set(['released']));
  });

  it.each(['Freelancer', 'JobSeeker'] as const)('alone may do so: a %s may not', async (role) => {
    const { _id } = await add({}, aPdf());
    const person = await signIn(app, role);
    for (const answer of [
      await person.get(`${OWN}/all`),
      await person.get(`${OWN}/${person.id}`),
      await person.post(OWN, anEmployeeForm()),
      await person.put(`${OWN}/${_id}`, anEmployeeForm()),
      await person.delete(`${OWN}/${_id}`),
      await person.get(`${OWN}/${_id}/cv`),
    ])
      expect(answer.status).toBe(403);
    await app.request.get(`${OWN}/all`).expect(401);
    await admin.get(`${OWN}/all`).expect(401);
  });
});
