import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRET_NAMES } from './env-reader.ts';
import { readSettings } from './env.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const VALUES: Record<(typeof SECRET_NAMES)[number], string> = {
  MONGODB_URI: 'mongodb://app:pw@mongo:27017/consulting?replicaSet=rs0',
  SMTP_URL: 'smtp://me:pw@mail.firm.test:587',
  MAIL_DKIM_KEY: generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  USER_JWT_SECRET: 'u'.repeat(40),
  USER_JWT_SECRET_PREVIOUS: 'v'.repeat(40),
  ADMIN_JWT_SECRET: 'a'.repeat(40),
  ADMIN_JWT_SECRET_PREVIOUS: 'b'.repeat(40),
  ENCRYPTION_KEY: 'e'.repeat(40),
  ENCRYPTION_KEY_PREVIOUS: 'f'.repeat(40),
  LINKEDIN_CLIENT_SECRET: 'linkedin secret ',
};
const READ = {
  databaseUri: VALUES.MONGODB_URI,
  smtpUrl: VALUES.SMTP_URL,
  dkim: { domain: 'firm.test', selector: 'mail' },
  userJwtSecret: VALUES.USER_JWT_SECRET,
  userJwtSecretPrevious: VALUES.USER_JWT_SECRET_PREVIOUS,
  adminJwtSecret: VALUES.ADMIN_JWT_SECRET,
  adminJwtSecretPrevious: VALUES.ADMIN_JWT_SECRET_PREVIOUS,
  encryptionKey: VALUES.ENCRYPTION_KEY,
  encryptionKeyPrevious: VALUES.ENCRYPTION_KEY_PREVIOUS,
  linkedIn: { clientSecret: VALUES.LINKEDIN_CLIENT_SECRET },
};

function file(content: string): string {
  const path = join(dataDir, 'secret');
  writeFileSync(path, content);
  return path;
}

const problem = (env: Record<string, string>): string => {
  try {
    readSettings({ DATA_DIR: dataDir, ...env });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('secrets', () => {
  it.each(['', '\n', '\r\n'])('come from files, whole and without the last line break (%j)', (end) => {
    const env: Record<string, string> = {
      ...{ DATA_DIR: dataDir, LINKEDIN_CLIENT_ID: 'id' },
      ...{ MAIL_DKIM_DOMAIN: 'firm.test', MAIL_DKIM_SELECTOR: 'mail' },
    };
    for (const name of SECRET_NAMES) {
      env[`${name}_FILE`] = join(dataDir, name);
      writeFileSync(join(dataDir, name), VALUES[name] + end);
    }
    expect(readSettings(env)).toMatchObject(READ);
  });

  it('from a file are checked as others are', () => {
    expect(problem({ USER_JWT_SECRET_FILE: file('short\n') })).toMatch(/ {2}USER_JWT_SECRET: .*32 bytes/);
    expect(problem({ MONGODB_URI_FILE: file('http://host') })).toMatch(/ {2}MONGODB_URI: must be an address/);
  });

  it.each(SECRET_NAMES)('given twice, unreadable or empty stop the start and name %s_FILE', (name) => {
    const value = VALUES[name];
    const key = `${name}_FILE`;
    mkdirSync(join(dataDir, 'folder'));
    for (const env of [
      { [name]: value, [key]: file(value) },
      { [key]: join(dataDir, 'missing') },
      { [key]: join(dataDir, 'folder') },
      // The secret itself instead of its file.
      { [key]: value },
      { [key]: file('') },
      { [key]: file(' \n') },
    ]) {
      const told = problem({ LINKEDIN_CLIENT_ID: 'id', ...env });
      expect(told).toMatch(new RegExp(`^ {2}${key}: `, 'm'));
      expect(told.match(new RegExp(`${key}:`, 'g'))).toHaveLength(1);
      expect(told).not.toContain(value.trim());
    }
  });

  it('for tokens and for what is sealed are six different ones', () => {
    const names = [
      'USER_JWT_SECRET',
      'ADMIN_JWT_SECRET',
      'USER_JWT_SECRET_PREVIOUS',
      'ADMIN_JWT_SECRET_PREVIOUS',
      'ENCRYPTION_KEY',
      'ENCRYPTION_KEY_PREVIOUS',
    ] as const;
    const all = Object.fromEntries(names.map((name) => [name, VALUES[name]]));
    expect(problem(all)).toBe('');
    for (const name of names)
      for (const other of names)
        if (name !== other) expect(problem({ ...all, [name]: VALUES[other] })).toMatch(/must differ from/);
  });
});
