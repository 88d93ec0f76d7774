import { LIMITS, WEBHOOK_EVENTS } from '../../../../libs/contracts/src/index.ts';

const at = '2026-09-30T21:48:00.000Z';
const later = '2099-09-30T21:48:00.000Z';

/** The longest address that a webhook can have, without a place to break in it. */
const longUrl = (host: string) => `https://${host}/`.padEnd(LIMITS.webhookUrl, 'Wirtschaftspruefung');

/** Another administrator's account was recovered. */
export const LONG_HOLD = { cause: 'second-factor-reset', since: at, adminId: 'a1' };

/** A webhook with the longest texts and all optional fields. */
export const LONG_WEBHOOK = {
  _id: '656f2a9e1c9d440000a1b2c3',
  url: longUrl(`${'h'.repeat(63)}.${'o'.repeat(63)}.example.com`),
  description: 'Bewerbermanagement'.repeat(20).slice(0, LIMITS.title),
  events: WEBHOOK_EVENTS.slice(1),
  active: true,
  hold: null,
  addressBy: 'a0',
  ownerRemoved: false,
  createdAt: at,
  formerSecretUntil: later,
  lastDeliveredAt: at,
  waiting: 12_345,
  failed: 12_345,
  held: 12_345,
};

export const LONG_SECRET = { webhook: LONG_WEBHOOK, secret: `whsec_${'MfKQ9r8G'.repeat(5)}KYo=` };

const WEBHOOKS = [
  LONG_WEBHOOK,
  {
    ...LONG_WEBHOOK,
    _id: LONG_WEBHOOK._id.replace('656', '756'),
    active: false,
    events: WEBHOOK_EVENTS,
    hold: LONG_HOLD,
    ownerRemoved: true,
  },
];

const attempt = (outcome: object) => ({ at, status: null, error: null, milliseconds: 10_004, ...outcome });
const ERRORS = ['address-not-public', 'name-not-found', 'timeout', 'tls', 'connection', 'secret-unreadable'];
const attempts = [...ERRORS.map((error) => attempt({ error })), attempt({ status: 301 })];
const delivery = (_id: string, changes: object) => ({
  _id,
  messageId: 'msg_656f2a9e1c9d440000a1b2c4',
  type: 'application.withdrawn',
  attempts,
  createdAt: at,
  nextAt: null,
  ...changes,
});
const DELIVERIES = [
  delivery('d0', { type: 'webhook.test', state: 'waiting', nextAt: at, attempts: [] }),
  delivery('d1', { state: 'waiting', nextAt: later }),
  delivery('d2', { state: 'delivered', attempts: [attempt({ status: 204 })] }),
  delivery('d3', { type: 'contact.received', state: 'failed' }),
  delivery('d4', { state: 'held' }),
];

/** Returns the answer to a read of webhooks; an empty one to a search, or a filter for held ones. */
export function longWebhooks({ pathname, searchParams }: URL) {
  if (searchParams.has('q') || searchParams.get('state') === 'held') return [];
  if (pathname.endsWith('/webhooks')) return WEBHOOKS;
  return pathname.endsWith('/deliveries') ? DELIVERIES : LONG_WEBHOOK;
}
