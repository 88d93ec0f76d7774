import { startApp, type TestApp } from '../../../support/app/app.ts';
import {
  aRegistration,
  door,
  lastMailTo,
  login,
  PASSWORD,
  register,
  verifyEmail,
} from '../../../support/people/accounts.ts';

const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to.toLowerCase() === email);

describe('registration', () => {
  it('lets somebody in after the mailed link was opened, and not before', async () => {
    const email = 'way-in@example.com';
    const answer = await door(app, 'register', aRegistration({ email }));
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(['code', 'message']);

    const early = await login(app, email);
    expect([early.status, early.body.message]).toEqual([403, 'Please verify your email first']);
    expect((await login(app, email, 'wrong wrong wrong')).status).toBe(401);

    const mail = await lastMailTo(app, email);
    expect(mail.link).toBe(`/verify-email#token=${mail.token}`);
    const verified = await verifyEmail(app, mail.token);
    expect([verified.status, verified.text]).toEqual([200, 'Email verified successfully!']);
    expect(verified.headers['content-type']).toMatch(/^text\/plain/);

    const { status, body } = await login(app, 'Way-In@Example.com');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token: expect.any(String),
      user: { email, first_name: 'Lena', role: 'Freelancer', country: 'Germany', jobs_applied: [], cv: null },
    });
    expect(JSON.stringify(body)).not.toMatch(/password[^"]*hash|argon2|emailKey/i);
  });

  it('makes a company by default, and asks for its name', async () => {
    const email = 'default-role@example.com';
    const { role: _, ...input } = aRegistration({ email });
    const refused = await door(app, 'register', input);
    expect([refused.status, refused.body.message]).toEqual([400, 'Company name is required for B2B users']);
    expect(refused.body.errors).toEqual([
      {
        field: 'company_name',
        code: 'account.company-required',
        message: 'Company name is required for B2B users',
      },
    ]);
    await door(app, 'register', { ...input, company_name: 'Spree AG' });
    await verifyEmail(app, (await lastMailTo(app, email)).token);
    expect((await login(app, email)).body.user).toMatchObject({ role: 'B2B', company_name: 'Spree AG' });
  });

  it('answers the same for a known address, whose owner gets a mail saying so', async () => {
    const fresh = await door(app, 'register', aRegistration({ email: 'twice@example.com' }));
    const again = await door(
      app,
      'register',
      aRegistration({
        email: 'TWICE@example.com',
        first_name: 'Mallory',
        password: 'another long secret 77',
      }),
    );
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    const mails = await mailsTo('twice@example.com');
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Finish your registration',
      'Please confirm your email address',
    ]);
    // The second attempt has changed nothing in the account.
    expect((await login(app, 'twice@example.com')).status).toBe(403);
    expect((await login(app, 'twice@example.com', 'another long secret 77')).status).toBe(401);

    // The reader of the email chooses a new password.
    const { token } = await lastMailTo(app, 'twice@example.com');
    await door(app, 'reset-password', { token, password: 'mine and only mine 9' });
    expect((await login(app, 'twice@example.com')).status).toBe(401);
    expect((await login(app, 'twice@example.com', 'mine and only mine 9')).status).toBe(200);
    await door(app, 'register', aRegistration({ email: 'twice@example.com' }));
    expect((await mailsTo('twice@example.com')).at(-1)?.subject).toBe('You already have an account');
  });

  it('makes one account of 20 simultaneous registrations of an address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        door(app, 'register', aRegistration({ email: i % 2 ? 'race@example.com' : 'Race@Example.com' })),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    expect(await app.connection.collection('users').countDocuments({ emailKey: 'race@example.com' })).toBe(1);
    // The reader of the emails can finish: nothing says that the address is already registered.
    const subjects = new Set((await mailsTo('race@example.com')).map(({ subject }) => subject));
    expect(subjects).toEqual(new Set(['Please confirm your email address', 'Finish your registration']));
  });

  it('takes people with one name', async () => {
    const email = 'bjork@example.com';
    const one = aRegistration({ email, first_name: 'Björk', last_name: '' });
    expect((await door(app, 'register', one)).status).toBe(201);
    const stored = await app.connection.collection('users').findOne({ emailKey: email });
    expect(stored).toMatchObject({ first_name: 'Björk', last_name: '' });
  });

  it.each([
    ['first_name', { first_name: ' ' }, 'First name is required'],
    ['last_name', { last_name: undefined }, 'Last name is required'],
    ['last_name', { last_name: null }, 'Last name is required'],
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: undefined }, 'Email is required'],
    ['email', { email: 'lena@' }, 'Enter a valid email'],
    ['email', { email: { $ne: null } }, undefined],
    ['email', { email: `${'a'.repeat(250)}@example.com` }, 'Enter a valid email'],
    ['password', { password: 'short' }, 'Use at least 12 characters for your password'],
    ['password', { password: undefined }, 'Password is required'],
    ['password', { password: 'password123456' }, expect.stringContaining('easy to guess')],
    ['password', { password: 'lena.vogt.lena' }, expect.stringContaining('easy to guess')],
    ['password', { password: 'ä7x'.repeat(43) }, 'Use at most 128 characters for your password'],
    ['role', { role: 'Admin' }, 'role must be one of JobSeeker, Freelancer, B2B'],
    ['phone', { phone: 49301234 }, expect.any(String)],
    ['isAdmin', { isAdmin: true }, 'isAdmin is not a known field'],
  ])('refuses a wrong %s: %j', async (field, change, message) => {
    const { status, body } = await door(
      app,
      'register',
      aRegistration({ email: 'refused@example.com', ...change }),
    );
    expect(status).toBe(400);
    if (message)
      expect(body.errors).toContainEqual(
        expect.objectContaining({ field, code: expect.any(String), message }),
      );
    expect(await app.connection.collection('users').countDocuments({ emailKey: 'refused@example.com' })).toBe(
      0,
    );
  });

  it('accepts new top-level domains and passphrases with spaces and umlauts', async () => {
    const email = 'jörg.müller+sap@büro.consulting'.normalize('NFC').replace(/ö|ü/g, 'u');
    expect((await door(app, 'register', aRegistration({ email, password: ' grüne Wölfe 9 ' }))).status).toBe(
      201,
    );
    await verifyEmail(app, (await lastMailTo(app, email)).token);
    expect((await login(app, email, ' grüne Wölfe 9 ')).status).toBe(200);
    // Neither trimmed, nor cut, nor in other letters.
    for (const other of ['grüne Wölfe 9', ' Grüne Wölfe 9 ', ' grüne Wölfe 9', ' grüne Wölfe 9  '])
      expect([other, (await login(app, email, other)).status]).toEqual([other, 401]);
  });
});

