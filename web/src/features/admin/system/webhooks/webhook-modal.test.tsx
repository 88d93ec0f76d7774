import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import { aWebhook } from '../../../../../test/webhooks.ts';
import type { Webhook } from '../../../../shared/api/types.ts';
import { WebhooksPanel } from './webhooks-panel.tsx';

listen();

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';
const URL_TYPED = 'https://hooks.example.com/consulting';

let webhooks: Webhook[];
let sent: unknown[];

beforeEach(() => {
  localStorage.clear();
  webhooks = [];
  sent = [];
  server.use(
    http.get('*/api/admin/webhooks', () =>
      HttpResponse.json(webhooks, { headers: { 'X-Total-Count': `${webhooks.length}` } }),
    ),
    http.post('*/api/admin/webhooks', async ({ request }) => {
      sent.push(await request.json());
      webhooks = [aWebhook('hooks.example.com')];
      return HttpResponse.json({ message: 'Made.', secret: SECRET, webhook: webhooks[0] }, { status: 201 });
    }),
    http.patch('*/api/admin/webhooks/:id', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'Saved.', webhook: webhooks[0] });
    }),
  );
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function openForm(button = 'New webhook', title = 'New webhook') {
  renderAt('/admin-dashboard?tab=system/webhooks', <WebhooksPanel />);
  await press(button);
  return screen.findByRole('dialog', { name: title });
}

it('sends what was entered, and then shows the secret until its button is pressed', async () => {
  await openForm();
  expect(screen.queryByRole('checkbox', { name: 'Active' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Address'), URL_TYPED);
  await userEvent.type(screen.getByLabelText(/^Description/), 'Applicant tracking');
  for (const event of ['Job opened', 'Application received', 'Job opened']) await userEvent.click(box(event));
  expect(JSON.stringify({ ...localStorage })).toContain('Applicant tracking');
  await press('Create');
  const dialog = await screen.findByRole('dialog', { name: 'The webhook’s secret' });
  expect(sent).toEqual([
    { url: URL_TYPED, description: 'Applicant tracking', events: ['application.created'] },
  ]);
  expect(within(dialog).getByText(SECRET)).toBeVisible();
  expect(within(dialog).getByText(/It is not shown again/)).toHaveFocus();
  expect(dialog).not.toHaveTextContent('former');
  expect(within(dialog).getByRole('link', { name: 'Standard Webhooks' })).toBeVisible();
  expect({ ...localStorage }).toEqual({});
  await userEvent.keyboard('{Escape}');
  expect(within(dialog).getByText(SECRET)).toBeVisible();
  await press('I have stored it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Test hooks.example.com' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(SECRET);
  expect(screen.getByRole('button', { name: 'New webhook' })).toHaveFocus();
});

it('asks for an address and an event at their fields, and explains each event', async () => {
  await openForm();
  await press('Create');
  expect(screen.getByText('Please enter the address.')).toBeVisible();
  const error = 'Please choose at least one event.';
  expect(box('Consultant requested')).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(box('Consultant requested')).toHaveAccessibleDescription(expect.stringContaining('in addition to'));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
  await userEvent.type(screen.getByLabelText('Address'), URL_TYPED);
  await press('Create');
  await waitFor(() => expect(box('Job opened')).toHaveFocus());
  await userEvent.click(box('Job opened'));
  expect(screen.queryByText(error)).toBeNull();
  expect(sent).toEqual([]);
});

it('shows what is wrong with an address at its field, and keeps what was typed', async () => {
  const message = 'This address is not on the public internet';
  server.use(
    http.post('*/api/admin/webhooks', () =>
      HttpResponse.json({ message, errors: [{ field: 'url', message }] }, { status: 400 }),
    ),
  );
  const dialog = await openForm();
  const address = screen.getByLabelText('Address');
  await userEvent.type(address, 'https://localhost/');
  await userEvent.click(box('Job opened'));
  await press('Create');
  // Shown once: at the field, and not above the buttons as well.
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(address).toHaveAccessibleDescription(expect.stringContaining(message));
  await waitFor(() => expect(address).toHaveFocus());
  expect(address).toHaveValue('https://localhost/');
});

it('says above the buttons that there are as many as there may be', async () => {
  const message = 'You can have 20 webhooks at most.';
  server.use(http.post('*/api/admin/webhooks', () => HttpResponse.json({ message }, { status: 409 })));
  const dialog = await openForm();
  await userEvent.type(screen.getByLabelText('Address'), URL_TYPED);
  await userEvent.click(box('Job opened'));
  await press('Create');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
});

describe('a change', () => {
  const open = () => openForm('Change hooks.example.com', 'Change webhook');
  beforeEach(() => (webhooks = [aWebhook('hooks.example.com')]));

  it('sends what is different and nothing else, so that what waits is not sent at once by it', async () => {
    await open();
    await userEvent.click(box('Contact message received'));
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ events: ['job.opened', 'contact.received'] }]);
  });

  it('switches off', async () => {
    await open();
    expect(box('Active')).toBeChecked();
    expect(box('Active')).toHaveAccessibleDescription(/nothing is sent; pending deliveries resume/);
    await userEvent.click(box('Active'));
    await press('Save');
    await waitFor(() => expect(sent).toEqual([{ active: false }]));
  });

  it('of nothing is none', async () => {
    await open();
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });
});
