import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { FolderMailer } from './folder-mailer.ts';
import { MARK } from './layout/mark.ts';
import { StartError } from '../../config/start-error.ts';
import { MailRefused, type MailMessage } from './mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const message: MailMessage = {
  messageId: '<65f000000000000000000001@www.firm.test>',
  to: 'ann@example.org',
  from: 'Firm <no-reply@firm.test>',
  replyTo: 'office@firm.test',
  subject: 'Grüße aus Berlin',
  text: 'Guten Tag',
  html: '<p>Guten Tag <img src="cid:mark@mail"></p>',
  attachments: [MARK],
  date: new Date('2026-03-02T09:00:00Z'),
  headers: { 'Content-Language': 'de', 'Auto-Submitted': 'auto-generated' },
};

/** Expects both parts, and the mark as part of the HTML one: programs do not list it as an attachment. */
function expectMarkInside(content = ''): void {
  const kinds = [...content.matchAll(/^Content-Type: ([^;\s]+)/gm)].map(([, kind]) => kind);
  expect(kinds).toEqual([
    'multipart/alternative',
    'text/plain',
    'multipart/related',
    'text/html',
    'image/png',
  ]);
  expect(content).toContain('Content-ID: <mark@mail>');
  expect(content).toMatch(/^Content-Disposition: inline; filename=mark\.png/m);
}

const answer = (code: string, words = 'not this one'): Error =>
  Object.assign(new Error(words), { responseCode: Number(code) });

/** Returns the error that an address asks for: `550@…`. */
function refusal(address: string): Error | null {
  const code = /^(\d{3})@/.exec(address)?.[1];
  return code === undefined ? null : answer(code);
}

/** Returns the error that a subject asks for: `spam 550`, or with an enhanced code `spam 554 5.7.1`. */
function refusalOfContent(content: string): Error | null {
  const [, code, enhanced = ''] = /^Subject: spam (\d+)((?: [\d.]+)?)/m.exec(content) ?? [];
  return code === undefined ? null : answer(code, `${enhanced} not this one`.trim());
}

