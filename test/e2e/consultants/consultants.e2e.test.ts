import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { countQueries } from '../../support/checks/queries.ts';

const MISSING = 'ffffffffffffffffffffffff';
const ADMIN = '/api/admin/consultants';
const APPLY = '/private/api/apply-consultant';

let app: TestApp;
let admin: SignedIn;
let company: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  company = await signIn(app, 'B2B', {
    first_name: 'Klara',
    last_name: 'Brandt',
    phone: '+49 30 99',
    company_name: 'Spree Logistics AG',
  });
});
afterAll(() => app.close());
afterEach(async () => {
  await app.connection.collection('consultants').deleteMany({});
  await app.connection.collection('applications').deleteMany({});
});

const aForm = (changes: object = {}) => ({
  name: 'Miriam Sander',
  email: 'miriam@example.com',
  skills: 'SAP FI, S/4HANA',
  position: 'Senior consultant',
  rate: '960 EUR per day',
  availability: 'from March',
  qualification: [{ university: 'TU Dresden', year: '2011', course: 'Informatics' }],
  experience: [{ company: 'Elbe Steel', role: 'Lead', from: '2016', to: '2024' }],
  projects: ['Fast close', 'One ledger'],
  ...changes,
});

async function add(changes: object = {}): Promise<{ _id: string }> {
  app.clock.advance(1000);
  const { status, body } = await admin.post(ADMIN, aForm(changes));
  expect([status, body.message]).toEqual([201, 'Consultant created successfully!']);
  return (body as { consultant: { _id: string } }).consultant;
}

describe('administrators', () => {
  it('add a consultant by form data with JSON texts, blank rows dropped', async () => {
    const form = {
      name: 'Miriam Sander',
      skills: 'SAP FI, , SAP FI',
      qualification: JSON.stringify([{ university: '', year: '', course: '' }]),
      experience: JSON.stringify([{ company: 'Elbe', role: '', from: '', to: '' }, { company: ' ' }]),
      projects: JSON.stringify(['Fast close, in Rome', '']),
    };
    let sending = admin.post(ADMIN);
    for (const [name, value] of Object.entries(form)) sending = sending.field(name, value);
    const { status, body } = await sending;
    expect(status).toBe(201);
    expect(body.consultant).toEqual({
      version: expect.any(String),
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      language: 'en',
      name: 'Miriam Sander',
      email: '',
      skills: ['SAP FI'],
      position: '',
      rate: '',
      availability: '',
      ...{ available_from: null, days_per_week: null, confirmedAt: null },
      qualification: [],
      experience: [{ company: 'Elbe', role: '', from: '', to: '' }],
      projects: ['Fast close, in Rome'],
      listed: true,
      createdAt: app.clock.now().toISOString(),
    });
    const listed = { ...body.consultant, applicantsCount: 0, updatedAt: expect.any(String) };
    expect((await admin.get(ADMIN)).body).toEqual([listed]);
    expect((await admin.get(`${ADMIN}/${body.consultant._id}`)).body).toEqual(listed);
  });

  it('write projects as comma text too', async () => {
    const { _id } = await add({ projects: 'Fast close, , One ledger' });
    expect((await admin.get(`${ADMIN}/${_id}`)).body.projects).toEqual(['Fast close', 'One ledger']);
    const bracket = await add({ projects: '[EU] rollout, Migration' });
    expect((await admin.get(`${ADMIN}/${bracket._id}`)).body.projects).toEqual(['[EU] rollout', 'Migration']);
  });

  it.each([
    { name: ' ' },
    { name: null },
    { email: 'nobody' },
    { skills: 5 },
    { qualification: '[{]' },
    { qualification: [{ year: 2011 }] },
    { experience: [{ salary: '1' }] },
    { projects: '[1]' },
    { admin: true },
  ])('are refused %j', async (changes) => {
    await admin.post(ADMIN, aForm(changes)).expect(400);
    const { _id } = await add();
    await admin.put(`${ADMIN}/${_id}`, aForm(changes)).expect(400);
    expect((await admin.get(ADMIN)).headers['x-total-count']).toBe('1');
  });

  it('change what is sent, by JSON, and delete', async () => {
    const { _id, ...before } = await add();
    const changed = await admin.put(`${ADMIN}/${_id}`, { position: 'Architect', email: '' }).expect(200);
    expect(changed.body).toEqual({
      code: 'consultant.updated',
      message: 'Consultant updated successfully!',
      consultant: {
        ...{ _id, ...before, position: 'Architect', email: '' },
        version: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
    expect((await admin.delete(`${ADMIN}/${_id}`).expect(200)).body).toEqual({
      code: 'consultant.deleted',
      message: 'Consultant deleted.',
    });
    await admin.delete(`${ADMIN}/${_id}`).expect(404);
    await admin.put(`${ADMIN}/${_id}`, { position: 'x' }).expect(404);
    for (const path of [`${ADMIN}/nonsense`, '/api/admin/consultant-applicants/nonsense'])
      await admin.get(path).expect(400);
    for (const path of [`${ADMIN}/${_id}`, `/api/admin/consultant-applicants/${_id}`])
      await admin.get(path).expect(404);
  });

  it('see which companies applied, with as many queries for 10 as for one', async () => {
    const { _id } = await add();
    await company.post(APPLY, { consultantId: _id }).expect(201);
    const applicants = () => admin.get(`/api/admin/consultant-applicants/${_id}`).expect(200);
    expect((await applicants()).body).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        status: 'pending',
        appliedAt: app.clock.now().toISOString(),
        b2bId: {
          _id: company.id,
          first_name: 'Klara',
          last_name: 'Brandt',
          company_name: 'Spree Logistics AG',
          role: 'B2B',
          email: company.email,
          phone: '+49 30 99',
        },
      },
    ]);
    const forOne = await countQueries(applicants);
    for (let number = 0; number < 9; number++)
      await (await signIn(app, 'B2B')).post(APPLY, { consultantId: _id }).expect(201);
    expect(await countQueries(applicants)).toBe(forOne);
    expect((await applicants()).headers['x-total-count']).toBe('10');
    await admin.delete(`${ADMIN}/${_id}`).expect(200);
    expect(await app.connection.collection('applications').countDocuments({})).toBe(0);
  });

  it('alone may do so: 401 without their token', async () => {
    const { _id } = await add();
    for (const answer of [
      await company.get(ADMIN),
      await company.post(ADMIN, aForm()),
      await company.put(`${ADMIN}/${_id}`, aForm()),
      await company.delete(`${ADMIN}/${_id}`),
      await app.request.get(`/api/admin/consultant-applicants/${_id}`),
    ])
      expect(answer.status).toBe(401);
  });
});

