import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aKey } from '../../../../../test/api-keys.ts';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import type { ApiKey } from '../../../../shared/api/types.ts';
import { ApiKeysPanel } from './api-keys-panel.tsx';

listen();

const MADE = { key: `cpk_${'4fT9aB'.padEnd(46, '0')}`, code: 'api-key.created', message: 'Made.' };

let keys: ApiKey[];
let sent: unknown[];

beforeEach(() => {
  localStorage.clear();
  keys = [];
  sent = [];
  server.use(
    http.get('*/api/admin/admins', () => HttpResponse.json([])),
    http.get('*/api/admin/api-keys', () =>
      HttpResponse.json(keys, { headers: { 'X-Total-Count': `${keys.length}` } }),
    ),
    http.post('*/api/admin/api-keys', async ({ request }) => {
      sent.push(await request.json());
      keys = [aKey('Timesheets')];
      return HttpResponse.json({ ...MADE, apiKey: keys[0] }, { status: 201 });
    }),
  );
});

afterEach(() => jest.restoreAllMocks());

const box = (name: string) => screen.getByRole('checkbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create' }));

async function openForm() {
  renderAt('/admin-dashboard?tab=system/keys', <ApiKeysPanel />);
  await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
  return screen.findByRole('dialog', { name: 'New API key' });
}

it('names each permission as the document for programs does', async () => {
  await openForm();
  const row = box('Read jobs').closest('label');
  expect(row).toHaveTextContent('jobs:read');
});

async function makeKey() {
  await userEvent.type(screen.getByLabelText('Name'), 'Timesheets');
  await userEvent.click(box('Read jobs'));
  await submit();
  return screen.findByRole('dialog', { name: 'Your new API key' });
}

it('sends what was chosen, with one network a line', async () => {
  await openForm();
  await userEvent.type(screen.getByLabelText('Name'), 'Timesheets');
  for (const scope of ['Read jobs', 'Read people', 'Send messages']) await userEvent.click(box(scope));
  await userEvent.click(box('Read people'));
  await userEvent.selectOptions(screen.getByLabelText('Valid for'), '90 days');
  await userEvent.type(screen.getByLabelText(/^Allowed networks/), '203.0.113.0/24\n\n 2001:db8::/32 ');
  await submit();
  await screen.findByRole('dialog', { name: 'Your new API key' });
  expect(sent).toEqual([
    {
      name: 'Timesheets',
      scopes: ['jobs:read', 'messages:send'],
      days: 90,
      networks: ['203.0.113.0/24', '2001:db8::/32'],
    },
  ]);
});

it('asks for a name and a scope at their fields, and explains each scope', async () => {
  await openForm();
  await submit();
  expect(screen.getByText('Name is required')).toBeVisible();
  const error = 'Please choose at least one permission.';
  expect(screen.getByText(error)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(box('Read people')).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(box('Read people')).toHaveAccessibleDescription(expect.stringContaining('CVs'));
  await userEvent.type(screen.getByLabelText('Name'), 'Timesheets');
  await submit();
  await waitFor(() => expect(box('Read jobs')).toHaveFocus());
  await userEvent.click(box('Read jobs'));
  expect(screen.queryByText(error)).toBeNull();
  expect(sent).toEqual([]);
});

it('shows a wrong network at its field, and keeps what was typed', async () => {
  const message = 'each value in networks must be an IP address';
  server.use(
    http.post('*/api/admin/api-keys', () =>
      HttpResponse.json({ message, errors: [{ field: 'networks', message }] }, { status: 400 }),
    ),
  );
  const dialog = await openForm();
  await userEvent.type(screen.getByLabelText('Name'), 'Timesheets');
  await userEvent.click(box('Read jobs'));
  const networks = screen.getByLabelText(/^Allowed networks/);
  await userEvent.type(networks, 'office');
  await submit();
  // Shown once: at the field, and not above the buttons as well.
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(networks).toHaveAccessibleDescription(expect.stringContaining(message));
  await waitFor(() => expect(networks).toHaveFocus());
  expect(networks).toHaveValue('office');
});

it('shows the new key once, until its button is pressed, and keeps it nowhere', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await openForm();
  expect(Object.keys(localStorage)).toEqual([]);
  const dialog = await makeKey();
  expect(within(dialog).getByText(MADE.key)).toBeVisible();
  expect(within(dialog).getByText(/It is not shown again/)).toHaveFocus();
  expect(within(dialog).getByText('Authorization: Bearer cpk_4fT9aB…')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await within(dialog).findByText('Copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(MADE.key);

  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(dialog);
  expect(within(dialog).getByText(MADE.key)).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href])).not.toContain(
    MADE.key,
  );

  await user.click(within(dialog).getByRole('button', { name: 'I have stored it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('row', { name: /^Timesheets/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent(MADE.key);
  expect(screen.getByRole('button', { name: 'New key' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'New key' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('says what to do instead where the browser does not let it copy', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await openForm();
  await makeKey();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Copying failed. Please select the text/);
});
