import { SmtpMailer } from '../../api/src/platform/mail/smtp-mailer.ts';
import { OutboxReader } from '../../api/src/platform/mail/outbox-reader.ts';
import { Outbox } from '../../api/src/platform/mail/outbox.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { silentServer, type SilentServer } from '../support/silent-server.ts';

describe('while the mail server hangs', () => {
  let mailServer: SilentServer;
  let app: TestApp;
  beforeAll(async () => {
    mailServer = await silentServer();
    app = await startApp({ mailer: new SmtpMailer(`smtp://127.0.0.1:${mailServer.port}`) });
  });
  afterAll(() => mailServer.end());

  it('requests that cause mails are answered as fast as ever, and the process ends in time', async () => {
    const outbox = app.app.get(Outbox, { strict: false });
    await outbox.enqueue({ to: 'x@firm.test', subject: 'Hanging', paragraphs: ['x'], kind: 'test' });
    await mailServer.connected;

    const started = performance.now();
    await app.request.post('/public/api/v0/forgot-password').send({ email: 'nobody@firm.test' }).expect(200);
    await app.request
      .post('/public/api/v0/contact-admin')
      .send({ name: 'Ann', email: 'ann@firm.test', message: 'Hello', elapsed: 60_000 })
      .expect(201);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await app.app.get(OutboxReader, { strict: false }).count('waiting')).toBeGreaterThanOrEqual(1);

    const closing = performance.now();
    await app.close();
    expect(performance.now() - closing).toBeLessThan(10_000);
  }, 30_000);
});
