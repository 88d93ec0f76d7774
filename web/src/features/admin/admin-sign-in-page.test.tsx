import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { useWholeAdmin } from '../../shared/api/session/session.ts';
import AdminSignInPage from './admin-sign-in-page.tsx';

listen();

function Who() {
  const admin = useWholeAdmin();
  return <p>Signed in: {admin?.email ?? 'nobody'}</p>;
}

const show = (query = '') =>
  renderAt(
    `/admin_sign_in${query}`,
    <>
      <AdminSignInPage />
      <Who />
    </>,
  );

async function register(repeated: string) {
  await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
  await userEvent.type(screen.getByLabelText('Phone'), '+49 30 1234567');
  await userEvent.type(screen.getByLabelText('Password'), 'berlin-2026-long');
  await userEvent.type(screen.getByLabelText('Repeat password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

it('refuses two different passwords without asking the server', async () => {
  show('?mode=register');
  await register('berlin-2026-other');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
});

it('asks for email, phone and password', async () => {
  show('?mode=register');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  for (const text of ['Email is required', 'Phone is required', 'Password is required']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});

it('registers with the code of the invitation’s link, and then offers Login', async () => {
  let sent: unknown;
  server.use(
    http.post('*/public/api/v0/admin/register', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ message: 'You can sign in now.' }, { status: 201 });
    }),
  );
  show('#invite=code-1');
  await register('berlin-2026-long');
  expect(await screen.findByText('You can sign in now.')).toBeVisible();
  expect(screen.getByText('You can sign in now.').closest('[role=status]')).toHaveFocus();
  expect(sent).toEqual({
    email: 'new@example.com',
    phone: '+49 30 1234567',
    password: 'berlin-2026-long',
    inviteCode: 'code-1',
    language: 'en',
  });
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
});

it.each([
  [
    'the server’s sentence',
    () => HttpResponse.json({ message: 'Invalid email or password' }, { status: 401 }),
    'Invalid email or password',
  ],
  ['Server error', () => HttpResponse.error(), 'Server error. Please try again later.'],
])('shows %s when the sign-in is refused', async (_, answer, text) => {
  server.use(http.post('*/public/api/v0/admin/login', answer));
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'admin@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'something');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Signed in: nobody')).toBeVisible();
});

it('signs in', async () => {
  server.use(
    http.post('*/public/api/v0/admin/login', () =>
      HttpResponse.json({
        msg: 'ok',
        token: 't',
        admin: { _id: 'a', email: 'admin@example.com', phone: '' },
      }),
    ),
  );
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'admin@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'something{Enter}');
  expect(await screen.findByText('Signed in: admin@example.com')).toBeVisible();
});
