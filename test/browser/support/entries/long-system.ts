import { KEY_NETWORKS, KEY_SCOPES } from '../../../../libs/contracts/src/index.ts';
import { unbroken, words } from './long-words.ts';
import { LONG_HOLD, longWebhooks } from './long-webhooks.ts';

const at = '2026-09-30T21:48:00.000Z';

/** An API key with the longest name and all optional fields. */
export const LONG_KEY = {
  _id: 'k0',
  name: unbroken(100),
  start: 'cpk_4fT9aB',
  scopes: KEY_SCOPES,
  networks: Array.from(
    { length: KEY_NETWORKS },
    (_, each) => `2001:db8:85a3:8d3:1319:8a2e:370:${7000 + each}/128`,
  ),
  state: 'active',
  createdBy: 'a0',
  createdAt: at,
  expiresAt: '2099-09-30T21:48:00.000Z',
  revokedAt: null,
  hold: null,
  ownerRemoved: false,
  calls: 12_345_678,
  lastUsedAt: at,
  refusals: 1_234_567,
  lastRefusedAt: at,
};
const KEYS = [
  LONG_KEY,
  {
    ...LONG_KEY,
    _id: 'k1',
    name: words(100, 'Zeiterfassung'),
    expiresAt: new Date(Date.now() + 29.5 * 86_400_000),
  },
  { ...LONG_KEY, _id: 'k2', state: 'expired', scopes: ['exports:read'], networks: [] },
  { ...LONG_KEY, _id: 'k4', state: 'on-hold', hold: LONG_HOLD, ownerRemoved: true, networks: [] },
  { ...LONG_KEY, _id: 'k3', state: 'revoked', revokedAt: at, networks: [] },
];

/**
 * Responses with long texts for lists that all tests share (administrators, API keys, webhooks and undelivered emails),
 * so that no long entries are stored there.
 */
export function longSystem(url: string) {
  const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.example.com`;
  const admins = [0, 1].map((each) => ({
    _id: `a${each}`,
    email,
    phone: '+49 30 '.padEnd(40, '0'),
    createdAt: at,
    current: each === 0,
    secondFactor: each === 1,
  }));
  const mail = {
    to: email,
    subject: words(200, 'Your application'),
    attempts: 12,
    lastError: unbroken(400, '550'),
    createdAt: at,
  };
  const mails = [
    { _id: 'm0', state: 'failed', ...mail },
    { _id: 'm1', state: 'pending', nextAt: at, ...mail },
  ];
  const { pathname, searchParams } = new URL(url);
  if (pathname.includes('/webhooks')) return answerOf(longWebhooks(new URL(url)));
  const keys = searchParams.has('q') ? [] : KEYS;
  const rows = pathname.endsWith('/admins') ? admins : pathname.endsWith('/api-keys') ? keys : mails;
  return answerOf(rows);
}

const answerOf = (json: object) => ({
  json,
  headers: { ...(Array.isArray(json) && { 'X-Total-Count': String(json.length) }) },
});
