import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { pending, serveStep, stepIsOver, WRONG_CODE } from '../../../test/second-factor.ts';
import { listen, server } from '../../../test/server.ts';
import { aUser } from '../../../test/users.ts';
import { userSession } from '../../shared/api/session/session.ts';
import SignInPage from './sign-in-page.tsx';

listen();
beforeEach(() => {
  userSession.drop();
  server.use(http.post('*/public/api/v0/login', () => pending('second-factor')));
});

const STEP = '/private/api/sign-in/code';
const OPENED = { message: 'Signed in.', token: 'a-token', user: aUser('Freelancer') };

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function enterPassword() {
  renderAt('/sign_in', <SignInPage />);
  await userEvent.type(screen.getByLabelText('Email'), 'lena.vogt@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'kupfer lampe wolken{Enter}');
  return screen.findByLabelText('Code of your app');
}

it('asks for a code after the right password, and opens the session by it', async () => {
  const sent = serveStep(STEP, '123456', OPENED);
  const field = await enterPassword();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(userSession.token).toBeNull();
  await userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(userSession.token).toBe('a-token'));
  expect(sent).toEqual([{ body: { code: '123456' }, token: 'Bearer half-a-token' }]);
});

it('shows a wrong code at its field, and sends none that is empty', async () => {
  const sent = serveStep(STEP, '123456', OPENED);
  const field = await enterPassword();
  await press('Sign in');
  expect(await screen.findByText('Enter a code')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(WRONG_CODE)));
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(userSession.token).toBeNull();
});

it('says above the field when there were too many wrong codes', async () => {
  const message = 'Too many wrong codes. Try again in 15 minutes.';
  server.use(
    http.post(`*${STEP}`, () => HttpResponse.json({ code: 'code.too-many-wrong', message }, { status: 429 })),
  );
  await userEvent.type(await enterPassword(), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('takes a recovery code instead, whose field has letters and none of the former error', async () => {
  const sent = serveStep(STEP, '7k3d-p0qa-mz81-x4vt', OPENED);
  await userEvent.type(await enterPassword(), '000000{Enter}');
  await screen.findByText(WRONG_CODE);
  await press('Use a recovery code');
  const field = screen.getByLabelText('Recovery code');
  expect(screen.queryByText(WRONG_CODE)).toBeNull();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(field).toHaveAttribute('inputmode', 'text');
  await press('Use a code of the app');
  expect(screen.getByLabelText('Code of your app')).toHaveFocus();
  await press('Use a recovery code');
  await userEvent.type(screen.getByLabelText('Recovery code'), '7k3d-p0qa-mz81-x4vt{Enter}');
  await waitFor(() => expect(userSession.token).toBe('a-token'));
  expect(sent.at(-1)?.body).toEqual({ code: '7k3d-p0qa-mz81-x4vt' });
});

it('leads back to the password with the reason when the step took too long', async () => {
  stepIsOver(STEP);
  await userEvent.type(await enterPassword(), '123456{Enter}');
  expect(await screen.findByText(/This took longer than five minutes/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('lena.vogt@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Sign in');
  await waitFor(() => expect(screen.getByLabelText('Code of your app')).toHaveFocus());
  expect(screen.queryByText(/This took longer/)).toBeNull();
});

it('leads back to the password on request, and then says no reason', async () => {
  await enterPassword();
  await press('Back to the password');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.queryByText(/This took longer/)).toBeNull();
});

it('asks for a code after LinkedIn, too', async () => {
  const sent = serveStep(STEP, '123456', OPENED);
  server.use(http.post('*/public/api/v0/session/exchange', () => pending('second-factor')));
  const data = Buffer.from(JSON.stringify({ user: { _id: '1' }, token: 'once' })).toString('base64url');
  window.history.replaceState(null, '', `/sign_in?data=${data}`);
  renderAt('/sign_in', <SignInPage />);
  const field = await screen.findByLabelText('Code of your app');
  expect(field).toHaveFocus();
  expect(userSession.token).toBeNull();
  await userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(userSession.token).toBe('a-token'));
  expect(sent[0]?.token).toBe('Bearer half-a-token');
});
