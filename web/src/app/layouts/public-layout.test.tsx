import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../test/render-app.tsx';
import { signedIn } from '../../../test/users.ts';
import { chooseConsent } from './cookie-consent.ts';
import { PublicLayout } from './public-layout.tsx';

const show = (path = '/about') => renderAt(path, <PublicLayout />);
const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const banner = () => screen.queryByRole('region', { name: 'Cookies' });

afterEach(() => act(() => chooseConsent(null)));

it('offers visitors to sign in, except on the page where they do', () => {
  const { unmount } = show();
  expect(bar().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign_in');
  unmount();
  show('/sign_in');
  expect(bar().queryByRole('link', { name: 'Sign in' })).toBeNull();
});

it('greets users by their first name, and offers Dashboard and Logout', async () => {
  signedIn('B2B');
  show();
  expect(bar().queryByRole('link', { name: 'Sign in' })).toBeNull();
  await userEvent.click(bar().getByRole('button', { name: 'Hello, Lena' }));
  expect(bar().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(bar().getByRole('button', { name: 'Logout' })).toBeVisible();
});

it.each([
  ['Allow Cookies', 'true'],
  ['Necessary only', 'necessary'],
])(
  'the banner goes with “%s”, stays away on the next page, and comes back from the footer',
  async (choice, kept) => {
    const { unmount } = show();
    const sentences = within(banner()!).getAllByRole('listitem');
    for (const [at, text] of [
      'keep you signed in',
      'We do not count visits at present.',
      'only with your consent',
      'change your choice',
    ].entries())
      expect(sentences[at]).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: choice }));
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(localStorage.getItem('cookiesAccepted')).toBe(kept);
    unmount();
    show('/services');
    expect(banner()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(banner()).toBeVisible();
  },
);
