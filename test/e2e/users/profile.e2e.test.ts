import { startApp, type TestApp } from '../../support/app/app.ts';
import { aRegistration, door } from '../../support/people/accounts.ts';
import { anEmployeeForm, sendForm } from '../../support/people/employee-form.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const update = (person: SignedIn, body: object) =>
  person.put(`/private/api/update-profile/${person.id}`, body);

describe('the own profile', () => {
  it('is what me and user-by-email answer, with an ETag', async () => {
    const person = await signIn(app, 'Freelancer');
    const me = await person.get('/private/api/me');
    const byEmail = await person.post('/private/api/user-by-email', { email: person.email.toUpperCase() });
    expect([me.status, byEmail.status]).toEqual([200, 200]);
    expect(byEmail.body).toEqual(me.body);
    expect(me.body).toMatchObject({
      _id: person.id,
      role: 'Freelancer',
      blocked: false,
      profileCompletion: 40,
    });
    const again = await person.get('/private/api/me').set('if-none-match', me.headers['etag'] ?? '');
    expect(again.status).toBe(304);
  });

  it('is nobody else’s: 403 for another’s address, known or not', async () => {
    const [person, other] = [await signIn(app, 'Freelancer'), await signIn(app, 'B2B')];
    const answers = [
      await person.post('/private/api/user-by-email', { email: other.email }),
      await person.post('/private/api/user-by-email', { email: 'nobody@example.com' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      Array(2).fill([403, answers[0]?.body.message]),
    );
    expect((await person.post('/private/api/user-by-email', {})).status).toBe(400);
  });

  it('changes only what is sent', async () => {
    const person = await signIn(app, 'JobSeeker', { phone: '030 1' });
    const { status, body } = await update(person, {
      first_name: ' Janina ',
      skills: ' ABAP, Fiori ,,abap ',
      qualification: [
        { university: 'TU Berlin', year: '2019', course: 'Informatik' },
        { university: ' ', year: '', course: '' },
      ],
      experience: JSON.stringify([{ company: 'Spree AG', role: 'Developer', from: '2019', to: '' }]),
    });
    expect([status, body.message]).toEqual([200, 'Profile updated successfully!']);
    const changed = {
      first_name: 'Janina',
      phone: '030 1',
      skills: ['abap', 'fiori'],
      qualification: [{ university: 'TU Berlin', year: '2019', course: 'Informatik' }],
      experience: [{ company: 'Spree AG', role: 'Developer', from: '2019', to: '' }],
      profileCompletion: 80,
    };
    expect(body.user).toMatchObject(changed);
    await update(person, { country: 'Austria' });
    expect((await person.get('/private/api/me')).body).toMatchObject({ ...changed, country: 'Austria' });
  });

  it('of another is 403, whether there is such a user or not', async () => {
    const [person, other] = [await signIn(app, 'Freelancer'), await signIn(app, 'Freelancer')];
    for (const id of [other.id, 'f'.repeat(24), 'nonsense'])
      expect((await person.put(`/private/api/update-profile/${id}`, { phone: '1' })).status).toBe(403);
    expect((await other.get('/private/api/me')).body.phone).toBe('');
  });

  it.each([
    [{ role: 'B2B' }, 'company_name', 'Company name is required for B2B users'],
    [{ role: 'B2B', company_name: '  ' }, 'company_name', 'Company name is required for B2B users'],
    [{ role: 'Admin' }, 'role', 'role must be one of JobSeeker, Freelancer, B2B'],
    [{ first_name: '' }, 'first_name', 'First name is required'],
    [{ phone: 49 }, 'phone', expect.any(String)],
    [{ phone: null }, 'phone', expect.any(String)],
    [{ email: 'new@example.com' }, 'email', 'email is not a known field'],
    [{ blocked: false }, 'blocked', 'blocked is not a known field'],
    [{ skills: Array.from({ length: 51 }, (_, i) => `skill ${i}`) }, 'skills', expect.any(String)],
    [{ skills: { 0: 'abap' } }, 'skills', expect.any(String)],
    [{ qualification: '{' }, 'qualification', expect.any(String)],
    [
      { qualification: [{ university: 'TU', year: 2019, course: '' }] },
      'qualification.0.year',
      expect.any(String),
    ],
    [{ experience: [{ company: 'x', salary: '1' }] }, 'experience.0.salary', 'salary is not a known field'],
    [{ cv: 'none' }, 'cv', expect.any(String)],
  ])('refuses %j and changes nothing', async (body, field, message) => {
    const person = await signIn(app, 'Freelancer');
    const before = (await person.get('/private/api/me')).body;
    const answer = await update(person, { country: 'France', ...body });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field, code: expect.any(String), message })],
    ]);
    expect((await person.get('/private/api/me')).body).toEqual(before);
  });

  it('keeps a company’s name, which cannot be taken away', async () => {
    const person = await signIn(app, 'B2B');
    expect((await update(person, { company_name: ' ' })).status).toBe(400);
    expect((await update(person, { phone: '030 2' })).status).toBe(200);
  });

  it('keeps its applications when the role changes, and loses the old role’s abilities', async () => {
    const admin = await signInAdmin(app);
    const posted = await admin.post('/api/admin/createJob', {
      title: 'a',
      description: 'b',
      qualification: 'c',
    });
    const jobId = posted.body.job._id as string;
    const person = await signIn(app, 'JobSeeker');
    const { applicationId } = (await person.post('/api/apply', { jobId })).body;
    const { body } = await update(person, { role: 'Freelancer' });
    expect(body.user.jobs_applied).toEqual([
      { _id: jobId, applicationId, status: 'pending', appliedAt: expect.any(String) },
    ]);
    expect((await person.post('/api/apply', { jobId })).status).toBe(403);
  });
});

