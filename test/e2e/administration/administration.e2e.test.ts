import { readXlsx } from 'hucre/xlsx';
import { timeInBerlin } from '@consulting/contracts';
import { MailRetention } from '../../../api/src/platform/mail/mail-retention.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { bytes } from '../../support/app/bytes.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await Promise.all(Object.values(app.connection.models).map((model) => model.deleteMany({})));
  admin = await signInAdmin(app);
});

const job = { title: 'SAP Basis', description: 'Run it', qualification: 'Linux', location: 'Berlin' };
const postJob = async (): Promise<string> => (await admin.post('/api/admin/createJob', job)).body.job._id;

describe('GET /api/admin/audit', () => {
  it('tells who did what, newest first, by page, action and text', async () => {
    const id = await postJob();
    app.clock.advance(1000);
    await admin.delete(`/api/admin/jobs/${id}`);
    const { headers, body } = await admin.get('/api/admin/audit?limit=1');
    expect(Number(headers['x-total-count'])).toBe(2);
    expect(body).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        at: app.clock.now().toISOString(),
        actorId: admin.id,
        actorKind: 'admin',
        action: 'job.deleted',
        targetKind: 'job',
        targetId: id,
        label: job.title,
      },
    ]);
    const actions = async (query: string) =>
      (await admin.get(`/api/admin/audit?${query}`)).body.map(({ action }: { action: string }) => action);
    await expect(actions('action=job.created')).resolves.toEqual(['job.created']);
    await expect(actions('q=basis')).resolves.toEqual(['job.deleted', 'job.created']);
    await expect(actions('q=b.sis')).resolves.toEqual([]);
  });
});

describe('the mail queue', () => {
  const mail = { to: 'a@firma.example', subject: 'Hello', paragraphs: ['secret link'], kind: 'test' };
  /** Stored directly instead of enqueued, because the delivery would sometimes be faster. */
  const keep = (fields: object) => {
    const now = app.clock.now();
    const stored = { mail, attempts: 8, lastError: '550 unknown', nextAt: now, createdAt: now };
    return app.connection.model('Outbox').create({ ...stored, ...fields });
  };

  it('shows what is not delivered, without its text, and tries it once more', async () => {
    await keep({ state: 'failed' });
    const failed = await admin.get('/api/admin/outbox?state=failed&q=A@FIRMA');
    expect(failed.body).toEqual([
      {
        _id: expect.any(String),
        to: mail.to,
        subject: mail.subject,
        kind: 'test',
        state: 'failed',
        attempts: 8,
        lastError: '550 unknown',
        createdAt: expect.any(String),
        nextAt: null,
      },
    ]);
    expect(failed.text).not.toContain('secret');
    expect((await admin.get('/api/admin/overview')).body.undeliveredMails).toBe(1);
    const retried = await admin.post(`/api/admin/outbox/${failed.body[0]._id}/retry`);
    expect(retried.status).toBe(200);
    expect((await app.mails()).filter(({ to }) => to === mail.to)).toHaveLength(1);
    expect((await admin.get('/api/admin/outbox')).body).toEqual([]);
    expect((await admin.get('/api/admin/audit?action=mail.retried')).body).toHaveLength(1);
  });

  it('shows what a restore has held, sends it on a click only, and forgets it after a month', async () => {
    const sent = async () => (await app.mails()).filter(({ to }) => to === mail.to).length;
    const before = await sent();
    await keep({ state: 'held', attempts: 0, lastError: null });
    expect(await sent()).toBe(before);
    const { body: held } = await admin.get('/api/admin/outbox?state=held');
    expect(held).toEqual([expect.objectContaining({ to: mail.to, state: 'held', nextAt: null })]);
    expect((await admin.get('/api/admin/overview')).body.undeliveredMails).toBe(1);
    expect((await admin.post(`/api/admin/outbox/${held[0]._id}/retry`)).status).toBe(200);
    expect(await sent()).toBe(before + 1);
    await keep({ state: 'held' });
    app.clock.advance(32 * 86_400_000);
    await app.app.get(MailRetention, { strict: false }).sweep();
    expect(await app.connection.model('Outbox').countDocuments({ state: 'held' })).toBe(0);
  });

  it('does not send again what is being sent at this moment', async () => {
    const until = new Date(app.clock.now().getTime() + 60_000);
    const { _id } = await keep({ state: 'waiting', nextAt: until, claimedUntil: until });
    expect((await admin.post(`/api/admin/outbox/${_id}/retry`)).status).toBe(409);
  });

  it('keeps what was given up for a month', async () => {
    const { _id } = await keep({ state: 'failed' });
    const sweep = () => app.app.get(MailRetention, { strict: false }).sweep();
    const left = () => app.connection.model('Outbox').countDocuments({ _id });
    app.clock.advance(28 * 86_400_000);
    await sweep();
    expect(await left()).toBe(1);
    app.clock.advance(4 * 86_400_000);
    await sweep();
    expect(await left()).toBe(0);
  });

  it('knows neither other states nor unknown mails', async () => {
    expect((await admin.get('/api/admin/outbox?state=sent')).status).toBe(400);
    expect((await admin.post('/api/admin/outbox/ffffffffffffffffffffffff/retry')).status).toBe(404);
    expect((await admin.post('/api/admin/outbox/x/retry')).status).toBe(400);
    expect((await admin.get('/api/admin/audit?action=job.created&action=x')).status).toBe(400);
  });
});

