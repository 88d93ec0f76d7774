import { resolve } from 'node:path';
import {
  DEFAULT_KEEP_PERIODS as KEEP,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  withoutTrailingSlashes,
} from '@consulting/contracts';
import { readDkim } from './dkim-settings.ts';
import { EnvReader, SECRET_NAMES, type Env } from './env-reader.ts';
import { generatedSecrets } from './generated-secrets.ts';
import { LOG_LEVELS, type Settings } from './settings.ts';

/** All setting names; `.env.example` explains each (a test keeps both equal). */
export const SETTING_NAMES = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'MONGODB_URI',
  'FILES',
  'CONTACT_TO',
  'CONTACT_LANGUAGE',
  'SMTP_URL',
  'SMTP_ALLOW_PLAIN',
  'MAIL_FROM',
  'MAIL_DKIM_DOMAIN',
  'MAIL_DKIM_SELECTOR',
  'MAIL_DKIM_KEY',
  'MAIL_SIGNED_BY_RELAY',
  'PUBLIC_URL',
  'ADMIN_URL',
  'CSP_REPORT_URL',
  'API_DOCS',
  'WEBHOOKS_ALLOW_LOOPBACK',
  'USER_JWT_SECRET',
  'ADMIN_JWT_SECRET',
  'USER_JWT_SECRET_PREVIOUS',
  'ADMIN_JWT_SECRET_PREVIOUS',
  'ENCRYPTION_KEY',
  'ENCRYPTION_KEY_PREVIOUS',
  'ADMIN_REGISTRATION',
  'ADMIN_SECOND_FACTOR',
  'LINKEDIN_CLIENT_ID',
  'LINKEDIN_CLIENT_SECRET',
  'OIDC_ISSUER',
  'KEEP_UNVERIFIED_ACCOUNTS_DAYS',
  'KEEP_ENDED_APPLICATIONS_MONTHS',
  'KEEP_CONTACT_MESSAGES_MONTHS',
  'HOLD_FIRST_PROJECTS',
  'AUEG_PERMIT',
  'ACCESSIBILITY_AUTHORITY',
  'SEED_DEMO',
  'RATE_LIMIT_SCALE',
  'TRUST_PROXY',
  'DRAIN_SECONDS',
  'LOG_LEVEL',
  'BACKUP_MAX_AGE_HOURS',
  'METRICS_PORT',
  'METRICS_TLS_CERT_FILE',
  'METRICS_TLS_KEY_FILE',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SDK_DISABLED',
  ...SECRET_NAMES.map((name) => `${name}_FILE` as const),
] as const;

/** The authority for the whole of Germany (§ 20 BFSG), which the Länder share. */
const MARKET_SURVEILLANCE =
  'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF AöR), ' +
  'Carl-Miller-Straße 6, 39112 Magdeburg, kontakt@mlbf-barrierefrei.de';

/** The shortest and the longest retention of personal data: the privacy policy says “months”. */
const MONTHS = { min: 2, max: 120 };

function storeSettings(read: EnvReader): Pick<Settings, 'dataDir' | 'databaseUri' | 'files'> {
  const dataDir = resolve(read.text('DATA_DIR') ?? './data');
  const mongodbUri = read.store('MONGODB_URI');
  const files = read.choice('FILES', ['disk', 'gridfs'], mongodbUri ? 'gridfs' : 'disk');
  if (files === 'gridfs' && !mongodbUri) read.wrong('FILES', 'gridfs needs MONGODB_URI');
  return { dataDir, databaseUri: mongodbUri ?? `sqlite:${resolve(dataDir, 'platform.sqlite')}`, files };
}

/** Reads only the settings of where data is stored: a backup needs no secrets. */
export function readStoreSettings(env: Env): ReturnType<typeof storeSettings> {
  const read = new EnvReader(env);
  const settings = storeSettings(read);
  read.finish();
  return settings;
}

/**
 * Reads and checks all settings at once. Throws SettingsError naming each that is wrong or missing.
 * Outside production, missing secrets are generated into DATA_DIR, so that sessions survive a restart.
 */
