import type { Locator } from '@playwright/test';
import { encode } from 'uqr';
import { PASSWORD, register } from '../../support/entries/accounts.ts';
import { openSection, signInAsAdmin } from '../../support/admin.ts';
import { drawnModules } from '../../support/looks/drawn-modules.ts';
import { App, enterCode, setUpApp } from '../../support/entries/one-time-codes.ts';
import { asAdmin, asUser, newAdmin, signIn, signOut } from '../../support/entries/own-accounts.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { refused, watch, withoutBanner } from '../../support/looks/watch.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });

/** Signs out, and waits for the page that follows. */
async function leave(page: Page): Promise<void> {
  await signOut(page);
  await expect(page).toHaveURL(/\/sign_in$/);
  await expect(page.getByLabel('Email')).toBeVisible();
}

test.beforeEach(({ page }) => withoutBanner(page));

test('a user sets up an app, signs in with its codes and a recovery code, and removes it', async ({
  page,
  baseURL,
}) => {
  const complaints = watch(page, baseURL ?? '');
  const email = await register(page.request, 'Freelancer');
  await asUser(page, email);
  await page.goto('/dashboard/account');
  const { app, recoveryCodes } = await setUpApp(page);
  await leave(page);

  await test.step('a code of the app ends the sign-in, a wrong one does not', async () => {
    await signIn(page, '/sign_in', email);
    const field = page.getByLabel('Code of your app');
    await expect(field).toBeFocused();
    await enterCode(page, app.wrong());
    await expect(page.getByText('This code is incorrect.')).toBeVisible();
    await expect(field).toBeFocused();
    await enterCode(page, await app.next());
    await expect(page).toHaveURL(/\/dashboard\//);
    await leave(page);
  });

  await test.step('so does a recovery code, however it is typed, once', async () => {
    const [code = ''] = recoveryCodes;
    await signIn(page, '/sign_in', email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await enterCode(page, code.toUpperCase().replace(/-/g, ' '), 'Recovery code');
    await expect(page).toHaveURL(/\/dashboard\//);
    await page.goto('/dashboard/account');
    await expect(section(page)).toContainText('9 recovery codes are left.');
    await leave(page);
    await signIn(page, '/sign_in', email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await enterCode(page, code, 'Recovery code');
    await expect(page.getByText('This code is incorrect.')).toBeVisible();
    await page.getByRole('button', { name: 'Use a code of the app' }).click();
    await enterCode(page, await app.next());
    await expect(page).toHaveURL(/\/dashboard\//);
  });

  await test.step('without the app the password is enough', async () => {
    await page.goto('/dashboard/account');
    await section(page).getByRole('button', { name: 'Remove the app' }).click();
    await page.getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(section(page).getByRole('button', { name: 'Set up an app' })).toBeVisible();
    await expect(section(page).getByRole('heading', { level: 2 })).toBeFocused();
    await leave(page);
    await asUser(page, email);
  });
  const wrongCode = refused('/private/api/sign-in/code', '400 (Bad Request)');
  expect(complaints).toEqual([wrongCode, wrongCode]);
});

test('an administrator signs in with an app, until another one resets it', async ({ page, browser }) => {
  const email = await newAdmin(page.request);
  await asAdmin(page, email);
  await openSection(page, 'account');
  const { app } = await setUpApp(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await withoutBanner(other);
  await signIn(other, new URL('/admin_sign_in', page.url()).href, email);
  await enterCode(other, await app.next());
  await expect(other).toHaveURL(/\/admin-dashboard/);
  await context.close();

  const resetting = await browser.newContext();
  const desk = await resetting.newPage();
  await signInAsAdmin(desk);
  await desk.goto(new URL('/admin-dashboard?tab=system', page.url()).href);
  await desk.getByRole('button', { name: `Reset second factor of ${email}` }).click();
  await desk.getByRole('button', { name: 'Yes, Reset' }).click();
  await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('Password only');
  await resetting.close();

  // All sessions have ended.
  await page.reload();
  await page.getByRole('button', { name: 'Leave' }).click();
  await asAdmin(page, email);
});

test('a call that wants the owner is repeated after the password', async ({ page }) => {
  await signInAsAdmin(page);
  const isFirst = { invite: true };
  await page.route('**/api/admin/admins/invite', async (route) => {
    if (!isFirst.invite) return route.continue();
    isFirst.invite = false;
    const refusal = { code: 'session.confirm-first', message: 'Please confirm that it is you.' };
    return route.fulfill({ status: 403, json: { statusCode: 403, requestId: 'r1', ...refusal } });
  });
  await openSection(page, 'system');
  const invite = page.getByRole('button', { name: 'Invite', exact: true });
  await invite.click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  const password = dialog.getByLabel('Your password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This password is incorrect')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('berlin-demo-2026');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Code:')).toBeVisible();
  await expect(invite).toBeFocused();
  const code = await page.locator('.adm-panel code').innerText();
  const data = { email: `invited.${code.slice(0, 6)}@example.com`, phone: '1', password: PASSWORD };
  const registered = await page.request.post('/public/api/v0/admin/register', {
    data: { ...data, inviteCode: code },
  });
  expect(registered.status()).toBe(201);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const reached = target.and(page.locator(':focus'));
  for (let stop = 0; stop < 60 && (await reached.count()) === 0; stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('all of it goes by keyboard, and the focus is always where the next thing is done', async ({ page }) => {
  const email = await register(page.request, 'JobSeeker');
  await asUser(page, email);
  await page.goto('/dashboard/account');
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const setUp = async (opener: string) => {
    await press(opener);
    await expect(page.getByLabel('Code of your app')).toBeFocused();
    return new App(await page.getByRole('dialog').locator('code').innerText());
  };
  const app = await setUp('Set up an app');
  await page.keyboard.type(await app.next());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Store these recovery codes')).toBeFocused();
  const [code = ''] = await page.getByRole('dialog').locator('code').allInnerTexts();
  await press('I have stored them');
  await expect(section(page).getByRole('button', { name: 'Replace the app' })).toBeFocused();

  await leave(page);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code of your app')).toBeFocused();
  await press('Back to the password');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code of your app')).toBeFocused();
  await press('Use a recovery code');
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\//);

  await page.goto('/dashboard/account');
  await press('Remove the app');
  await press('Yes, Remove');
  await expect(section(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test('the QR code says to the app what the link says', async ({ page }) => {
  const email = await register(page.request, 'Freelancer');
  await asUser(page, email);
  await page.goto('/dashboard/account');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const address = (await dialog.getByRole('link').getAttribute('href')) ?? '';
  const { protocol, host, pathname, searchParams } = new URL(address);
  expect([protocol, host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(pathname)).toContain(email);
  const typed = await dialog.locator('code').innerText();
  expect(searchParams.get('secret')).toBe(typed.replace(/\s/g, ''));
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  expect(await drawnModules(dialog.getByRole('img', { name: /^QR code/ }), size)).toEqual(data);
});
