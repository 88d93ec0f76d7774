import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import { aDelivery, aWebhook } from '../../../../../test/webhooks.ts';
import type { Attempt, Delivery, Webhook } from '../../../../shared/api/types.ts';
import { WebhooksPanel } from './webhooks-panel.tsx';

listen();

let webhook: Webhook;
let deliveries: Delivery[];

beforeEach(() => {
  webhook = aWebhook('hooks.example.com', { description: 'Applicant tracking' });
  deliveries = [];
  server.use(
    http.get('*/api/admin/admins', () => HttpResponse.json([])),
    http.get('*/api/admin/webhooks/hooks.example.com', () => HttpResponse.json(webhook)),
    http.get('*/api/admin/webhooks/hooks.example.com/deliveries', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state');
      const found = deliveries.filter((each) => !state || each.state === state);
      return HttpResponse.json(found, { headers: { 'X-Total-Count': `${found.length}` } });
    }),
  );
});
afterEach(() => jest.useRealTimers());

const show = (filter = '') =>
  renderAt(`/admin-dashboard?tab=system/webhookid=hooks.example.com/webhooks${filter}`, <WebhooksPanel />);
const row = (id: string) => screen.findByRole('row', { name: new RegExp(`msg_${id}\\b`) });
const attempt = (changes: Partial<Attempt>): Attempt => ({
  at: '2026-03-05T09:00:00.000Z',
  status: null,
  milliseconds: 12,
  error: null,
  ...changes,
});

it('says to which webhook, and leads back to the list', async () => {
  show();
  expect(await screen.findByText('Nothing has been sent yet.')).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Deliveries' });
  expect(panel).toHaveTextContent('hooks.example.com');
  expect(panel).toHaveTextContent('Applicant tracking');
  expect(within(panel).getByRole('link', { name: 'Webhooks' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=system/webhooks',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('says of each delivery what it is, how it stands and when it is tried next', async () => {
  deliveries = [
    aDelivery('a', {
      type: 'webhook.test',
      state: 'waiting',
      attempts: [],
      nextAt: '2026-03-05T09:00:00.000Z',
    }),
    aDelivery('b', { state: 'waiting', nextAt: '2099-03-05T09:00:00.000Z' }),
    aDelivery('c', { type: 'application.created' }),
    aDelivery('d', { state: 'failed', type: 'contact.received' }),
    aDelivery('e', { state: 'held', attempts: [] }),
  ];
  show();
  expect(await row('a')).toHaveTextContent('Test');
  expect(await row('a')).toHaveTextContent('Next attempt after the earlier deliveries');
  expect(await row('a')).toHaveTextContent('Not attempted yet');
  expect(await row('b')).toHaveTextContent(/WaitingNext attempt 5 Mar 2099/);
  expect(await row('c')).toHaveTextContent(/^Application received5 Mar 2026.*Delivered/);
  expect(await row('c')).toHaveTextContent(/Answered with status 2045 Mar 2026, \d\d:00, after 184 ms/);
  expect(await row('d')).toHaveTextContent(/^Contact message received.*Failed/);
  expect(await row('e')).toHaveTextContent('HeldPending when a backup was restored.');
  expect(screen.getByText('5 deliveries')).toBeVisible();
});

it('says of one that waits for a webhook that is off for what it waits', async () => {
  webhook = aWebhook('hooks.example.com', { active: false });
  deliveries = [aDelivery('a', { state: 'waiting', nextAt: '2026-03-05T09:00:00.000Z' })];
  show();
  expect(await row('a')).toHaveTextContent('WaitingUntil the webhook is active again');
});

it.each<[Partial<Attempt>, string]>([
  [{ status: 503 }, 'Answered with status 503'],
  [{ status: 301 }, 'Answered with status 301: redirects are not followed'],
  [{ error: 'address-not-public' }, 'Not sent: the address is not on the public internet'],
  [{ error: 'name-not-found' }, 'There is no server by this name'],
  [{ error: 'timeout' }, 'The receiver did not answer in time'],
  [{ error: 'tls' }, 'The receiver’s certificate is not valid'],
  [{ error: 'connection' }, 'No connection to the receiver'],
  [{ error: 'secret-unreadable' }, 'Not sent: the secret cannot be read. Create a new one.'],
])('words the attempt %j', async (outcome, words) => {
  deliveries = [aDelivery('a', { state: 'failed', attempts: [attempt(outcome)] })];
  show();
  expect(within(await row('a')).getByText(words)).toBeVisible();
});

it('shows the latest attempt, and those before it, the latest first, where somebody asks', async () => {
  const attempts = [attempt({ status: 500 }), attempt({ error: 'tls' }), attempt({ status: 502 })];
  deliveries = [aDelivery('a', { state: 'failed', attempts })];
  show();
  const shown = within(await row('a'));
  expect(shown.getByText('Answered with status 502')).toBeVisible();
  expect(shown.getByText('Answered with status 500')).not.toBeVisible();
  await userEvent.click(shown.getByText('2 earlier attempts'));
  const earlier = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(earlier).toEqual([
    expect.stringMatching(/^The receiver’s certificate/),
    expect.stringMatching(/^Answered with status 500/),
  ]);
});

it('shows those of one state', async () => {
  deliveries = [aDelivery('a'), aDelivery('b', { state: 'failed' })];
  show('&state=failed');
  expect(await row('b')).toBeVisible();
  expect(screen.getByText('1 delivery')).toBeVisible();
  const state = screen.getByRole('combobox', { name: 'State' });
  expect(state).toHaveValue('failed');
  await userEvent.selectOptions(state, 'Held');
  expect(await screen.findByText('There are no such deliveries.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await row('a')).toBeVisible();
  expect(state).toHaveFocus();
});

it('sends again, and says so, or why not', async () => {
  deliveries = [aDelivery('a', { state: 'failed' }), aDelivery('b', { type: 'job.closed' })];
  server.use(
    http.post('*/api/admin/webhooks/hooks.example.com/deliveries/a/retry', () => {
      deliveries = [aDelivery('a', { state: 'waiting', nextAt: '2026-03-05T09:00:00.000Z' })];
      return HttpResponse.json({ message: 'This will be sent again.' });
    }),
    http.post('*/api/admin/webhooks/hooks.example.com/deliveries/b/retry', () =>
      HttpResponse.json({ message: 'This is being sent right now.' }, { status: 409 }),
    ),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Send again Job closed, 5 Mar/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is being sent right now.');
  await userEvent.click(screen.getByRole('button', { name: /^Send again Job opened, 5 Mar/ }));
  expect(await screen.findByText('This will be sent again.')).toBeVisible();
  expect(await row('a')).toHaveTextContent('Waiting');
  expect(screen.getByRole('button', { name: /^Send now Job opened/ })).toBeVisible();
});

it('shows what has become of a test without being asked again', async () => {
  deliveries = [aDelivery('a', { type: 'webhook.test', state: 'waiting', attempts: [], nextAt: null })];
  jest.useFakeTimers({ advanceTimers: true });
  show();
  expect(await row('a')).toHaveTextContent('Waiting');
  deliveries = [aDelivery('a', { type: 'webhook.test' })];
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await screen.findByText('Answered with status 204')).toBeVisible();
});

it('offers no list of a webhook that is gone', async () => {
  const gone = HttpResponse.json({ message: 'Webhook not found' }, { status: 404 });
  server.use(http.get('*/api/admin/webhooks/hooks.example.com', () => gone.clone()));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  expect(screen.queryByRole('region', { name: 'List of deliveries' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Webhooks' })).toBeVisible();
});
