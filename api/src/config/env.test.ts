import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CERTIFICATE, KEY } from '../../../test/support/stand-ins/certificate.ts';
import { readSettings, SETTING_NAMES } from './env.ts';

const ROOT = resolve(__dirname, '../../..');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  CONTACT_TO: 'office@firm.example',
  SMTP_URL: 'smtp://mail.firm.test',
  MAIL_FROM: 'Firm <no-reply@firm.test>',
  PUBLIC_URL: 'https://www.firm.test/',
  USER_JWT_SECRET: 'u'.repeat(32),
  ADMIN_JWT_SECRET: 'a'.repeat(32),
  ENCRYPTION_KEY: 'e'.repeat(32),
};

describe('settings', () => {
  it('need nothing outside production', () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    expect(settings).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      databaseUri: `sqlite:${dataDir}/platform.sqlite`,
      files: 'disk',
      publicUrl: 'http://localhost:3000',
      adminRegistration: 'first',
      adminSecondFactor: 'optional',
      encryptionKeyPrevious: null,
      holdFirstProjects: 0,
      seedDemo: true,
      smtpUrl: null,
      linkedIn: null,
      metricsPort: null,
      keep: { unverifiedAccountDays: 14, endedApplicationMonths: 6, contactMessageMonths: 24 },
      drainSeconds: 0,
    });
  });

  it('keep personal data for whole days and months, and no link longer than its account', () => {
    const keep = { KEEP_UNVERIFIED_ACCOUNTS_DAYS: '2', KEEP_CONTACT_MESSAGES_MONTHS: '12' };
    expect(readSettings({ DATA_DIR: dataDir, ...keep }).keep).toEqual({
      unverifiedAccountDays: 2,
      endedApplicationMonths: 6,
      contactMessageMonths: 12,
    });
    for (const [name, value] of [
      ['KEEP_UNVERIFIED_ACCOUNTS_DAYS', '1'],
      ['KEEP_ENDED_APPLICATIONS_MONTHS', '0'],
      ['KEEP_CONTACT_MESSAGES_MONTHS', '2.5'],
      ['KEEP_CONTACT_MESSAGES_MONTHS', 'forever'],
    ] as const)
      expect(() => readSettings({ DATA_DIR: dataDir, [name]: value })).toThrow(
        new RegExp(`${name}: must be a whole number`),
      );
  });

  it('generate secrets once, for their owner only', () => {
    const first = readSettings({ DATA_DIR: dataDir });
    const second = readSettings({ DATA_DIR: dataDir });
    expect(first.userJwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(new Set([first.userJwtSecret, first.adminJwtSecret, first.encryptionKey]).size).toBe(3);
    expect(second).toEqual(first);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('generate what an older version did not have yet, once, and keep what it had', () => {
    const file = join(dataDir, 'secrets.json');
    const old = { user: 'u'.repeat(64), admin: 'a'.repeat(64) };
    writeFileSync(file, JSON.stringify(old), { mode: 0o600 });
    const first = readSettings({ DATA_DIR: dataDir });
    expect(first).toMatchObject({ userJwtSecret: old.user, adminJwtSecret: old.admin });
    expect(first.encryptionKey.length).toBeGreaterThanOrEqual(32);
    expect(readSettings({ DATA_DIR: dataDir })).toEqual(first);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...old, encryption: first.encryptionKey });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  it('generate only what is not given', () => {
    const settings = readSettings({ DATA_DIR: dataDir, ENCRYPTION_KEY: production.ENCRYPTION_KEY });
    expect(settings.encryptionKey).toBe(production.ENCRYPTION_KEY);
    expect(settings.userJwtSecret).not.toBe('');
    const both = {
      USER_JWT_SECRET: production.USER_JWT_SECRET,
      ADMIN_JWT_SECRET: production.ADMIN_JWT_SECRET,
    };
    expect(readSettings({ DATA_DIR: dataDir, ...both }).encryptionKey.length).toBeGreaterThanOrEqual(32);
  });

  it('hold as many first projects of a company as is said', () => {
    expect(readSettings({ DATA_DIR: dataDir, HOLD_FIRST_PROJECTS: '50' }).holdFirstProjects).toBe(50);
  });

  it('state the firm’s permit or none, and an authority for complaints about accessibility', () => {
    const of = (permit: string) => readSettings({ DATA_DIR: dataDir, AUEG_PERMIT: permit });
    expect([of('Kiel, 2024').auegPermit, of(' ').auegPermit]).toEqual(['Kiel, 2024', null]);
    expect(of('').accessibilityAuthority).toContain('39112 Magdeburg');
  });

  it('want a second factor of administrators in production unless it is said otherwise', () => {
    const of = (env: object) => readSettings({ DATA_DIR: dataDir, ...env }).adminSecondFactor;
    expect(of({ ...production, ADMIN_SECOND_FACTOR: 'optional' })).toBe('optional');
    expect(of({ ADMIN_SECOND_FACTOR: 'required' })).toBe('required');
  });

  it('are strict in production', () => {
    const settings = readSettings({ ...production, DATA_DIR: dataDir });
    expect(settings).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://www.firm.test',
      adminRegistration: 'closed',
      adminSecondFactor: 'required',
      seedDemo: false,
      drainSeconds: 5,
    });
    const missing = () => readSettings({ NODE_ENV: 'production', DATA_DIR: dataDir });
    for (const name of Object.keys(production).slice(1))
      expect(missing).toThrow(new RegExp(`${name}: is required`));
  });

  it('keep mails as files in production only on purpose', () => {
    expect(readSettings({ ...production, DATA_DIR: dataDir, SMTP_URL: 'outbox:' }).smtpUrl).toBeNull();
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['MONGODB_URI', 'http://host'],
    ['FILES', 'cloud'],
    ['FILES', 'gridfs'],
    ['SMTP_URL', 'mail.firm.test'],
    ['MAIL_FROM', 'nobody'],
    ['PUBLIC_URL', 'firm.test'],
    ['ADMIN_URL', 'http://desk.localhost/admin'],
    ['ADMIN_URL', 'http://localhost:8443'],
    ['ADMIN_URL', 'https://desk.localhost'],
    ['CSP_REPORT_URL', 'reports.test'],
    ['API_DOCS', 'yes'],
    ['CONTACT_TO', 'office'],
    ['USER_JWT_SECRET', 'short'],
    ['ADMIN_JWT_SECRET', `example-${'x'.repeat(40)}`],
    ['ENCRYPTION_KEY', 'short'],
    ['ENCRYPTION_KEY', `example-${'x'.repeat(40)}`],
    ['ENCRYPTION_KEY_PREVIOUS', 'short'],
    ['ADMIN_REGISTRATION', 'open'],
    ['ADMIN_SECOND_FACTOR', 'yes'],
    ['LINKEDIN_CLIENT_ID', 'only-the-id'],
    ['HOLD_FIRST_PROJECTS', '51'],
    ['HOLD_FIRST_PROJECTS', 'all'],
    ['SEED_DEMO', 'yes'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', 'many'],
    ['TRUST_PROXY', '-1'],
    ['DRAIN_SECONDS', '121'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'x'],
    ['NODE_ENV', 'staging'],
  ])('stop the start with a wrong %s (%s)', (name, value) => {
    const problem = name === 'LINKEDIN_CLIENT_ID' ? 'LINKEDIN_CLIENT_SECRET' : name;
    expect(() => readSettings({ DATA_DIR: dataDir, [name]: value })).toThrow(
      new RegExp(`^  ${problem}: `, 'm'),
    );
  });

  it.each([
    ['mongodb://a:1:2/platform', /MONGODB_URI: is no address of a MongoDB \(its user, password or hosts/],
    ['mongodb://me:geheim@wort@a/platform', /MONGODB_URI: [^]*special characters in a password are written/],
    ['mongodb://me:geheim@a/platform?retryWrites=perhaps', /retryWrites must be either "true" or "false"/],
    ['mongodb://a/platform?nothing=1', /MONGODB_URI: [^]*nothing is not supported/],
    ['mongodb+srv://a.b.test:27017/platform', /MONGODB_URI: is no address of a MongoDB/],
  ])('refuse the address %s of a MongoDB without repeating a password', (address, problem) => {
    const read = () => readSettings({ DATA_DIR: dataDir, MONGODB_URI: address });
    expect(read).toThrow(problem);
    expect(read).not.toThrow(/geheim/);
  });

  it.each([
    'mongodb://a,b:27018,c/platform?replicaSet=rs0&tls=true',
    'mongodb+srv://me:x%40y@firm.mongo.test/p',
  ])('take the address %s', (address) => {
    expect(readSettings({ DATA_DIR: dataDir, MONGODB_URI: address }).databaseUri).toBe(address);
  });

  it('refuse one secret for both kinds of token, and demo data in production', () => {
    const same = { ...production, DATA_DIR: dataDir, ADMIN_JWT_SECRET: production.USER_JWT_SECRET };
    expect(() => readSettings(same)).toThrow(/ADMIN_JWT_SECRET: must differ/);
    expect(() => readSettings({ ...production, DATA_DIR: dataDir, SEED_DEMO: 'true' })).toThrow(/SEED_DEMO/);
  });

  it('take a certificate for the metrics with its key, and neither alone', () => {
    const [cert, key] = ['cert.pem', 'key.pem'].map((name) => join(dataDir, name));
    writeFileSync(cert!, CERTIFICATE);
    writeFileSync(key!, KEY);
    const read = (env: Record<string, string | undefined>) =>
      readSettings({ DATA_DIR: dataDir, ...env }).metricsTls;
    const both = { METRICS_TLS_CERT_FILE: cert, METRICS_TLS_KEY_FILE: key };
    expect(read(both)).toEqual({ cert: CERTIFICATE.trimEnd(), key: KEY.trimEnd() });
    expect(read({})).toBeNull();
    expect(() => read({ METRICS_TLS_CERT_FILE: cert })).toThrow(/METRICS_TLS_KEY_FILE: is missing/);
    expect(() => read({ METRICS_TLS_KEY_FILE: key })).toThrow(/METRICS_TLS_CERT_FILE: is missing/);
    expect(() => read({ ...both, METRICS_TLS_KEY_FILE: `${key}s` })).toThrow(
      /METRICS_TLS_KEY_FILE: cannot be read \(ENOENT\)/,
    );
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(key!, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => read(both)).toThrow(
      /METRICS_TLS_CERT_FILE: is no certificate in PEM that belongs to the key/,
    );
  });

  it('expect daily backups in production, and others where it is said', () => {
    const of = (env: object) => readSettings({ DATA_DIR: dataDir, ...env }).backupMaxAgeHours;
    expect([of({}), of(production), of({ ...production, BACKUP_MAX_AGE_HOURS: '0' })]).toEqual([0, 26, 0]);
  });

  it('name every problem at once', () => {
    expect(() => readSettings({ DATA_DIR: dataDir, PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*LOG_LEVEL/);
  });

  it('are those that .env.example explains, and no others', () => {
    // docker-compose.yml's variables follow that line (test/compose.test.ts).
    const [example = ''] = readFileSync(join(ROOT, '.env.example'), 'utf8').split(/^# --- .*$/m);
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(names.sort()).toEqual([...SETTING_NAMES].sort());
    const read = new Set<string>();
    const env = new Proxy({ DATA_DIR: dataDir } as Record<string, string>, {
      get: (target, name: string) => (read.add(name), target[name]),
    });
    readSettings(env);
    expect([...read].sort()).toEqual([...SETTING_NAMES].sort());
  });

  it('of the example start the server', () => {
    const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
    const env = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(readSettings({ ...env, DATA_DIR: dataDir })).toEqual(readSettings({ DATA_DIR: dataDir }));
  });
});