describe('confirming the address', () => {
  it('takes a repeated click as success, for 24 hours', async () => {
    const email = 'click@example.com';
    await door(app, 'register', aRegistration({ email }));
    const { token } = await lastMailTo(app, email);
    app.clock.advance(23 * HOUR);
    for (let i = 0; i < 3; i++) expect((await verifyEmail(app, token)).status).toBe(200);
    app.clock.advance(2 * HOUR);
    expect((await verifyEmail(app, token)).status).toBe(400);
  });

  it.each([
    ['missing', '', 'Verification token is missing'],
    ['empty', '?token=', 'Verification token is missing'],
    ['unknown', '?token=abc', 'This verification link is invalid or has expired'],
    ['twice', '?token=abc&token=abc', 'The parameter token was sent twice'],
  ])('says in plain text that the token is %s', async (_, query, text) => {
    const answer = await app.request.get(`/public/api/v0/verify-email${query}`);
    expect([answer.status, answer.text]).toEqual([400, text]);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  it.each([
    ['de', 'Ihre E-Mail-Adresse ist bestätigt!', 'Dieser Bestätigungslink ist unvollständig'],
    ['de-AT, en;q=0.8', 'Ihre E-Mail-Adresse ist bestätigt!', 'Dieser Bestätigungslink ist unvollständig'],
    ['fr, de;q=0.5, en;q=0.9', 'Email verified successfully!', 'Verification token is missing'],
    ['fr', 'Email verified successfully!', 'Verification token is missing'],
    [',;x', 'Email verified successfully!', 'Verification token is missing'],
  ])('speaks the language that the browser prefers: %s', async (preferred, done, missing) => {
    const email = `reader.${preferred.replace(/\W/g, '')}@example.com`;
    await door(app, 'register', aRegistration({ email }));
    const { token } = await lastMailTo(app, email);
    const open = (query: string) =>
      app.request.get(`/public/api/v0/verify-email${query}`).set('accept-language', preferred);
    expect((await open('')).text).toBe(missing);
    expect((await open(`?token=${token}`)).text).toBe(done);
    // Nothing else of the API reads the header.
    const { body } = await app.request.get('/private/api/me').set('accept-language', preferred);
    expect(body.message).toBe('Please sign in');
  });

  it('has expired after 24 hours, and can be had again', async () => {
    const email = 'late@example.com';
    await door(app, 'register', aRegistration({ email }));
    const first = await lastMailTo(app, email);
    app.clock.advance(24 * HOUR);
    expect((await verifyEmail(app, first.token)).status).toBe(400);
    await door(app, 'resend-verification', { email });
    const second = await lastMailTo(app, email);
    expect(second.token).not.toBe(first.token);
    expect((await verifyEmail(app, second.token)).status).toBe(200);
  });

  it('sends again only to who is waiting, and answers the same to all', async () => {
    await register(app, { email: 'done@example.com' });
    await door(app, 'register', aRegistration({ email: 'blocked@example.com' }));
    await app.connection.model('User').updateOne({ email: 'blocked@example.com' }, { blocked: true });
    const before = (await app.mails()).length;
    const answers = await Promise.all(
      ['done@example.com', 'nobody@example.com', 'blocked@example.com'].map((email) =>
        door(app, 'resend-verification', { email }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect((await app.mails()).length).toBe(before);
  });

  it('is not worth a reset token', async () => {
    const email = 'purpose@example.com';
    await register(app, { email });
    await door(app, 'forgot-password', { email });
    const { token } = await lastMailTo(app, email);
    expect((await verifyEmail(app, token)).status).toBe(400);
    expect((await door(app, 'reset-password', { token, password: PASSWORD })).status).toBe(200);
  });
});
