import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aKey } from '../../../../../test/api-keys.ts';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import type { AdminEntry, ApiKey } from '../../../../shared/api/types.ts';
import { ApiKeysPanel } from './api-keys-panel.tsx';

listen();

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

let keys: ApiKey[];
let admins: AdminEntry[];

beforeEach(() => {
  keys = [];
  admins = [{ _id: 'me', email: 'ada@example.com', current: true }] as AdminEntry[];
  server.use(
    http.get('*/api/admin/admins', () => HttpResponse.json(admins)),
    http.get('*/api/admin/api-keys', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state');
      const found = keys.filter((key) => !state || key.state === state);
      return HttpResponse.json(found, { headers: { 'X-Total-Count': `${found.length}` } });
    }),
  );
});

const show = () => renderAt('/admin-dashboard?tab=system/keys', <ApiKeysPanel />);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

it('says what keys are for, and where the API is described', async () => {
  show();
  expect(await screen.findByText('No API keys yet.')).toBeVisible();
  expect(screen.getByText(/another program can read and change the data you choose/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/docs');
});

it('says of each key what it opens, for how long, and what became of its calls', async () => {
  keys = [
    aKey('Timesheets', {
      scopes: ['jobs:read', 'applications:decide'],
      networks: ['203.0.113.0/24', '2001:db8::/32'],
      calls: 1204,
      lastUsedAt: '2026-03-05T09:00:00.000Z',
      refusals: 3,
      lastRefusedAt: '2026-03-04T09:00:00.000Z',
    }),
    aKey('Website', { createdBy: 'gone', ownerRemoved: true, expiresAt: inHours(24 * 11 + 1) }),
    aKey('Pilot', { expiresAt: inHours(2) }),
    aKey('Old', { state: 'expired', expiresAt: '2026-03-01T09:00:00.000Z' }),
    aKey('Lost', { state: 'revoked', revokedAt: '2026-03-06T09:00:00.000Z' }),
  ];
  show();
  const timesheets = await row('Timesheets');
  await screen.findAllByText(/ada@example.com/);
  for (const text of [
    'cpk_4fT9aB…',
    'Created by ada@example.com on 2 Mar 2026',
    'Read jobs',
    'Decide on applications',
    'Only from 203.0.113.0/24, 2001:db8::/32',
    'Active',
    '1,204 calls',
    'Last: 5 Mar',
    '3 refused calls',
    'Last: 4 Mar',
  ])
    expect(timesheets).toHaveTextContent(text);
  expect(await row('Website')).toHaveTextContent('Expires in 12 days');
  expect(await row('Website')).toHaveTextContent(/Created by former administrator.*Owner removed/);
  expect(timesheets).not.toHaveTextContent('Owner removed');
  expect(await row('Website')).toHaveTextContent('Not used yet');
  expect(await row('Website')).not.toHaveTextContent('refused');
  expect(await row('Pilot')).toHaveTextContent('Expires within a day');
  expect(await row('Old')).toHaveTextContent('ExpiredOn 1 Mar 2026');
  expect(await row('Lost')).toHaveTextContent('RevokedOn 6 Mar 2026');
  const revocable = screen.getAllByRole('button', { name: /^Revoke/ });
  expect(revocable.map(({ textContent }) => textContent)).toEqual([
    'Revoke Timesheets',
    'Revoke Website',
    'Revoke Pilot',
  ]);
});

it('shows the keys of one state', async () => {
  keys = [aKey('Timesheets'), aKey('Lost', { state: 'revoked' })];
  show();
  await row('Timesheets');
  const state = screen.getByRole('combobox', { name: 'State' });
  await userEvent.selectOptions(state, 'Revoked');
  expect(await screen.findByText('1 key')).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Timesheets/ })).toBeNull();
  await userEvent.selectOptions(state, 'Expired');
  expect(await screen.findByText('There are no such keys.')).toBeVisible();
});

it('revokes after asking, and then says so', async () => {
  keys = [aKey('Timesheets')];
  const message = 'The key has been revoked.';
  server.use(
    http.delete('*/api/admin/api-keys/Timesheets', () => {
      keys = [aKey('Timesheets', { state: 'revoked', revokedAt: '2026-03-06T09:00:00.000Z' })];
      return HttpResponse.json({ message });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Timesheets' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke API key' });
  expect(dialog).toHaveTextContent('Revoke the key “Timesheets”? Every program that uses it is locked out');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await row('Timesheets')).toHaveTextContent('Active');
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Timesheets' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Revoke' }));
  expect((await screen.findByText(message)).closest('[tabindex]')).toHaveFocus();
  expect(await row('Timesheets')).toHaveTextContent('Revoked');
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});

describe('a key on hold', () => {
  const hold = { cause: 'password-reset', since: '2026-03-05T09:00:00.000Z', adminId: 'bob' } as const;
  const bob = { _id: 'bob', email: 'bob@example.com', current: false } as AdminEntry;

  it('says why and since when, and goes on after asking', async () => {
    admins.push(bob);
    keys = [aKey('Timesheets', { state: 'on-hold', hold })];
    const message = 'The key works again.';
    server.use(
      http.post('*/api/admin/api-keys/Timesheets/release', () => {
        keys = [aKey('Timesheets')];
        return HttpResponse.json({ message });
      }),
    );
    show();
    const shown = await row('Timesheets');
    await screen.findByText(/The password of bob@example.com was reset by a link on .*5 Mar 2026/);
    expect(shown).toHaveTextContent('On hold');
    expect(shown).not.toHaveTextContent('Only another administrator');
    expect(screen.getByRole('button', { name: 'Revoke Timesheets' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Release Timesheets' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Release API key' });
    expect(dialog).toHaveTextContent('Release the key “Timesheets”?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Release' }));
    expect((await screen.findByText(message)).closest('[tabindex]')).toHaveFocus();
    expect(await row('Timesheets')).toHaveTextContent('Active');
    expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
  });

  it('is not released by the administrator whose account was recovered, unless there is no other', async () => {
    keys = [aKey('Timesheets', { state: 'on-hold', hold: { ...hold, adminId: 'me' } })];
    admins.push(bob);
    const { unmount } = show();
    expect(await screen.findByText(/Only another administrator can release it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
    unmount();
    admins.pop();
    show();
    expect(await screen.findByRole('button', { name: 'Release Timesheets' })).toBeVisible();
    expect(screen.queryByText(/Only another administrator/)).toBeNull();
  });
});

it('says why a key was not revoked', async () => {
  keys = [aKey('Timesheets')];
  const message = 'API key not found';
  server.use(http.delete('*/api/admin/api-keys/:id', () => HttpResponse.json({ message }, { status: 404 })));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Timesheets' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Revoke' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
