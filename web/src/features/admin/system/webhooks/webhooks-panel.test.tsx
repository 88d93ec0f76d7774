import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WEBHOOK_EVENTS } from '@consulting/contracts';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import { aWebhook } from '../../../../../test/webhooks.ts';
import type { AdminEntry, Webhook } from '../../../../shared/api/types.ts';
import { WebhooksPanel } from './webhooks-panel.tsx';

listen();

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

let webhooks: Webhook[];
let calls: string[];

beforeEach(() => {
  webhooks = [];
  calls = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') calls.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  const admins = [{ _id: 'me', email: 'ada@example.com', current: true }] as AdminEntry[];
  server.use(
    http.get('*/api/admin/admins', () => HttpResponse.json(admins)),
    http.get('*/api/admin/webhooks', () =>
      HttpResponse.json(webhooks, { headers: { 'X-Total-Count': `${webhooks.length}` } }),
    ),
  );
});
afterEach(() => server.events.removeAllListeners());

const show = () => renderAt('/admin-dashboard?tab=system/webhooks', <WebhooksPanel />);
/** Finds a row by one of its buttons: this DOM puts spaces into the name of a host that may break. */
const row = async (host: string) => {
  const button = await screen.findByRole('button', { name: new RegExp(`^Remove ${host}`) });
  return button.closest('tr') as HTMLElement;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says what webhooks are for, and where the API is described', async () => {
  show();
  expect(await screen.findByText('No webhooks yet.')).toBeVisible();
  expect(screen.getByText(/notifies another system as soon as something happens here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/docs');
});

it('says of each webhook where it leads, what it is told of, and how it stands', async () => {
  webhooks = [
    aWebhook('hooks.example.com', {
      url: 'https://hooks.example.com/consulting?token=8f2c',
      description: 'Applicant tracking',
      events: ['application.created', 'contact.received'],
      formerSecretUntil: '2026-03-06T09:00:00.000Z',
      lastDeliveredAt: '2026-03-05T09:00:00.000Z',
      waiting: 12,
      failed: 3,
      held: 1,
    }),
    aWebhook('erp.example.com', {
      events: [...WEBHOOK_EVENTS],
      active: false,
      addressBy: 'gone',
      ownerRemoved: true,
    }),
    aWebhook('long.example.com', { url: `https://long.example.com/${'x'.repeat(1900)}` }),
  ];
  show();
  const busy = await row('hooks.example.com');
  for (const text of [
    '/consulting?token=8f2c',
    'Applicant tracking',
    'Application received',
    'Contact message received',
    'Active',
    /The former secret signs until 6 Mar 2026/,
    'Last delivery: 5 Mar',
    '12 waiting',
    '3 failed',
    '1 held',
  ])
    expect(busy).toHaveTextContent(text);
  await screen.findAllByText('Address entered by ada@example.com');
  expect(busy).toHaveTextContent('Address entered by ada@example.com');
  const off = await row('erp.example.com');
  expect(off).toHaveTextContent('Owner removed');
  expect(off).toHaveTextContent('All eventsOffNothing delivered lately');
  expect(off).not.toHaveTextContent(/failed|held|waiting|former/);
  expect((await row('long.example.com')).textContent?.length).toBeLessThan(400);
  expect(
    screen.getByRole('link', { name: 'Deliveries hooks.example.com – Applicant tracking' }),
  ).toHaveAttribute('href', '/admin-dashboard?tab=system/webhookid=hooks.example.com/webhooks');
});

it('sends a test, and says so, or why not', async () => {
  webhooks = [aWebhook('on.example.com'), aWebhook('off.example.com', { active: false })];
  server.use(
    http.post('*/api/admin/webhooks/on.example.com/test', () => {
      webhooks = [aWebhook('on.example.com', { waiting: 1 })];
      return HttpResponse.json({ message: 'A test is on its way.' });
    }),
    http.post('*/api/admin/webhooks/off.example.com/test', () =>
      HttpResponse.json({ message: 'This webhook is switched off.' }, { status: 409 }),
    ),
  );
  show();
  await press('Test off.example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('This webhook is switched off.');
  await press('Test on.example.com');
  expect((await screen.findByText('A test is on its way.')).closest('[tabindex]')).toHaveFocus();
  expect(await row('on.example.com')).toHaveTextContent('1 waiting');
});

it('says why one is on hold and since when, and releases it after asking', async () => {
  const hold = {
    cause: 'administrator-removed',
    since: '2026-03-05T09:00:00.000Z',
    adminId: 'gone',
  } as const;
  webhooks = [aWebhook('hooks.example.com', { hold, addressBy: 'gone', ownerRemoved: true })];
  server.use(
    http.post('*/api/admin/webhooks/hooks.example.com/release', () => {
      webhooks = [aWebhook('hooks.example.com', { addressBy: 'gone', ownerRemoved: true })];
      return HttpResponse.json({ message: 'The webhook works again.' });
    }),
  );
  show();
  await screen.findByText(/The administrator was removed on 5 Mar 2026/);
  expect(await row('hooks.example.com')).toHaveTextContent('On hold');
  expect(await row('hooks.example.com')).not.toHaveTextContent('Active');
  await press('Release hooks.example.com');
  const dialog = await screen.findByRole('alertdialog', { name: 'Release webhook' });
  expect(dialog).toHaveTextContent('Release the webhook “hooks.example.com”?');
  expect(calls).toEqual([]);
  await press('Yes, Release');
  expect((await screen.findByText('The webhook works again.')).closest('[tabindex]')).toHaveFocus();
  expect(await row('hooks.example.com')).toHaveTextContent('Active');
});

it('removes after saying what goes with it, and then says so', async () => {
  webhooks = [aWebhook('hooks.example.com', { description: 'Tracking' })];
  server.use(
    http.delete('*/api/admin/webhooks/hooks.example.com', () => {
      webhooks = [];
      return HttpResponse.json({ message: 'The webhook has been removed.' });
    }),
  );
  show();
  await press('Remove hooks.example.com – Tracking');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove webhook' });
  expect(dialog).toHaveTextContent(/“hooks.example.com – Tracking”\? Pending deliveries are not sent/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await press('Remove hooks.example.com – Tracking');
  await press('Yes, Remove');
  expect((await screen.findByText('The webhook has been removed.')).closest('[tabindex]')).toHaveFocus();
  expect(await screen.findByText('No webhooks yet.')).toBeVisible();
});

it('replaces the secret after asking, and shows the new one once', async () => {
  webhooks = [aWebhook('hooks.example.com')];
  server.use(
    http.post('*/api/admin/webhooks/hooks.example.com/secret', () => {
      webhooks = [aWebhook('hooks.example.com', { formerSecretUntil: '2099-03-06T09:00:00.000Z' })];
      return HttpResponse.json({ message: 'Made.', secret: SECRET, webhook: webhooks[0] });
    }),
  );
  show();
  await press('New secret hooks.example.com');
  const question = await screen.findByRole('alertdialog', { name: 'New secret' });
  expect(question).toHaveTextContent('For 24 hours the former one signs too');
  expect(calls).toEqual([]);
  await press('Create a new secret');
  const dialog = await screen.findByRole('dialog', { name: 'The webhook’s secret' });
  expect(within(dialog).getByText(SECRET)).toBeVisible();
  expect(dialog).toHaveTextContent(/Until 6 Mar 2099.* the former secret signs too/);
  await userEvent.keyboard('{Escape}');
  await press('I have stored it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).not.toHaveTextContent(SECRET);
  expect(await row('hooks.example.com')).toHaveTextContent('The former secret signs until 6 Mar 2099');
});

it('says why a secret was not replaced', async () => {
  webhooks = [aWebhook('hooks.example.com')];
  const message = 'Webhook not found';
  server.use(
    http.post('*/api/admin/webhooks/:id/secret', () => HttpResponse.json({ message }, { status: 404 })),
  );
  show();
  await press('New secret hooks.example.com');
  await press('Create a new secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('dialog')).toBeNull();
});
