import { GuestApplicationSweeper } from '../../../../api/src/guest-applications/adapters/schedule/guest-application-sweeper.ts';
import { MailQueue } from '../../../../api/src/platform/mail/mail-queue.ts';
import { aPdf } from '../../../../api/src/shared/http/upload/pdf.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOnce } from '../../../support/app/database.ts';
import { aRegistration, door, login, PASSWORD } from '../../../support/people/accounts.ts';
import { fresh } from '../../../support/people/email-links.ts';
import { CONFIRM, Guests } from '../../../support/people/guests.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';

const DAY = 24 * 3_600_000;

let app: TestApp;
let admin: SignedIn;
let guests: Guests;

beforeAll(async () => {
  app = await startApp();
});
// The clock moves by days, in which sessions end.
beforeEach(async () => {
  admin = await signInAdmin(app);
  guests = new Guests(app, admin);
});
afterAll(() => app.close());

const setState = (job: string, state: string) => admin.patch(`/api/admin/jobs/${job}/state`, { state });

describe('applying without an account', () => {
  it('waits for the owner of the address, whose confirmation makes a verified account and sends it', async () => {
    const email = fresh('nadine');
    const job = await guests.job('SAP EWM Consultant');
    const answer = await guests.apply(job, { email, fields: { note: 'From May', language: 'de' } });
    expect([answer.status, answer.body.code]).toEqual([202, 'guest-application.received']);
    expect([await guests.account(email), await guests.onDesk(email)]).toEqual([null, []]);

    const [mail] = await guests.mailsTo(email);
    expect(mail!.headers).toEqual({ 'Content-Language': 'de', 'Auto-Submitted': 'auto-generated' });
    expect(mail!.text).toContain('SAP EWM Consultant');
    // Anybody could have words sent from the firm's address.
    expect(`${mail!.subject}${mail!.text}`).not.toMatch(/Nadine|Berger|From May/);
    expect(mail!.link).toBe(`/de/confirm-application#token=${mail!.token}`);

    const opened = await guests.link('opened', { token: mail!.token });
    expect(opened.body).toMatchObject({
      kind: 'job',
      target: { _id: job, title: 'SAP EWM Consultant', state: 'open' },
      first_name: 'Nadine',
      email,
      note: 'From May',
      cv: { filename: 'Lebenslauf.pdf', size: aPdf().length },
      sent: false,
    });
    expect(await guests.account(email)).toBeNull();

    const confirmed = await guests.link('confirm', { token: mail!.token, password: PASSWORD });
    expect([confirmed.status, confirmed.body.code]).toEqual([200, 'guest-application.sent']);
    expect(await guests.account(email)).toMatchObject({
      emailVerified: true,
      user: { role: 'JobSeeker', first_name: 'Nadine', language: 'de', cv: { filename: 'Lebenslauf.pdf' } },
    });
    expect(await guests.onDesk(email)).toMatchObject([{ kind: 'job', status: 'pending' }]);
    expect((await login(app, email, PASSWORD)).status).toBe(200);
    expect((await guests.link('opened', { token: mail!.token })).body).toMatchObject({
      email: '',
      cv: null,
      sent: true,
    });
  });

  itOnce('makes a freelancer for a project, who sets a password by the forgotten-password way', async () => {
    const email = fresh('free');
    await guests.apply(await guests.project(), { email, kind: 'projects' }).expect(202);
    expect((await guests.link('confirm', { token: await guests.tokenFor(email) })).status).toBe(200);
    expect(await guests.account(email)).toMatchObject({ passwordHash: null, user: { role: 'Freelancer' } });
    await door(app, 'forgot-password', { email });
    const reset = (await guests.mailsTo(email)).find(({ subject }) => subject === 'Choose a new password');
    expect((await door(app, 'reset-password', { token: reset!.token, password: PASSWORD })).status).toBe(200);
    expect((await login(app, email, PASSWORD)).status).toBe(200);
  });

  it('sends once, however often and at the same time the button is pressed', async () => {
    const email = fresh('once');
    await guests.apply(await guests.job(), { email });
    const token = await guests.tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => guests.link('confirm', { token })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await guests.onDesk(email)).toHaveLength(1);
    expect((await guests.subjectsTo(email)).filter((subject) => subject !== CONFIRM)).toHaveLength(1);
    expect((await guests.link('confirm', { token })).body.code).toBe('guest-application.sent');
  });

  it('is erased by an administrator for who asks, with its documents and unsent mails, and confirmed ones stay', async () => {
    const email = fresh('erase');
    const job = await guests.job();
    await guests.apply(job, { email });
    const confirmed = fresh('stays');
    await guests.apply(job, { email: confirmed });
    await guests.link('confirm', { token: await guests.tokenFor(confirmed) });
    const token = await guests.tokenFor(email);
    await guests.apply(job, { email });
    const [waiting, kept] = [await guests.waiting(), await guests.filesIn('attached')];
    const erase = (address: string) =>
      admin
        .delete('/api/admin/guest-applications')
        .send({ email: address, reason: 'Asked by telephone' })
        .expect(200);
    expect((await erase(email.toUpperCase())).body).toMatchObject({ erased: 2 });
    expect([await guests.waiting(), await guests.filesIn('attached')]).toEqual([waiting - 2, kept - 2]);
    // Nothing is left to be sent; a mail that went out before cannot be taken back.
    expect(await app.app.get(MailQueue, { strict: false }).waitingFor(email)).toEqual([]);
    expect((await guests.link('opened', { token })).status).toBe(400);
    for (const address of [email, confirmed])
      expect((await erase(address)).body).toMatchObject({ erased: 0 });
    expect(await guests.onDesk(confirmed)).toHaveLength(1);
    const log = await admin.get('/api/admin/audit?action=guest-application.erased');
    expect(log.body).toMatchObject([{ reason: 'Asked by telephone' }, { reason: 'Asked by telephone' }]);
    expect(JSON.stringify(log.body)).not.toContain(email);
  });

  itOnce('counts as the one application, whichever way the second comes', async () => {
    const email = fresh('both');
    const job = await guests.job();
    await guests.apply(job, { email });
    await guests.apply(job, { email });
    const [first, second] = (await guests.mailsTo(email)).map(({ token }) => token);
    await guests.link('confirm', { token: first });
    const again = await guests.link('confirm', { token: second });
    expect([again.status, again.body.code]).toEqual([409, 'application.job-already-applied']);
    expect(await guests.onDesk(email)).toHaveLength(1);
  });

  itOnce(
    'says why it is not sent when the job was closed meanwhile, and is sent once it is open again',
    async () => {
      const email = fresh('late');
      const job = await guests.job();
      await guests.apply(job, { email });
      await setState(job, 'paused').expect(200);
      const token = await guests.tokenFor(email);
      expect((await guests.apply(job, { email: fresh('x') })).status).toBe(409);
      expect((await guests.link('opened', { token })).body).toMatchObject({ target: { state: 'paused' } });
      expect((await guests.link('confirm', { token })).status).toBe(409);
      await setState(job, 'open').expect(200);
      expect((await guests.link('confirm', { token })).status).toBe(200);
      expect(await guests.onDesk(email)).toHaveLength(1);
    },
  );

  itOnce(
    'joins an account that registered meanwhile, and leaves its profile and password alone',
    async () => {
      const email = fresh('between');
      const job = await guests.job();
      await guests.apply(job, { email, fields: { first_name: 'Other' } });
      const token = await guests.tokenFor(email);
      const member = await signIn(app, 'JobSeeker', { email, first_name: 'Lena' });
      await guests.giveCv(member, 'own.pdf');
      expect((await guests.link('confirm', { token, password: PASSWORD })).status).toBe(200);
      expect(await guests.account(email)).toMatchObject({
        passwordHash: null,
        user: { first_name: 'Lena', cv: { filename: 'own.pdf' } },
      });
      const [sent] = await guests.onDesk(email);
      const { body } = await admin.get(`/api/admin/applications/${sent!._id}`);
      expect(body.files.cv.filename).toBe('Lebenslauf.pdf');
    },
  );

  it('leaves nothing of what a stranger has registered the unconfirmed address with, and other applications wait on', async () => {
    const email = fresh('stranger');
    const [job, other] = [await guests.job('First'), await guests.job('Second')];
    await guests.apply(job, { email });
    const first = await guests.tokenFor(email);
    await guests.apply(other, { email });
    await door(
      app,
      'register',
      aRegistration({
        ...{ email, role: 'B2B', company_name: 'Stranger Ltd', first_name: 'Mallory', phone: '+49 171 666' },
        password: 'something of a stranger 1',
      }),
    );
    const stranger = await guests.account(email);
    const confirmed = await guests.link('confirm', { token: first, password: PASSWORD });
    expect(confirmed.status).toBe(200);
    const owner = await guests.account(email);
    expect(owner?.user).toMatchObject({
      ...{ first_name: 'Nadine', last_name: 'Berger', role: 'JobSeeker' },
      ...{ phone: '', company_name: '', cv: { filename: 'Lebenslauf.pdf' } },
    });
    expect(owner?.user.id).not.toBe(stranger?.user.id);
    expect((await login(app, email, 'something of a stranger 1')).status).toBe(401);
    expect((await login(app, email, PASSWORD)).status).toBe(200);
    expect(await guests.onDesk(email)).toHaveLength(1);
    expect((await guests.link('confirm', { token: await guests.tokenFor(email) })).status).toBe(200);
    expect(await guests.onDesk(email)).toHaveLength(2);
  });
});