describe('SMTP', () => {
  let server: SMTPServer;
  let received: { to: string[]; content: string }[];
  let port: number;
  beforeAll(async () => {
    received = [];
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'me@firm' && password === 'p@ss' ? done(null, { user: 'me' }) : done(new Error('no')),
      onMailFrom: ({ address }, _session, done) => done(refusal(address)),
      onRcptTo: ({ address }, _session, done) => done(refusal(address)),
      onData: (stream, { envelope }, done) => {
        let content = '';
        stream.on('data', (data: Buffer) => (content += data.toString()));
        stream.on('end', () => {
          received.push({ to: envelope.rcptTo.map(({ address }) => address), content });
          done(refusalOfContent(content));
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it('hands the mail over, signed in with the address of the settings', async () => {
    await new SmtpMailer(`smtp://me%40firm:p%40ss@127.0.0.1:${port}`).send(message);
    expect(received[0]?.to).toEqual(['ann@example.org']);
    expect(received[0]?.content).toContain('Message-ID: <65f000000000000000000001@www.firm.test>');
    expect(received[0]?.content).toContain('Reply-To: office@firm.test');
    expectMarkInside(received[0]?.content);
  });

  describe('of a server on another machine that cannot encrypt', () => {
    // This machine, by an address that is not recognised as such.
    const away = (allowPlain?: boolean, who = 'me%40firm:p%40ss@') =>
      new SmtpMailer(`smtp://${who}[::ffff:127.0.0.1]:${port}`, allowPlain);
    const sent = () => received.filter(({ content }) => content.includes('In the clear'));
    const clear = { ...message, subject: 'In the clear' };

    it('gets neither password nor mails, and the start fails', async () => {
      for (const who of ['me%40firm:p%40ss@', ''])
        await expect(away(false, who).send(clear)).rejects.toThrow(/TLS/);
      expect(sent()).toEqual([]);
      const failed = await away()
        .check()
        .catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(StartError);
      expect((failed as Error).message).toMatch(/offers no STARTTLS.*SMTP_ALLOW_PLAIN=true/);
    });

    it('gets mails where a setting allows it', async () => {
      await away(true).check();
      await away(true).send(clear);
      expect(sent()).toHaveLength(1);
    });
  });

  it('does not stop the start while the server does not answer, or when it is on this machine', async () => {
    await new SmtpMailer(`smtp://127.0.0.1:${port}`).check();
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port: closed } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    await new SmtpMailer(`smtp://[::ffff:127.0.0.1]:${closed}`).check();
  });

  it('fails when the receiver is refused, the password is wrong, or nobody listens', async () => {
    const to = { ...message, to: '550@example.org' };
    await expect(new SmtpMailer(`smtp://me%40firm:p%40ss@127.0.0.1:${port}`).send(to)).rejects.toThrow();
    await expect(new SmtpMailer(`smtp://me%40firm:wrong@127.0.0.1:${port}`).send(message)).rejects.toThrow();
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const closedPort = (free.address() as AddressInfo).port;
    await new Promise((resolve) => free.close(resolve));
    await expect(new SmtpMailer(`smtp://127.0.0.1:${closedPort}`).send(message)).rejects.toThrow();
  });

  it('tells a mail that is refused for good from one that may be tried again', async () => {
    const mailer = new SmtpMailer(`smtp://me%40firm:p%40ss@127.0.0.1:${port}`);
    const refused = (changes: Partial<MailMessage>) =>
      mailer.send({ ...message, ...changes }).then(
        () => 'accepted',
        (error: unknown) => error instanceof MailRefused && error.message,
      );
    for (const code of [550, 551, 553])
      for (const changes of [
        { to: `${code}@example.org` },
        { from: `${code}@firm.test` },
        { subject: `spam ${code}` },
      ])
        expect(await refused(changes)).toBe(`${code} not this one`);
    for (const code of [421, 450, 451, 452, 552, 554])
      expect([code, await refused({ to: `${code}@example.org` })]).toEqual([code, false]);
    // After the mail itself an enhanced code tells a failure for good from one that may pass.
    expect(await refused({ subject: 'spam 554 5.7.1' })).toBe('554 5.7.1 not this one');
    expect(await refused({ subject: 'spam 554 4.7.1' })).toBe(false);
    expect(await refused({ subject: 'spam 554' })).toBe(false);
    expect(await refused({ to: '554@example.org' })).toBe(false);
  });

  it('takes nothing that a subject, a name or a text says for a further header, command or receiver', async () => {
    const before = received.length;
    const mailer = new SmtpMailer(`smtp://me%40firm:p%40ss@127.0.0.1:${port}`);
    const more = '\r\nBcc: eve@example.net\r\n\r\nAnother text';
    const commands =
      '\r\n.\r\nMAIL FROM:<eve@example.net>\r\nRCPT TO:<eve@example.net>\r\nDATA\r\nSubject: hers\r\n';
    await mailer.send({
      ...message,
      subject: `Hello${more}`,
      from: `"Firm${more}" <no-reply@firm.test>`,
      replyTo: `"Ann${more}" <ann@firm.test>`,
      text: commands,
    });
    const mails = received.slice(before);
    expect(mails.map(({ to }) => to)).toEqual([['ann@example.org']]);
    const [head = ''] = mails[0]?.content.split('\r\n\r\n') ?? [];
    expect(head).toMatch(/^Subject: Hello/m);
    expect(head).not.toMatch(/^(Bcc|Another)/im);
  });

  it('takes what a server says before it knows the mail for no answer to the mail', async () => {
    const closed = createServer((socket) => socket.end('550 not from your address\r\n'));
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port: ofClosed } = closed.address() as AddressInfo;
    const sending = new SmtpMailer(`smtp://127.0.0.1:${ofClosed}`).send(message);
    await expect(sending).rejects.toThrow('550 not from your address');
    await expect(sending).rejects.not.toBeInstanceOf(MailRefused);
    await new Promise((resolve) => closed.close(resolve));
  });
});

describe('the outbox folder', () => {
  it('gets one complete file for each mail, named by time and id', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');
    await new FolderMailer(folder).send(message);
    expect(readdirSync(folder)).toEqual(['2026-03-02T09-00-00-000Z-65f000000000000000000001.eml']);
    const content = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
    expect(content).toMatch(/^To: ann@example\.org/m);
    expectMarkInside(content);
    rmSync(folder, { recursive: true });
  });
});
