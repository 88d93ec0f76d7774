import { createHash, generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { MARK } from '../layout/mark.ts';
import type { MailMessage } from '../mailer.ts';
import { SmtpMailer } from '../smtp-mailer.ts';
import { signed } from './dkim.ts';

const LINK = `https://www.${'long-'.repeat(20)}firm.test/unsubscribe/${'t'.repeat(43)}`;
const message: MailMessage = {
  messageId: '<65f000000000000000000001@www.firm.test>',
  to: 'ann@example.org',
  from: 'Firm <no-reply@firm.test>',
  replyTo: 'office@firm.test',
  subject: `Grüße aus Berlin, ${'und noch ein Wort '.repeat(10)}`,
  text: 'Guten Tag,  \n\n.\n..two dots\nGröße\t \n\n\n',
  html: '<p>Guten  Tag</p>',
  attachments: [MARK],
  date: new Date('2026-03-02T09:00:00Z'),
  headers: {
    'Content-Language': 'de',
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${LINK}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};
const KEYS = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ed25519: generateKeyPairSync('ed25519'),
};

/** Verifies as RFC 6376 says, knowing nothing of how it was signed. */
function isSigned(raw: string, key: KeyObject): boolean {
  const [head = '', ...parts] = raw.split('\r\n\r\n');
  const fields = head.split(/\r\n(?![ \t])/);
  const relaxed = (field: string) => {
    const [name = '', ...value] = field.split(':');
    return `${name.toLowerCase().trim()}:${value
      .join(':')
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = new Map(
    signature
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  );
  const body = parts
    .join('\r\n\r\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  const bodyHash = createHash('sha256').update(body, 'latin1').digest('base64');
  const named = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const found = fields.findLast((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return found ? [`${relaxed(found)}\r\n`] : [];
  });
  const data = Buffer.from(named.join('') + relaxed(signature.replace(/b=[^;]*$/, 'b=')), 'latin1');
  const bytes = Buffer.from(tags.get('b') ?? '', 'base64');
  const isRight =
    tags.get('a') === 'rsa-sha256'
      ? verify('sha256', data, key, bytes)
      : verify(null, createHash('sha256').update(data).digest(), key, bytes);
  return isRight && tags.get('bh') === bodyHash;
}

describe('a signed mail', () => {
  let server: SMTPServer;
  let received: string;
  let url: string;
  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received = Buffer.concat(chunks).toString('latin1');
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it.each(['rsa', 'ed25519'] as const)('is verified as the server received it (%s)', async (algorithm) => {
    const { publicKey, privateKey } = KEYS[algorithm];
    await new SmtpMailer(url, false, { domain: 'firm.test', selector: 'mail', key: privateKey }).send(
      message,
    );
    expect(received).toMatch(new RegExp(`^DKIM-Signature: v=1; a=${algorithm}-sha256; c=relaxed/relaxed;`));
    expect(isSigned(received, publicKey)).toBe(true);
    for (const [from, to] of [
      ['no-reply@firm.test', 'no-reply@evil.test'],
      [LINK, `${LINK}x`],
      ['One-Click', 'Two-Clicks'],
      ['Guten Tag', 'Guten Abend'],
    ] as const) {
      expect(received).toContain(from);
      expect([to, isSigned(received.replace(from, to), publicKey)]).toEqual([to, false]);
    }
  });

  it('has both headers of one press in one line each, and names them as signed', async () => {
    await new SmtpMailer(url, false, {
      domain: 'firm.test',
      selector: 'mail',
      key: KEYS.ed25519.privateKey,
    }).send(message);
    const head = received.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    expect(head).toContain(`List-Unsubscribe: <${LINK}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head.filter((line) => /^(Message-ID|Date): \S/.test(line))).toHaveLength(2);
    const names = /\bh=([^;]*);/.exec(received)?.[1]?.replace(/\s/g, '').split(':');
    expect(names).toEqual(expect.arrayContaining(['From', 'List-Unsubscribe', 'List-Unsubscribe-Post']));
  });

  it('leaves without a signature when there is no key', async () => {
    await new SmtpMailer(url).send(message);
    expect(received).not.toMatch(/dkim-signature/i);
    expect(received).toContain('\r\nList-Unsubscribe-Post: ');
  });

  it('may have an empty body', () => {
    const { privateKey } = KEYS.ed25519;
    const bare = Buffer.from('From: a@firm.test\r\nSubject: Hello\r\n\r\n');
    const raw = signed(bare, { domain: 'firm.test', selector: 'mail', key: privateKey }).toString('latin1');
    expect(raw.endsWith(bare.toString())).toBe(true);
    // The hash of nothing (RFC 6376, 3.4.4).
    expect(raw).toContain('bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=;');
  });
});
