import { deviceName } from '@consulting/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { someFactors } from '../../../../test/second-factor.ts';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import { userSession } from '../../../shared/api/session/session.ts';
import type { OpenSession } from '../../../shared/api/types.ts';
import { AccountTab } from './account-tab.tsx';

listen();

const session = (changes: Partial<OpenSession>): OpenSession => ({
  _id: '656f2a9e1c9d440000a1b2f1',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  openedAt: '2026-11-21T08:00:00.000Z',
  lastSeenAt: '2026-11-21T09:30:00.000Z',
  expiresAt: '2026-11-22T09:30:00.000Z',
  current: true,
  ...changes,
});

let sessions: OpenSession[];
beforeEach(() => {
  sessions = [session({})];
  server.use(
    http.get('*/private/api/sessions', () => HttpResponse.json(sessions)),
    http.get('*/private/api/factors', () => HttpResponse.json(someFactors())),
  );
});

it('ends a session of another device, never the present one', async () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
  sessions.push(session({ _id: '656f2a9e1c9d440000a1b2f2', device: phone, current: false }));
  server.use(
    http.delete('*/private/api/sessions/:id', ({ params }) => {
      sessions = sessions.filter(({ _id }) => _id !== params.id);
      return HttpResponse.json({ message: 'Ended.' });
    }),
  );
  renderAt('/dashboard/account', <AccountTab user={signedIn('JobSeeker')} />);
  await userEvent.click(await screen.findByRole('button', { name: 'End the session of Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(screen.getByText('Firefox on Linux')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^End/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
});

it('changes the password, and shows a wrong current one at its field', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/private/api/change-password', async ({ request }) => {
      bodies.push(await request.json());
      const message = 'This password is incorrect';
      return bodies.length === 1
        ? HttpResponse.json({ message, errors: [{ field: 'current', message }] }, { status: 400 })
        : HttpResponse.json({ message: 'Your password was changed.' });
    }),
  );
  renderAt('/dashboard/account', <AccountTab user={signedIn('JobSeeker')} />);
  const fill = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await fill('Current password', 'wrong');
  await fill('New password', 'kupfer lampe sieben');
  await fill('Repeat new password', 'kupfer lampe acht');
  await save();
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(bodies).toEqual([]);
  await fill('Repeat new password', 'kupfer lampe sieben');
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/password is incorrect/),
  );
  await fill('Current password', 'berlin-demo-2026');
  await save();
  expect(await screen.findByText('Your password was changed.')).toBeVisible();
  expect(bodies[1]).toEqual({ current: 'berlin-demo-2026', new: 'kupfer lampe sieben' });
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

it('deletes the account only with the right password', async () => {
  server.use(
    http.delete('*/private/api/me', () => {
      const message = 'This password is incorrect';
      return HttpResponse.json({ message, errors: [{ field: 'password', message }] }, { status: 400 });
    }),
  );
  renderAt('/dashboard/account', <AccountTab user={signedIn('Freelancer')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete account' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
  expect(await within(dialog).findByText('Password is required')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Password'), 'wrong');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
  expect(await within(dialog).findByText('This password is incorrect')).toBeVisible();
  expect(userSession.token).not.toBeNull();
});

it('does not offer to unlink the only sign-in method', () => {
  renderAt(
    '/dashboard/account',
    <AccountTab user={signedIn('Freelancer', { linkedIn: true, hasPassword: false })} />,
  );
  expect(screen.queryByRole('button', { name: 'Unlink LinkedIn' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});

it('names an unknown device by its user agent', () => {
  expect(deviceName('curl/8.0')).toBe('curl/8.0');
});

it('chooses the language of mails, which the session then knows, too', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.put('*/private/api/language', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ message: 'Your language was changed.' });
    }),
  );
  renderAt('/dashboard/account', <AccountTab user={signedIn('JobSeeker', { language: 'en' })} />);
  const field = screen.getByLabelText('Language of emails and messages');
  expect(field).toHaveDisplayValue('English');
  await userEvent.selectOptions(field, 'Deutsch');
  await userEvent.click(screen.getByRole('button', { name: 'Save language' }));
  expect(await screen.findByText('Your language was changed.')).toBeVisible();
  expect(bodies).toEqual([{ language: 'de' }]);
  expect(userSession.whole?.language).toBe('de');
});
