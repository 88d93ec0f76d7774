import { screen } from '@testing-library/react';
import { renderAt } from '../../test/render-app.tsx';
import { signedIn } from '../../test/users.ts';
import SignInAgainDialog from './sign-in-again-dialog.tsx';

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