export function readSettings(env: Env): Settings {
  const read = new EnvReader(env);
  const production =
    read.choice('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const port = read.integer('PORT', { min: 0, max: 65535, fallback: 3000 });
  const store = storeSettings(read);
  const smtpUrl = read.mailTarget('SMTP_URL', production);
  const oidcIssuer = read.issuer();
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:'], production);
  const settings = {
    production,
    port,
    host: read.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    ...store,
    contactTo: read.email('CONTACT_TO', production),
    contactLanguage: read.choice('CONTACT_LANGUAGE', LANGUAGES, DEFAULT_LANGUAGE),
    smtpUrl,
    smtpAllowPlain: read.flag('SMTP_ALLOW_PLAIN', false),
    mailFrom: read.sender('MAIL_FROM', production) ?? 'Muster Consulting <no-reply@localhost>',
    dkim: readDkim(read),
    mailSignedByRelay: read.flag('MAIL_SIGNED_BY_RELAY', false),
    publicUrl: withoutTrailingSlashes(publicUrl ?? `http://localhost:${port}`),
    adminUrl: read.otherOrigin('ADMIN_URL', publicUrl),
    cspReportUrl: read.headerUrl('CSP_REPORT_URL'),
    apiDocs: read.flag('API_DOCS', true),
    webhooksAllowLoopback: read.flag('WEBHOOKS_ALLOW_LOOPBACK', false),
    adminRegistration: read.choice(
      'ADMIN_REGISTRATION',
      ['first', 'invite', 'closed'],
      production ? 'closed' : 'first',
    ),
    adminSecondFactor: read.choice(
      'ADMIN_SECOND_FACTOR',
      ['required', 'optional'],
      production ? 'required' : 'optional',
    ),
    oidcIssuer,
    linkedIn: read.linkedIn(oidcIssuer),
    keep: {
      // Longer than a mailed link is valid, which is a day.
      unverifiedAccountDays: read.integer('KEEP_UNVERIFIED_ACCOUNTS_DAYS', {
        min: 2,
        max: 365,
        fallback: KEEP.unverifiedAccountDays,
      }),
      endedApplicationMonths: read.integer('KEEP_ENDED_APPLICATIONS_MONTHS', {
        ...MONTHS,
        fallback: KEEP.endedApplicationMonths,
      }),
      contactMessageMonths: read.integer('KEEP_CONTACT_MESSAGES_MONTHS', {
        ...MONTHS,
        fallback: KEEP.contactMessageMonths,
      }),
    },
    holdFirstProjects: read.integer('HOLD_FIRST_PROJECTS', { min: 0, max: 50, fallback: 0 }),
    auegPermit: read.text('AUEG_PERMIT'),
    accessibilityAuthority: read.text('ACCESSIBILITY_AUTHORITY') ?? MARKET_SURVEILLANCE,
    seedDemo: read.flag('SEED_DEMO', !production),
    rateLimitScale: read.number('RATE_LIMIT_SCALE', 1),
    trustProxy: read.integer('TRUST_PROXY', { min: 0, max: 10, fallback: 0 }),
    drainSeconds: read.integer('DRAIN_SECONDS', { min: 0, max: 120, fallback: production ? 5 : 0 }),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    backupMaxAgeHours: read.integer('BACKUP_MAX_AGE_HOURS', {
      min: 0,
      max: 8760,
      fallback: production ? 26 : 0,
    }),
    metricsPort: read.optionalPort('METRICS_PORT'),
    metricsTls: read.certificate('METRICS_TLS_CERT_FILE', 'METRICS_TLS_KEY_FILE'),
    tracing: [
      read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']) !== null,
      !read.flag('OTEL_SDK_DISABLED', false),
    ].every(Boolean),
  };
  const given = {
    user: read.secret('USER_JWT_SECRET', production),
    admin: read.secret('ADMIN_JWT_SECRET', production),
    userPrevious: read.secret('USER_JWT_SECRET_PREVIOUS'),
    adminPrevious: read.secret('ADMIN_JWT_SECRET_PREVIOUS'),
    encryption: read.secret('ENCRYPTION_KEY', production),
    encryptionPrevious: read.secret('ENCRYPTION_KEY_PREVIOUS'),
  };
  read.differ({
    USER_JWT_SECRET: given.user,
    ADMIN_JWT_SECRET: given.admin,
    USER_JWT_SECRET_PREVIOUS: given.userPrevious,
    ADMIN_JWT_SECRET_PREVIOUS: given.adminPrevious,
    ENCRYPTION_KEY: given.encryption,
    ENCRYPTION_KEY_PREVIOUS: given.encryptionPrevious,
  });
  if (production && settings.seedDemo) read.wrong('SEED_DEMO', 'demo data must not be used in production');
  if (production && settings.webhooksAllowLoopback)
    read.wrong('WEBHOOKS_ALLOW_LOOPBACK', 'webhooks must not reach this machine in production');
  read.finish();
  const secrets = given.user && given.admin && given.encryption ? null : generatedSecrets(store.dataDir);
  return {
    ...settings,
    userJwtSecret: given.user ?? secrets?.user ?? '',
    adminJwtSecret: given.admin ?? secrets?.admin ?? '',
    userJwtSecretPrevious: given.userPrevious,
    adminJwtSecretPrevious: given.adminPrevious,
    encryptionKey: given.encryption ?? secrets?.encryption ?? '',
    encryptionKeyPrevious: given.encryptionPrevious,
  };
}
