import { aPdf } from '../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { anEmployeeForm, sendForm } from '../../support/people/employee-form.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

const MISSING = 'ffffffffffffffffffffffff';
const ADMIN = '/api/admin/employees';
const OWN = '/private/api/employees';

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B', { company_name: 'Spree Logistics AG' });
});
afterAll(() => app.close());
afterEach(() => app.connection.collection('employees').deleteMany({}));

async function add(changes: object = {}, cv?: Buffer, owner = company): Promise<{ _id: string }> {
  app.clock.advance(1000);
  const { status, body } = await sendForm(owner.post(OWN), anEmployeeForm(changes), cv);
  expect([status, body.message]).toEqual([201, 'Employee created successfully!']);
  return (body as { employee: { _id: string } }).employee;
}

describe('administrators', () => {
  it('see and change every employee, the CV on record', async () => {
    const cv = aPdf();
    const employee = await add({}, cv);
    expect((await admin.get(ADMIN)).body).toEqual([employee]);
    expect((await admin.get(`${ADMIN}/${employee._id}`)).body).toEqual(employee);
    expect((await admin.get(`${ADMIN}?q=spree`)).headers['x-total-count']).toBe('1');
    expect((await admin.get(`${ADMIN}?q=jonas@ex`)).headers['x-total-count']).toBe('1');
    expect((await admin.get(`${ADMIN}/${employee._id}/cv`).expect(200)).body).toEqual(cv);
    const looks = await app.connection.collection('audit').find({ action: 'cv.viewed' }).toArray();
    expect(looks).toMatchObject([{ actorId: admin.id, targetId: employee._id }]);
    const changed = await sendForm(
      admin.put(`${ADMIN}/${employee._id}`),
      anEmployeeForm({ companyName: 'X', rate: '90' }),
    );
    expect([changed.status, changed.body.message]).toEqual([200, 'Employee updated successfully!']);
    expect(changed.body.employee).toEqual({ ...employee, rate: '90', version: expect.any(String) });
    await admin.delete(`${ADMIN}/${employee._id}`).expect(200);
    await admin.get(`${ADMIN}/${employee._id}`).expect(404);
  });

  it('add employees without an account behind them', async () => {
    const form = anEmployeeForm({ companyName: 'Mark Nutrition', projects: '["Labels, two", "Scales"]' });
    const { status, body } = await sendForm(admin.post(ADMIN), form, aPdf());
    expect(status).toBe(201);
    expect(body.employee).toMatchObject({
      companyName: 'Mark Nutrition',
      projects: ['Labels, two', 'Scales'],
      cv: { filename: 'Lebenslauf Müller.pdf' },
    });
    expect(body.employee).not.toHaveProperty('b2bId');
    const [seen] = (await company.get(`${OWN}/all`)).body;
    expect(seen).not.toHaveProperty('email');
    await company.put(`${OWN}/${body.employee._id}`, anEmployeeForm()).expect(403);
    const { body: renamed } = await admin.put(
      `${ADMIN}/${body.employee._id}`,
      anEmployeeForm({ companyName: 'Oder AG' }),
    );
    expect(renamed.employee.companyName).toBe('Oder AG');
    await admin.post(ADMIN, anEmployeeForm({ skills: [] })).expect(400);
  });

  it('get 404 for what is not there and 400 for what is no id', async () => {
    const { _id } = await add();
    await admin.get(`${ADMIN}/${_id}/cv`).expect(404);
    for (const [id, status] of [
      [MISSING, 404],
      ['nonsense', 400],
    ] as const) {
      await admin.get(`${ADMIN}/${id}`).expect(status);
      await admin.put(`${ADMIN}/${id}`, anEmployeeForm()).expect(status);
      await admin.delete(`${ADMIN}/${id}`).expect(status);
      await admin.get(`${ADMIN}/${id}/cv`).expect(status);
    }
    await company.get(ADMIN).expect(401);
    await company.get(`${ADMIN}/${_id}/cv`).expect(401);
  });
});
