/** DKIM signatures (RFC 6376, RFC 8463). nodemailer's own signer knows RSA only. */

import { createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto';

/** A key and where its public half is found: `<selector>._domainkey.<domain>`. */
export interface Dkim {
  domain: string;
  selector: string;
  /** Private; RSA or Ed25519. */
  key: KeyObject;
}

/**
 * The headers that are signed. Those that a mail lacks are named too, so that nobody can add them. One press in a mail
 * program counts only if both of the last ones are signed (RFC 8058, section 4).
 */
const SIGNED_BY_LINE = [
  ['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  ['Content-Language', 'Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];
const SIGNED = SIGNED_BY_LINE.flat();

/** RFC 8301 asks for at least as many. */
const RSA_BITS = 1024;

/** Returns a private key in PEM, whose line ends may be written as `\n`; or what is wrong with it. */
export function dkimKey(pem: string): KeyObject | string {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem.replaceAll('\\n', '\n'));
  } catch {
    return 'is no private key in PEM without a password';
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type !== 'rsa' && type !== 'ed25519') return 'must be an RSA or an Ed25519 key';
  if (type === 'rsa' && (details?.modulusLength ?? 0) < RSA_BITS)
    return `must have at least ${RSA_BITS} bits`;
  return key;
}

/** Returns a mail, which has lines that end with CRLF, with its signature as the first header. */
export function signed(mail: Buffer, { domain, selector, key }: Dkim): Buffer {
  // Each byte as one character, so that nothing changes on the way.
  const text = mail.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const headers = text
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const isRsa = key.asymmetricKeyType === 'rsa';
  const bodyHash = createHash('sha256')
    .update(relaxedBody(text.slice(end + 4)), 'latin1')
    .digest('base64');
  const unsigned = [
    `DKIM-Signature: v=1; a=${isRsa ? 'rsa' : 'ed25519'}-sha256; c=relaxed/relaxed;`,
    ` d=${domain}; s=${selector};`,
    ` h=${SIGNED_BY_LINE.map((names) => names.join(':')).join(':\r\n  ')};`,
    ` bh=${bodyHash};`,
    ' b=',
  ].join('\r\n');
  const named = SIGNED.flatMap((name) => headers.filter((header) => nameOf(header) === name.toLowerCase()));
  const data = Buffer.from([...named, unsigned].map(relaxedHeader).join('\r\n'), 'latin1');
  const signature = isRsa
    ? sign('sha256', data, key)
    : sign(null, createHash('sha256').update(data).digest(), key);
  const folded = signature.toString('base64').replace(/.{70}(?=.)/g, '$&\r\n  ');
  return Buffer.concat([Buffer.from(`${unsigned}${folded}\r\n`), mail]);
}

const nameOf = (header: string): string => header.slice(0, header.indexOf(':')).trim().toLowerCase();

/** Section 3.4.2. */
function relaxedHeader(header: string): string {
  const value = header.slice(header.indexOf(':') + 1).replace(/[ \t\r\n]+/g, ' ');
  return `${nameOf(header)}:${value.trim()}`;
}

/** Section 3.4.4. */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${line}\r\n`).join('');
}
