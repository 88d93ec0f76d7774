import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { someFactors, withApp, wrong, WRONG_CODE } from '../../../test/second-factor.ts';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import { send } from '../../shared/api/client.ts';
import { adminSession, userSession } from '../../shared/api/session/session.ts';
import type { Factors } from '../../shared/api/types.ts';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { ConfirmOwner } from './confirm-owner.tsx';

listen();
afterEach(() => {
  userSession.drop();
  adminSession.drop();
});

/** A part of a screen whose call needs a confirmed owner. */
function Protected({ name }: { name: string }) {
  const task = useTask({ failed: 'It failed.' });
  const press = () =>
    task.run(async () => {
      await send('put', '/private/api/language', { body: { language: 'de' } });
      return `${name} is done.`;
    });
  return (
    <>
      <button onClick={() => void press()}>{name}</button>
      <TaskNotice task={task} />
    </>
  );
}

const PASSKEY = { credentialId: 'a', name: 'Laptop', since: '2026-11-21T08:00:00.000Z', usedAt: null };

/** Refuses the call until the password or the code was right. */
function serveProtected(factors: Factors = someFactors()) {
  const seen = { calls: 0, confirmations: [] as unknown[] };
  let isConfirmed = false;
  server.use(
    http.get('*/private/api/factors', () => HttpResponse.json(factors)),
    http.put('*/private/api/language', () => {
      seen.calls += 1;
      if (isConfirmed) return HttpResponse.json({ message: 'Saved.' });
      const refusal = { code: 'session.confirm-first', message: 'Please confirm that it is you.' };
      return HttpResponse.json({ statusCode: 403, requestId: 'r1', ...refusal }, { status: 403 });
    }),
    http.post('*/private/api/confirm', async ({ request }) => {
      const body = (await request.json()) as { password?: string; code?: string };
      seen.confirmations.push(body);
      const isPasswordRight = body.password === undefined || body.password === 'kupfer lampe';
      if (!isPasswordRight) return wrong('password', 'This password is incorrect');
      if (body.code !== undefined && body.code !== '123 456') return wrong('code', WRONG_CODE);
      isConfirmed = true;
      return HttpResponse.json({ code: 'session.confirmed', message: 'Thank you.', token: 'next' });
    }),
  );
  return seen;
}

const show = () =>
  renderAt(
    '/dashboard/account',
    <>
      <Protected name="One" />
      <Protected name="Two" />
      <ConfirmOwner />
    </>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Please confirm that it is you' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('repeats the call once the owner has entered the password; a wrong one is said at its field', async () => {
  signedIn('Freelancer');
  const seen = serveProtected();
  show();
  await press('One');
  const field = await within(await dialog()).findByLabelText('Your password');
  expect(field).toHaveFocus();
  expect(screen.queryByLabelText('Code of your app')).toBeNull();
  await press('Confirm');
  expect(await screen.findByText('Password is required')).toBeVisible();
  await userEvent.type(field, 'kupfer{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This password is incorrect'));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field, ' lampe{Enter}');
  expect(await screen.findByText('One is done.')).toBeVisible();
  await isClosed();
  expect(seen).toEqual({ calls: 2, confirmations: [{ password: 'kupfer' }, { password: 'kupfer lampe' }] });
  expect([userSession.token, localStorage.getItem('token')]).toEqual(['next', 'next']);
});

it.each([
  ['cancelled', () => press('Cancel')],
  ['closed', () => press('Close')],
  ['closed by Escape', () => userEvent.keyboard('{Escape}')],
])('does not repeat the call when the dialog is %s, and says what it wanted', async (_, close) => {
  signedIn('Freelancer');
  const seen = serveProtected();
  show();
  await press('One');
  await within(await dialog()).findByLabelText('Your password');
  await close();
  expect(await screen.findByText('Please confirm that it is you.')).toBeVisible();
  await isClosed();
  expect(seen).toEqual({ calls: 1, confirmations: [] });
  await press('One');
  expect(await dialog()).toBeVisible();
});

