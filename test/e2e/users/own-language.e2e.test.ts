import { login, PASSWORD, register } from '../../support/people/accounts.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn, signInAdmin } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

const OFFICE = 'office@firm.example';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ settings: { contactTo: OFFICE } });
});
afterAll(() => app.close());

describe('the language of an account', () => {
  it('is English until another one is chosen', async () => {
    const user = await signIn(app, 'Freelancer');
    expect((await user.get('/private/api/me')).body.language).toBe('en');
    expect((await user.put('/private/api/language', { language: 'de' })).body).toMatchObject({
      code: 'account.language-changed',
    });
    expect((await user.get('/private/api/me')).body.language).toBe('de');
  });

  it('is chosen by administrators for themselves', async () => {
    const [one, other] = [await signInAdmin(app), await signInAdmin(app)];
    expect((await one.put('/api/admin/language', { language: 'de' })).status).toBe(200);
    expect((await one.get('/api/admin/me')).body.language).toBe('de');
    expect((await other.get('/api/admin/me')).body.language).toBe('en');
  });

  it('comes with a registration, and administrators are told, who write to the person', async () => {
    await register(app, { email: 'greta@example.com', language: 'de' });
    const { user } = (await login(app, 'greta@example.com', PASSWORD)).body;
    expect(user.language).toBe('de');
    const admin = await signInAdmin(app);
    const { body } = await admin.get(`/api/admin/people/${user._id}`);
    expect(body).toMatchObject({ email: 'greta@example.com', language: 'de' });
  });

  it('is one that the product speaks', async () => {
    const user = await signIn(app, 'Freelancer');
    const answer = await user.put('/private/api/language', { language: 'fr' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field: 'language', code: 'field.not-one-of' }]);
    expect((await user.get('/private/api/me')).body.language).toBe('en');
  });

  it('is English for whoever was there before there was a choice', async () => {
    const user = await signIn(app, 'Freelancer');
    await app.connection.collection('users').updateOne({ email: user.email }, { $unset: { language: 1 } });
    expect((await user.get('/private/api/me')).body.language).toBe('en');
  });
});

describe('what the system writes', () => {
  const mailsTo = async (address: string) => (await app.mails()).filter(({ to }) => to === address);

  it('is in the language of the account: mails, with links to its pages, and messages', async () => {
    const admin = await signInAdmin(app);
    const place = new Placements(app, admin);
    const freelancer = await signIn(app, 'Freelancer', { first_name: 'Nora', language: 'de' });
    const applicationId = await place.applyForProject(freelancer, await place.project());
    await admin
      .patch(`/api/admin/applications/${applicationId}`, { status: 'rejected', note: 'Until spring' })
      .expect(200);
    const [receipt, decision] = await mailsTo(freelancer.email);
    expect(receipt?.subject).toMatch(/^Ihre Bewerbung ist eingegangen: /);
    expect(receipt?.link).toBe(`/de/dashboard/applications?applicationId=${applicationId}`);
    expect(receipt?.html).toContain('<html lang="de" ');
    expect(decision?.text).toMatch(
      /^Gesendet: .*\nEntschieden: .*\n\nAbsage zu Ihrer Bewerbung\n\nGuten Tag Nora \S+!\n\nVielen Dank, dass Sie sich für .*\n\nUntil spring/,
    );
    const { messages } = (await freelancer.get(`/private/api/messages/${freelancer.id}`)).body;
    expect(messages.at(-1)).toMatchObject({
      language: 'de',
      content: expect.stringMatching(/^Vielen Dank, .*Until spring$/s),
    });
  });

  it('confirms an application in the language of the page it came from', async () => {
    const seeker = await signIn(app, 'Freelancer', { language: 'de' });
    const projectId = await new Placements(app, await signInAdmin(app)).project();
    await seeker.post('/private/api/projects/apply', { projectId, language: 'en' }).expect(201);
    const [receipt] = await mailsTo(seeker.email);
    expect(receipt?.subject).toMatch(/^We have received your application: /);
  });

  it('leaves what an administrator writes as it is', async () => {
    const [admin, user] = [await signInAdmin(app), await signIn(app, 'Freelancer', { language: 'de' })];
    await admin
      .post('/api/admin/messages/send-from-admin', { recipientId: user.id, content: 'Hello there' })
      .expect(201);
    const { messages } = (await user.get(`/private/api/messages/${user.id}`)).body;
    expect(messages[0]).not.toHaveProperty('language');
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toMatch(/^Neue Nachricht von /);
  });

  it('forwards a contact form in the language of its page, also when it was no spam after all', async () => {
    const sent = { name: 'Maria', email: 'maria@example.com', message: 'Guten Tag', language: 'de' };
    const form = (body: object) => app.request.post('/public/api/v0/contact-admin').send(body).expect(201);
    await form(sent);
    await form({ ...sent, name: 'Marie', website: 'x' });
    const admin = await signInAdmin(app);
    const kept = (await admin.get('/api/admin/messages/all?q=Marie')).body[0];
    await admin.patch(`/api/admin/contact-messages/${kept._id}`, { spam: false }).expect(200);
    const subjects = (await mailsTo(OFFICE)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Nachricht von Maria (Kontaktformular)',
      'Nachricht von Marie (Kontaktformular)',
    ]);
  });
});
