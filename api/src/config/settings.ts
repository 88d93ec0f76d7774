import type { KeepPeriods, Language } from '@consulting/contracts';

/** Every setting of the process, checked and with defaults applied. Read with `readSettings`; injected by this class. */
export abstract class Settings {
  abstract readonly production: boolean;
  abstract readonly port: number;
  abstract readonly host: string;
  /** The folder of the embedded store, the files, the outbox folder and the generated secrets. */
  abstract readonly dataDir: string;
  /** `mongodb://…` or `sqlite:FILE` (the embedded engine). */
  abstract readonly databaseUri: string;
  abstract readonly files: 'disk' | 'gridfs';
  /** Where contact messages and the digest go; null: they are stored, but not mailed. */
  abstract readonly contactTo: string | null;
  /** Of the daily overview that goes there. */
  abstract readonly contactLanguage: Language;
  /** null: mails become files in `DATA_DIR/outbox`. */
  abstract readonly smtpUrl: string | null;
  abstract readonly mailFrom: string;
  /** Base of links in mails, canonical addresses and the OAuth callback; no slash at its end. */
  abstract readonly publicUrl: string;
  abstract readonly userJwtSecret: string;
  abstract readonly adminJwtSecret: string;
  /** Sign nothing; tokens that they have signed are still taken. */
  abstract readonly userJwtSecretPrevious: string | null;
  abstract readonly adminJwtSecretPrevious: string | null;
  /** Seals what the server keeps secret and has to read again: `SecretBox`. */
  abstract readonly encryptionKey: string;
  /** Seals nothing; what it has sealed can still be opened. */
  abstract readonly encryptionKeyPrevious: string | null;
  abstract readonly adminRegistration: 'first' | 'invite' | 'closed';
  /** `required`: an administrator without a second factor has to add one at the next sign-in. */
  abstract readonly adminSecondFactor: 'required' | 'optional';
  /** null: sign-in with LinkedIn is not configured. */
  abstract readonly linkedIn: { clientId: string; clientSecret: string; issuer: string } | null;
  /** How long personal data stays that goes by itself; the privacy policy tells these periods. */
  abstract readonly keep: KeepPeriods;
  /** The first so many projects of each company wait for a look of an administrator before everybody sees them; 0: none. */
  abstract readonly holdFirstProjects: number;
  abstract readonly seedDemo: boolean;
  /** Multiplies every limit on requests and on wrong passwords. */
  abstract readonly rateLimitScale: number;
  /** How many proxies in front set X-Forwarded-For. */
  abstract readonly trustProxy: number;
  /** Seconds for which requests are still taken after the order to stop. */
  abstract readonly drainSeconds: number;
  abstract readonly logLevel: LogLevel;
  /** null: no metrics are served. */
  abstract readonly metricsPort: number | null;
  /** Whether spans are sent; to where and which is said by OpenTelemetry's own variables, which its packages read. */
  abstract readonly tracing: boolean;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
