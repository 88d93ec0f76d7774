import { LIMITS } from '@consulting/contracts';
import { isSuccess, outcomeOf, type Attempt } from './delivery.ts';
import { bodyOf } from './event.ts';
import {
  formerSecretUntil,
  hostOf,
  secretContext,
  SECRET_OVERLAP,
  signingSecrets,
  webhookUrl,
  withNewSecret,
  type WebhookSecret,
} from './webhook.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const HOUR = 3_600_000;

describe('the secrets of a webhook', () => {
  const current = { sealed: 'current', until: null };
  const former = { sealed: 'former', until: later(HOUR) };
  const gone = { sealed: 'gone', until: NOW };

  it('sign until their time is over, the current one without end', () => {
    expect(signingSecrets({ secrets: [current, former, gone] }, NOW)).toEqual([current, former]);
    expect(signingSecrets({ secrets: [current, former, gone] }, later(HOUR))).toEqual([current]);
  });

  it('tell until when the last former one signs', () => {
    const longer = { sealed: 'longer', until: later(2 * HOUR) };
    expect(formerSecretUntil({ secrets: [current, longer, former] }, NOW)).toEqual(later(2 * HOUR));
    expect(formerSecretUntil({ secrets: [current, gone] }, NOW)).toBeNull();
  });

  it('are replaced by a new one beside which the old one signs for a day, and older ones no longer than before', () => {
    expect(SECRET_OVERLAP).toBe(24 * HOUR);
    expect(withNewSecret({ secrets: [current, former, gone] }, 'new', NOW)).toEqual([
      { sealed: 'new', until: null },
      { sealed: 'current', until: later(24 * HOUR) },
      former,
    ]);
  });

  it('are five at most, without the oldest', () => {
    const secrets = ['a', 'b', 'c', 'd', 'e'].reduce<WebhookSecret[]>(
      (before, sealed, at) => withNewSecret({ secrets: before }, sealed, later(at)),
      [current],
    );
    expect(secrets.map(({ sealed }) => sealed)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('are sealed for their webhook', () => expect(secretContext('w1')).toBe('webhook:w1'));
});

describe('the address of a webhook', () => {
  it('is plain https, in its usual form', () => {
    expect(webhookUrl('HTTPS://Hooks.Example:443/a?b=c')).toBe('https://hooks.example/a?b=c');
    expect(hostOf({ url: 'https://hooks.example:8443/secret' })).toBe('hooks.example:8443');
  });

  it('may be as long as the limit', () => {
    const base = 'https://hooks.example/';
    const longest = base + 'x'.repeat(LIMITS.webhookUrl - base.length);
    expect(webhookUrl(longest)).toBe(longest);
    expect(() => webhookUrl(`${longest}x`)).toThrow();
  });

  it.each([
    'http://hooks.example/',
    'https://ann@hooks.example/',
    'https://:secret@hooks.example/',
    'https://hooks.example/#part',
    'https://hooks.example/#',
    'hooks.example',
    '',
  ])('is not %j', (text) => {
    expect(() => webhookUrl(text)).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        details: { errors: [expect.objectContaining({ field: 'url', code: 'webhook.url-invalid' })] },
      }),
    );
  });
});

describe('the address of a webhook on the own machine', () => {
  it.each(['http://127.0.0.1:8080/hook', 'http://localhost:8080/hook', 'http://[::1]:8080/hook'])(
    'may be %s where that is allowed, and nowhere else',
    (text) => {
      expect(webhookUrl(text, true)).toBe(text);
      expect(() => webhookUrl(text)).toThrow();
    },
  );

  it.each([
    'http://hooks.example/',
    'http://10.0.0.1:8080/',
    'http://127.0.0.2:8080/',
    'http://localhost.example/',
    'http://api.localhost:8080/',
    'http://ann@127.0.0.1:8080/',
    'http://127.0.0.1:8080/#part',
    'ftp://127.0.0.1/',
  ])('is not %j', (text) => expect(() => webhookUrl(text, true)).toThrow());
});

describe('an attempt', () => {
  const attempt = (status: number | null, error: Attempt['error'] = null) =>
    ({ at: NOW, milliseconds: 1, status, error }) satisfies Attempt;

  it('succeeds with any 2xx and nothing else', () => {
    expect([200, 204, 299].map((status) => isSuccess(attempt(status)))).toEqual([true, true, true]);
    expect([199, 300, 500, null].map((status) => isSuccess(attempt(status)))).toEqual(Array(4).fill(false));
  });

  it('is told by its status, or by what kept it from one', () => {
    expect(outcomeOf(attempt(503))).toBe('status 503');
    expect(outcomeOf(attempt(null, 'timeout'))).toBe('timeout');
  });
});

it('an event is sent with its type, its time and its data', () => {
  expect(bodyOf({ type: 'webhook.test', data: { webhookId: 'w1' } }, NOW)).toBe(
    '{"type":"webhook.test","timestamp":"2026-03-02T09:00:00.000Z","data":{"webhookId":"w1"}}',
  );
});