describe('the link to LinkedIn', () => {
  it('is taken away only while there is a password', async () => {
    const person = await signIn(app, 'JobSeeker');
    const users = app.connection.collection('users');
    await users.updateOne({ emailKey: person.email }, { $set: { 'providers.linkedIn': 'subject-1' } });
    expect((await person.get('/private/api/me')).body).toMatchObject({ linkedIn: true, hasPassword: false });
    expect((await person.delete('/private/api/me/linkedin')).status).toBe(409);
    await users.updateOne({ emailKey: person.email }, { $set: { passwordHash: 'x' } });
    expect((await person.delete('/private/api/me/linkedin')).status).toBe(200);
    expect((await person.get('/private/api/me')).body).toMatchObject({ linkedIn: false, hasPassword: true });
  });
});

describe('what the administration sees', () => {
  it('are freelancers and companies, newest first, with filters and pages', async () => {
    const admin = await signInAdmin(app);
    const abap = await signIn(app, 'Freelancer', { last_name: 'Zander', email: 'z@filter.example' });
    await update(abap, { skills: 'S/4 ABAP' });
    const fiori = await signIn(app, 'Freelancer', { last_name: 'Zander (2)' });
    await update(fiori, { skills: 'fiori' });
    const company = await signIn(app, 'B2B', { company_name: 'Zander AG' });
    const ids = async (path: string) =>
      ((await admin.get(`/api/admin/${path}`)).body as { _id: string }[]).map(({ _id }) => _id);

    expect(await ids('freelancers?q=zander')).toEqual([fiori.id, abap.id]);
    // Both names together, as the screens show them, and a skill: every word counts.
    expect(await ids('freelancers?q=Jana%20Zander')).toEqual([fiori.id, abap.id]);
    expect(await ids('freelancers?q=jana%20zander%20fio')).toEqual([fiori.id]);
    expect(await ids('freelancers?q=%20%20')).toEqual(await ids('freelancers'));
    expect(await ids('freelancers?q=ZANDER&limit=1&page=2')).toEqual([abap.id]);
    expect(await ids('freelancers?skill=S/4%20Abap')).toEqual([abap.id]);
    expect(await ids('freelancers?q=filter.example')).toEqual([abap.id]);
    expect(await ids('freelancers?q=(2)')).toEqual([fiori.id]);
    expect(await ids('freelancers?q=.*')).toEqual([]);
    expect(await ids('b2b-users?q=zander')).toEqual([company.id]);
    expect((await admin.get('/api/admin/freelancers?limit=1')).headers['x-total-count']).toMatch(/^\d+$/);

    const one = await admin.get(`/api/admin/freelancers/${abap.id}`);
    expect(one.body).toMatchObject({ _id: abap.id, email: 'z@filter.example', skills: ['s/4 abap'] });
    expect(one.body).not.toHaveProperty('hasPassword');
    expect((await admin.get(`/api/admin/b2b-users/${company.id}`)).body.company_name).toBe('Zander AG');
    expect((await admin.get(`/api/admin/b2b-users/${abap.id}`)).status).toBe(404);
    expect((await admin.get('/api/admin/freelancers/nonsense')).status).toBe(400);
    expect((await admin.get('/api/admin/freelancers?limit=abc')).status).toBe(400);
  });

  it('is not for users', async () => {
    const person = await signIn(app, 'B2B');
    for (const path of ['freelancers', 'b2b-users', `freelancers/${person.id}`])
      expect((await person.get(`/api/admin/${path}`)).status).toBe(401);
  });
});

