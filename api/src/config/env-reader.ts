import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { mongo } from 'mongoose';

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Settings whose value may also be in a file, as the secrets of Docker and Kubernetes are. The file's path is set under
 * the name with `_FILE` appended.
 */
export const SECRET_NAMES = [
  'MONGODB_URI',
  'SMTP_URL',
  'MAIL_DKIM_KEY',
  'USER_JWT_SECRET',
  'USER_JWT_SECRET_PREVIOUS',
  'ADMIN_JWT_SECRET',
  'ADMIN_JWT_SECRET_PREVIOUS',
  'ENCRYPTION_KEY',
  'ENCRYPTION_KEY_PREVIOUS',
  'LINKEDIN_CLIENT_SECRET',
] as const;
const SECRETS = new Set<string>(SECRET_NAMES);

/** The settings are invalid and the start fails. The message has one line for each setting, beginning with its name. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Returns the driver's message about an address, unless it quotes a part of it, which may be the password. */
function reasonOf({ message }: Error): string {
  return /^(Invalid connection string|Unable to parse)/.test(message)
    ? 'its user, password or hosts cannot be read; special characters in a password are written like %40'
    : message;
}

const hasProtocol = (value: string, protocols: readonly string[]): boolean =>
  protocols.some((protocol) => value.startsWith(`${protocol}//`) && value.length > protocol.length + 2);

/** Reads single settings and collects the problems, so that a start reports all at once. Empty values are unset. */
export class EnvReader {
  private readonly problems = new Set<string>();

  constructor(private readonly env: Env) {}

  wrong(name: string, problem: string): null {
    this.problems.add(`${name}: ${problem}`);
    return null;
  }

  finish(): void {
    if (this.problems.size > 0)
      throw new SettingsError(`Cannot start with these settings:\n  ${[...this.problems].join('\n  ')}`);
  }

  text(name: string, required = false): string | null {
    const value = this.env[name]?.trim();
    const file = SECRETS.has(name) ? this.env[`${name}_FILE`]?.trim() : undefined;
    if (file) return this.content(`${name}_FILE`, file, value ? name : null);
    if (value) return value;
    return required ? this.wrong(name, 'is required in production') : null;
  }

