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
      isConfirmed = body.password === 'kupfer lampe' || body.code === '123 456';
      if (isConfirmed) return HttpResponse.json({ code: 'session.confirmed', message: 'Thank you.' });
      return body.code ? wrong('code', WRONG_CODE) : wrong('password', 'This password is incorrect');
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
  expect(screen.queryByRole('button', { name: 'Use a code of the app' })).toBeNull();
  await userEvent.type(field, 'kupfer{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This password is incorrect'));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field, ' lampe{Enter}');
  expect(await screen.findByText('One is done.')).toBeVisible();
  await isClosed();
  expect(seen).toEqual({ calls: 2, confirmations: [{ password: 'kupfer' }, { password: 'kupfer lampe' }] });
});

it('sends nothing without a password', async () => {
  signedIn('Freelancer');
  const seen = serveProtected();
  show();
  await press('One');
  await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Password is required')).toBeVisible();
  expect(seen.confirmations).toEqual([]);
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

it('takes a code instead where there is an app, and changes back without the former error', async () => {
  signedIn('Freelancer');
  const seen = serveProtected(withApp());
  show();
  await press('One');
  await userEvent.type(await within(await dialog()).findByLabelText('Your password'), 'wrong{Enter}');
  expect(await screen.findByText('This password is incorrect')).toBeVisible();
  await press('Use a code of the app');
  expect(screen.queryByText('This password is incorrect')).toBeNull();
  const code = screen.getByLabelText('Code of your app');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(WRONG_CODE)));
  await press('Use your password instead');
  expect(screen.queryByText(WRONG_CODE)).toBeNull();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  await press('Use a code of the app');
  expect(screen.queryByText(WRONG_CODE)).toBeNull();
  await userEvent.clear(screen.getByLabelText('Code of your app'));
  await userEvent.type(screen.getByLabelText('Code of your app'), '123 456{Enter}');
  expect(await screen.findByText('One is done.')).toBeVisible();
  expect(seen.confirmations).toEqual([{ password: 'wrong' }, { code: '000000' }, { code: '123 456' }]);
});

it('takes a recovery code, in a field that has letters on a phone, and offers the other ways beside it', async () => {
  signedIn('Freelancer');
  const seen = serveProtected(withApp());
  show();
  await press('One');
  await within(await dialog()).findByLabelText('Your password');
  await press('Use a recovery code');
  const code = screen.getByLabelText('Recovery code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'text');
  expect(screen.getByRole('button', { name: 'Use a code of the app' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use your password instead' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  await userEvent.type(code, '123 456{Enter}');
  expect(await screen.findByText('One is done.')).toBeVisible();
  expect(seen.confirmations).toEqual([{ code: '123 456' }]);
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
  serveProtected(withApp());
  show();
  await press('One');
  expect(await within(await dialog()).findByLabelText('Code of your app')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Use your password instead' })).toBeNull();
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
  await userEvent.type(await within(await dialog()).findByLabelText('Your password'), 'kupfer{Enter}');
  expect((await invited).inviteCode).toBe('code-1');
});
