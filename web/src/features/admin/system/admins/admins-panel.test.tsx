import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import type { AdminEntry } from '../../../../shared/api/types.ts';
import { AdminsPanel } from './admins-panel.tsx';

listen();

const anAdmin = (name: string, changes: Partial<AdminEntry>): AdminEntry => ({
  _id: name,
  email: `${name}@example.com`,
  phone: '+49 30 1',
  language: 'en',
  createdAt: '2026-11-01T08:00:00.000Z',
  current: false,
  secondFactor: false,
  ...changes,
});

let admins: AdminEntry[];
beforeEach(() => {
  admins = [
    anAdmin('me', { current: true, secondFactor: true }),
    anAdmin('ada', { secondFactor: true }),
    anAdmin('bob', {}),
  ];
  server.use(http.get('*/api/admin/admins', () => HttpResponse.json(admins)));
});

async function show() {
  renderAt('/admin-dashboard?tab=system/admins', <AdminsPanel />);
  await screen.findByRole('row', { name: /^ada@/ });
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}@`) });
const resets = () => screen.queryAllByRole('button', { name: /^Reset second factor/ });

it('says who signs in with what, and offers a reset only for others who have a second factor', async () => {
  await show();
  expect(within(row('me')).getByText('Second factor')).toBeVisible();
  expect(within(row('ada')).getByText('Second factor')).toBeVisible();
  expect(within(row('bob')).getByText('Password only')).toBeVisible();
  expect(resets().map(({ textContent }) => textContent)).toEqual(['Reset second factor of ada@example.com']);
});

it('resets after asking, and then says so', async () => {
  const deleted: unknown[] = [];
  server.use(
    http.delete('*/api/admin/admins/:id/second-factor', ({ params }) => {
      deleted.push(params['id']);
      admins = admins.map((each) => (each._id === params['id'] ? { ...each, secondFactor: false } : each));
      return HttpResponse.json({ message: 'The second factor has been reset.' });
    }),
  );
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Reset second factor of ada@example.com' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Reset second factor' });
  expect(within(dialog).getByText(/First make sure who asks for it/)).toHaveTextContent(
    'of ada@example.com?',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(deleted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset second factor of ada@example.com' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Reset' }));
  await waitFor(() => expect(within(row('ada')).getByText('Password only')).toBeVisible());
  expect(deleted).toEqual(['ada']);
  expect(resets()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Administrators' })).toHaveFocus();
});

it('says why a reset failed', async () => {
  const message = 'There is no second factor';
  server.use(
    http.delete('*/api/admin/admins/:id/second-factor', () =>
      HttpResponse.json({ message }, { status: 404 }),
    ),
  );
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Reset second factor of ada@example.com' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Reset' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('removes nobody where there is only one', async () => {
  admins = [anAdmin('ada', { current: true })];
  await show();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