describe('exports', () => {
  const download = async (file: string) => {
    const answer = await admin.get(`/api/admin/exports/${file}`).buffer().parse(asText);
    return { ...answer, text: String(answer.body) };
  };
  const asText = (response: unknown, done: (error: Error | null, body: string) => void) => {
    const stream = response as NodeJS.ReadableStream;
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => done(null, Buffer.concat(chunks).toString('utf8')));
  };

  it('are CSV files for spreadsheets in which no cell runs, and are recorded', async () => {
    const jobId = await postJob();
    const seeker = await signIn(app, 'JobSeeker', {
      first_name: '=1+1',
      last_name: 'Müller, "M"',
      phone: '+49 1',
    });
    await seeker.post('/api/apply', { jobId });
    const { headers, text } = await download('applicants.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment; filename="applicants.csv"');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toMatch(/^\ufeffApplied at \(Europe\/Berlin\),Status,Decided at \(Europe\/Berlin\),Job,/);
    const [, row] = text.split('\r\n');
    expect(row).toBe(
      `${timeInBerlin(app.clock.now())},pending,,SAP Basis,\u200b=1+1,"Müller, ""M""",${seeker.email},+49 1,Germany`,
    );
    const [entry] = (await admin.get('/api/admin/audit?action=export.downloaded')).body;
    expect(entry).toMatchObject({ actorId: admin.id, targetId: 'applicants', label: 'applicants.csv' });
  });

  it('are workbooks with typed cells as well, which are recorded alike', async () => {
    const jobId = await postJob();
    const seeker = await signIn(app, 'JobSeeker', { first_name: '=1+1', phone: '0301234567' });
    await seeker.post('/api/apply', { jobId });
    const { headers, body } = await bytes(admin.get('/api/admin/exports/applicants.xlsx?language=de'));
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining('attachment; filename="applicants.xlsx"'),
      'cache-control': 'private, no-store',
    });
    const [sheet] = (await readXlsx(body as Buffer)).sheets;
    expect([sheet?.name, sheet?.rows]).toEqual([
      'Bewerbungen',
      [
        expect.arrayContaining(['Beworben am (Europe/Berlin)', 'Telefon']),
        [
          new Date(`${timeInBerlin(app.clock.now()).replace(' ', 'T')}Z`),
          ...['offen', null, 'SAP Basis', '=1+1', expect.any(String), seeker.email, '0301234567'],
          'Deutschland',
        ],
      ],
    ]);
    const [entry] = (await admin.get('/api/admin/audit?action=export.downloaded')).body;
    expect(entry).toMatchObject({ actorId: admin.id, targetId: 'applicants', label: 'applicants.xlsx' });
    expect((await admin.get('/api/admin/exports/applicants.xls')).status).toBe(404);
  });

  it('hold every entry, over many batches', async () => {
    const people = Array.from({ length: 450 }, (_, index) => `p${index}@mail.example`);
    const account = (email: string) => ({
      email,
      emailKey: email,
      role: 'Freelancer',
      createdAt: app.clock.now(),
    });
    await app.connection.model('User').insertMany(people.map(account));
    const lines = (await download('freelancers.csv')).text.trim().split('\r\n');
    expect(lines).toHaveLength(451);
    expect(new Set(lines).size).toBe(451);
    const workbook = await readXlsx(
      (await bytes(admin.get('/api/admin/exports/freelancers.xlsx'))).body as Buffer,
    );
    expect(new Set(workbook.sheets[0]?.rows.map(String)).size).toBe(451);
  });

  it('have German headings and words, separated as German spreadsheets expect it, when they are asked for', async () => {
    const jobId = await postJob();
    const seeker = await signIn(app, 'JobSeeker');
    await seeker.post('/api/apply', { jobId });
    const [headings, row] = (await download('applicants.csv?language=de')).text.split('\r\n');
    expect(headings).toBe(
      '\ufeffBeworben am (Europe/Berlin);Status;Entschieden am (Europe/Berlin);Stelle;' +
        'Vorname;Nachname;E-Mail;Telefon;Land',
    );
    expect(row).toContain(';offen;;SAP Basis;');
    expect(row).toMatch(/;Deutschland$/);
    const people = (await download('freelancers.csv?language=de')).text;
    expect(people).toContain(
      'Registriert am (Europe/Berlin);Vorname;Nachname;E-Mail;Telefon;Land;Kenntnisse;Lebenslauf;Gesperrt',
    );
    expect((await admin.get('/api/admin/exports/applicants.csv?language=fr')).status).toBe(400);
  });

  it('cover companies and messages', async () => {
    const company = await signIn(app, 'B2B', { company_name: 'Werk; Süd' });
    await company.post('/private/api/messages/send', { content: 'Two\nlines' });
    expect((await download('b2b-users.csv')).text).toContain('"Werk; Süd"');
    expect((await download('messages.csv')).text).toContain(`,${company.email},user,"Two\nlines"`);
    expect((await admin.get('/api/admin/exports/passwords.csv')).status).toBe(404);
  });

  it('say of messages by the public forms that no account has sent them', async () => {
    const form = { name: 'Vera Voss', email: 'vera@example.com', message: 'Please call' };
    await app.request.post('/public/api/v0/contact-admin').send(form).expect(201);
    const [, row] = (await download('messages.csv')).text.split('\r\n');
    expect(row).toBe(
      `${timeInBerlin(app.clock.now())},contact,Vera Voss,vera@example.com,person without an account,Please call`,
    );
  });
});