  /** Reads a file. Errors do not contain the path: it may be the secret itself, set under the wrong name. */
  private content(name: string, path: string, other: string | null): string | null {
    if (other) return this.wrong(name, `must not be set together with ${other}`);
    try {
      const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      return content.trim() === '' ? this.wrong(name, 'is an empty file') : content;
    } catch (error) {
      return this.wrong(name, `cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }

  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === null) return fallback;
    const found = allowed.find((each) => each === value);
    if (found === undefined) this.wrong(name, `must be one of ${allowed.join(', ')}`);
    return found ?? fallback;
  }

  integer(name: string, { min, max, fallback }: { min: number; max: number; fallback: number }): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = /^\d+$/.test(value) ? Number(value) : NaN;
    if (number >= min && number <= max) return number;
    this.wrong(name, `must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  optionalPort(name: string): number | null {
    return this.text(name) === null ? null : this.integer(name, { min: 0, max: 65535, fallback: 0 });
  }

  /** Reads a positive number. */
  number(name: string, fallback: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (Number.isFinite(number) && number > 0) return number;
    this.wrong(name, 'must be a number above 0');
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    return this.choice(name, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
  }

  url(name: string, protocols: readonly string[], required = false): string | null {
    const value = this.text(name, required);
    if (value === null) return null;
    if (hasProtocol(value, protocols) && URL.canParse(value)) return value;
    return this.wrongProtocol(name, protocols);
  }

  /** Reads the origin of another host than `url`'s, with its protocol: cookies and HSTS are set alike on both. */
  otherOrigin(name: string, url: string | null): string | null {
    const value = this.url(name, ['http:', 'https:']);
    if (value === null) return null;
    const { origin, pathname, search, hash, protocol, hostname } = new URL(value);
    if (pathname !== '/' || search || hash) return this.wrong(name, 'must be an address without a path');
    const other = new URL(url ?? 'http://localhost');
    if (hostname === other.hostname) return this.wrong(name, 'must have another host name than PUBLIC_URL');
    if (protocol !== other.protocol)
      return this.wrong(name, `must begin with ${other.protocol}// like PUBLIC_URL`);
    return origin;
  }

  /** Reads an address that stands in headers: what would end its place there is written as its code. */
  headerUrl(name: string): string | null {
    const value = this.url(name, ['http:', 'https:']);
    return value && new URL(value).href.replaceAll(';', '%3B').replaceAll(',', '%2C').replaceAll("'", '%27');
  }

  /** Reads the address of a MongoDB. A list of hosts is not a valid URL, so the driver itself parses it. */
  store(name: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const protocols = ['mongodb:', 'mongodb+srv:'];
    if (!hasProtocol(value, protocols)) return this.wrongProtocol(name, protocols);
    try {
      new mongo.MongoClient(value);
      return value;
    } catch (error) {
      return this.wrong(name, `is no address of a MongoDB (${reasonOf(error as Error)})`);
    }
  }

  private wrongProtocol(name: string, protocols: readonly string[]): null {
    const beginnings = protocols.map((each) => `${each}//`).join(' or ');
    return this.wrong(name, `must be an address that begins with ${beginnings}`);
  }

  /** Reads an SMTP address, or null for the outbox folder, which production must request with `outbox:`. */
  mailTarget(name: string, required: boolean): string | null {
    return this.text(name) === 'outbox:' ? null : this.url(name, ['smtp:', 'smtps:'], required);
  }

  email(name: string, required: boolean): string | null {
    const value = this.text(name, required);
    if (value === null || /^[^\s@<>]+@[^\s@<>]+$/.test(value)) return value;
    return this.wrong(name, 'must be an email address');
  }

  /** Reads `address` or `Name <address>`. */
  sender(name: string, required: boolean): string | null {
    const value = this.text(name, required);
    if (value === null || /^([^<>@]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value)) return value;
    return this.wrong(name, 'must be an email address, or a name and the address in angle brackets');
  }

  /** Reads a key for tokens or for sealed secrets. */
  secret(name: string, required = false): string | null {
    const value = this.text(name, required);
    if (value === null) return null;
    if (Buffer.byteLength(value) < 32) return this.wrong(name, 'must have at least 32 bytes');
    if (/example|change-?me/i.test(value)) return this.wrong(name, 'is the example value, use a random one');
    return value;
  }

  /** Requires different keys: with one key for two purposes, what one signs or seals would pass for the other. */
  differ(secrets: Record<string, string | null>): void {
    const seen = new Map<string, string>();
    for (const [name, value] of Object.entries(secrets)) {
      if (value === null) continue;
      const other = seen.get(value);
      if (other) this.wrong(name, `must differ from ${other}`);
      else seen.set(value, name);
    }
  }

  /** Reads the OpenID Connect issuer; LinkedIn's by default. */
  issuer(): string {
    return this.url('OIDC_ISSUER', ['https:', 'http:']) ?? 'https://www.linkedin.com/oauth';
  }

  /** Reads the files of a certificate and its key. */
  certificate(certName: string, keyName: string): { cert: string; key: string } | null {
    const paths = [certName, keyName].map((name) => this.text(name));
    if (paths.every((path) => path === null)) return null;
    const [cert, key] = [certName, keyName].map((name, at) =>
      paths[at] ? this.content(name, paths[at], null) : this.wrong(name, 'is missing beside the other one'),
    );
    if (!cert || !key) return null;
    try {
      createSecureContext({ cert, key });
      return { cert, key };
    } catch {
      return this.wrong(certName, `is no certificate in PEM that belongs to the key in ${keyName}`);
    }
  }

  linkedIn(issuer: string): { clientId: string; clientSecret: string; issuer: string } | null {
    const clientId = this.text('LINKEDIN_CLIENT_ID');
    const clientSecret = this.text('LINKEDIN_CLIENT_SECRET');
    if (clientId && clientSecret) return { clientId, clientSecret, issuer };
    if (clientId) this.wrong('LINKEDIN_CLIENT_SECRET', 'is required with LINKEDIN_CLIENT_ID');
    if (clientSecret) this.wrong('LINKEDIN_CLIENT_ID', 'is required with LINKEDIN_CLIENT_SECRET');
    return null;
  }
}
