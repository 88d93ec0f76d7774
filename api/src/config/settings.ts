import type { KeepPeriods, Language } from '@consulting/contracts';
import type { Dkim } from '../platform/mail/raw/dkim.ts';

/** All settings of the process, validated and with defaults. Read with `readSettings`; injected by this class. */
export abstract class Settings {
  abstract readonly production: boolean;
  abstract readonly port: number;
  abstract readonly host: string;
  /** The folder of the embedded store, the files, the outbox folder and the generated secrets. */
  abstract readonly dataDir: string;
  /** `mongodb://…` or `sqlite:FILE` (the embedded engine). */
  abstract readonly databaseUri: string;
  abstract readonly files: 'disk' | 'gridfs';
  /** The address for contact messages and the digest; null: they are stored, but not mailed. */
  abstract readonly contactTo: string | null;
  /** The language of the daily digest to that address. */
  abstract readonly contactLanguage: Language;
  /** null: mails are written as files into `DATA_DIR/outbox`. */
  abstract readonly smtpUrl: string | null;
  /** Whether mails may go in clear to a mail server that is not on this machine. */
  abstract readonly smtpAllowPlain: boolean;
  abstract readonly mailFrom: string;
  /** Signs emails; null: they leave unsigned. */
  abstract readonly dkim: Dkim | null;
  /** Whether the mail server signs emails itself. */
  abstract readonly mailSignedByRelay: boolean;
  /** Base of links in mails, canonical addresses and the OAuth callback; without a slash at its end. */
  abstract readonly publicUrl: string;
  /** Address of the administration if it has a host of its own, like `publicUrl`; null: it is below `publicUrl`. */
  abstract readonly adminUrl: string | null;
  /** The address that browsers report violations of the Content-Security-Policy to; null: none. */
  abstract readonly cspReportUrl: string | null;
  /** Whether `/docs` and `/openapi.json` are served. */
  abstract readonly apiDocs: boolean;
  /** Whether webhooks may have a plain `http` address on this machine, for developers of receivers; never in production. */
  abstract readonly webhooksAllowLoopback: boolean;
  abstract readonly userJwtSecret: string;
  abstract readonly adminJwtSecret: string;
  /** Sign nothing; tokens that they have signed are still accepted. */
  abstract readonly userJwtSecretPrevious: string | null;
  abstract readonly adminJwtSecretPrevious: string | null;
  /** Seals secrets that the server has to read again: `SecretBox`. */
  abstract readonly encryptionKey: string;
  /** Seals nothing; opens what it has sealed. */
  abstract readonly encryptionKeyPrevious: string | null;
  abstract readonly adminRegistration: 'first' | 'invite' | 'closed';
  /** `required`: an administrator without a second factor has to add one at the next sign-in. */
  abstract readonly adminSecondFactor: 'required' | 'optional';
  /** Also while sign-in with LinkedIn is not configured: identities that were linked before belong to it. */
  abstract readonly oidcIssuer: string;
  /** null: sign-in with LinkedIn is not configured. */
  abstract readonly linkedIn: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Retention periods of personal data; the privacy policy shows them. */
  abstract readonly keep: KeepPeriods;
  /** How many first projects of each company wait for an administrator before they become public; 0: none. */
  abstract readonly holdFirstProjects: number;
  /** The firm's permit for temporary employment (§ 1 AÜG), as its projects show it; null: it offers none. */
  abstract readonly auegPermit: string | null;
  /** The authority that the accessibility statement names for complaints: its name and address, in one line. */
  abstract readonly accessibilityAuthority: string;
  abstract readonly seedDemo: boolean;
  /** Multiplies every limit on requests and on wrong passwords. */
  abstract readonly rateLimitScale: number;
  /** The number of proxies in front that set X-Forwarded-For. */
  abstract readonly trustProxy: number;
  /** Seconds for which requests are still taken after the stop signal. */
  abstract readonly drainSeconds: number;
  abstract readonly logLevel: LogLevel;
  /** How old the last backup may be before that is reported; 0: no backup is expected. */
  abstract readonly backupMaxAgeHours: number;
  /** null: no metrics are served. */
  abstract readonly metricsPort: number | null;
  /** In PEM; null: the metrics are served by HTTP. */
  abstract readonly metricsTls: { cert: string; key: string } | null;
  /** Whether spans are sent; OpenTelemetry's packages read the destination and sampling from its own variables. */
  abstract readonly tracing: boolean;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
