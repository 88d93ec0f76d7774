import { expect, test, type Page } from '../../support/test.ts';
import {
  askForEmail,
  asAdmin,
  changePassword,
  choosePassword,
  newAdmin,
  NEXT,
} from '../../support/entries/own-accounts.ts';
import { address, PASSWORD } from '../../support/entries/accounts.ts';
import { linkIn, mailTo } from '../../support/entries/mailbox.ts';
import {
  expectAccessible,
  expectNoSideScroll,
  refused,
  watch,
  withoutBanner,
} from '../../support/looks/watch.ts';
import { WIDTHS } from '../../support/looks/widths.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test('an administrator manages their own account', async ({ page }) => {
  const complaints = watch(page, new URL(test.info().project.use.baseURL ?? '').origin);
  const email = await newAdmin(page.request);
  await asAdmin(page, email);
  await page.getByRole('button', { name: email.split('@')[0] ?? '' }).click();
  await page.getByRole('link', { name: 'Account' }).last().click();
  await expect(page).toHaveURL(/\?tab=account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Account' }),
  ).toHaveAttribute('aria-current', 'page');

  await test.step('phone', async () => {
    const section = page.getByRole('region', { name: 'Phone' });
    await section.getByLabel('Phone number').fill('+49 30 2');
    await section.getByRole('button', { name: 'Save phone number' }).click();
    await expect(section.getByRole('status')).toContainText('Your phone number has been changed.');
    await page.reload();
    await expect(page.getByLabel('Phone number')).toHaveValue('+49 30 2');
  });

  await test.step('email address: the bar follows', async () => {
    const next = address('chief');
    await askForEmail(page, next);
    await page.goto(linkIn(await mailTo(next, /Please confirm your new/), '/confirm-email'));
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: next.split('@')[0] ?? '' })).toBeVisible();
  });

  await test.step('sessions and password', async () => {
    await page.goto('/admin-dashboard?tab=account');
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await changePassword(page);
  });
  expect(complaints).toEqual([]);
});

test('an administrator resets a forgotten password', async ({ page }) => {
  const complaints = watch(page, new URL(test.info().project.use.baseURL ?? '').origin);
  const email = await newAdmin(page.request);
  await page.goto('/admin_sign_in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password\?for=admin$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/admin_sign_in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('an email with a link is on its way')).toBeVisible();
  const link = linkIn(await mailTo(email, /Choose a new password/), '/reset-password');
  await page.goto(link);
  await choosePassword(page, NEXT);
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await expect(page).toHaveURL(/\/admin_sign_in$/);
  await asAdmin(page, email, NEXT);
  await page.goto(link);
  await choosePasswordAgain(page);
  expect(complaints).toEqual([refused('/public/api/v0/admin/reset-password', '400 (Bad Request)')]);
});

async function choosePasswordAgain(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat new password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('This reset link is invalid or has expired');
}

test('the account fits every width, with a long address', async ({ page }) => {
  const long = 'a.rather.long.name.of.a.person.who.works.here';
  await asAdmin(page, await newAdmin(page.request, long));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin-dashboard?tab=account');
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await expectNoSideScroll(page);
    if (width === 320 || width === 1440) await expectAccessible(page);
  }
});
