import type { NotificationPreferences, Role } from '@consulting/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import { NotificationsSection } from './notifications-section.tsx';

listen();

const CHOSEN: NotificationPreferences = {
  messages: 'at-once',
  alerts: 'none',
  applicants: 'at-once',
  availability: 'on',
};
const show = (role: Role) =>
  renderAt(
    '/dashboard/account',
    <NotificationsSection user={{ ...signedIn(role), notifications: CHOSEN, version: 'v1' }} />,
  );

it.each([
  ['JobSeeker', ['Messages and notes from us', 'News for your saved searches']],
  ['B2B', ['Messages and notes from us', 'News for your saved searches', 'Applications to your projects']],
  [
    'Freelancer',
    ['Messages and notes from us', 'News for your saved searches', 'Reminders to confirm your availability'],
  ],
] as const)('a %s chooses what concerns the role', (role, labels) => {
  show(role);
  for (const label of labels) expect(screen.getByLabelText(label)).toBeVisible();
  expect(screen.getAllByRole('combobox')).toHaveLength(labels.length);
  expect(screen.getByText(/Some emails are always sent/)).toBeVisible();
});

it('saves the whole choice on the condition that it is still what was shown', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put('*/private/api/me/notifications', async ({ request }) => {
      sent.push(await request.json(), request.headers.get('if-match'));
      return HttpResponse.json({ message: 'Your choice has been saved.', version: 'v2' });
    }),
  );
  show('B2B');
  expect(screen.getByLabelText('News for your saved searches')).toHaveDisplayValue('No emails');
  await userEvent.selectOptions(
    screen.getByLabelText('Applications to your projects'),
    'Once a day, at 7 a.m.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save notifications' }));
  expect(await screen.findByText('Your choice has been saved.')).toBeVisible();
  expect(sent).toEqual([{ ...CHOSEN, applicants: 'daily' }, '"v1"']);
});
