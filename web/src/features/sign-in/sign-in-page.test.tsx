import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { aUser } from '../../../test/users.ts';
import { userSession } from '../../shared/api/session/session.ts';
import { codeIn } from './linkedin/linkedin-landing.ts';
import SignInPage from './sign-in-page.tsx';

listen();
beforeEach(() => userSession.drop());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('login', () => {
  const signIn = async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'lena.vogt@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'kupfer lampe wolken');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  it('stores the session', async () => {
    server.use(
      http.post('*/public/api/v0/login', () =>
        HttpResponse.json({ message: 'Signed in.', token: 'a-token', user: aUser('Freelancer') }),
      ),
    );
    renderAt('/sign_in', <SignInPage />);
    await signIn();
    await waitFor(() => expect(userSession.token).toBe('a-token'));
    expect(localStorage.getItem('token')).toBe('a-token');
    expect(sessionStorage.getItem('token')).toBe('a-token');
  });

  it('shows a refusal in the form, and offers the mail again to who has not verified', async () => {
    let asked: unknown;
    server.use(
      http.post('*/public/api/v0/login', () =>
        HttpResponse.json(
          { code: 'account.verify-first', message: 'Please verify your email first' },
          { status: 403 },
        ),
      ),
      http.post('*/public/api/v0/resend-verification', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json({ message: 'A mail is on its way.' });
      }),
    );
    renderAt('/sign_in', <SignInPage />);
    await signIn();
    expect(await screen.findByText('Please verify your email first')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('A mail is on its way.')).toBeVisible();
    expect(asked).toEqual({ email: 'lena.vogt@example.com' });
  });
});

it('says in the form that the password is wrong', async () => {
  const message = 'Invalid email or password';
  server.use(http.post('*/public/api/v0/login', () => HttpResponse.json({ message }, { status: 401 })));
  renderAt('/sign_in', <SignInPage />);
  await userEvent.type(screen.getByLabelText('Email'), 'nobody@nowhere.example');
  await userEvent.type(screen.getByLabelText('Password'), 'kupfer lampe sieben{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('does not call the password wrong when a proxy could not reach the server', async () => {
  server.use(
    http.post('*/public/api/v0/login', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })),
  );
  renderAt('/sign_in', <SignInPage />);
  await userEvent.type(screen.getByLabelText('Email'), 'lena.vogt@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'kupfer lampe wolken{Enter}');
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
});

describe('register', () => {
  it('draws the line of the chosen role', async () => {
    const { unmount } = renderAt('/sign_in', <SignInPage />);
    const drawn = () => screen.getByRole('complementary').dataset['role'];
    expect(drawn()).toBe('nobody');
    unmount();
    renderAt('/sign_in?tab=register&role=JobSeeker', <SignInPage />);
    expect(drawn()).toBe('JobSeeker');
    await userEvent.click(screen.getByRole('radio', { name: /^Freelancer/ }));
    expect(drawn()).toBe('Freelancer');
  });

  it('asks a B2B user for a company, and nobody else', async () => {
    renderAt('/sign_in?tab=register', <SignInPage />);
    expect(screen.getByRole('radio', { name: /B2B/ })).toBeChecked();
    expect(screen.getByLabelText('Country')).toHaveValue('Germany');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Company name is required for B2B users')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: /JobSeeker/ }));
    expect(screen.queryByLabelText('Company name')).not.toBeInTheDocument();
  });

  it('sends the values and shows where the mail went; errors are shown at their fields', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/public/api/v0/register', async ({ request }) => {
        bodies.push(await request.json());
        return bodies.length === 1
          ? HttpResponse.json(
              {
                message: 'This password is too common',
                errors: [{ field: 'password', message: 'This password is too common' }],
              },
              { status: 400 },
            )
          : HttpResponse.json({ message: 'Please look into your mailbox.' }, { status: 201 });
      }),
    );
    renderAt('/sign_in?tab=register', <SignInPage />);
    await userEvent.click(screen.getByRole('radio', { name: /JobSeeker/ }));
    await userEvent.type(screen.getByLabelText('First name'), ' Lena ');
    await userEvent.type(screen.getByLabelText('Last name'), 'Vogt');
    await userEvent.type(screen.getByLabelText('Email'), 'lena@vogt.berlin');
    await userEvent.type(screen.getByLabelText('Password'), 'passwordpassword');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/too common/));
    await userEvent.type(screen.getByLabelText('Password'), ' of the copper lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Please look into your mailbox.')).toBeVisible();
    expect(screen.getByText('lena@vogt.berlin')).toBeVisible();
    expect(bodies[1]).toEqual({
      role: 'JobSeeker',
      first_name: 'Lena',
      last_name: 'Vogt',
      language: 'en',
      email: 'lena@vogt.berlin',
      password: 'passwordpassword of the copper lamp',
      country: 'Germany',
    });
  });
});