describe('a name, a company and a telephone number', () => {
  const BAD: [string, string][] = [
    ['Ihr Konto wurde gesperrt, https://evil.example', 'field.name-web-address'],
    ['www.evil.example', 'field.name-web-address'],
  ];
  const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
    status,
    body.errors?.map(({ code }) => code),
  ];

  it.each(BAD)('%j is refused wherever it is entered', async (text, code) => {
    const [company, admin] = [await signIn(app, 'B2B'), await signInAdmin(app)];
    const refused = [400, [code]];
    for (const field of ['first_name', 'last_name', 'company_name'])
      expect(codeOf(await update(company, { [field]: text }))).toEqual(refused);
    const phone = text.replace('Ihr Konto wurde gesperrt', '');
    expect(codeOf(await update(company, { phone }))).toEqual(refused);
    const count = await app.connection.model('User').countDocuments();
    const registration = aRegistration({ email: 'fresh@example.com', first_name: text });
    expect(codeOf(await door(app, 'register', registration))).toEqual(refused);
    expect(await app.connection.model('User').countDocuments()).toBe(count);
    const employee = sendForm(company.post('/private/api/employees'), anEmployeeForm({ name: text }));
    expect(codeOf(await employee)).toEqual(refused);
    expect(codeOf(await admin.post('/api/admin/consultants', { name: text }))).toEqual(refused);
    expect(codeOf(await admin.put('/api/admin/me', { phone }))).toEqual(refused);
  });

  it.each([
    ['Lena\r\nVogt', 'Lena Vogt'],
    ['Lena\u202e Vogt', 'Lena Vogt'],
    ['Le\u200bna\u00a0Vogt ', 'Lena Vogt'],
    ['Ju\u0308rgen', 'Jürgen'],
  ])('%j is stored as %j', async (text, clean) => {
    const company = await signIn(app, 'B2B');
    for (const field of ['first_name', 'last_name', 'company_name'])
      expect((await update(company, { [field]: text })).body.user[field]).toBe(clean);
    expect((await update(company, { phone: '\u202a+49 30 123456\u202c' })).body.user.phone).toBe(
      '+49 30 123456',
    );
  });

  it('may be any that people have', async () => {
    const company = await signIn(app, 'B2B');
    const names = { last_name: 'O’Neill', company_name: 'Müller-Lüdenscheidt GmbH & Co. KG' };
    expect((await update(company, names)).body.user).toMatchObject(names);
    expect((await update(company, { company_name: ' SAP.com ' })).body.user.company_name).toBe('SAP.com');
  });

  it('that was stored before stays readable, and does not hinder other changes', async () => {
    const old = { first_name: 'See www.example.com' };
    const person = await signIn(app, 'Freelancer', old);
    expect((await person.get('/private/api/me')).body).toMatchObject(old);
    expect((await update(person, { phone: '030 1' })).body.user).toMatchObject({ ...old, phone: '030 1' });
    expect(codeOf(await update(person, old))).toEqual([400, ['field.name-web-address']]);
  });
});
