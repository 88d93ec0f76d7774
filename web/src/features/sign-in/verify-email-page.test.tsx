import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import VerifyEmailPage from './verify-email-page.tsx';

listen();

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function open(query: string) {
  renderAt(
    `/verify-email${query}`,
    <>
      <Address />
      <Routes>
        <Route path="/verify-email" element={<VerifyEmailPage />} />
        <Route path="/login" element={<h1>Login</h1>} />
      </Routes>
    </>,
  );
}

/** Answers the call, and returns the tokens that were sent. */
function answer(text: string, status: number): string[] {
  const tokens: string[] = [];
  server.use(
    http.get('*/public/api/v0/verify-email', ({ request }) => {
      tokens.push(new URL(request.url).searchParams.get('token') ?? '');
      return HttpResponse.text(text, { status });
    }),
  );
  return tokens;
}

it.each(['#token=new', '?token=new', '?utm_source=mail&token=old#token=new'])(
  'takes the token of %s once, and removes it from the address',
  async (link) => {
    const tokens = answer('This verification link is invalid or has expired', 400);
    open(link);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(tokens).toEqual(['new']);
    expect(screen.getByRole('status')).toHaveTextContent(
      new RegExp(`^/verify-email${link.includes('utm') ? '\\?utm_source=mail' : ''}$`),
    );
  },
);

it('says that the token is missing', async () => {
  open('');
  expect(await screen.findByText('Verification token is missing')).toBeVisible();
});

it('shows the server’s reason', async () => {
  answer('This verification link is invalid or has expired', 400);
  open('#token=old');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This verification link is invalid or has expired',
  );
});

it('says that it failed where the server gives no reason', async () => {
  answer('', 400);
  open('#token=old');
  expect(await screen.findByText('Verification failed')).toBeVisible();
});

it('says that something went wrong when there is no response', async () => {
  server.use(http.get('*/public/api/v0/verify-email', () => HttpResponse.error()));
  open('#token=new');
  expect(await screen.findByText('Something went wrong during verification')).toBeVisible();
});

it('redirects to the login three seconds after success', async () => {
  answer('Email verified successfully!', 200);
  jest.useFakeTimers({ advanceTimers: true });
  try {
    open('#token=new');
    const text = 'Email verified successfully! Redirecting to login...';
    expect(await screen.findByText(text, undefined, { timeout: 2_500 })).toBeVisible();
    act(() => void jest.advanceTimersByTime(400));
    expect(screen.queryByText('Login')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(3_000));
    expect(screen.getByText('Login')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