describe('unsent input', () => {
  const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));

  it('survives switching to the other form and back', async () => {
    renderAt('/sign_in', <SignInPage />);
    await userEvent.type(screen.getByLabelText('Email'), 'lena@work.de');
    await userEvent.type(screen.getByLabelText('Password'), 'old');
    await go('Register');
    await userEvent.click(screen.getByRole('radio', { name: /Freelancer/ }));
    await userEvent.type(screen.getByLabelText('Email'), 'lena@vogt.berlin');
    await userEvent.type(screen.getByLabelText('Password'), 'copper lamp');
    await go('Login');
    expect(screen.getByLabelText('Email')).toHaveValue('lena@work.de');
    expect(screen.getByLabelText('Password')).toHaveValue('old');
    await go('Register');
    expect(screen.getByRole('radio', { name: /Freelancer/ })).toBeChecked();
    expect(screen.getByLabelText('Email')).toHaveValue('lena@vogt.berlin');
    expect(screen.getByLabelText('Password')).toHaveValue('copper lamp');
    expect(screen.queryByText(/unfinished draft/)).toBeNull();
  });

  it('is restored on the next visit, except the password, until it is sent or discarded', async () => {
    const show = () => renderAt('/sign_in?tab=register', <SignInPage />);
    const first = show();
    await userEvent.click(screen.getByRole('radio', { name: /JobSeeker/ }));
    await userEvent.type(screen.getByLabelText('First name'), 'Lena');
    await userEvent.type(screen.getByLabelText('Last name'), 'Vogt');
    await userEvent.type(screen.getByLabelText('Email'), 'lena@vogt.berlin');
    await userEvent.type(screen.getByLabelText('Password'), 'kupfer lampe');
    expect(JSON.stringify(localStorage)).not.toContain('kupfer');
    first.unmount();

    server.use(
      http.post('*/public/api/v0/register', () => HttpResponse.json({ message: 'Done.' }, { status: 201 })),
    );
    const second = show();
    expect(screen.getByText(/Your unfinished draft has been restored/)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Lena');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Password'), 'kupfer lampe wolken');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Done.')).toBeVisible();
    expect(localStorage.getItem('draft:registration')).toBeNull();
    second.unmount();

    show();
    await userEvent.type(screen.getByLabelText('First name'), 'Mara');
    cleanup();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.getByLabelText('First name')).toHaveValue('');
  });

  it('is not lost to the privacy policy, which opens in a new tab', () => {
    renderAt('/sign_in?tab=register', <SignInPage />);
    const link = screen.getByRole('link', { name: 'privacy policy' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});

describe('LinkedIn', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('asks whether the server is reachable before it redirects', async () => {
    server.use(http.get('*/public/api/v0/ping', () => HttpResponse.error()));
    renderAt('/sign_in', <SignInPage />);
    const leave = screen.getByRole('button', { name: 'Login with LinkedIn' });
    await userEvent.click(leave);
    expect(
      await screen.findByText('Could not reach server. Please try again in a few seconds.'),
    ).toBeVisible();
    expect(leave).toBeVisible();
  });

  it('wipes the code from the address and exchanges it for a session', async () => {
    let body: unknown;
    server.use(
      http.post('*/public/api/v0/session/exchange', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ message: 'Signed in.', token: 'a-token', user: aUser('B2B') });
      }),
    );
    window.history.replaceState(null, '', `/sign_in?data=${encode({ user: { _id: '1' }, token: 'once' })}`);
    renderAt('/sign_in', <SignInPage />);
    expect(window.location.search).toBe('');
    await waitFor(() => expect(userSession.token).toBe('a-token'));
    expect(body).toEqual({ token: 'once' });
  });

  it('says why the sign-in with LinkedIn failed', async () => {
    window.history.replaceState(null, '', '/sign_in?error=cancelled');
    renderAt('/sign_in', <SignInPage />);
    expect(await screen.findByText('Signing in with LinkedIn was cancelled.')).toBeVisible();
  });

  it.each(['', 'not base64!', encode([]), encode({ token: 7 }), encode(null)])(
    'finds no code in %j',
    (data) => expect(codeIn(data)).toBeNull(),
  );
});