describe('a link', () => {
  it('ends after 7 days, with everything that was sent', async () => {
    const email = fresh('expired');
    await guests.apply(await guests.job(), { email });
    const token = await guests.tokenFor(email);
    app.clock.advance(7 * DAY - 1000);
    expect((await guests.link('opened', { token })).status).toBe(200);
    app.clock.advance(2000);
    for (const step of ['opened', 'confirm', 'discard'] as const)
      expect((await guests.link(step, { token })).body.code).toBe('guest-application.link-invalid');
    expect(await guests.account(email)).toBeNull();
    await app.app.get(GuestApplicationSweeper, { strict: false }).sweep();
    expect([
      await guests.waiting(),
      await app.connection.collection('guestapplications').countDocuments(),
    ]).toEqual([0, 0]);
  });

  itOnce('lets its reader delete what was sent', async () => {
    const email = fresh('not-me');
    await guests.apply(await guests.job(), { email });
    const token = await guests.tokenFor(email);
    const [before, released] = [await guests.waiting(), await guests.filesIn('released')];
    expect((await guests.link('discard', { token })).body.code).toBe('guest-application.discarded');
    expect([await guests.waiting(), await guests.filesIn('released')]).toEqual([before - 1, released + 1]);
    expect((await guests.link('confirm', { token })).status).toBe(400);
  });

  itOnce('works no more after the account of the address was erased', async () => {
    const email = fresh('erased');
    await guests.apply(await guests.job(), { email });
    const token = await guests.tokenFor(email);
    const member = await signIn(app, 'JobSeeker', { email });
    await admin.delete(`/api/admin/people/${member.id}`).send({ reason: 'Asked for' }).expect(200);
    expect(await guests.account(email)).toBeNull();
    expect((await guests.link('confirm', { token })).status).toBe(400);
  });

  itOnce('needs a token that was sent, and a strong password', async () => {
    const email = fresh('weak');
    await guests.apply(await guests.job(), { email });
    const token = await guests.tokenFor(email);
    expect((await guests.link('confirm', { token: 'x'.repeat(43) })).status).toBe(400);
    expect((await guests.link('opened', {})).body.errors[0].code).toBe('guest-application.link-missing');
    const weak = await guests.link('confirm', { token, password: 'nadine berger' });
    expect(weak.body.errors[0].field).toBe('password');
    expect(await guests.account(email)).toBeNull();
  });
});
