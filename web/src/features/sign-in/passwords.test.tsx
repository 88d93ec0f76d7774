import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { PasswordField } from '../../shared/ui/form/password-field.tsx';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import ForgotPasswordPage from './forgot-password-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';

listen();

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks for an address to send a link to, and shows the answer', async () => {
  const asked: unknown[] = [];
  const message = 'If there is an account with this address, an email with a link is on its way.';
  server.use(
    http.post('*/public/api/v0/forgot-password', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ message });
    }),
  );
  renderAt('/forgot-password', <ForgotPasswordPage />);
  await press('Send link');
  expect(await screen.findByText('Email is required')).toBeVisible();
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'nobody@nowhere');
  await press('Send link');
  expect(await screen.findByText('Enter a valid email')).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.type(email, '.de');
  await press('Send link');
  expect(await screen.findByText(message)).toBeVisible();
  expect(asked).toEqual([{ email: 'nobody@nowhere.de' }]);
});

it('takes no two different passwords, and says why a link does not work', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/public/api/v0/reset-password', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'This reset link is invalid or has expired' }, { status: 400 });
    }),
  );
  renderAt('/reset-password#token=used', <ResetPasswordPage />);
  await userEvent.type(screen.getByLabelText('New password'), 'kupfer lampe sieben');
  const again = screen.getByLabelText('Repeat new password');
  await userEvent.type(again, 'kupfer lampe acht');
  await press('Change password');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(again);
  await userEvent.type(again, 'kupfer lampe sieben');
  await press('Change password');
  expect(await screen.findByRole('alert')).toHaveTextContent('This reset link is invalid or has expired');
  expect(sent).toEqual([{ token: 'used', password: 'kupfer lampe sieben' }]);
});

const field = (label = 'Password') => screen.getByLabelText(label, { selector: 'input' });

it('a password is masked until somebody wants to see it, and again after that', async () => {
  render(<PasswordField autoComplete="current-password" />);
  await userEvent.type(field(), 'kupfer lampe');
  expect(field()).toHaveAttribute('type', 'password');
  const show = screen.getByRole('button', { name: 'Show password' });
  await userEvent.click(show);
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveValue('kupfer lampe');
  await userEvent.click(show);
  expect(field()).toHaveAttribute('type', 'password');
});

it('a password may be pasted, and its field is known to password managers', async () => {
  render(<PasswordField autoComplete="current-password" />);
  await userEvent.click(field());
  await userEvent.paste(' kupfer lampe sieben ');
  expect(field()).toHaveValue(' kupfer lampe sieben ');
  expect(field()).toHaveAttribute('autocomplete', 'current-password');
});
