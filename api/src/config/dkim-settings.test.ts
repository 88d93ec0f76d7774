import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvReader } from './env-reader.ts';
import { leavesMailsUnsigned, readDkim } from './dkim-settings.ts';

const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const ED25519 = pemOf(generateKeyPairSync('ed25519').privateKey);
const EC = pemOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
const SHORT = pemOf(generateKeyPairSync('rsa', { modulusLength: 512 }).privateKey);
const NAMES = { MAIL_DKIM_DOMAIN: 'firm.example', MAIL_DKIM_SELECTOR: 'mail2026' };

/** Returns what was read, or what is wrong. */
function read(env: Record<string, string>): ReturnType<typeof readDkim> | string {
  const reader = new EnvReader(env);
  const dkim = readDkim(reader);
  try {
    reader.finish();
    return dkim;
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1).join('; ');
  }
}

it('no mail is signed without settings, and all three are needed', () => {
  expect(read({})).toBeNull();
  expect(read({ MAIL_DKIM_DOMAIN: 'firm.example' })).toBe(
    'MAIL_DKIM_SELECTOR: is missing beside the other settings of MAIL_DKIM_…; ' +
      'MAIL_DKIM_KEY: is missing beside the other settings of MAIL_DKIM_…',
  );
});

it.each([
  ['with lines', ED25519],
  ['in one line', ED25519.trim().replaceAll('\n', '\\n')],
])('a key is read %s', (_, key) => {
  expect(read({ ...NAMES, MAIL_DKIM_KEY: key })).toMatchObject({
    domain: 'firm.example',
    selector: 'mail2026',
    key: { asymmetricKeyType: 'ed25519' },
  });
});

it('a key may be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dkim-'));
  writeFileSync(join(folder, 'key.pem'), ED25519);
  expect(read({ ...NAMES, MAIL_DKIM_KEY_FILE: join(folder, 'key.pem') })).toMatchObject({
    key: { type: 'private' },
  });
  rmSync(folder, { recursive: true });
});

it.each([
  ['nonsense', 'is no private key in PEM without a password'],
  [ED25519.replace('A', 'B').slice(0, 60), 'is no private key in PEM without a password'],
  [EC, 'must be an RSA or an Ed25519 key'],
  [SHORT, 'must have at least 1024 bits'],
])('a wrong key stops the start (%#)', (key, problem) => {
  expect(read({ ...NAMES, MAIL_DKIM_KEY: key })).toBe(`MAIL_DKIM_KEY: ${problem}`);
});

it.each(['firm.example; d=evil.example', 'firm..example', '-firm.example', 'https://firm.example'])(
  'a wrong name stops the start: %s',
  (domain) => {
    expect(read({ ...NAMES, MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_KEY: ED25519 })).toMatch(
      /^MAIL_DKIM_DOMAIN: must be/,
    );
  },
);

it('a start in production warns while nobody signs', () => {
  const dkim = read({ ...NAMES, MAIL_DKIM_KEY: ED25519 }) as ReturnType<typeof readDkim>;
  const unsigned = { production: true, dkim: null, mailSignedByRelay: false };
  expect(leavesMailsUnsigned(unsigned)).toBe(true);
  for (const change of [{ production: false }, { dkim }, { mailSignedByRelay: true }])
    expect(leavesMailsUnsigned({ ...unsigned, ...change })).toBe(false);
});