it('asks once for two calls at once, and repeats both', async () => {
  signedIn('Freelancer');
  const seen = serveProtected();
  show();
  await Promise.all([press('One'), press('Two')]);
  await userEvent.type(await within(await dialog()).findByLabelText('Your password'), 'kupfer lampe{Enter}');
  expect(await screen.findByText('One is done.')).toBeVisible();
  expect(await screen.findByText('Two is done.')).toBeVisible();
  expect(seen).toEqual({ calls: 4, confirmations: [{ password: 'kupfer lampe' }] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for password and code where there is an app, and names what was wrong at its field', async () => {
  signedIn('Freelancer');
  const seen = serveProtected(withApp());
  show();
  await press('One');
  const password = await within(await dialog()).findByLabelText('Your password');
  expect(password).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Confirm with a passkey' })).toBeNull();
  const code = screen.getByLabelText('Code of your app');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(password, 'wrong{Enter}');
  expect(await screen.findByText('Enter a code')).toBeVisible();
  await userEvent.type(code, '000000{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('This password is incorrect'));
  await userEvent.clear(password);
  await userEvent.type(password, 'kupfer lampe{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(WRONG_CODE)));
  await userEvent.clear(code);
  await userEvent.type(code, '123 456{Enter}');
  expect(await screen.findByText('One is done.')).toBeVisible();
  expect(seen.confirmations).toEqual([
    { password: 'wrong', code: '000000' },
    { password: 'kupfer lampe', code: '000000' },
    { password: 'kupfer lampe', code: '123 456' },
  ]);
  expect(userSession.token).toBe('next');
});

it('takes a recovery code, in a field that has letters on a phone', async () => {
  signedIn('Freelancer');
  const seen = serveProtected(withApp());
  show();
  await press('One');
  await userEvent.type(await within(await dialog()).findByLabelText('Your password'), 'kupfer lampe');
  await press('Use a recovery code');
  const code = screen.getByLabelText('Recovery code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'text');
  await userEvent.type(screen.getByLabelText('Recovery code'), '123 456{Enter}');
  expect(await screen.findByText('One is done.')).toBeVisible();
  expect(seen.confirmations).toEqual([{ password: 'kupfer lampe', code: '123 456' }]);
});

it('takes password and recovery code of who has a passkey that this browser cannot use', async () => {
  signedIn('Freelancer');
  serveProtected(someFactors({ passkeys: [PASSKEY], recoveryCodes: 10 }));
  show();
  await press('One');
  await userEvent.type(await within(await dialog()).findByLabelText('Your password'), 'kupfer lampe');
  await userEvent.type(screen.getByLabelText('Recovery code'), '123 456{Enter}');
  expect(await screen.findByText('One is done.')).toBeVisible();
});

it('says so where there is nothing else', async () => {
  signedIn('Freelancer');
  serveProtected(someFactors({ passkeys: [PASSKEY] }));
  show();
  await press('One');
  expect(await within(await dialog()).findByText(/which this browser does not support/)).toBeVisible();
  await press('Cancel');
});

it('leads who only has LinkedIn to a fresh sign-in there', async () => {
  signedIn('Freelancer', { hasPassword: false, linkedIn: true });
  const seen = serveProtected();
  show();
  await press('One');
  const asked = await dialog();
  expect(await within(asked).findByRole('button', { name: 'Login with LinkedIn' })).toBeVisible();
  expect(within(asked).getByText(/you sign in with LinkedIn. Afterwards you come back/)).toBeVisible();
  expect(within(asked).queryByRole('textbox')).toBeNull();
  await press('Cancel');
  expect(await screen.findByText('Please confirm that it is you.')).toBeVisible();
  expect(seen.calls).toBe(1);
});

it('asks for a code only, where there is an app and no password', async () => {
  signedIn('Freelancer', { hasPassword: false, linkedIn: true });
  const seen = serveProtected(withApp());
  show();
  await press('One');
  const code = await within(await dialog()).findByLabelText('Code of your app');
  expect(code).toHaveFocus();
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await userEvent.type(code, '123 456{Enter}');
  expect(await screen.findByText('One is done.')).toBeVisible();
  expect(seen.confirmations).toEqual([{ code: '123 456' }]);
});

it('closes when the session ends in another tab', async () => {
  const unfollow = userSession.follow();
  signedIn('Freelancer');
  const seen = serveProtected();
  show();
  await press('One');
  await within(await dialog()).findByLabelText('Your password');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await isClosed();
  expect(seen.calls).toBe(1);
  unfollow();
});

it('asks administrators, too', async () => {
  adminSession.open('t', { _id: 'a1', email: 'boss@example.com', phone: '', language: 'en' } as never);
  let calls = 0;
  server.use(
    http.get('*/api/admin/factors', () => HttpResponse.json(withApp({ required: true }))),
    http.post('*/api/admin/confirm', () => HttpResponse.json({ message: 'Thank you.' })),
    http.post('*/api/admin/admins/invite', () => {
      calls += 1;
      return calls === 1
        ? HttpResponse.json({ code: 'session.confirm-first', message: 'Please.' }, { status: 403 })
        : HttpResponse.json({ message: 'Invited.', inviteCode: 'code-1' });
    }),
  );
  show();
  const invited = send('post', '/api/admin/admins/invite', { body: {} });
  await userEvent.type(await within(await dialog()).findByLabelText('Your password'), 'kupfer');
  await userEvent.type(screen.getByLabelText('Code of your app'), '123456{Enter}');
  expect((await invited).inviteCode).toBe('code-1');
});
