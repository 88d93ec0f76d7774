import { unzipSync } from 'fflate';
import { Types } from 'mongoose';
import type { Test } from 'supertest';
import { allCollections } from '../../../api/src/platform/database/collections/collection.ts';
import { aPdf } from '../../../api/src/shared/http/upload/pdf.fixture.ts';
import { door, login, PASSWORD, register } from '../../support/people/accounts.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { bytes, unzipped } from '../../support/app/bytes.ts';
import { Placements } from '../../support/people/placement.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

function upload(person: SignedIn, files: Record<string, Buffer>, fields: Record<string, string> = {}): Test {
  let test = app.request
    .put(`/private/api/update-profile/${person.id}`)
    .set('authorization', `Bearer ${person.token}`);
  for (const [name, value] of Object.entries(fields)) test = test.field(name, value);
  for (const [name, content] of Object.entries(files))
    test = test.attach(name, content, `${name} Müller.pdf`);
  return test;
}

describe('CV and certificate', () => {
  it('come with a form, go out inline under their names, and are replaced and removed', async () => {
    const person = await signIn(app, 'JobSeeker');
    const [first, second] = [aPdf(), aPdf({ page: 'BT (second) Tj ET' })];
    const answer = await upload(person, { cv: first, certificate: first }, { phone: '030 3' });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ phone: '030 3', profileCompletion: 70 });
    expect(answer.body.user.cv).toEqual({
      filename: 'cv Müller.pdf',
      contentType: 'application/pdf',
      size: first.length,
      uploadedAt: expect.any(String),
    });
    await upload(person, { cv: second });
    const file = await bytes(person.get('/private/api/me/cv'));
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''cv%20M%C3%BCller.pdf");
    expect(second.equals(file.body as Buffer)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
    });
    // Fields that were not sent stay.
    expect(first.equals((await bytes(person.get('/private/api/me/certificate'))).body as Buffer)).toBe(true);

    expect((await person.delete('/private/api/me/cv')).status).toBe(200);
    expect((await person.delete('/private/api/me/cv')).status).toBe(200);
    expect((await person.get('/private/api/me/cv')).status).toBe(404);
    expect((await person.get('/private/api/me')).body).toMatchObject({
      cv: null,
      certificate: { size: first.length },
    });
    expect((await person.delete('/private/api/me/certificate')).status).toBe(200);
  });

  it('that are refused change nothing else', async () => {
    const person = await signIn(app, 'JobSeeker');
    const answer = await upload(person, { cv: Buffer.from('MZ no pdf') }, { phone: '030 4' });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'cv']);
    expect((await person.get('/private/api/me')).body).toMatchObject({ phone: '', cv: null });
  });
});