describe('companies', () => {
  it('see consultants without email, and whether they applied', async () => {
    const first = await add();
    const {
      email: _,
      version: __,
      listed: ___,
      ...second
    } = (await add({ name: 'Ada Wolf' })) as Record<string, unknown>;
    const applied = await company.post(APPLY, { consultantId: first._id, b2bId: company.id });
    expect([applied.status, applied.body]).toEqual([
      201,
      {
        code: 'application.consultant-submitted',
        message: 'Successfully applied for Miriam Sander',
        values: { name: 'Miriam Sander' },
        applicationId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      },
    ]);
    const { body, headers } = await company.get('/private/api/consultants').expect(200);
    expect(body).toEqual([
      { ...second, applied: false, shared: { words: [], of: 2 } },
      expect.objectContaining({ _id: first._id, applied: true }),
    ]);
    expect(body[1]).not.toHaveProperty('email');
    expect(body[1]).not.toHaveProperty('version');
    expect(headers['cache-control']).toBe('private, no-store');
    const other = await signIn(app, 'B2B');
    expect((await other.get('/private/api/consultants?q=miriam')).body).toMatchObject([{ applied: false }]);
  });

  it('apply once, in their own name, to somebody who is there', async () => {
    const { _id } = await add();
    await company.post(APPLY, { consultantId: _id, b2bId: MISSING }).expect(403);
    await company.post(APPLY, { consultantId: MISSING }).expect(404);
    for (const consultantId of ['nonsense', undefined, { $ne: null }])
      await company.post(APPLY, { consultantId }).expect(400);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => company.post(APPLY, { consultantId: _id })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect((await company.post(APPLY, { consultantId: _id })).body.message).toBe(
      'You have already applied for this consultant.',
    );
  });

  it.each(['Freelancer', 'JobSeeker'] as const)('alone may do so: a %s is told', async (role) => {
    const { _id } = await add();
    const person = await signIn(app, role);
    const { status, body } = await person.post(APPLY, { consultantId: _id });
    expect([status, body.message]).toEqual([403, 'Please log in as B2B user to apply for a consultant.']);
    await person.get('/private/api/consultants').expect(403);
    await app.request.post(APPLY).send({ consultantId: _id }).expect(401);
  });
});
