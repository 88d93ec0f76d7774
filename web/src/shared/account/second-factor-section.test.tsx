import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { OFFERED, RECOVERY_CODES, someFactors, withApp, wrong } from '../../../test/second-factor.ts';
import { WRONG_CODE } from '../../../test/second-factor.ts';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import type { Factors } from '../api/types.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

listen();
beforeEach(() => signedIn('Freelancer'));

/** The factors on the server; only 123456 is a valid code of the offered app. */
let factors: Factors;
function serve(first: Factors) {
  factors = first;
  const own = '*/private/api/factors';
  server.use(
    http.get(own, () => HttpResponse.json(factors)),
    http.post(`${own}/codes`, () => HttpResponse.json(OFFERED)),
    http.post(`${own}/codes/confirm`, async ({ request }) => {
      if (((await request.json()) as { code: string }).code !== '123456') return wrong('code', WRONG_CODE);
      const recoveryCodes = factors.codesSince === null ? RECOVERY_CODES : [];
      factors = withApp({ recoveryCodes: factors.recoveryCodes || 10 });
      return HttpResponse.json({ message: 'Added.', recoveryCodes });
    }),
    http.post(`${own}/recovery-codes`, () => {
      factors = { ...factors, recoveryCodes: 10 };
      return HttpResponse.json({ message: 'Made.', recoveryCodes: RECOVERY_CODES });
    }),
    http.delete(`${own}/codes`, () => {
      factors = someFactors();
      return HttpResponse.json({ message: 'Removed.' });
    }),
  );
}

const show = () => renderAt('/dashboard/account', <SecondFactorSection audience="user" />);
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const heading = () => screen.getByRole('heading', { name: 'Second factor' });

it('sets up an app, and shows the recovery codes once', async () => {
  serve(someFactors());
  show();
  await press('Set up an app');
  const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
  expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', OFFERED.address);
  const field = within(dialog).getByLabelText('Code of your app');
  expect(field).toHaveFocus();
  await userEvent.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(WRONG_CODE)));
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '123456{Enter}');
  const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(RECOVERY_CODES);
  await userEvent.keyboard('{Escape}');
  expect(codes).toBeVisible();
  await press('I have stored them');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    await screen.findByText(/^Since 21 Nov 2026, you need a code from your authenticator app to sign in\.$/),
  ).toBeVisible();
  expect(screen.getByText('10 recovery codes are left.')).toBeVisible();
  expect(screen.queryByText(RECOVERY_CODES[0] ?? '')).toBeNull();
  expect(heading()).toHaveFocus();
});

it('adds nothing when the dialog is cancelled', async () => {
  serve(someFactors());
  show();
  await press('Set up an app');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await button('Set up an app')).toBeVisible();
});

it('replaces the app, which keeps the recovery codes', async () => {
  serve(withApp({ recoveryCodes: 7 }));
  show();
  await press('Replace the app');
  await userEvent.type(await screen.findByLabelText('Code of your app'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('7 recovery codes are left.')).toBeVisible();
});

it.each([
  [3, 'You have 3 recovery codes left. Please create new ones.'],
  [1, 'You have 1 recovery code left. Please create new ones.'],
  [0, 'You have no recovery codes left. Create new ones, or you are locked out without your devices.'],
])('asks for new recovery codes when %s are left, and makes them', async (recoveryCodes, text) => {
  serve(withApp({ recoveryCodes }));
  show();
  expect(await screen.findByText(text)).toBeVisible();
  await press('Create new recovery codes');
  const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await press('I have stored them');
  expect(await screen.findByText('10 recovery codes are left.')).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
});

it('removes the app after asking', async () => {
  serve(withApp());
  show();
  await press('Remove the app');
  const asked = await screen.findByRole('alertdialog', { name: 'Remove the authenticator app' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(factors.codesSince).not.toBeNull();
  await press('Remove the app');
  await press('Yes, Remove');
  expect(await button('Set up an app')).toBeVisible();
  expect(factors.codesSince).toBeNull();
  expect(heading()).toHaveFocus();
});

it('offers no removal where a second factor is required, but another app', async () => {
  serve(withApp({ required: true }));
  show();
  expect(await button('Replace the app')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the app' })).toBeNull();
});

it('says when it could not be loaded, and tries again', async () => {
  server.use(http.get('*/private/api/factors', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  show();
  expect(await screen.findByText('Your second factor could not be loaded.')).toBeVisible();
  serve(someFactors());
  await press('Try again');
  expect(await button('Set up an app')).toBeVisible();
});

it('says why no app could be offered', async () => {
  serve(someFactors());
  server.use(http.post('*/private/api/factors/codes', () => HttpResponse.error()));
  show();
  await press('Set up an app');
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
});