describe('everything about somebody', () => {
  it('comes as a ZIP, documents included', async () => {
    const person = await signIn(app, 'Freelancer', { first_name: 'Änne' });
    const cv = aPdf();
    await upload(person, { cv }, { skills: 'abap' });
    await person.post('/private/api/messages/send', { content: 'Good morning' });
    const answer = await bytes(person.get('/private/api/me/export'));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toContain('attachment; filename="my-data.zip"');
    const files = unzipSync(answer.body as Buffer);
    const read = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(JSON.parse(read('profile.json'))).toMatchObject({
      first_name: 'Änne',
      skills: ['abap'],
      cv: { filename: 'cv Müller.pdf' },
    });
    expect(cv.equals(Buffer.from(files['cv.pdf'] ?? []))).toBe(true);
    expect(JSON.parse(read('sessions.json'))).toHaveLength(1);
    const all = Object.keys(files)
      .filter((name) => name.endsWith('.json'))
      .map(read)
      .join();
    expect(all).toContain('Good morning');
    expect(all).not.toMatch(/passwordHash|"key"/);
  });

  it('names positions and companies, and a company that hides its name only to those who have applied', async () => {
    const admin = await signInAdmin(app);
    const place = new Placements(app, admin);
    const named = async (company_name: string, title: string, show_company: boolean): Promise<string> => {
      const company = await signIn(app, 'B2B', { company_name });
      const form = { title, show_company, description: 'EWM in two centres' };
      return (await company.post('/private/api/projects', form).expect(201)).body.project._id;
    };
    const shown = await named('Werk Nord AG', 'Uran roll-out', true);
    const hidden = await named('Spree Logistics AG', 'Uran move', false);
    const applied = await named('Havel Energie AG', 'Tank park', false);
    const person = await signIn(app, 'Freelancer', { language: 'de' });
    await place.applyForProject(person, applied);
    // What mails of saved searches have named.
    const told = [shown, hidden].map((id) => ({
      personId: new Types.ObjectId(person.id),
      ...{ targetKind: 'project', targetId: new Types.ObjectId(id) },
      ...{ openedAt: app.clock.now(), at: app.clock.now() },
    }));
    await app.connection.model('Told').insertMany(told);
    const files = await unzipped(person.get('/private/api/me/export'));
    const read = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(JSON.parse(read('applications.json'))).toMatchObject([
      { targetId: applied, target: { title: 'Tank park', company: 'Havel Energie AG' } },
    ]);
    const alerts = JSON.parse(read('alerts.json')) as { targetId: string; target: object }[];
    expect(Object.fromEntries(alerts.map(({ targetId, target }) => [targetId, target]))).toEqual({
      [shown]: { title: 'Uran roll-out', company: 'Werk Nord AG' },
      [hidden]: { title: 'Uran move', company: null },
    });
    const page = read('_ihre-daten.html');
    for (const text of ['Tank park', 'Havel Energie AG', 'Uran roll-out', 'Werk Nord AG', 'Uran move'])
      expect(page).toContain(text);
    expect(page).toContain('<dt>Beworben am</dt>');
    expect(Object.values(files).map(String).join()).not.toContain('Spree Logistics');
  });

  it('has a page to read and print that runs nothing, whatever somebody has typed', async () => {
    const person = await signIn(app, 'JobSeeker', { first_name: 'Änne <script>alert(1)</script>' });
    await upload(person, { cv: aPdf() });
    const files = await unzipped(person.get('/private/api/me/export'));
    const page = Buffer.from(files['_your-data.html'] ?? []).toString();
    expect(Object.keys(files)[0]).toBe('_your-data.html');
    expect(page).toContain('<html lang="en">');
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(page).not.toMatch(/<script|<link|<img|https?:\/\//);
    expect(page).toContain('Änne');
    expect(page).toContain('<a href="cv.pdf">cv Müller.pdf</a>');
    expect(files['cv.pdf']).toBeDefined();
  });

  it('is erased within ten minutes after signing in, or with the password', async () => {
    const fresh = await signIn(app, 'JobSeeker');
    expect((await fresh.delete('/private/api/me')).status).toBe(200);
    expect((await fresh.get('/private/api/me')).status).toBe(401);

    const { email, token } = await register(app, { email: 'leaving@example.com' });
    app.clock.advance(10 * 60_000);
    const erase = (body?: object) =>
      app.request.delete('/private/api/me').set('authorization', `Bearer ${token}`).send(body);
    expect((await erase()).status).toBe(403);
    expect((await erase({ password: 'not the right one' })).body.errors).toEqual([
      { field: 'password', code: 'password.incorrect', message: 'This password is incorrect' },
    ]);
    expect((await login(app, email)).status).toBe(200);
    expect((await erase({ password: PASSWORD })).status).toBe(200);
    expect((await login(app, email)).status).toBe(401);
    // The address is free again.
    expect((await register(app, { email })).email).toBe(email);
  });

  it('leaves nothing behind when it is erased', async () => {
    const attached = () => app.connection.collection('files').countDocuments({ state: 'attached' });
    const before = await attached();
    const person = await signIn(app, 'Freelancer', {
      email: 'leaves-nothing@example.com',
      last_name: 'Leaving',
    });
    await upload(person, { cv: aPdf() });
    expect(await attached()).toBe(before + 1);
    const admin = await signInAdmin(app);
    await admin.get(`/api/admin/applicants/${person.id}/cv`);
    await admin.post('/api/admin/messages/send-from-admin', {
      recipientId: person.id,
      content: 'Hello Leaving',
    });
    // A given-up one, which is not delivered in between.
    const now = app.clock.now();
    const mail = { to: person.email, subject: 'A new message', paragraphs: ['Hello'], kind: 'new-message' };
    const given = { mail, state: 'failed', attempts: 8, nextAt: now, createdAt: now };
    await app.connection.model('Outbox').create(given);
    const exported = await unzipped(person.get('/private/api/me/export'));
    const part = (name: string) =>
      JSON.parse(Buffer.from(exported[`${name}.json`] ?? []).toString()) as object[];
    expect(part('log')).toMatchObject([{ action: 'cv.viewed' }, { action: 'message.sent' }]);
    expect(part('mails-not-sent-yet')).toContainEqual(expect.objectContaining({ subject: 'A new message' }));
    await person.post('/private/api/messages/send', { content: 'Good bye' });
    await door(app, 'forgot-password', { email: person.email });
    expect((await person.delete('/private/api/me')).status).toBe(200);
    const found = [];
    for (const { name } of await app.connection.listCollections()) {
      const documents = await app.connection.collection(name).find({}).toArray();
      const text = JSON.stringify(documents);
      // Logs and ledgers keep an id that identifies nobody any more, and no name.
      const keepsIds = allCollections().some((each) => each.name === name && each.keepsIds !== undefined);
      if ((!keepsIds && text.includes(person.id)) || /Leaving|leaves-nothing/.test(text)) found.push(name);
    }
    expect(found).toEqual([]);
    const ledger = app.connection.collection<{ _id: string }>('erasures');
    const entry = await ledger.findOne({ _id: `user:${person.id}` });
    expect(entry).toEqual({ _id: `user:${person.id}`, at: expect.any(Date) });
    expect(await attached()).toBe(before);
  });
});
