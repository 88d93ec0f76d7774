import { dkimKey, type Dkim } from '../platform/mail/raw/dkim.ts';
import type { EnvReader } from './env-reader.ts';
import type { Settings } from './settings.ts';

const DOMAIN = 'MAIL_DKIM_DOMAIN';
const SELECTOR = 'MAIL_DKIM_SELECTOR';
const KEY = 'MAIL_DKIM_KEY';

/** Labels with dots between, as they stand in DNS. */
const LABELS = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

/** Reads the key that signs emails, and the domain and selector under which its public half is found. */
export function readDkim(read: EnvReader): Dkim | null {
  const given = [DOMAIN, SELECTOR, KEY].map((name) => [name, read.text(name)] as const);
  const missing = given.filter(([, value]) => value === null);
  if (missing.length === given.length) return null;
  for (const [name] of missing) read.wrong(name, 'is missing beside the other settings of MAIL_DKIM_…');
  const [domain, selector, pem] = given.map(([, value]) => value);
  for (const [name, value] of given.slice(0, 2))
    if (value && !LABELS.test(value))
      read.wrong(name, 'must be a name as in DNS, such as firm.example or mail2026');
  const key = pem ? dkimKey(pem) : null;
  if (typeof key === 'string') return read.wrong(KEY, key);
  return domain && selector && key ? { domain, selector, key } : null;
}

/** Whether emails of an installation for real people leave it unsigned: providers then take them for spam. */
export const leavesMailsUnsigned = ({
  production,
  dkim,
  mailSignedByRelay,
}: Pick<Settings, 'production' | 'dkim' | 'mailSignedByRelay'>): boolean =>
  production && dkim === null && !mailSignedByRelay;
