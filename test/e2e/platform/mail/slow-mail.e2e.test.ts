import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailDelivery } from '../../../../api/src/platform/mail/mail-delivery.ts';
import { SmtpMailer } from '../../../../api/src/platform/mail/smtp-mailer.ts';
import { UndeliveredMails } from '../../../../api/src/platform/mail/undelivered-mails.ts';
import { MailQueue } from '../../../../api/src/platform/mail/mail-queue.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { suiteEngine, itOn } from '../../../support/app/database.ts';
import { silentServer, type SilentServer } from '../../../support/stand-ins/silent-server.ts';

const itOwnsTheStore = itOn('embedded');

describe('while the mail server hangs', () => {
  let mailServer: SilentServer;
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const settings =
    suiteEngine() === 'embedded' ? { databaseUri: `sqlite:${join(folder, 'store.sqlite')}` } : {};
  beforeAll(async () => {
    mailServer = await silentServer();
    app = await startApp({ settings, mailer: new SmtpMailer(`smtp://127.0.0.1:${mailServer.port}`) });
  });
  afterAll(() => {
    mailServer.end();
    rmSync(folder, { recursive: true });
  });

  it('requests that cause mails are answered as fast as ever, and the process ends in time', async () => {
    const queue = app.app.get(MailQueue, { strict: false });
    await queue.enqueue({
      to: 'x@firm.test',
      language: 'en',
      subject: 'Hanging',
      paragraphs: ['x'],
      kind: 'contact',
    });
    // Goes on until the process has ended, whose store is closed then.
    const delivery = app.app.get(MailDelivery, { strict: false }).deliverDue();
    delivery.catch(() => undefined);
    await mailServer.connected;

    const started = performance.now();
    await app.request.post('/public/api/v0/forgot-password').send({ email: 'nobody@firm.test' }).expect(200);
    await app.request
      .post('/public/api/v0/contact-admin')
      .send({ name: 'Ann', email: 'ann@firm.test', message: 'Hello', elapsed: 60_000 })
      .expect(201);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await app.app.get(UndeliveredMails, { strict: false }).count('waiting')).toBeGreaterThanOrEqual(1);

    const closing = performance.now();
    await app.close();
    expect(performance.now() - closing).toBeLessThan(10_000);
  });

  itOwnsTheStore(
    'what it was being handed is due when the next process starts',
    async () => {
      const next = await startApp({ settings, clock: app.clock });
      expect((await next.mails()).map(({ subject }) => subject)).toContain('Hanging');
      expect(await next.app.get(UndeliveredMails, { strict: false }).count('waiting')).toBe(0);
      await next.close();
    },
    30_000,
  );
});
