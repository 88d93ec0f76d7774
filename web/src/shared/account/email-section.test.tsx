import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { someFactors, withApp } from '../../../test/second-factor.ts';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import { ConfirmOwner } from '../../app/session-dialogs/confirm-owner.tsx';
import { EmailSection } from './email-section.tsx';

listen();
beforeEach(() => server.use(http.get('*/private/api/factors', () => HttpResponse.json(someFactors()))));

const EMAIL = 'lena.vogt@example.com';

async function ask(email: string, password?: string) {
  await userEvent.clear(screen.getByLabelText('New email address'));
  if (email) await userEvent.type(screen.getByLabelText('New email address'), email);
  if (password) await userEvent.type(screen.getByLabelText('Your password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
}

it('requires a different address and the password', async () => {
  renderAt('/', <EmailSection audience="user" email={EMAIL} />);
  await ask('');
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  await ask(EMAIL.toUpperCase());
  expect(await screen.findByText('This is already your address')).toBeVisible();
});

it('sends both, and shows a wrong password at its field', async () => {
  signedIn('Freelancer');
  const bodies: unknown[] = [];
  server.use(
    http.post('*/private/api/change-email', async ({ request }) => {
      bodies.push(await request.json());
      const message = 'This password is incorrect';
      return bodies.length === 1
        ? HttpResponse.json({ message, errors: [{ field: 'password', message }] }, { status: 400 })
        : HttpResponse.json({ message: 'We have sent a link to the new address.' });
    }),
  );
  renderAt('/', <EmailSection audience="user" email={EMAIL} />);
  await ask('new@example.com', 'wrong');
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/password is incorrect/),
  );
  await ask('new@example.com', ' but now');
  expect(await screen.findByText('We have sent a link to the new address.')).toBeVisible();
  expect(bodies[1]).toEqual({ email: 'new@example.com', password: 'wrong but now' });
  expect(screen.getByLabelText('New email address')).toHaveValue('');
});

it.each([
  ['without a password', { hasPassword: false, linkedIn: true }],
  ['with a second factor, for which the password is not enough,', {}],
])('%s asks the owner another way before the address is sent', async (_, account) => {
  const { hasPassword } = signedIn('Freelancer', account);
  const bodies: unknown[] = [];
  server.use(
    http.get('*/private/api/factors', () => HttpResponse.json(withApp())),
    http.post('*/private/api/confirm', () => HttpResponse.json({ message: 'Thank you.' })),
    http.post('*/private/api/change-email', async ({ request }) => {
      bodies.push(await request.json());
      return bodies.length === 1
        ? HttpResponse.json({ code: 'session.confirm-first', message: 'Please confirm.' }, { status: 403 })
        : HttpResponse.json({ message: 'We have sent a link to the new address.' });
    }),
  );
  renderAt(
    '/',
    <>
      <EmailSection audience="user" email={EMAIL} hasPassword={hasPassword} />
      <ConfirmOwner />
    </>,
  );
  await waitFor(() => expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument());
  await ask('new@example.com');
  if (hasPassword) await userEvent.type(await screen.findByLabelText('Your password'), 'kupfer lampe');
  await userEvent.type(await screen.findByLabelText('Code of your app'), '123456{Enter}');
  expect(await screen.findByText('We have sent a link to the new address.')).toBeVisible();
  expect(bodies).toEqual([{ email: 'new@example.com' }, { email: 'new@example.com' }]);
});
