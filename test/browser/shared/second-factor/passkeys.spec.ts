import { register } from '../../support/entries/accounts.ts';
import { openSection } from '../../support/admin.ts';
import { asAdmin, asUser, newAdmin, signIn, signOut } from '../../support/entries/own-accounts.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { withoutBanner } from '../../support/looks/watch.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });

/** Adds a device with a fingerprint reader, which its owner touches only while `isThere`. */
async function device(page: Page): Promise<(isThere: boolean) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return (enabled) => browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

/** Adds a passkey under this name, and stores the recovery codes if there are any. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill(name);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.or(section(page).getByText(name, { exact: true })).first()).toBeVisible();
}

/** If the device is touched at once, the page may be back before the address is read. */
async function leave(page: Page): Promise<void> {
  await Promise.all([page.waitForURL(/sign_in$/), signOut(page)]);
}

test.beforeEach(({ page }) => withoutBanner(page));

test('a user signs in with a passkey: by the button, by what the browser offers, and after the password', async ({
  page,
}) => {
  const touch = await device(page);
  const email = await register(page.request, 'Freelancer');
  await asUser(page, email);
  await page.goto('/dashboard/account');
  await touch(true);
  await addPasskey(page, 'My laptop');
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(section(page)).toContainText('My laptop');
  await expect(section(page)).toContainText('not used yet');

  await test.step('the form offers it by itself', async () => {
    await leave(page);
    // The owner touches the device as soon as the form appears.
    await expect(page).toHaveURL(/\/dashboard\//);
    await page.goto('/dashboard/account');
    await expect(section(page)).toContainText('last used');
  });

  // From here on in a browser without automatic offers, which could be faster than a press.
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false');

  await test.step('the button asks for it', async () => {
    await leave(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard\//);
  });

  await test.step('the password alone is not enough any more', async () => {
    await leave(page);
    await signIn(page, '/sign_in', email);
    await expect(page.getByLabel('Recovery code')).toBeVisible();
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\//);
  });

  await test.step('without it the password is enough again', async () => {
    await page.goto('/dashboard/account');
    await section(page).getByRole('button', { name: 'Remove the passkey My laptop' }).click();
    await page.getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(section(page)).not.toContainText('My laptop');
    await expect(section(page).getByRole('heading', { level: 2 })).toBeFocused();
    await leave(page);
    await asUser(page, email);
  });
});

test('an administrator has several passkeys, and confirms with one where the owner is asked', async ({
  page,
}) => {
  const touch = await device(page);
  await touch(true);
  await asAdmin(page, await newAdmin(page.request));
  await openSection(page, 'account');
  await addPasskey(page, 'Office');
  await page.getByRole('button', { name: 'I have stored them' }).click();

  await test.step('one device has one passkey of an account', async () => {
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByText('This device has a passkey of your account already.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('ten minutes later the owner is asked again', async () => {
    const message = 'Please confirm that it is you.';
    await page.route(
      '**/api/admin/factors/codes',
      (route) => route.fulfill({ status: 403, json: { code: 'session.confirm-first', message } }),
      { times: 1 },
    );
    await section(page).getByRole('button', { name: 'Set up an app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    const passkey = dialog.getByRole('button', { name: 'Confirm with a passkey' });
    await expect(passkey).toBeFocused();
    // Instead: the password with a recovery code, for this account has no app.
    await expect(dialog.getByLabel('Your password', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Recovery code')).toBeVisible();
    await passkey.click();
    await expect(page.getByRole('dialog', { name: 'Set up an authenticator app' })).toBeVisible();
  });
});
