import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { useLocation } from 'react-router-dom';
import { renderAt } from '../../../test/render-app.tsx';
import { pending, serveStep, stepIsOver, WRONG_CODE } from '../../../test/second-factor.ts';
import { listen, server } from '../../../test/server.ts';
import { aUser, signedIn } from '../../../test/users.ts';
import { signInAgain } from '../../shared/api/session/reauth.ts';
import { userSession } from '../../shared/api/session/session.ts';
import type { User } from '../../shared/api/types.ts';
import SignInAgainDialog from './sign-in-again-dialog.tsx';
import { SignInAgain } from './sign-in-again.tsx';

listen();

it.each([
  ['a password', { hasPassword: true, linkedIn: false }, true, false],
  ['LinkedIn', { hasPassword: false, linkedIn: true }, false, true],
  ['both', { hasPassword: true, linkedIn: true }, true, true],
])('offers only %s to those who sign in with it', (_, account, password, linkedIn) => {
  signedIn('Freelancer', account);
  renderAt('/dashboard/projects', <SignInAgainDialog audience="user" />);
  expect(screen.queryByLabelText('Password') !== null).toBe(password);
  expect(screen.queryByRole('button', { name: 'Sign in' }) !== null).toBe(password);
  expect(screen.queryByRole('button', { name: 'Login with LinkedIn' }) !== null).toBe(linkedIn);
});

describe('with a second factor', () => {
  function Where() {
    return <p>At {useLocation().pathname}</p>;
  }

  /** Renders a screen whose session has expired, with text typed into it. */
  async function endUnder(person: User) {
    serveStep('/private/api/sign-in/code', '123456', { message: 'ok', token: 'fresh', user: person });
    server.use(http.post('*/public/api/v0/login', () => pending('second-factor')));
    signedIn('Freelancer');
    renderAt(
      '/dashboard/projects',
      <>
        <Where />
        <label>
          Note <input />
        </label>
        <SignInAgain />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Note'), 'not sent yet');
    let isSame: Promise<boolean> | undefined;
    act(() => {
      isSame = signInAgain('user');
    });
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    await userEvent.type(within(dialog).getByLabelText('Password'), 'kupfer lampe wolken{Enter}');
    return { isSame, field: await within(dialog).findByLabelText('Code of your app') };
  }

  it('the code keeps the screen and what was typed', async () => {
    const { isSame, field } = await endUnder(aUser('Freelancer'));
    expect(field).toHaveFocus();
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(WRONG_CODE)));
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    expect(await isSame).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(userSession.token).toBe('fresh');
    expect(screen.getByText('At /dashboard/projects')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('not sent yet');
  });

  it('somebody else goes to the dashboard', async () => {
    const { isSame, field } = await endUnder(aUser('Freelancer', { _id: '656f2a9e1c9d440000a1b2c4' }));
    await userEvent.type(field, '123456{Enter}');
    expect(await isSame).toBe(false);
    expect(await screen.findByText('At /dashboard/dashboard')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a step that took too long leads back to the password with the reason', async () => {
    const { field } = await endUnder(aUser('Freelancer'));
    stepIsOver('/private/api/sign-in/code');
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByText(/This took longer than five minutes/)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    act(() => userSession.drop());
  });
});
